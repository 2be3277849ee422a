#pragma once

#include "model/analysis/positionquery.h"
#include "model/core/scanner.h"

namespace mexplorer {

/// Reads the conditions of a query from left to right.
class QueryReader
{
public:
    /// \a text must outlive the reader.
    explicit QueryReader(QStringView text) : m_scanner(text) {}

    Result<std::vector<QueryCondition>> read();

private:
    using Condition = std::optional<QueryCondition>; ///< nothing: the words that stood there only join others

    Result<Condition> next(bool negated);
    Result<Condition> afterNot(bool negated);
    Result<Condition> absence(bool negated);
    Result<Condition> afterProperty(QueryCondition::Property property, bool negated);
    Result<Condition> beforeNoun(bool negated);
    Result<Condition> quoted(bool negated);
    Result<Condition> plain(bool negated);
    Result<Condition> expression(QStringView span, bool negated);
    Problem unknownProperty(QStringView word, int column) const;

    std::optional<Outcome> takeOutcome();
    std::optional<QueryCondition::Relation> takeRelationSign();
    std::optional<QueryCondition::Relation> takeRelationWords();
    /// A number and, after it, "or more" or "or fewer", which change \a relation.
    Result<quint64> takeNumber(QueryCondition::Relation &relation);
    bool startsComparison() const;
    bool isArticle() const;

    bool take(QStringView word);
    bool take(QStringView first, QStringView second);
    void skip(qsizetype length);
    /// The letters that stand here; none if more than letters stands together.
    QStringView peekWord() const;
    QStringView peekToken() const;
    QStringView peekSpan() const;

    Scanner m_scanner;
};

/// What a query calls a property: "value", "followers".
QString propertyName(QueryCondition::Property property);

} // namespace mexplorer
