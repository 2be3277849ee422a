// SPDX-License-Identifier: GPL-3.0-or-later
// The file is JSON. QSettings locks it, and reads what others have written before it writes; but of its own formats the
// last 16 KB are written without a look at whether the disk took them, and the old file is replaced by half a new one.

#include "views/widgets/settings.h"

#include "model/core/safefile.h"
#include "views/theme/viewtext.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

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
    if (value.isArray()) {
        QStringList texts;
        for (const QJsonValue &each : value.toArray())
            texts << each.toString();
        return texts;
    }
    return value.isObject() ? QByteArray::fromBase64(value[bytesKey].toString().toLatin1()) : value.toVariant();
}

/// Of a damaged file nothing, as QSettings would then say nothing of what it can't write.
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

QSettings::Format jsonFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(QStringLiteral("json"), readJson, writeJson);
    return format;
}

} // namespace

Settings::Settings(const QString &name) : QSettings(jsonFormat(), UserScope, organization, name)
{
    if (QFileInfo::exists(fileName()))
        return;
    const QSettings older(IniFormat, UserScope, organization, name); // where earlier versions kept them
    for (const QString &key : older.allKeys())
        setValue(key, older.value(key));
}

void Settings::keep(const QString &key, const QVariant &value)
{
    setValue(key, value);
    write();
}

void Settings::forget(const QStringList &keys)
{
    for (const QString &key : keys)
        remove(key);
    write();
}

void Settings::write()
{
    sync();
    std::optional<Problem> &present = SettingsProblem::instance().m_present;
    if (status() == NoError) {
        present.reset();
    } else if (!present) {
        present = Problem::file(Problem::Code::UnwritableFile,
                                ViewText::tr("Settings and what was opened last can't be kept: %1 can't be written. "
                                             "Free some space, or make the file writable; until then they last until "
                                             "the program ends.")
                                    .arg(fileName()));
        emit SettingsProblem::instance().problemFound(*present);
    }
}

SettingsProblem &SettingsProblem::instance()
{
    static SettingsProblem problem;
    return problem;
}

} // namespace mexplorer
