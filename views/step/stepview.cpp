// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/stepview.h"

#include "model/session/session.h"
#include "model/step/pseudocode.h"
#include "model/step/traceformat.h"
#include "views/glyphs/positionpainter.h"
#include "views/step/guessbar.h"
#include "views/step/picturepane.h"
#include "views/step/playerbar.h"
#include "views/step/stepactions.h"
#include "views/step/stepcommands.h"
#include "views/step/stepsentence.h"
#include "views/step/steptools.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/answercover.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/noticepage.h"
#include "views/widgets/presentedtools.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

namespace mexplorer {

namespace {

const QString exampleGame = QStringLiteral("kayles:5");

/// An event filter of the application that passes keys to the commands of a view instead of its focus widget: the keys
/// of a presenter's remote, and in a presentation all keys that step.
class PresenterKeys final : public QObject
{
public:
    /// \a question is the bar of the view in which questions are answered.
    PresenterKeys(const Presentation *presentation, QWidget *view, GuessBar *question)
        : QObject(view), m_presentation(presentation), m_view(view), m_question(question)
    {
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::ToolTip && m_presentation->isOn())
            return true; // no tool tips in front of an audience
        if (event->type() == QEvent::ShortcutOverride && watched->isWidgetType() &&
            isTaken(*static_cast<QKeyEvent *>(event))) {
            event->ignore();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    /// True if a command gets the key. Enter doesn't step while it would submit an answer.
    bool isTaken(const QKeyEvent &key) const
    {
        const QWidget *focus = QApplication::focusWidget();
        if (!focus || !m_view->isAncestorOf(focus) || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
            return false;
        const auto *line = qobject_cast<const QLineEdit *>(focus);
        if (!line)
            line = focus->findChild<QLineEdit *>();
        switch (key.key()) {
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return true;
        case Qt::Key_A:
            return m_question->isAncestorOf(focus);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return m_presentation->isOn() && !(line && line->isModified()) &&
                   !(m_question->isAncestorOf(focus) && m_question->hasAnswer());
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Space:
        case Qt::Key_Period:
        case Qt::Key_Comma:
            return m_presentation->isOn();
        default:
            return false;
        }
    }

    const Presentation *m_presentation;
    QWidget *m_view;
    GuessBar *m_question;
};

/// Inserts \a side at the left of \a splitter, which takes ownership. \a part and \a rest are the stretch factors of
/// \a side and of the widget next to it.
void insertSide(QSplitter *splitter, QWidget *side, int part, int rest)
{
    splitter->insertWidget(0, side);
    splitter->setStretchFactor(0, part);
    splitter->setStretchFactor(1, rest);
}

void setSideWidth(QSplitter *splitter, int width)
{
    splitter->setSizes({width, splitter->width() - width});
}

} // namespace

/// The algorithm of a walk-through, with the line of the current step highlighted.
class StepView::PseudocodePane final : public QWidget
{
public:
    explicit PseudocodePane(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("pseudocode"));
        setAccessibleName(StepView::tr("Pseudocode"));
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
        hide();
    }

    /// Hides the pane if \a line is std::nullopt.
    void showLine(const std::optional<PseudocodeLine> &line)
    {
        m_line = line;
        m_lines = line ? pseudocodeLines(line->algorithm) : QStringList();
        if (line)
            setAccessibleDescription(m_lines[line->line].trimmed());
        setVisible(line.has_value());
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(codeFont(font()));
        int width = 0;
        for (const QString &line : m_lines)
            width = std::max(width, metrics.horizontalAdvance(line));
        return {width + 2 * margin + 8, static_cast<int>(m_lines.size()) * metrics.lineSpacing() + 2 * margin};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Colors &colors = Theme::instance().colors();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(codeFont(font()));
        const int height = painter.fontMetrics().lineSpacing();
        for (int i = 0; i < m_lines.size(); ++i) {
            const QRect area(margin, margin + i * height, width() - 2 * margin, height);
            const bool isHighlighted = m_line && m_line->line == i;
            if (isHighlighted)
                paintBox(painter, area.adjusted(-4, 0, 4, 0), Qt::NoPen, translucent(colors.accent, 0.18), 4);
            painter.setPen(isHighlighted ? colors.text : colors.mutedText);
            painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, m_lines[i]);
        }
    }

private:
    static constexpr int margin = 12;

