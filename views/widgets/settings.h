// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QSettings>

#include <optional>

namespace mexplorer {

/// What is kept from one start of the program to the next, in a file of this person's: texts, lists of texts, bytes and
/// switches. Every window and program sees what another one has kept. Unlike other QSettings the file is written to its
/// end or stays as it was, and where it can't be written, SettingsProblem says so.
class Settings : public QSettings
{
public:
    /// Of the file \a name, such as "preferences". What has failed once stays so in status(): an object for each question.
    explicit Settings(const QString &name);

    /// Sets a value and writes the file.
    void keep(const QString &key, const QVariant &value);
    /// Removes values and writes the file.
    void forget(const QStringList &keys);

private:
    void write();
};

/// Tells of settings that can't be written: once, until others can be.
class SettingsProblem : public QObject
{
    Q_OBJECT

public:
    static SettingsProblem &instance();

    /// What was told last; nothing once settings were written after it.
    const std::optional<Problem> &present() const { return m_present; }

signals:
    void problemFound(const mexplorer::Problem &problem);

private:
    friend class Settings;

    std::optional<Problem> m_present;
};

} // namespace mexplorer
