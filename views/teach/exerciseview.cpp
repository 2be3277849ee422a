// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/exerciseview.h"

#include "model/session/session.h"
#include "model/writing/writer.h"
#include "views/step/answerbar.h"
#include "views/teach/exercisecommands.h"
#include "views/teach/exercisepane.h"
#include "views/teach/sheetdialog.h"
#include "views/theme/fontrole.h"
#include "views/widgets/answercover.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/noticepage.h"
#include "views/widgets/presentedtools.h"
#include "views/widgets/segmentedswitch.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>

#include <array>

namespace mexplorer {

namespace {

const QString usualGame = QStringLiteral("kayles");

} // namespace

ExerciseView::ExerciseView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(new Commands(this)),
      m_run(new ExerciseRun(session->jobs(), this)), m_score(new QLabel(this)),
      m_question(makeNamed<FittedLabel>("exerciseQuestion", this)), m_pane(new ExercisePane(m_run, this)),
      m_answer(new AnswerBar(FontRole::Caption, this)), m_done(makeNamed<QLabel>("exerciseDone", this)),
      m_another(makeNamed<QPushButton>("exerciseAnother", tr("Another Like This"), this)),
      m_problem(new NoticePage(this)), m_exercise(new QWidget(this)), m_cover(makeAnswerCover(session))
{
    setFocusPolicy(Qt::ClickFocus); // not by Tab, as it passes the focus on
    m_question->setTextFormat(Qt::RichText);
    m_question->setAlignment(Qt::AlignCenter);
    m_question->setContentsMargins(24, 4, 24, 4);
    setFontRole(m_question, FontRole::Lead, FontRole::Sentence);
    setFontRole(m_pane, FontRole::Body, FontRole::Caption);
    for (QWidget *end : std::initializer_list<QWidget *>{m_done, m_another})
        setFontRole(end, FontRole::Lead, FontRole::Caption);
    m_answer->setVerdictLines(1);
    m_problem->setNames(QStringLiteral("exerciseNotice"), {});
    addCommands();
    auto *layout = makeLayout<QVBoxLayout>(this, 0);
    QWidget *top = makeTop();
    layout->addWidget(top);
    (new PresentedTools(session->presentation(), this, this))->add(top, Qt::TopEdge);
    auto *exercise = makeLayout<QVBoxLayout>(m_exercise, 0);
    exercise->addWidget(m_question);
    exercise->addWidget(m_pane, 1);
    exercise->addWidget(m_problem, 1);
    exercise->addWidget(m_answer);
    auto *done = makeLayout<QHBoxLayout>(nullptr, 16, {0, 0, 0, 8});
    done->addStretch();
    addWidgets(done, {m_done, m_another});
    done->addStretch();
    exercise->addLayout(done);
    layout->addWidget(m_exercise, 1);
    layout->addWidget(m_cover, 1);
    connect(session->exploration(), &Exploration::startChanged, this, &ExerciseView::followGame);
    connect(session->exploration(), &Exploration::answersChanged, this, &ExerciseView::followAnswers);
    connect(m_run, &ExerciseRun::attemptChanged, this, [this] {
        m_shown.reset();
        showExercise();
    });
    connect(m_run, &ExerciseRun::changed, this, &ExerciseView::showField);
    connect(m_run, &ExerciseRun::changed, this, &ExerciseView::showScore);
    connect(m_answer, &AnswerBar::answered, m_run, &ExerciseRun::answer);
    connect(m_answer, &AnswerBar::showRequested, m_run, &ExerciseRun::show);
    connect(m_another, &QPushButton::clicked, m_run, &ExerciseRun::next);
    followAnswers();
}

void ExerciseView::addCommands()
{
    const MenuPosition position = {Menus::workspace, 1};
    m_commands->add(ExerciseCommands::another, tr("Another Like This"), tr("Another exercise of this kind"),
                    {.icon = "random", .keys = {Qt::CTRL | Qt::Key_Return}, .position = position},
                    [this] { m_run->next(); });
    m_commands->add(ExerciseCommands::showAnswer, tr("Show the Answer"), tr("Fill in the next field, with the reason"),
                    {.icon = "hint", .keys = {Qt::CTRL | Qt::Key_Space}, .position = position},
                    [this] { m_run->show(); });
    m_commands->add(ExerciseCommands::nextField, tr("Next Field"), tr("Go to the next field that can be filled in"),
                    {.keys = {Qt::CTRL | Qt::Key_Down}, .position = position}, [this] { m_run->moveField(1); });
    m_commands->add(ExerciseCommands::previousField, tr("Previous Field"),
                    tr("Go to the field before that can be filled in"),
                    {.keys = {Qt::CTRL | Qt::Key_Up}, .position = position}, [this] { m_run->moveField(-1); });
    m_commands->add(ExerciseCommands::resetScore, tr("Reset the Score"), tr("Count from 0 again"),
                    {.position = position}, [this] { m_run->resetScore(); });
    m_commands->add(ExerciseCommands::sheet, tr("Make a Sheet…"),
                    tr("A sheet of exercises about this game, to print or to save, with its key"),
                    {.icon = "print", .position = {Menus::workspace, 2}, .role = CommandRole::Print},
                    [this] { makeSheet(); });
}

QString ExerciseView::about(ExerciseKind kind)
{
    static constexpr auto texts = std::to_array<const char *>({
        QT_TR_NOOP("Fill the tray with the followers' values, and find the mex"),
        QT_TR_NOOP("Say who wins"),
        QT_TR_NOOP("Fill in the binary columns, and find the nim-sum"),
        QT_TR_NOOP("Choose a component and a move that wins"),
        QT_TR_NOOP("Label every position of a small graph with P or N and its value"),
        QT_TR_NOOP("Find the values of all followers, and the position's own"),
        QT_TR_NOOP("Go on with the table of the values of single heaps"),
        QT_TR_NOOP("Find the period, and how many values prove it"),
    });
    return tr(texts[static_cast<std::size_t>(kind)]);
}

QWidget *ExerciseView::makeTop()
{
    auto *top = new QWidget(this);
    m_kinds = makeNamed<SegmentedSwitch>("exerciseKinds", top);
    m_kinds->setWrapping();
    std::vector<CommandId> ids;
    for (const ExerciseKind kind : allExerciseKinds()) {
        m_kinds->addChoice(exerciseKindTitle(kind), about(kind));
        ids.push_back(ExerciseCommands::kind(kind));
    }
    m_kinds->addCommands(m_commands, ids, {Menus::workspace, 0});
    m_kinds->setCurrent(0);
    connect(m_kinds, &SegmentedSwitch::chosen, m_run,
            [this](int index) { m_run->setKind(allExerciseKinds()[static_cast<std::size_t>(index)]); });
    m_score->setWordWrap(true);
    m_score->setMinimumWidth(120);
    auto *second = makeLayout<QHBoxLayout>(nullptr, 8);
    second->addWidget(m_score, 1);
    for (const CommandId id : {ExerciseCommands::another, ExerciseCommands::sheet})
        second->addWidget(makeCommandButton((*m_commands)[id], top));
    auto *layout = makeLayout<QVBoxLayout>(top, 8, {12, 8, 12, 8});
    layout->addWidget(m_kinds);
    layout->addLayout(second);
    return top;
}

/// Only what is seen makes exercises.
void ExerciseView::followGame()
{
    if (!isVisible())
        return;
    const Exploration *exploration = m_session->exploration();
    m_run->setSubject(exploration->hasGame() ? exploration->expression() : usualGame);
}

/// True while a game is played without help: an exercise's values would give answers away.
bool ExerciseView::isCovered() const
{
    return m_session->exploration()->answers().coversPlayedGame();
}

void ExerciseView::followAnswers()
{
    m_exercise->setVisible(!isCovered());
    m_cover->setVisible(isCovered());
    showExercise();
    showScore();
}

void ExerciseView::showExercise()
{
    const Attempt *attempt = m_run->attempt();
    m_pane->setVisible(attempt != nullptr);
    m_question->setVisible(attempt != nullptr);
    m_problem->setVisible(!attempt);
    m_problem->showNotice(m_run->problem(), {});
    showField();
    if (!attempt)
        return;
    m_question->setMaker([html = formatSentence(attempt->exercise().question, WrittenFormat::Html)](
                             const QFontMetrics &, int) { return html; });
    if (isAncestorOf(QApplication::focusWidget()))
        focusInput();
}

/// Asks the question of the current field, or shows the score of the exercise when all are filled in.
void ExerciseView::showField()
{
    const Attempt *attempt = m_run->attempt();
    const int field = m_run->field();
    m_answer->setVerdict(m_run->verdict().reason);
    m_another->setVisible(attempt && field < 0);
    m_done->setVisible(attempt && field < 0);
    m_done->setText(attempt ? tr("Done: %1.").arg(attempt->score().text()) : QString());
    if (field == m_shown)
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_shown = field;
    m_answer->ask(attempt && field >= 0 ? std::optional(attempt->field(field).question) : std::nullopt);
    if (hadFocus)
        focusInput();
}

void ExerciseView::focusInput()
{
    if (m_answer->question())
        m_answer->focusInput();
    else
        m_another->setFocus();
}

void ExerciseView::showScore()
{
    m_score->setText(m_run->score().text());
    m_score->setToolTip(tr("%n exercise(s) done", nullptr, m_run->doneCount()));
    const bool canShow = m_run->attempt() && m_run->field() >= 0 && !isCovered();
    (*m_commands)[ExerciseCommands::showAnswer]->setEnabled(canShow);
    (*m_commands)[ExerciseCommands::another]->setEnabled(!m_run->isMaking());
}

void ExerciseView::makeSheet()
{
    auto *dialog = new SheetDialog(m_session, m_run->subject(), {m_run->kind()}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ExerciseView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    m_session->setExercising(true);
    followGame();
    followAnswers();
    focusInput();
}

void ExerciseView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_session->setExercising(false);
}

void ExerciseView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    focusInput();
}

} // namespace mexplorer
