// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/expressionedit.h"

#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/notation/namedrules.h"
#include "model/step/tracebuilder.h"
#include "views/theme/theme.h"
#include "views/widgets/suggestiondelegate.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QStandardItemModel>

#include <algorithm>

namespace mexplorer {

namespace {

/// Returns texts that complete a word, a row or a bracket at the end of \a text.
QStringList continuations(const QString &text)
{
    qsizetype from = text.size();
    while (from > 0 && text[from - 1].isLetter())
        --from;
    const QString word = text.sliced(from);
    QStringList found;
    for (const Family &family : catalogue()) {
        if (!word.isEmpty() && family.name.startsWith(word, Qt::CaseInsensitive))
            found << family.name.sliced(word.size());
    }
    constexpr int widestRow = 16;
    for (int cells = 1; cells <= widestRow; ++cells)
        found << QString(cells, u'0');
    return found;
}

/// True if the only error in \a text is that it ends, possibly after one of its continuations.
bool isBeginning(const QString &text, const Problem &problem)
{
    const auto endsTooSoon = [&text](const Problem &found) { return found.column > text.size(); };
    static const QRegularExpression openPath(QStringLiteral("graph\\s*\\{[^}]*$"));
    if (endsTooSoon(problem) || openPath.match(text).hasMatch())
        return true;
    if (problem.column == 0 || problem.column - 1 + problem.length < text.size())
        return false; // no continuation can make it valid
    const QStringList found = continuations(text);
    return std::any_of(found.begin(), found.end(), [&](const QString &continuation) {
        const Result<Position> position = parseWithLargeHeaps(text + continuation);
        return position || endsTooSoon(position.problem());
    });
}

/// True for "{0, 1" and "mex{0".
bool isSetBegun(const QString &text)
{
    static const QRegularExpression begin(QStringLiteral("^(mex\\s*)?\\{"), QRegularExpression::CaseInsensitiveOption);
    return begin.match(text).hasMatch();
}

} // namespace

ExpressionEdit::ExpressionEdit(QWidget *parent)
    : QLineEdit(parent), m_model(new QStandardItemModel(this)), m_completer(new QCompleter(m_model, this))
{
    setAccessibleName(tr("Game expression"));
    setPlaceholderText(tr("Type a game, such as kayles:7 or nim:3,4,5"));
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(10);
    m_completer->popup()->setItemDelegate(new SuggestionDelegate(m_completer));
    m_completer->popup()->setObjectName(QStringLiteral("suggestions"));
    m_completer->popup()->setAccessibleName(tr("Suggestions"));
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &ExpressionEdit::acceptSuggestion);
    connect(this, &QLineEdit::textChanged, this, &ExpressionEdit::check);
    connect(this, &QLineEdit::textEdited, this, &ExpressionEdit::suggest);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ExpressionEdit::setTakesSets(bool takesSets)
{
    m_takesSets = takesSets;
    check();
}

void ExpressionEdit::check()
{
    m_problem.reset();
    const QString trimmed = text().trimmed();
    const bool isOther = !m_otherBeginning.isEmpty() && trimmed.startsWith(m_otherBeginning);
    const bool isSet = m_takesSets && isSetBegun(trimmed);
    if (isSet) {
        const auto set = readNumberSet(trimmed);
        if (!set)
            m_problem = Problem::badInput(Problem::Code::UnexpectedText, tr("Write a set as {0, 1, 3} or {0-2, 5}."));
        else if (!*set)
            m_problem = set->problem();
        m_unfinished = !set && !trimmed.contains(u'}');
    } else if (!trimmed.isEmpty() && !isOther && !isSlowToRead(text())) {
        const Result<Position> position = parseWithLargeHeaps(text());
        if (!position)
            m_problem = position.problem();
    }
    if (!isSet)
        m_unfinished = m_problem && (m_otherBeginning.startsWith(trimmed) || isBeginning(text(), *m_problem));
    setAccessibleDescription(m_problem ? m_problem->message : QString());
    update();
    emit checked();
}

std::pair<qsizetype, qsizetype> ExpressionEdit::termAtCursor() const
{
    const QString written = text();
    const qsizetype cursor = cursorPosition();
    qsizetype from = 0;
    qsizetype to = 0;
    for (int depth = 0; to < written.size(); ++to) {
        depth += written[to] == u'{' ? 1 : written[to] == u'}' ? -1 : 0;
        if (written[to] == u'+' && depth <= 0) {
            if (to >= cursor)
                break;
            from = to + 1;
        }
    }
    while (from < cursor && (written[from].isSpace() || written[from].isDigit() || written[from] == u'*'))
        ++from;
    return {from, to};
}

void ExpressionEdit::fillSuggestions()
{
    m_model->clear();
    const auto add = [this](const QString &expression, const QString &about) {
        if (expression == text() || !m_model->findItems(expression).isEmpty())
            return;
        auto *item = new QStandardItem(expression);
        item->setData(about, SuggestionDelegate::AboutRole);
        m_model->appendRow(item);
    };
    const auto [from, to] = termAtCursor();
    const QString typed = text().sliced(from, std::max(from, qsizetype(cursorPosition())) - from).trimmed();
    for (const Family &family : catalogue()) {
        const bool offersName = family.name.startsWith(typed, Qt::CaseInsensitive);
        const bool offersExample =
            family.example.startsWith(typed, Qt::CaseInsensitive) && !family.example.contains(u"FILE");
        if (offersName)
            add(family.parameters == Family::Parameters::None ? family.name : family.name + u'{', family.summary());
        if (offersExample && !typed.isEmpty())
            add(family.example, tr("Example"));
    }
    static const QString own = QStringLiteral("own{");
    if (!typed.isEmpty() && (own.startsWith(typed, Qt::CaseInsensitive) || typed.startsWith(own))) {
        for (const QString &name : ownGameNames()) {
            const QString expression = QStringLiteral("own{%1}").arg(name);
            if (expression.startsWith(typed, Qt::CaseInsensitive))
                add(expression, tr("A game of your own"));
        }
    }
    if (from == 0 && !typed.isEmpty()) {
        for (const QString &earlier : std::as_const(m_earlier)) {
            if (earlier.startsWith(typed, Qt::CaseInsensitive))
                add(earlier, tr("Opened before"));
        }
    }
}

void ExpressionEdit::suggest()
{
    fillSuggestions();
    if (m_model->rowCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setMinimumWidth(std::min(width(), 560));
    m_completer->complete(QRect(0, 0, std::min(width(), 560), height()));
    m_completer->popup()->setCurrentIndex({});
}

void ExpressionEdit::acceptSuggestion(const QString &completion)
{
    const auto [from, to] = termAtCursor();
    QString completed = completion;
    if (findFamily(completion))
        completed += u':'; // required next
    const qsizetype cursor = from + completed.size();
    if (to < text().size())
        completed += u' ';
    setText(text().replace(from, to - from, completed));
    setCursorPosition(static_cast<int>(cursor));
}

bool ExpressionEdit::event(QEvent *event)
{
    // Ctrl+E is a shortcut of the window; a line edit would use it as "go to the end".
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_E &&
        static_cast<QKeyEvent *>(event)->modifiers() == Qt::ControlModifier) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void ExpressionEdit::keyPressEvent(QKeyEvent *event)
{
    const bool choosing = m_completer->popup()->isVisible() && m_completer->popup()->currentIndex().isValid();
    if (choosing && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Tab)) {
        event->ignore(); // handled by the list
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_completer->popup()->hide();
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        suggest();
        return;
    }
    const auto keys = event->modifiers() & (Qt::AltModifier | Qt::ControlModifier | Qt::MetaModifier);
    if (keys == Qt::AltModifier && !event->text().isEmpty()) {
        event->ignore(); // a shortcut of the window or of a workspace, not a character
        return;
    }
    QLineEdit::keyPressEvent(event);
}

/// The window opens files that are dropped; their names aren't inserted.
void ExpressionEdit::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        QLineEdit::dragEnterEvent(event);
}

void ExpressionEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (m_problem && !m_unfinished && m_problem->column > 0)
        paintUnderline(m_problem->column - 1, std::max(1, m_problem->length));
}

void ExpressionEdit::paintUnderline(int from, int length)
{
    // The text may be scrolled: the cursor's point on the screen shows how far.
    const QFontMetricsF metrics(font());
    const auto advance = [&](int count) { return metrics.horizontalAdvance(text().left(count)); };
    const qreal origin = cursorRect().center().x() - advance(cursorPosition());
    const qreal left = origin + advance(from);
    const qreal right = std::max(left + metrics.averageCharWidth(), origin + advance(from + length));
    const qreal y = (height() + metrics.ascent() + metrics.descent()) / 2 - 1;

    QPainterPath wave(QPointF(left, y));
    for (qreal x = left; x < right; x += 4)
        wave.quadTo(x + 1, y + 3, x + 2, y), wave.quadTo(x + 3, y - 3, x + 4, y);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect().adjusted(4, 0, -4, 0));
    painter.setPen(QPen(Theme::instance().colors().warning, 1.5));
    painter.drawPath(wave);
}

} // namespace mexplorer
