#pragma once

#include <QLocale>
#include <QTranslator>

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
    static QLocale closest(const QLocale &wanted);

    /// Texts are in \a language, which must be one of languages(), from now on; numbers follow.
    void setLanguage(const QLocale &language);
    const QLocale &language() const { return m_language; }

private:
    QLocale m_language;
    QTranslator m_english; ///< plural forms, and what another language hasn't translated
    QTranslator m_texts;
    QTranslator m_qtTexts; ///< buttons of Qt's own dialogs
};

} // namespace mexplorer
