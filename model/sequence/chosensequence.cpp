// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequence/chosensequence.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/documents/jsonfields.h"
#include "model/notation/expression.h"

namespace mexplorer {

namespace {

const QStringList partNames = {"plot", "histogram", "heat-map"};
/// The parts of earlier versions.
const QStringList formerParts = {"compare", "survey", "matrix"};

SequenceChoice choiceIn(JsonFields fields)
{
    constexpr qint64 maxTerms = 1'000'000'000;
    constexpr quint64 usualTerms = 500;
    SequenceChoice sequence;
    sequence.rules = fields.text("rules");
    sequence.terms = static_cast<quint64>(fields.number("terms", 1, maxTerms, usualTerms));
    if (const auto part = fields.word("part", partNames + formerParts, 0); part < partNames.size())
        sequence.part = static_cast<SequenceChoice::Part>(part);
    if (sequence.rules.isEmpty())
        return sequence;
    if (const Result<RulesPtr> rules = parseRules(sequence.rules); !rules)
        fields.fail(ModelText::tr("\"%1\": %2").arg(QStringLiteral("rules"), rules.problem().message));
    return sequence;
}

} // namespace

void readSequence(JsonFields &fields, Document &document)
{
    if (const auto object = fields.object("sequence"))
        document.set(choiceIn(fields.inner(*object)));
}

/// Depends only on where the user looks, so it isn't compared.
void writeSequence(JsonWriter &json, const Document &document, DocumentText use)
{
    const auto *sequence = document.find<SequenceChoice>();
    if (!sequence || use == DocumentText::Comparison)
        return;
    json.beginObject("sequence");
    if (!sequence->rules.isEmpty())
        json.member("rules", sequence->rules);
    json.member("terms", sequence->terms);
    json.member("part", partNames[static_cast<int>(sequence->part)]);
    json.endObject();
}

} // namespace mexplorer
