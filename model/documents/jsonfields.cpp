// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/documents/jsonfields.h"

#include "model/core/modeltext.h"
#include "model/core/scanner.h"
#include "model/notation/expression.h"

namespace mexplorer {

QString JsonFields::text(const char *key)
{
    const QJsonValue value = take(key);
    if (!value.isString() && !value.isUndefined())
        fail(ModelText::tr("\"%1\" should be a text.").arg(QLatin1String(key)));
    return value.toString();
}

QString JsonFields::checked(const QString &expression, const char *key)
{
    if (const Result<Position> position = parseWithLargeHeaps(expression); !position)
        fail(ModelText::tr("\"%1\" can't be read: %2").arg(QLatin1String(key), position.problem().message));
    return expression;
}

QString JsonFields::expression(const char *key)
{
    const QString expression = text(key);
    return expression.isEmpty() ? expression : checked(expression, key);
}

QStringList JsonFields::expressions(const char *key)
{
    QStringList expressions;
    for (const auto &value : array(key)) {
        if (!value.isString())
            fail(ModelText::tr("\"%1\" should be an array of texts.").arg(QLatin1String(key)));
        else
            expressions << checked(value.toString(), key);
    }
    return expressions;
}

bool JsonFields::truth(const char *key)
{
    const QJsonValue value = take(key);
    if (!value.isBool() && !value.isUndefined())
        fail(ModelText::tr("\"%1\" should be true or false.").arg(QLatin1String(key)));
    return value.toBool();
}

int JsonFields::word(const char *key, const QStringList &words, int otherwise)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return otherwise;
    const auto index = value.isString() ? words.indexOf(value.toString()) : -1;
    if (index < 0) {
        QStringList shown = words;
        shown.removeAll(QString());
        fail(ModelText::tr("\"%1\" should be one of %2.").arg(QLatin1String(key), shown.join(QStringLiteral(", "))));
    }
    return std::max(0, static_cast<int>(index));
}

Convention JsonFields::convention(const char *key, Convention otherwise)
{
    const QStringList names(conventionNames.begin(), conventionNames.end());
    return static_cast<Convention>(word(key, names, static_cast<int>(otherwise)));
}

qint64 JsonFields::number(const char *key, qint64 min, qint64 max, qint64 otherwise)
{
    const QJsonValue value = take(key);
    return value.isUndefined() ? otherwise : number(value, key, min, max);
}

qint64 JsonFields::number(const QJsonValue &value, const char *key, qint64 min, qint64 max)
{
    const bool isWhole = value.isDouble() && value.toInteger(-1) == value.toInteger(-2);
    const qint64 number = value.toInteger(-1);
    if (!isWhole || number < min || number > max) {
        fail(ModelText::tr("\"%1\" should be a number from %2 to %3.")
                 .arg(QLatin1String(key), groupedNumber(static_cast<quint64>(min)),
                      groupedNumber(static_cast<quint64>(max))));
        return min;
    }
    return number;
}

QJsonArray JsonFields::array(const char *key)
{
    const QJsonValue value = take(key);
    if (!value.isArray() && !value.isUndefined())
        fail(ModelText::tr("\"%1\" should be an array.").arg(QLatin1String(key)));
    return value.toArray();
}

std::optional<QJsonObject> JsonFields::object(const char *key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    if (!value.isObject())
        fail(ModelText::tr("\"%1\" should be an object.").arg(QLatin1String(key)));
    return value.toObject();
}

} // namespace mexplorer
