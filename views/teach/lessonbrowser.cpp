// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/lessonbrowser.h"

#include "model/teach/glossary.h"
#include "views/theme/theme.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/safepictures.h"

#include <QDesktopServices>
#include <QMouseEvent>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextTable>

#include <limits>

namespace mexplorer {

namespace {

constexpr QTextDocument::MarkdownFeatures dialect =
    QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML;

/// Returns the line of text for a scene.
QString lineFor(const LessonScene &scene)
{
    constexpr qsizetype max = 60;
    const QString game = scene.position.text();
    return QStringLiteral("\u25b6 %1: %2")
        .arg(traceKindTitle(scene.kind), game.size() <= max ? game : game.left(max - 1) + u'…');
}

} // namespace

LessonBrowser::LessonBrowser(QWidget *parent) : QTextBrowser(parent)
{
    setHelpTerm(this, "impartial game");
    setAccessibleName(tr("Lesson"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // keys control the steps
    setUndoRedoEnabled(false);
    connect(&Theme::instance(), &Theme::changed, this, &LessonBrowser::paintMark);
    connect(this, &QTextBrowser::anchorClicked, this, [](const QUrl &address) {
        if (!termOfAddress(address.toString(QUrl::FullyEncoded)).isEmpty())
            QDesktopServices::openUrl(address);
    });
}

void LessonBrowser::append(const LessonPart &part)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty())
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    const int from = cursor.position();
    if (const auto *scene = std::get_if<LessonScene>(&part)) {
        QTextCharFormat format;
        format.setFontWeight(QFont::DemiBold);
        cursor.insertText(lineFor(*scene), format);
    } else {
        cursor.insertFragment(QTextDocumentFragment::fromMarkdown(std::get<LessonText>(part).markdown, dialect));
    }
    m_ranges.push_back({from, cursor.position()});
}

void LessonBrowser::setLesson(const LessonPtr &lesson)
{
    m_folder = QFileInfo(lesson->path).absolutePath();
    m_ranges.clear();
    clear();
    document()->setDefaultFont(font());
    document()->setDocumentMargin(16);
    for (const LessonPart &part : lesson->parts)
        append(part);
    setDistances(1); // space next to the picture is scarce
    linkTerms();
}

/// Links the first mention of each term of the theory, outside of headings, to the glossary.
void LessonBrowser::linkTerms()
{
    const Glossary &glossary = Glossary::shipped();
    std::vector<bool> seen(glossary.entries().size());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            continue;
        for (const Glossary::Mention &mention : glossary.mentions(block.text(), true)) {
            if (seen[mention.entry] || glossary.entries()[mention.entry].isCommon)
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + static_cast<int>(mention.from));
            cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(mention.length));
            if (cursor.charFormat().isAnchor() || cursor.charFormat().fontFixedPitch())
                continue;
            seen[mention.entry] = true;
            QTextCharFormat format;
            format.setAnchor(true);
            format.setAnchorHref(glossaryAddress(glossary.entries()[mention.entry].names.front()));
            format.setToolTip(glossary.entries()[mention.entry].meaning);
            format.setUnderlineStyle(QTextCharFormat::DotLine);
            cursor.mergeCharFormat(format);
        }
    }
}

void LessonBrowser::setPart(const LessonPtr &lesson, std::size_t part, double capitals)
{
    m_folder = QFileInfo(lesson->path).absolutePath();
    m_ranges.clear();
    m_marked = std::numeric_limits<std::size_t>::max(); // it is shown alone
    clear();
    append(lesson->parts[part]);
    setExtraSelections({});
    document()->setDocumentMargin(viewport()->width() / 8.0);
    QFont large = font();
    large.setPixelSize(qRound(1.2 * capitals));
    while (QFontMetricsF(large).capHeight() < capitals)
        large.setPixelSize(large.pixelSize() + 1);
    const int min = large.pixelSize() / 2;
    const auto fits = [this](const QFont &tried) {
        document()->setDefaultFont(tried);
        setDistances(0.3 * QFontMetricsF(tried).height());
        document()->setTextWidth(viewport()->width());
        return document()->size().height() - document()->documentMargin() <= viewport()->height();
    };
    while (!fits(large) && large.pixelSize() > min)
        large.setPixelSize(large.pixelSize() * 39 / 40);
    // Centres the text vertically.
    const double spare = viewport()->height() - (document()->size().height() - 2 * document()->documentMargin());
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setTopMargin(std::max(8.0, spare / 2));
    frame.setBottomMargin(8);
    document()->rootFrame()->setFrameFormat(frame);
}

void LessonBrowser::setDistances(double cellPadding)
{
    constexpr int percent = 125;
    constexpr int above = 20; // headings
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(percent, QTextBlockFormat::ProportionalHeight);
        constexpr int shortest = 6; // a number, or G(n), in a cell
        format.setNonBreakableLines(format.nonBreakableLines() || block.length() <= shortest);
        if (format.headingLevel() > 0 && block != document()->begin())
            format.setTopMargin(above);
        QTextCursor(block).setBlockFormat(format);
    }
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setCellSpacing(0);
        format.setCellPadding(cellPadding);
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(Qt::gray); // visible on light and dark
        format.setTopMargin(2 * cellPadding);
        format.setBottomMargin(2 * cellPadding);
        table->setFormat(format);
    }
}

void LessonBrowser::mark(std::size_t part)
{
    m_marked = part;
    paintMark();
    if (part >= m_ranges.size())
        return;
    QTextCursor end(document());
    end.setPosition(m_ranges[part].to);
    setTextCursor(end);
    ensureCursorVisible();
    end.setPosition(m_ranges[part].from);
    setTextCursor(end);
    ensureCursorVisible();
}

void LessonBrowser::paintMark()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_marked < m_ranges.size()) {
        const Colors &colors = Theme::instance().colors();
        const Range range = m_ranges[m_marked];
        for (QTextBlock block = document()->findBlock(range.from); block.isValid() && block.position() <= range.to;
             block = block.next()) {
            QTextEdit::ExtraSelection line;
            line.cursor = QTextCursor(block);
            line.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            line.format.setBackground(mixed(colors.surface, colors.pPosition, colors.dark ? 0.25 : 0.14));
            line.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks << line;
        }
    }
    setExtraSelections(marks);
}

/// Never returns an invalid value, because then Qt would open the address itself.
QVariant LessonBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return QString();
    const bool isPath = name.scheme().isEmpty() && name.host().isEmpty();
    const QString path = isPath ? fileInFolder(m_folder, name.path()) : QString();
    return path.isEmpty() ? noPicture() : pictureForText(path);
}

void LessonBrowser::mouseReleaseEvent(QMouseEvent *event)
{
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || textCursor().hasSelection() ||
        !anchorAt(event->position().toPoint()).isEmpty())
        return;
    const int at = cursorForPosition(event->position().toPoint()).position();
    for (std::size_t part = 0; part < m_ranges.size(); ++part) {
        if (at >= m_ranges[part].from && at <= m_ranges[part].to)
            emit partClicked(part);
    }
}

} // namespace mexplorer