    std::optional<PseudocodeLine> m_line;
    QStringList m_lines;
};

StepView::StepView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(new Commands(this)),
      m_actions(new StepActions(session, m_commands, this)), m_guess(new GuessBar(session->walkthrough(), this)),
      m_player(new PlayerBar(session, m_commands, this)), m_columns(makeSplitter(nullptr, Qt::Horizontal, {})),
      m_number(makeNamed<QLabel>("presentationPlace", this)),
      m_keys(new PresenterKeys(session->presentation(), this, m_guess))
{
    m_steps = makeSteps();
    m_columns->addWidget(m_steps);
    auto *presented = new PresentedTools(session->presentation(), this, this);
    presented->add(m_tools, Qt::TopEdge);
    presented->add(m_player, Qt::BottomEdge);
    setFocusPolicy(Qt::StrongFocus);
    m_number->setAlignment(Qt::AlignRight);
    m_number->hide(); // shown in presentations only
    m_number->setContentsMargins(24, 0, 24, 12);
    setFontRole(m_number, FontRole::Body, FontRole::Heading);
    auto *all = makeLayout<QVBoxLayout>(this, 0);
    all->addWidget(m_columns, 1);
    all->addWidget(m_number);
    m_sentence->setView(size());

    const Walkthrough *walkthrough = session->walkthrough();
    connect(m_guess, &GuessBar::left, this, [this] {
        setFocus();
        focusPicture();
    });
    connect((*m_commands)[StepCommands::pseudocode], &QAction::triggered, this, &StepView::showStep);
    connect(walkthrough, &Walkthrough::traceChanged, this, &StepView::showTrace);
    connect(walkthrough, &Walkthrough::stepChanged, this, &StepView::showStep);
    connect(session->exploration(), &Exploration::startChanged, this, &StepView::showTrace);
    connect(session->exploration(), &Exploration::answersChanged, this, &StepView::followAnswers);
    connect(session->exploration(), &Exploration::graphChanged, this, &StepView::shareSpace);
    connect(session->presentation(), &Presentation::changed, this, &StepView::followPresentation);
    connect(session->lecture(), &Lecture::placeChanged, this, &StepView::updateParts);
    connect(walkthrough, &Walkthrough::questionChanged, this, &StepView::updateParts);
    showTrace();
    followAnswers();
}

QWidget *StepView::makeSteps()
{
    m_splitter = makeSplitter(nullptr, Qt::Horizontal, {});
    m_splitter->setObjectName(QStringLiteral("stepSplitter"));
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isGraphSized = true; });
    makePages();
    m_pseudocode = new PseudocodePane(m_splitter);
    m_progress = makeNamed<PicturePane>("labelsProgress", this);
    m_progress->setLines(2);
    m_sentence = new StepCaption(this);
    auto *steps = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(steps, 0);
    layout->addWidget(makeTop());
    layout->addWidget(m_splitter, 1);
    addWidgets(layout, {m_progress, m_sentence, m_guess, m_player});
    return steps;
}

void StepView::makePages()
{
    m_pages = new QStackedWidget(m_splitter);
    m_picture = makeNamed<PicturePane>("stepPicture", m_pages);
    Walkthrough *walkthrough = m_session->walkthrough();
    connect(m_picture, &PicturePane::positionActivated, walkthrough, &Walkthrough::stepInto);
    connect(m_picture, &PicturePane::stepRequested, walkthrough, [walkthrough](int step) {
        walkthrough->pause();
        walkthrough->seek(step);
    });
    m_notice = new NoticePage(m_pages);
    m_notice->setNames(QStringLiteral("stepNotice"), QStringLiteral("stepOffer"));
    connect(m_notice, &NoticePage::offerTaken, this, &StepView::takeOffer);
    m_cover = makeAnswerCover(m_session);
    m_end = makeText("endCard", m_pages);
    m_end->setAlignment(Qt::AlignCenter);
    m_end->setTextFormat(Qt::PlainText);
    setFontRole(m_end, FontRole::Title);
    addWidgets(m_pages, {m_picture, m_notice, m_cover, m_end});
}

QWidget *StepView::makeTop()
{
    auto *top = new QWidget(this);
    m_actions->addStepCommands();
    m_tools = new StepTools(m_session->walkthrough(), m_commands, top);
    QAction *back = (*m_commands)[StepCommands::stepOut];
    QToolButton *backButton = makeCommandButton(back, top);
    backButton->setObjectName(QStringLiteral("stepOutButton"));
    connect(back, &QAction::visibleChanged, backButton, [=] { backButton->setVisible(back->isVisible()); });
    back->setVisible(false); // before the first layout
    m_title = makeNamed<FittedLabel>("traceTitle", top);
    m_title->setTextFormat(Qt::RichText);
    m_title->setMinimumWidth(120);
    setFontRole(m_title, FontRole::Lead, FontRole::Heading);
    auto *line = makeLayout<QHBoxLayout>(nullptr, 8);
    line->addWidget(backButton);
    line->addWidget(m_title, 1);
    auto *layout = makeLayout<QVBoxLayout>(top, 8, {12, 8, 12, 8});
    layout->addWidget(m_tools);
    layout->addLayout(line);
    return top;
}

