// SPDX-License-Identifier: GPL-3.0-or-later
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
    Result<QueryCondition> condition();
    Result<QueryCondition> comparison(QueryCondition::Property property);
    Result<QueryCondition> quoted();
    Result<QueryCondition> expression(QStringView span);
    Result<QueryCondition> text();

    std::optional<QueryCondition::Relation> takeRelation();
    void skip(qsizetype length);
    /// The letters that stand here; none if more than letters stands together.
    QStringView peekWord() const;
    QStringView peekToken() const;
    QStringView peekSpan() const;

    Scanner m_scanner;
};

} // namespace mexplorer
