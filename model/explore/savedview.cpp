// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explore/savedview.h"

#include "model/core/jsonwriter.h"
#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/documents/jsonfields.h"
#include "model/explore/graphview.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"

namespace mexplorer {

namespace {

const QStringList regionNames = {"everything", "from", "to", "between"};
const QStringList mergeNames = {"exact", "symmetry"}; ///< of earlier versions
const QStringList othersNames = {"shown", "dimmed", "hidden"};
const QStringList collapseNames = {"none", "value", "followers", "play", "component-values", "components", "symmetry"};
const QStringList colorNames(colorByNames.begin(), colorByNames.end());
const QStringList layeringNames = {"longest-play", "tokens", "value", "short-moves"};
constexpr int shortMoves = 3; ///< a layering of older versions
const QStringList orderNames = {"untangled", "structural"};
const QStringList directionNames = {"top-down", "left-right"};

/// Positions of one game, as cells and as game expressions.
class Positions
{
public:
    explicit Positions(const QString &game)
    {
        if (const Result<Position> start = parseWithLargeHeaps(game); start)
            m_rules = join(*start).rules;
    }

    QString text(const CellVector &cells) const { return m_rules ? expressionText(*m_rules, cells) : QString(); }

    /// The cells of a checked expression; std::nullopt if it belongs to another game.
    std::optional<CellVector> cells(const QString &expression) const
    {
        const Result<Position> position = parseWithLargeHeaps(expression);
        if (!position || !m_rules)
            return std::nullopt;
        JoinedPosition joined = join(*position);
        return joined.rules->isSame(*m_rules) ? std::optional(std::move(joined.cells)) : std::nullopt;
    }

private:
    RulesPtr m_rules;
};

/// Reads positions, and reports those of another game.
class PositionReader
{
public:
    PositionReader(JsonFields &fields, const QString &game) : m_fields(fields), m_positions(game) {}

    /// Returns an empty vector unless the position \a isNeeded; then a missing one is a problem.
    CellVector position(const char *key, bool isNeeded)
    {
        const QString expression = m_fields.expression(key);
        if (!expression.isEmpty()) {
            CellVector there = cells(expression, key);
            return isNeeded ? there : CellVector();
        }
        if (isNeeded)
            m_fields.fail(ModelText::tr("\"%1\" is missing.").arg(QLatin1String(key)));
        return {};
    }

    std::set<CellVector> positions(const char *key)
    {
        std::set<CellVector> all;
        for (const QString &expression : m_fields.expressions(key))
            all.insert(cells(expression, key));
        return all;
    }

private:
    CellVector cells(const QString &expression, const char *key)
    {
        const std::optional<CellVector> cells = m_positions.cells(expression);
        if (!cells)
            m_fields.fail(
                ModelText::tr("\"%1\": %2 is no position of the game.").arg(QLatin1String(key), shortened(expression)));
        return cells.value_or(CellVector());
    }

    JsonFields &m_fields;
    Positions m_positions;
};

/// Reads the member "lens".
FilterSettings filterIn(JsonFields fields, const QString &game)
{
    PositionReader reader(fields, game);
    FilterSettings filter;
    filter.region = static_cast<FilterSettings::Region>(fields.word("region", regionNames, 0));
    filter.anchor = reader.position("anchor", filter.region != FilterSettings::Region::Everything);
    filter.target = reader.position("target", filter.region == FilterSettings::Region::Between);
    filter.query = fields.text("query");
    filter.others = static_cast<FilterSettings::Others>(fields.word("others", othersNames, 0));
    filter.winningMovesOnly = fields.truth("winning_moves_only");
    filter.unfolding = fields.truth("unfolding");
    filter.opened = reader.positions("opened");
    filter.pinned = reader.positions("pinned");
    if (const int collapse = fields.word("merged_by", collapseNames, 0); collapse > 0)
        filter.collapse = static_cast<Collapse>(collapse - 1);
    return filter;
}

GraphLook lookIn(JsonFields fields)
{
    GraphLook look;
    look.colorBy = static_cast<ColorBy>(fields.word("color", colorNames, 0));
    const int layering = fields.word("layers", layeringNames, 0);
    look.layout.layering = layering < shortMoves ? static_cast<Layering>(layering) : Layering::LongestPlay;
    look.layout.order = static_cast<LayerOrder>(fields.word("order", orderNames, 0));
    look.layout.orientation = static_cast<Orientation>(fields.word("direction", directionNames, 0));
    look.bestPlay = fields.truth("best_play");
    look.components = fields.truth("components");
    look.letters = fields.truth("letters");
    return look;
}

} // namespace

void readFilter(JsonFields &fields, Document &document)
{
    const bool wasMerged = fields.word("merge", mergeNames, 0) > 0;
    const auto object = fields.object("lens");
    if (!object && !wasMerged)
        return;
    FilterSettings filter = object ? filterIn(fields.inner(*object), document.game) : FilterSettings();
    if (wasMerged && !filter.collapse)
        filter.collapse = Collapse::Symmetry;
    document.set(std::move(filter));
}

void writeFilter(JsonWriter &json, const Document &document, DocumentText)
{
    const auto *saved = document.find<FilterSettings>();
    if (!saved)
        return;
    const FilterSettings &filter = *saved;
    const Positions positions(document.game);
    const auto writeAll = [&](const char *key, const std::set<CellVector> &all) {
        if (all.empty())
            return;
        json.beginArray(key);
        for (const CellVector &cells : all)
            json.value(positions.text(cells));
        json.endArray();
    };
    const auto writeOne = [&](const char *key, bool isThere, const CellVector &cells) {
        if (isThere)
            json.member(key, positions.text(cells));
    };
    using Region = FilterSettings::Region;
    json.beginObject("lens");
    json.member("region", regionNames[static_cast<int>(filter.region)]);
    writeOne("anchor", filter.region != Region::Everything, filter.anchor);
    writeOne("target", filter.region == Region::Between, filter.target);
    json.member("query", filter.query);
    json.member("others", othersNames[static_cast<int>(filter.others)]);
    json.member("winning_moves_only", filter.winningMovesOnly);
    json.member("unfolding", filter.unfolding);
    writeAll("opened", filter.opened);
    writeAll("pinned", filter.pinned);
    json.member("merged_by", collapseNames[filter.collapse ? 1 + static_cast<int>(*filter.collapse) : 0]);
    json.endObject();
}

void readLook(JsonFields &fields, Document &document)
{
    if (const auto object = fields.object("look"))
        document.set(lookIn(fields.inner(*object)));
}

void writeLook(JsonWriter &json, const Document &document, DocumentText)
{
    const auto *look = document.find<GraphLook>();
    if (!look)
        return;
    json.beginObject("look");
    json.member("color", colorNames[static_cast<int>(look->colorBy)]);
    json.member("layers", layeringNames[static_cast<int>(look->layout.layering)]);
    json.member("order", orderNames[static_cast<int>(look->layout.order)]);
    json.member("direction", directionNames[static_cast<int>(look->layout.orientation)]);
    if (look->bestPlay)
        json.member("best_play", true);
    if (look->components)
        json.member("components", true);
    if (look->letters)
        json.member("letters", true);
    json.endObject();
}

} // namespace mexplorer
