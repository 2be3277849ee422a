// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/graph/labels.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace mexplorer {

/// Reads the members of a JSON object and stores the first problem. A missing member is no problem.
class JsonFields
{
public:
    JsonFields(QJsonObject object, std::optional<Problem> &problem) : m_object(std::move(object)), m_problem(problem) {}

    /// Reads the members of an object within this one; they share the problem.
    JsonFields inner(QJsonObject object) const { return {std::move(object), m_problem}; }
    bool has(const char *key) const { return m_object.contains(QLatin1String(key)); }

    bool hasFailed() const { return m_problem.has_value(); }
    /// Adds a problem. Only the first one is stored, as it is the reason why a file is rejected.
    void fail(const QString &sentence)
    {
        if (!m_problem)
            m_problem = Problem::badInput(Problem::Code::FileSyntax, sentence);
    }

    /// Returns an empty string if the member is missing or not a string.
    QString text(const char *key);
    /// A valid game expression; empty if it is missing.
    QString expression(const char *key);
    /// A list of valid game expressions.
    QStringList expressions(const char *key);
    /// Returns false if the member is missing or not a boolean.
    bool truth(const char *key);
    /// The index in \a words; \a otherwise if the member is missing.
    int word(const char *key, const QStringList &words, int otherwise);
    /// "normal" or "misere"; \a otherwise if the member is missing.
    Convention convention(const char *key, Convention otherwise);
    /// A whole number; \a otherwise if the member is missing, \a min if it isn't a number from \a min to \a max.
    qint64 number(const char *key, qint64 min, qint64 max, qint64 otherwise);
    /// A number that belongs to the member \a key, such as one of an array.
    qint64 number(const QJsonValue &value, const char *key, qint64 min, qint64 max);
    QJsonArray array(const char *key);
    /// std::nullopt if the member is missing or null; an empty object if it isn't an object.
    std::optional<QJsonObject> object(const char *key);

private:
    QJsonValue take(const char *key) const { return m_object.value(QLatin1String(key)); }
    QString checked(const QString &expression, const char *key);

    QJsonObject m_object;
    std::optional<Problem> &m_problem;
};

} // namespace mexplorer
