// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/testfiles.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QStringList>
#include <QTemporaryDir>

namespace mexplorer::samples {

/// One document with the texts of all, each on pages of its own, so that all are compiled at once. The first one has
/// the packages that any of them needs.
inline QString joinedLatex(const QStringList &documents)
{
    const QString begin = QStringLiteral("\\begin{document}");
    const QString end = QStringLiteral("\\end{document}");
    QStringList bodies;
    for (const QString &document : documents)
        bodies << document.section(begin, 1).section(end, 0, 0);
    return documents.first().section(begin, 0, 0) + begin + bodies.join(QStringLiteral("\n\\newpage\n")) + end +
           QStringLiteral("\n");
}

/// What is wrong with the structure of a document, which every text can be asked for; empty if nothing is.
inline QString latexStructureProblem(const QString &document)
{
    static const QRegularExpression package(QStringLiteral("\\\\usepackage(?:\\[[^]]*\\])?\\{([^}]*)\\}"));
    static const QStringList allowed = {
        QStringLiteral("fontenc"), QStringLiteral("inputenc"),  QStringLiteral("lmodern"), QStringLiteral("amsmath"),
        QStringLiteral("array"),   QStringLiteral("longtable"), QStringLiteral("tikz"),    QStringLiteral("geometry")};
    for (auto found = package.globalMatch(document); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (!allowed.contains(name))
            return QStringLiteral("the package ") + name;
    }
    if (!document.startsWith(QStringLiteral("\\documentclass{article}")) &&
        !document.contains(QStringLiteral("\n\\documentclass{article}")))
        return QStringLiteral("no article");
    static const QRegularExpression part(QStringLiteral("\\\\(begin|end)\\{([^}]*)\\}"));
    QStringList open;
    for (auto found = part.globalMatch(document); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.captured(1) == QStringLiteral("begin"))
            open << match.captured(2);
        else if (open.isEmpty() || open.takeLast() != match.captured(2))
            return QStringLiteral("\\end{%1} without its beginning").arg(match.captured(2));
    }
    if (!open.isEmpty())
        return QStringLiteral("\\begin{%1} without its end").arg(open.last());
    QString plain = document;
    for (const char *escaped : {"\\\\", "\\{", "\\}", "\\$"})
        plain.remove(QString::fromLatin1(escaped));
    int depth = 0;
    for (const QChar c : plain) {
        depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
        if (depth < 0)
            return QStringLiteral("a brace that nothing opened");
    }
    if (depth != 0)
        return QStringLiteral("a brace that nothing closes");
    return plain.count(u'$') % 2 ? QStringLiteral("mathematics without an end") : QString();
}

/// The same, and where there is a compiler: errors, lines too long for the page, and fonts made of pixels.
inline QString latexProblem(const QString &document)
{
    const QString structure = latexStructureProblem(document);
    const QString compiler = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
    if (!structure.isEmpty() || compiler.isEmpty()) {
        if (compiler.isEmpty())
            qInfo("There is no pdflatex here: only the structure of the text was checked.");
        return structure;
    }
    QTemporaryDir folder;
    written(folder.filePath(QStringLiteral("text.tex")),
            QByteArray("\\pdfcompresslevel=0 \\pdfobjcompresslevel=0 \n") + document.toUtf8());
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(compiler, {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                             QStringLiteral("text.tex")});
    if (!process.waitForFinished(-1))
        return QStringLiteral("the compiler can't be run");
    const QString log = QString::fromUtf8(process.readAllStandardOutput());
    if (process.exitCode() != 0)
        return QStringLiteral("an error: ") + log.sliced(std::max<qsizetype>(0, log.indexOf(u'!'))).left(1500);
    const qsizetype overfull = log.indexOf(QStringLiteral("Overfull \\hbox"));
    if (overfull >= 0)
        return log.sliced(overfull).left(600);
    QFile pdf(folder.filePath(QStringLiteral("text.pdf")));
    if (!pdf.open(QIODevice::ReadOnly))
        return QStringLiteral("there is no PDF file");
    const QByteArray bytes = pdf.readAll();
    return bytes.contains("/Type3") || !bytes.contains("/Type1") ? QStringLiteral("fonts without outlines") : QString();
}

} // namespace mexplorer::samples
