#include "model/games/rules.h"

#include "model/games/catalogue.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer {

namespace {

struct RulesText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::Rules)
};

} // namespace

QString Component::text() const
{
    return rules->text() + u':' + rules->positionText(cells);
}

bool Component::operator==(const Component &other) const
{
    return cells == other.cells && rules->isSame(*other.rules);
}

Result<std::vector<Component>> Rules::defaultPosition(Scanner &scanner) const
{
    // The position of the family's example suits these rules as well.
    const QString example = familyOf(*this).example.section(QStringLiteral(" + "), 0, 0).section(u':', 1);
    return scanner.expected(RulesText::tr("':' and a position, as in %1:%2").arg(text(), example));
}

QString Position::text() const
{
    QString result;
    QString lastRules;
    for (const Component &component : components) {
        const QString rulesText = component.rules->text();
        if (component.rules->isMultiset() && rulesText == lastRules)
            result += u',';
        else
            result += (result.isEmpty() ? QString() : QStringLiteral(" + ")) + rulesText + u':';
        result += component.rules->positionText(component.cells);
        lastRules = rulesText;
    }
    return result;
}

bool isAcyclic(const Position &position)
{
    return std::all_of(position.components.begin(), position.components.end(),
                       [](const Component &component) { return component.rules->isAcyclic(); });
}

} // namespace mexplorer