void StepView::setLessonWidget(QWidget *text)
{
    m_lesson = text;
    insertSide(m_columns, text, 2, 3);
    connect(m_session->lecture(), &Lecture::lessonChanged, this, [this] {
        const bool wasHidden = m_lesson->isHidden();
        updateParts();
        if (wasHidden && !isPresenting())
            setSideWidth(m_columns, m_columns->width() * 2 / 5);
    });
    updateParts();
}

void StepView::setGraphWidget(QWidget *graph)
{
    m_graph = graph;
    insertSide(m_splitter, graph, 1, 2);
    graph->setMinimumWidth(144);
    shareSpace();
}

bool StepView::isLabelling() const
{
    return m_shown && std::holds_alternative<LabelsPicture>(m_shown->picture(0));
}

bool StepView::isPresenting() const
{
    return m_session->presentation()->isOn();
}

/// A labelling shows the graph in place of the picture. Other traces show it as a narrow column, which is hidden if the
/// view is narrow. In a presentation the user decides whether it is shown.
void StepView::shareSpace()
{
    constexpr int minForBoth = 660;
    constexpr int minForThird = 720; // narrower, the graph has a quarter
    if (m_graph && !m_isGraphSized)
        setSideWidth(m_splitter, m_splitter->width() / (m_splitter->width() < minForThird ? 4 : 3));
    const bool isAtEnd = m_session->lecture()->isAtEnd();
    const bool isGraphAll = isLabelling() && !isAtEnd && !m_isCovered;
    m_progress->setVisible(isGraphAll);
    m_pages->setVisible(!isGraphAll);
    m_splitter->setVisible(!isGraphAll || m_graph);
    const bool isRequested =
        isPresenting() ? m_session->presentation()->showsGraph() : m_splitter->width() >= minForBoth;
    const bool isPicture = !isAtNotice() && !isAtEnd;
    const bool isOfTrace = m_session->exploration()->isCurrent() || m_session->walkthrough()->isBuilding();
    const bool isBareSet = m_shown && m_shown->position().components.empty();
    if (m_graph)
        m_graph->setVisible(isGraphAll || (isRequested && isPicture && isOfTrace && !isBareSet));
}

/// Follows a presentation: stores the shares of the splitter while presenting.
void StepView::followPresentation()
{
    const bool presents = isPresenting();
    if (presents && m_sharesBefore.isEmpty())
        m_sharesBefore = m_splitter->saveState();
    else if (!presents && !m_sharesBefore.isEmpty())
        m_splitter->restoreState(std::exchange(m_sharesBefore, {}));
    m_sentence->fitType();
    updateParts();
}

/// Updates the number of the step ("4 / 13") and whether the lesson's text, the picture or the end card is visible.
void StepView::updateParts()
{
    const Lecture *lecture = m_session->lecture();
    const Walkthrough *walkthrough = m_session->walkthrough();
    const bool presents = isPresenting();
    const bool reads = presents && lecture->isAtText() && !lecture->isAtEnd();
    if (m_lesson)
        m_lesson->setVisible(lecture->lesson() && (!presents || reads));
    m_steps->setVisible(!reads);
    if (lecture->isAtEnd()) {
        const QString title = lecture->isInLesson() ? lecture->lesson()->title : QString();
        const Score score = lecture->isInLesson() ? walkthrough->total() : walkthrough->score();
        const QString end = title.isEmpty() ? tr("The end") : tr("%1: the end").arg(title);
        m_end->setText(score.asked > 0 ? end + u'\n' + score.text() : end);
        m_pages->setCurrentWidget(m_end);
        m_sentence->hide();
        m_guess->hide(); // the end card contains the score
    } else if (isAtEnd()) {
        showStep();
        m_guess->showScore();
    }
    shareSpace();
    QStringList numbers;
    if (lecture->isInLesson())
        numbers << tr("%1 / %2").arg(lecture->part() + 1).arg(lecture->lesson()->parts.size());
    if (!lecture->isAtText() && walkthrough->trace())
        numbers << tr("%1 / %2").arg(walkthrough->step() + 1).arg(walkthrough->stepCount());
    m_number->setText(lecture->isAtEnd() ? QString() : numbers.join(QStringLiteral("  \u00b7  ")));
    m_number->setVisible(presents);
    const QWidget *focus = QApplication::focusWidget();
    if (presents && isVisible() && !(focus && isAncestorOf(focus) && focus->isVisible()))
        setFocus(); // so that keys step
}

