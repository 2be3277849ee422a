// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>

#include <algorithm>
#include <atomic>

namespace mexplorer {

namespace {

const QString folder = QStringLiteral(":/translations");

/// Read by other threads, so it points to immutable objects.
std::atomic<const QLocale *> currentLanguage = nullptr;

bool isSameLanguage(const QLocale &a, const QLocale &b)
{
    return a.language() == b.language();
}

} // namespace

Translations::Translations()
{
    if (m_english.load(QStringLiteral("mexplorer_en"), folder))
        QCoreApplication::installTranslator(&m_english);
    setLanguage(languages().front());
}

Translations::~Translations()
{
    for (QTranslator *translator : {&m_qtTexts, &m_texts, &m_english})
        QCoreApplication::removeTranslator(translator);
}

const std::vector<QLocale> &Translations::languages()
{
    static const std::vector<QLocale> all = {QLocale(QLocale::English, QLocale::UnitedStates),
                                             QLocale(QLocale::German, QLocale::Germany)};
    return all;
}

const QLocale &Translations::closest(const QLocale &requested)
{
    const auto found =
        std::ranges::find_if(languages(), [&](const QLocale &one) { return isSameLanguage(one, requested); });
    return found == languages().end() ? languages().front() : *found;
}

const QLocale &Translations::ofSystem()
{
    for (const QString &name : QLocale::system().uiLanguages()) {
        const QLocale &found = closest(QLocale(name));
        if (isSameLanguage(found, QLocale(name)))
            return found;
    }
    return languages().front();
}

const QLocale &Translations::byCode(const QString &code)
{
    const auto found = std::ranges::find_if(languages(), [&code](const QLocale &one) { return codeOf(one) == code; });
    return found == languages().end() ? ofSystem() : *found;
}

QString Translations::codeOf(const QLocale &language)
{
    return language.name().section(u'_', 0, 0);
}

const QLocale &Translations::current()
{
    const QLocale *language = currentLanguage;
    return language ? *language : languages().front();
}

void Translations::setLanguage(const QLocale &language)
{
    currentLanguage = &closest(language);
    QLocale::setDefault(language);
    for (QTranslator *translator : {&m_qtTexts, &m_texts})
        QCoreApplication::removeTranslator(translator);
    if (isSameLanguage(language, languages().front()))
        return;
    if (m_qtTexts.load(language, QStringLiteral("qtbase"), QStringLiteral("_"),
                       QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (m_texts.load(language, QStringLiteral("mexplorer"), QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(&m_texts);
}

} // namespace mexplorer
