// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/listtrace.h"

#include "model/core/modeltext.h"
#include "model/core/textmarks.h"
#include "model/core/wordlist.h"
#include "model/games/heaptraits.h"
#include "model/step/tracewords.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t maxDigits = 24;

/// The code of a game on heaps; a subtraction game has digit 3 for each number that may be taken.
std::optional<TakeAndBreak> codeOf(const Rules &rules)
{
    if (const auto *code = movesOf<TakeAndBreak>(rules))
        return *code;
    const auto *subtraction = movesOf<Subtraction>(rules);
    if (!subtraction || subtraction->set.empty() || subtraction->set.back() >= maxDigits)
        return {};
    TakeAndBreak code;
    code.digits.assign(subtraction->set.back() + 1, 0);
    for (const quint64 taken : subtraction->set)
        code.digits[taken] = 3;
    return code;
}

/// "1 + 2 + 4"
QString bitsText(quint8 digit)
{
    QStringList bits;
    for (int bit = 1; bit <= 8; bit *= 2) {
        if (digit & bit)
            bits << QString::number(bit);
    }
    return bits.join(QStringLiteral(" + "));
}

QStringList allowanceNames()
{
    return {ModelText::tr("nothing"), ModelText::tr("one heap"), ModelText::tr("two heaps"),
            ModelText::tr("three heaps")};
}

QString allowances(quint8 digit)
{
    const QStringList texts = allowanceNames();
    QStringList allowed;
    for (qsizetype bit = 0; bit < texts.size(); ++bit) {
        if ((digit >> bit) & 1)
            allowed << texts[bit];
    }
    return alternatives(allowed);
}

/// "d₂"
QString digitName(const QString &index)
{
    return Sentence::math(u'd' + textmarks::subscript(index));
}

QString digitSentence(quint8 digit, std::size_t taken)
{
    const QString name = digitName(QString::number(taken));
    if (digit == 0)
        return ModelText::tr("%1 is 0: no move takes exactly %n token(s).", nullptr, static_cast<int>(taken)).arg(name);
    const QString sum = Sentence::math(bitsText(digit) == QString::number(digit)
                                           ? QStringLiteral("%1").arg(digit)
                                           : QStringLiteral("%1 = %2").arg(digit).arg(bitsText(digit)));
    if (taken == 0)
        return ModelText::tr("%1, before the point, is %2: a move may take no token and split the heap; it may leave "
                             "%3.")
            .arg(name, sum, allowances(digit));
    return ModelText::tr("%1 is %2: a move may take %n token(s) from a heap and leave %3 of the rest.", nullptr,
                         static_cast<int>(taken))
        .arg(name, sum, allowances(digit));
}

Question digitQuestion(quint8 digit, std::size_t taken, bool isOctal)
{
    const QString name = digitName(QString::number(taken));
    const QString text =
        taken == 0 ? ModelText::tr("%1, before the point, is %2. What may a move leave that takes no token?")
                         .arg(name, tracewords::number(digit))
                   : ModelText::tr("%1 is %2. What may a move leave of a heap from which it takes %n token(s)?",
                                   nullptr, static_cast<int>(taken))
                         .arg(name, tracewords::number(digit));
    return questions::set(
        Question::Kind::Digit, text, allowanceNames().first(isOctal ? 3 : 4), digit,
        [digit, isOctal](Value guess) -> Sentence {
            if (guess == digit)
                return ModelText::tr("The digit is their sum.");
            return (isOctal ? ModelText::tr("That would be the digit %1. Nothing counts 1, one heap 2 and two heaps 4.")
                            : ModelText::tr("That would be the digit %1. Nothing counts 1, one heap 2, two heaps 4 "
                                            "and three heaps 8."))
                .arg(tracewords::number(guess));
        });
}

} // namespace

Result<TracePtr> buildCodeTrace(const Position &position)
{
    const Component *found = nullptr;
    std::optional<TakeAndBreak> code;
    for (const Component &component : position.components) {
        if (!code && (code = codeOf(*component.rules)))
            found = &component;
    }
    if (!code)
        return noticeTrace(
            TraceKind::Code, ModelText::tr("The code of %1").arg(tracewords::title(position)),
            ModelText::tr("This game has no octal code. Games that take tokens from a heap and may split the rest have "
                          "one, such as kayles:7, which is 0.77."));
    const auto digits = std::make_shared<const std::vector<quint8>>(code->digits);
    const QString rules = Sentence::game(found->rules->text());
    const QString text = Sentence::math(code->code());
    const int heap = static_cast<int>(std::clamp<std::size_t>(digits->size() + 3, 5, 9));
    std::vector<ListTrace::Step> steps;
    const auto add = [&](const QString &sentence, int current) {
        steps.push_back({sentence, CodePicture{digits, current, heap}});
    };
    add(ModelText::tr("The code of %1 is %2. Digit %3 says what may be left of a heap that loses %4 tokens.")
            .arg(rules, text, digitName(QStringLiteral("k")), Sentence::math(QStringLiteral("k"))),
        -1);
    add(code->isOctal() ? ModelText::tr("A digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps. "
                                        "So it is a number from 0 to 7, and the code is octal.")
                        : ModelText::tr("A digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps, 8 "
                                        "if three heaps. So it may be as large as 15, and the code is hexadecimal."),
        -1);
    for (std::size_t k = 0; k < std::min(digits->size(), maxDigits); ++k) {
        if (k == 0 && (*digits)[0] == 0)
            continue;
        add(digitSentence((*digits)[k], k), static_cast<int>(k));
        steps.back().question = digitQuestion((*digits)[k], k, code->isOctal());
    }
    const int n = static_cast<int>(digits->size()) - 1;
    add(ModelText::tr("All further digits are 0: no move takes more than %n token(s). So %1 says all the rules of %2.",
                      nullptr, n)
            .arg(text, rules),
        -1);
    steps.back().question = questions::number(
        Question::Kind::Count, ModelText::tr("How many tokens can a move of %1 take at most?").arg(rules),
        static_cast<Value>(n), ModelText::tr("Not this number. Which is the last digit that isn't 0?"));
    return TracePtr(std::make_shared<const ListTrace>(TraceKind::Code, ModelText::tr("The code of %1").arg(rules),
                                                      Position{{*found}}, std::move(steps)));
}

} // namespace mexplorer
