// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <limits>
#include <vector>

namespace mexplorer {

/// The language of all texts and numbers of an application. Texts are written in English in the code; English has a
/// translation too, which contains the plural forms of texts with "%n". Each application has one object, created after
/// it and destroyed before it. Texts made before a change of language don't change.
class Translations
{
public:
    /// English, whatever the system's language.
    Translations();
    ~Translations();
    Q_DISABLE_COPY_MOVE(Translations)

    /// The available languages, English first.
    static const std::vector<QLocale> &languages();
    /// The available language closest to \a requested: the same language, or English.
    static const QLocale &closest(const QLocale &requested);
    /// The first available language among those of the system's user, or English.
    static const QLocale &ofSystem();
    /// The language with a code such as "de"; that of the system if \a code is empty or unknown.
    static const QLocale &byCode(const QString &code);
    /// The code of a language, "de" for German in any country.
    static QString codeOf(const QLocale &language);
    /// The current language. Thread-safe.
    static const QLocale &current();

    /// Sets the language of texts and numbers, one of languages().
    void setLanguage(const QLocale &language);
    const QLocale &language() const { return current(); }

    /// Converts a number to the argument by which tr() chooses a plural form.
    static constexpr int pluralNumber(quint64 number)
    {
        return static_cast<int>(std::min<quint64>(number, std::numeric_limits<int>::max()));
    }

private:
    QTranslator m_english; ///< plural forms, and texts without a translation
    QTranslator m_texts;
    QTranslator m_qtTexts; ///< buttons of Qt's own dialogs
};

} // namespace mexplorer
