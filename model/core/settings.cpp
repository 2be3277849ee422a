// SPDX-License-Identifier: GPL-3.0-or-later
// The files are JSON. QSettings locks them, and reads the changes of others before it writes. In its own formats it
// writes the last 16 KB without checking for errors, and replaces the old file by an incomplete one.

#include "model/core/settings.h"

#include "model/core/enumtable.h"
#include "model/core/modeltext.h"
#include "model/core/safefile.h"
#include "model/core/translations.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

const QString organization = QStringLiteral("Mexplorer");
const QString bytesKey = QStringLiteral("base64");

QJsonValue toJson(const QVariant &value)
{
    if (value.typeId() != QMetaType::QByteArray)
        return QJsonValue::fromVariant(value);
    return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
}

QVariant fromJson(const QJsonValue &value)
{
    const QJsonArray array = value.toArray();
    if (value.isArray() && std::all_of(array.begin(), array.end(), [](const auto &each) { return each.isString(); })) {
        QStringList texts;
        for (const QJsonValue &each : array)
            texts << each.toString();
        return texts;
    }
    if (value.isObject() && value.toObject().keys() == QStringList{bytesKey})
        return QByteArray::fromBase64(value[bytesKey].toString().toLatin1());
    return value.toVariant();
}

/// Reads nothing from a damaged file; otherwise QSettings would not report later that it can't write.
bool readJson(QIODevice &device, QSettings::SettingsMap &map)
{
    const QJsonObject object = QJsonDocument::fromJson(device.readAll()).object();
    for (auto value = object.begin(); value != object.end(); ++value)
        map[value.key()] = fromJson(*value);
    return true;
}

bool writeJson(QIODevice &device, const QSettings::SettingsMap &map)
{
    QJsonObject object;
    for (auto value = map.begin(); value != map.end(); ++value)
        object[value.key()] = toJson(*value);
    auto *file = qobject_cast<QFileDevice *>(&device);
    if (!file)
        return false;
    CheckedDevice checked(*file);
    checked.write(QJsonDocument(object).toJson());
    return !checked.finish();
}

/// One of the files. The status of an object never returns to "no error", so each access has its own object.
class JsonSettings final : public QSettings
{
public:
    explicit JsonSettings(SettingFile file) : QSettings(format(), UserScope, organization, name(file))
    {
        if (QFileInfo::exists(fileName()))
            return;
        const QSettings older(IniFormat, UserScope, organization, name(file)); // the format of earlier versions
        for (const QString &key : older.allKeys())
            setValue(key, older.value(key));
    }

private:
    static Format format()
    {
        static const Format json = registerFormat(QStringLiteral("json"), readJson, writeJson);
        return json;
    }
    static QString name(SettingFile file)
    {
        return file == SettingFile::Session ? QStringLiteral("session") : QStringLiteral("preferences");
    }
};

// From a value in the file to a typed one; false if the file holds another type.

bool read(const QVariant &stored, bool &value)
{
    value = stored.toBool();
    return stored.typeId() == QMetaType::Bool || stored.typeId() == QMetaType::QString; // of earlier versions
}

bool read(const QVariant &stored, int &value)
{
    bool isNumber = false;
    value = stored.toInt(&isNumber);
    return isNumber;
}

bool read(const QVariant &stored, QString &value)
{
    value = stored.toString();
    return stored.typeId() == QMetaType::QString;
}

bool read(const QVariant &stored, QStringList &value)
{
    value = stored.toStringList();
    return stored.typeId() == QMetaType::QStringList || stored.typeId() == QMetaType::QString;
}

bool read(const QVariant &stored, QByteArray &value)
{
    value = stored.toByteArray();
    return stored.typeId() == QMetaType::QByteArray;
}

constexpr std::array themeNames = {"system", "light", "dark"};

bool read(const QVariant &stored, ThemeMode &value)
{
    const auto mode = valueNamed<ThemeMode>(stored.toString(), themeNames);
    value = mode.value_or(ThemeMode::System);
    return mode.has_value();
}

bool read(const QVariant &stored, CommandKeys &value)
{
    const QVariantMap map = stored.toMap();
    for (auto keys = map.begin(); keys != map.end(); ++keys)
        value[keys.key()] = keys->toStringList();
    return stored.typeId() == QMetaType::QVariantMap;
}

template <class Value> QVariant written(const Value &value)
{
    return value;
}

QVariant written(ThemeMode mode)
{
    return QLatin1String(themeNames[std::size_t(mode)]);
}

QVariant written(const CommandKeys &keys)
{
    QVariantMap map;
    for (auto each = keys.begin(); each != keys.end(); ++each)
        map[each.key()] = *each;
    return map;
}

template <class Value> std::optional<Value> bounded(const Value &value, const SettingRange<Value> &)
{
    return value;
}

std::optional<int> bounded(int value, const SettingRange<int> &range)
{
    return std::clamp(value, range.min, range.max);
}

std::optional<QStringList> bounded(const QStringList &value, const SettingRange<QStringList> &range)
{
    return value.first(std::min(value.size(), range.maxCount));
}

std::optional<QString> bounded(const QString &value, const SettingRange<QString> &range)
{
    return range.isValid && !range.isValid(value) ? std::nullopt : std::optional(value);
}

} // namespace

AnySetting::AnySetting(Settings *settings, SettingFile file, const char *key, SettingPage page)
    : m_settings(settings), m_file(file), m_key(QLatin1String(key)), m_page(page)
{
    settings->m_all << this;
}

QVariant AnySetting::stored() const
{
    return JsonSettings(m_file).value(m_key);
}

void AnySetting::store(const QVariant &value)
{
    m_settings->write(m_file, m_key, value);
    emit changed();
}

void AnySetting::reset()
{
    if (stored().isValid())
        store({});
}

template <class Value> Value Setting<Value>::value() const
{
    Value value{};
    return read(stored(), value) ? bounded(value, m_range).value_or(m_default) : m_default;
}

template <class Value> void Setting<Value>::set(const Value &value)
{
    const Value accepted = bounded(value, m_range).value_or(m_default);
    if (accepted != this->value())
        store(written(accepted));
}

template class Setting<bool>;
template class Setting<int>;
template class Setting<QString>;
template class Setting<QStringList>;
template class Setting<QByteArray>;
template class Setting<ThemeMode>;
template class Setting<CommandKeys>;

Settings &Settings::instance()
{
    static Settings settings;
    return settings;
}

bool Settings::isLanguageCode(const QString &code)
{
    return code.isEmpty() || Translations::codeOf(Translations::byCode(code)) == code;
}

void Settings::write(SettingFile file, const QString &key, const QVariant &value)
{
    JsonSettings json(file);
    if (value.isValid())
        json.setValue(key, value);
    else
        json.remove(key);
    json.sync();
    if (json.status() == QSettings::NoError) {
        m_problem.reset();
    } else if (!m_problem) {
        m_problem =
            Problem::file(Problem::Code::UnwritableFile,
                          ModelText::tr("Settings and what was opened last can't be kept: %1 can't be written. "
                                        "Free some space, or make the file writable; until then they last until "
                                        "the program ends.")
                              .arg(json.fileName()));
        emit problemFound(*m_problem);
    }
}

void addRecent(Setting<QStringList> &list, const QString &item)
{
    QStringList items = list.value();
    items.removeAll(item);
    items.prepend(item);
    list.set(items);
}

void removeRecent(Setting<QStringList> &list, const QString &item)
{
    QStringList items = list.value();
    items.removeAll(item);
    list.set(items);
}

} // namespace mexplorer