PicturePane *StepView::paneFor(const TracePicture &picture) const
{
    if (std::holds_alternative<std::monostate>(picture))
        return nullptr;
    return std::holds_alternative<LabelsPicture>(picture) ? m_progress : m_picture;
}

void StepView::showTrace()
{
    const bool hasTrace = m_session->walkthrough()->trace() != nullptr;
    m_actions->setExportEnabled(hasTrace && !m_isCovered);
    showTitle();
    if (hasTrace) {
        showStep();
        return;
    }
    m_shown = nullptr;
    if (m_session->exploration()->hasGame())
        showNotice(tr("Working out the steps…"), {});
    else
        showNotice(tr("Open a game, and its values are explained here step by step."), tr("Open %1").arg(exampleGame));
}

/// Updates the title, and the button that returns to the outer trace after stepInto().
void StepView::showTitle()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    const TracePtr &trace = walkthrough->trace();
    const int depth = trace ? walkthrough->depth() : 0;
    QAction *back = (*m_commands)[StepCommands::stepOut];
    back->setVisible(depth > 0);
    if (depth > 0)
        back->setText(tr("Back to %1").arg(placeName(walkthrough->traceAt(depth - 1)->position())));
    if (trace) {
        showSentence(m_title, trace->title());
    } else {
        m_title->setMaker({});
        m_title->clear();
    }
}

/// Covers the view while a game is played without help, until it is over or the player asks for the answers.
void StepView::followAnswers()
{
    const bool isCovered = m_session->exploration()->answers().coversPlayedGame();
    if (isCovered == std::exchange(m_isCovered, isCovered))
        return;
    for (QWidget *part : std::initializer_list<QWidget *>{m_guess, m_player})
        part->setEnabled(!m_isCovered);
    showTrace();
}

void StepView::showNotice(const QString &html, const QString &offer)
{
    m_notice->showNotice(html, offer);
    m_pages->setCurrentWidget(m_notice);
    m_sentence->hide();
    shareSpace();
}

bool StepView::isAtNotice() const
{
    return m_pages->currentWidget() == m_notice || m_pages->currentWidget() == m_cover;
}

bool StepView::isAtEnd() const
{
    return m_pages->currentWidget() == m_end;
}

/// Runs the command that the notice offers.
void StepView::takeOffer()
{
    if (m_session->exploration()->hasGame())
        m_session->walkthrough()->setKind(TraceKind::Labels);
    else
        m_session->exploration()->open(exampleGame);
}

void StepView::showStep()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    const TracePtr &trace = walkthrough->trace();
    if (!trace)
        return;
    if (m_isCovered) {
        m_pages->setCurrentWidget(m_cover);
        m_sentence->hide();
        shareSpace();
        return;
    }
    const int step = walkthrough->step();
    const bool onwards = trace == m_shown && step == m_shownStep + 1;
    m_shown = trace;
    m_shownStep = step;
    PicturePane *pane = paneFor(trace->picture(step));
    if (!pane) {
        showNotice(formatSentence(trace->sentence(step), TraceFormat::Html),
                   trace->kind() == TraceKind::Labels ? QString() : tr("Step through the labelling"));
        return;
    }
    m_pseudocode->showLine((*m_commands)[StepCommands::pseudocode]->isChecked() ? trace->pseudocode(step)
                                                                                : std::nullopt);
    showSentence(m_sentence, trace->sentence(step));
    m_sentence->show();
    if (m_session->lecture()->isAtEnd())
        return;
    if (pane != m_progress || isAtEnd())
        m_pages->setCurrentWidget(m_picture);
    if (isPresenting())
        m_sentence->fitType();
    updateParts();
    pane->showStep(trace, step, onwards);
    focusPicture();
}

std::optional<CopiedPicture> StepView::copiedPicture() const
{
    return m_isCovered ? std::nullopt : m_actions->copiedPicture();
}

void StepView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    m_session->walkthrough()->setActive(true);
    qApp->installEventFilter(m_keys);
    setFocus();
    focusPicture();
}

/// Moves the focus from the view itself to the picture. Other widgets don't lose it.
void StepView::focusPicture()
{
    QWidget *picture = m_pages->currentWidget();
    if (window()->focusWidget() == this && picture->isVisible() && !isAtNotice())
        picture->setFocus();
}

void StepView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    qApp->removeEventFilter(m_keys);
    m_session->walkthrough()->setActive(false);
}

void StepView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_sentence->setView(size());
    shareSpace();
}

/// Space plays, unless a button has the focus, which it then presses. The checked button of the kinds is an exception:
/// pressing it does nothing.
bool StepView::event(QEvent *event)
{
    const auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    const bool presses = button && !m_tools->isPresentKind(button);
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space &&
        presses && !isPresenting()) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

} // namespace mexplorer
