// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workbench/rulefield.h"

#include "model/own/ruletext.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/suggestiondelegate.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QStandardItemModel>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int shownLines = 4;
constexpr qsizetype lettersToSuggest = 2;
constexpr int suggestionsWidth = 560;

/// The words before and after the rules, which have no meaning of their own.
const QStringList familyWords = {"rules", "row", "board", "stop", "turned", "mirrored"};

bool isRuleWord(const QString &word)
{
    static const std::vector<RuleWord> words = ruleWords();
    return familyWords.contains(word) || std::ranges::find(words, word, &RuleWord::name) != words.end();
}

/// The names of the patterns: those before each arrow, in parentheses or alone.
QStringList patternNames(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("(?:^|[{;])([^;{}:]*?)->"));
    static const QRegularExpression name(QStringLiteral("[A-Za-z][A-Za-z0-9_]*"));
    QStringList names;
    for (auto match = pattern.globalMatch(text); match.hasNext();) {
        for (auto found = name.globalMatch(match.next().captured(1)); found.hasNext();)
            names << found.next().captured();
    }
    return names;
}

} // namespace

RuleHighlighter::RuleHighlighter(QTextDocument *document) : QSyntaxHighlighter(document)
{
    connect(&Theme::instance(), &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void RuleHighlighter::setMistake(int from, int length)
{
    if (from == m_from && length == m_length)
        return;
    m_from = from;
    m_length = length;
    rehighlight();
}

void RuleHighlighter::highlightBlock(const QString &text)
{
    static const QRegularExpression token(QStringLiteral("([A-Za-z][A-Za-z0-9_]*)|([0-9]+)|(->|[:;{}|])"));
    const Colors &colors = Theme::instance().colors();
    const QString whole = document()->toPlainText();
    const bool isOfCells = !whole.trimmed().startsWith(u"rules"); // letters are cells there
    const QStringList names = patternNames(whole);
    for (auto match = token.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        QTextCharFormat format;
        if (const QString word = found.captured(1); isRuleWord(word) && (!isOfCells || familyWords.contains(word))) {
            format.setForeground(colors.accent);
            format.setFontWeight(QFont::DemiBold);
        } else if (!word.isEmpty()) {
            if (!isOfCells && names.contains(word))
                format.setFontWeight(QFont::DemiBold);
            else if (!isOfCells)
                format.setFontItalic(true);
        } else if (!found.captured(3).isEmpty()) {
            format.setForeground(colors.mutedText);
        }
        setFormat(static_cast<int>(found.capturedStart()), static_cast<int>(found.capturedLength()), format);
    }
    const int begin = currentBlock().position();
    const int from = std::max(m_from - begin, 0);
    const int end = std::min(m_from + m_length - begin, static_cast<int>(text.size()));
    for (int i = from; i < end; ++i) {
        QTextCharFormat wrong = format(i);
        wrong.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        wrong.setUnderlineColor(colors.warning);
        setFormat(i, 1, wrong);
    }
}

RuleField::RuleField(QWidget *parent)
    : QPlainTextEdit(parent), m_highlighter(new RuleHighlighter(document())), m_words(new QStandardItemModel(this)),
      m_completer(new QCompleter(m_words, this))
{
    setFont(codeFont(font()));
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    for (const QString &word : familyWords)
        m_words->appendRow(new QStandardItem(word));
    for (const RuleWord &word : ruleWords()) {
        auto *item = new QStandardItem(word.name);
        const QString about = QStringLiteral("%1: %2").arg(word.form, word.says);
        item->setData(about, SuggestionDelegate::AboutRole);
        item->setData(about, Qt::AccessibleDescriptionRole);
        m_words->appendRow(item);
    }
    m_words->sort(0);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->popup()->setItemDelegate(new SuggestionDelegate(m_completer));
    m_completer->popup()->setObjectName(QStringLiteral("suggestions"));
    m_completer->popup()->setAccessibleName(tr("Words of the language"));
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &RuleField::complete);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (const QString text = toPlainText(); text != m_text) {
            m_text = text;
            emit rulesChanged();
        }
    });
}

void RuleField::setMistake(int from, int length)
{
    m_highlighter->setMistake(from, length);
}

QSize RuleField::sizeHint() const
{
    const int frame = 2 * frameWidth() + static_cast<int>(2 * document()->documentMargin());
    return {360, shownLines * fontMetrics().lineSpacing() + frame};
}

/// Returns the word at the cursor, or only its letters before the cursor.
QString RuleField::wordAtCursor(bool whole) const
{
    const QString text = toPlainText();
    const auto isPart = [&text](qsizetype i) {
        return i >= 0 && i < text.size() && (text[i].isLetterOrNumber() || text[i] == u'_');
    };
    qsizetype from = textCursor().position();
    qsizetype to = from;
    while (isPart(from - 1))
        --from;
    while (whole && isPart(to))
        ++to;
    return text.sliced(from, to - from);
}

QString RuleField::helpAtCursor() const
{
    const QString word = wordAtCursor(true);
    for (const RuleWord &each : ruleWords()) {
        if (each.name == word)
            return QStringLiteral("%1: %2").arg(each.form, each.says);
    }
    return {};
}

void RuleField::suggest()
{
    const QString begun = wordAtCursor(false);
    const bool isWhole = begun == wordAtCursor(true);
    m_completer->setCompletionPrefix(begun);
    const bool isNew = m_completer->completionCount() > 1 || m_completer->currentCompletion() != begun;
    if (begun.size() < lettersToSuggest || !isWhole || m_completer->completionCount() == 0 || !isNew) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = cursorRect();
    place.setWidth(suggestionsWidth);
    m_completer->complete(place);
}

void RuleField::complete(const QString &word)
{
    QTextCursor cursor = textCursor();
    cursor.insertText(word.sliced(m_completer->completionPrefix().size()));
    setTextCursor(cursor);
}

/// Tab chooses a suggestion while there are some.
bool RuleField::focusNextPrevChild(bool next)
{
    return !m_completer->popup()->isVisible() && QPlainTextEdit::focusNextPrevChild(next);
}

void RuleField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isChoosing = m_completer->popup()->isVisible();
    const bool hasChosen = isChoosing && m_completer->popup()->currentIndex().isValid();
    if (isChoosing && !hasChosen && (isEnter || event->key() == Qt::Key_Tab)) {
        complete(m_completer->currentCompletion()); // the first one
        m_completer->popup()->hide();
        return;
    }
    if (isChoosing && (isEnter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape)) {
        event->ignore(); // handled by the list
        return;
    }
    if (isEnter && event->modifiers() == Qt::ControlModifier) {
        emit accepted();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty())
        suggest();
}

} // namespace mexplorer
