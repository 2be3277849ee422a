// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <limits>
#include <vector>

namespace mexplorer {

/// The language of all texts and numbers of an application. Texts are written in English in the code; English has a
/// translation too, which holds the plural forms of texts with "%n". One object belongs to each application, made after
/// it and destroyed before it; texts that were made before a change of language stay as they are.
class Translations
{
public:
    /// English, whatever the system's language.
    Translations();
    ~Translations();
    Q_DISABLE_COPY_MOVE(Translations)

    /// The languages that there are, English first.
    static const std::vector<QLocale> &languages();
    /// The one of these that suits \a wanted best: the same language, or English.
    static const QLocale &closest(const QLocale &wanted);
    /// The first of these that the system's user reads, or English.
    static const QLocale &ofSystem();
    /// The language by its code, "de"; that of the system for an empty or unknown one.
    static const QLocale &byCode(const QString &code);
    /// "de" of German in any country.
    static QString codeOf(const QLocale &language);
    /// The current language. Thread-safe.
    static const QLocale &current();

    /// Texts are in \a language, which must be one of languages(), from now on; numbers follow.
    void setLanguage(const QLocale &language);
    const QLocale &language() const { return current(); }

    /// A number as tr() takes it to choose a plural form by.
    static constexpr int pluralNumber(quint64 number)
    {
        return static_cast<int>(std::min<quint64>(number, std::numeric_limits<int>::max()));
    }

private:
    QTranslator m_english; ///< plural forms, and what another language hasn't translated
    QTranslator m_texts;
    QTranslator m_qtTexts; ///< buttons of Qt's own dialogs
};

} // namespace mexplorer
