// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/graph/labels.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace mexplorer {

/// Takes members out of an object of JSON and keeps the first problem. A member that isn't there is no problem.
class JsonFields
{
public:
    JsonFields(QJsonObject object, std::optional<Problem> &problem) : m_object(std::move(object)), m_problem(problem) {}

    /// The members of an object within this one; they share the problem.
    JsonFields inner(QJsonObject object) const { return {std::move(object), m_problem}; }
    bool has(const char *key) const { return m_object.contains(QLatin1String(key)); }

    bool hasFailed() const { return m_problem.has_value(); }
    /// Later problems are dropped: a file is refused for its first one.
    void fail(const QString &sentence)
    {
        if (!m_problem)
            m_problem = Problem::badInput(Problem::Code::FileSyntax, sentence);
    }

    /// Empty if the member isn't there or is no text.
    QString text(const char *key);
    /// A game expression, checked; empty if it isn't there.
    QString expression(const char *key);
    /// Game expressions, checked.
    QStringList expressions(const char *key);
    /// False if the member isn't there or is neither true nor false.
    bool truth(const char *key);
    /// The index among \a words; \a otherwise if the member isn't there.
    int word(const char *key, const QStringList &words, int otherwise);
    /// "normal" or "misere"; \a otherwise if the member isn't there.
    Convention convention(const char *key, Convention otherwise);
    /// A whole number; \a otherwise if the member isn't there, \a min if it is no number from \a min to \a max.
    qint64 number(const char *key, qint64 min, qint64 max, qint64 otherwise);
    /// The same of a value of the member \a key, such as one of an array's.
    qint64 number(const QJsonValue &value, const char *key, qint64 min, qint64 max);
    QJsonArray array(const char *key);
    /// Nothing if the member isn't there or is null; empty if it is no object.
    std::optional<QJsonObject> object(const char *key);

private:
    QJsonValue take(const char *key) const { return m_object.value(QLatin1String(key)); }
    QString checked(const QString &expression, const char *key);

    QJsonObject m_object;
    std::optional<Problem> &m_problem;
};

} // namespace mexplorer
