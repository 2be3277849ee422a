// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/stepview.h"

#include "model/session/session.h"
#include "model/trace/traceformat.h"
#include "views/stepper/codepane.h"
#include "views/stepper/guessbar.h"
#include "views/stepper/kindmenu.h"
#include "views/stepper/labelsprogress.h"
#include "views/stepper/mextray.h"
#include "views/stepper/nimsumboard.h"
#include "views/stepper/periodstrip.h"
#include "views/stepper/playagainst.h"
#include "views/stepper/playerbar.h"
#include "views/stepper/presenterkeys.h"
#include "views/stepper/pseudocodepane.h"
#include "views/stepper/setdialog.h"
#include "views/stepper/stepcommands.h"
#include "views/stepper/stepsentence.h"
#include "views/stepper/symmetrypane.h"
#include "views/stepper/tablepane.h"
#include "views/stepper/traceexport.h"
#include "views/stepper/treepane.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/segmentedswitch.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace mexplorer {

namespace {

const QString exampleGame = QStringLiteral("kayles:5");

} // namespace

StepView::StepView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(new Commands(this)),
      m_export(new TraceExport(session, m_commands, this)), m_guess(new GuessBar(session->walkthrough(), this)),
      m_player(new PlayerBar(session, m_commands, this))
{
    m_keys = new PresenterKeys(session->presentation(), this, m_guess);
    connect(m_guess, &GuessBar::left, this, [this] {
        setFocus();
        focusPicture();
    });
    setObjectName(QStringLiteral("stepView"));
    setFocusPolicy(Qt::StrongFocus);
    addCommands();
    m_sentence = new FittedLabel(this);
    m_sentence->setObjectName(QStringLiteral("stepSentence"));
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sentence->setContentsMargins(24, 4, 24, 4);
    setSentenceFont();
    m_place = new QLabel(this);
    m_place->setObjectName(QStringLiteral("presentationPlace"));
    m_place->setAlignment(Qt::AlignRight);
    m_place->setContentsMargins(24, 0, 24, 12);

    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeTop());
    layout->addWidget(makeMiddle(), 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_sentence);
    layout->addWidget(m_guess);
    layout->addWidget(m_player);
    m_columns = new QSplitter(Qt::Horizontal);
    m_columns->setObjectName(QStringLiteral("lessonSplitter"));
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(column);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_columns, 1);
    all->addWidget(m_place);

    const Walkthrough *walkthrough = session->walkthrough();
    connect(walkthrough, &Walkthrough::traceChanged, this, &StepView::showTrace);
    connect(walkthrough, &Walkthrough::stepChanged, this, &StepView::showStep);
    connect(walkthrough, &Walkthrough::kindChanged, this, &StepView::showKind);
    connect(session->exploration(), &Exploration::startChanged, this, &StepView::showTrace);
    connect(session->exploration(), &Exploration::graphChanged, this, &StepView::shareSpace);
    connect(session->presentation(), &Presentation::changed, this, &StepView::followPresentation);
    connect(session->lecture(), &Lecture::placeChanged, this, &StepView::showPlace);
    connect(walkthrough, &Walkthrough::questionChanged, this, &StepView::showPlace);
    connect(&Theme::instance(), &Theme::changed, this, &StepView::setSentenceFont);
    showKind();
    showTrace();
}

/// As large as a heading, or as a title on a projector's full screen, but of normal weight: a whole sentence in bold is
/// hard to read. A room reads capitals of 34 pixels on a screen of 1080 lines, unless so long a sentence leaves too
/// little to the picture.
void StepView::setSentenceFont()
{
    const bool roomy = (width() >= 1300 && height() >= 820) || isPresenting();
    QFont font = roleFont(roomy ? FontRole::Title : FontRole::Heading, QApplication::font());
    font.setWeight(QFont::Normal);
    if (isPresenting())
        font.setPointSizeF(sizeForCapitals(QApplication::font(), 34.0 / 1080 * window()->height()));
    const int lines = 3 * QFontMetrics(font).lineSpacing() + 8;
    if (font == m_sentence->font() && m_sentence->minimumHeight() == lines && !isPresenting())
        return;
    m_sentence->setFont(font);
    m_sentence->setMinimumHeight(lines);
    const double least = font.pointSizeF() * 0.6;
    while (isPresenting() && font.pointSizeF() > least && m_sentence->heightForWidth(width()) > height() * 2 / 5) {
        font.setPointSizeF(font.pointSizeF() * 0.95);
        m_sentence->setFont(font);
    }
}

void StepView::addCommands()
{
    Walkthrough *walkthrough = m_session->walkthrough();
    const MenuPlace place = {Menus::workspace, 2};
    m_guessFirstAction = m_commands->addSwitch({.id = StepCommands::guessFirst,
                                                .text = tr("Guess First"),
                                                .tip = tr("Ask for the value before it shows"),
                                                .icon = "help",
                                                .keys = {Qt::Key_G},
                                                .place = place},
                                               [walkthrough](bool on) { walkthrough->setGuessFirst(on); });
    m_backAction = m_commands->add({.id = StepCommands::stepOut,
                                    .text = tr("Back"),
                                    .tip = tr("Go back to the position that this follower was looked at from"),
                                    .icon = "back",
                                    .keys = {Qt::Key_Backspace},
                                    .place = place},
                                   [walkthrough] { walkthrough->stepOut(); });
    m_pseudocodeAction = m_commands->addSwitch({.id = StepCommands::pseudocode,
                                                .text = tr("Pseudocode"),
                                                .tip = tr("Show the algorithm, with the line of the present step lit"),
                                                .keys = {Qt::Key_Y},
                                                .place = place},
                                               [this](bool) { showStep(); });
    m_commands->add(
        {.id = StepCommands::playAgainst,
         .text = tr("Play Against Its Nim Heap"),
         .tip = tr("Put the nim heap of the same value beside the position, and play: each move is answered "
                   "to value 0"),
         .place = place},
        [this] { playAgainstNimHeap(m_session); });
    m_commands->add({.id = StepCommands::mexOfSet,
                     .text = tr("Mex of a Set…"),
                     .tip = tr("Step through the mex of numbers that you type"),
                     .place = place},
                    [this, walkthrough] {
                        askForNumberSet(this, [walkthrough](const std::vector<Value> &numbers) {
                            walkthrough->explainSet(numbers);
                        });
                    });
    m_showAnswer = m_commands->add({.id = StepCommands::showAnswer,
                                    .text = tr("Show the Answer"),
                                    .tip = tr("Show the answer to the question that is asked"),
                                    .keys = {Qt::Key_A},
                                    .place = place},
                                   [walkthrough] { walkthrough->showAnswer(); });
    m_graphAction = m_commands->addSwitch({.id = StepCommands::graph,
                                           .text = tr("Graph in a Presentation"),
                                           .tip = tr("Show or hide the graph beside the picture of a presentation"),
                                           .keys = {Qt::Key_V},
                                           .place = place},
                                          [this](bool on) { m_session->presentation()->setGraphShown(on); });
}

QToolButton *StepView::menuButton(const QString &icon, const QString &text, MenuPlace place)
{
    auto *button = new QToolButton(this);
    button->setIcon(themeIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(m_commands->makeMenu(text, place.menu, place.group));
    return button;
}

QWidget *StepView::makeTop()
{
    auto *top = new QWidget(this);
    m_tools = new QWidget(top);
    m_kinds = new SegmentedSwitch(top);
    m_kinds->setArrowKeysUsed(false); // they step
    m_kinds->setObjectName(QStringLiteral("traceKinds"));
    std::vector<CommandId> ids;
    for (const TraceKind kind : allTraceKinds().first(KindMenu::inSight)) {
        m_kinds->addChoice(traceKindTitle(kind), aboutKind(kind));
        ids.push_back(StepCommands::kind(kind));
    }
    m_kinds->addCommands(m_commands, ids, {Menus::workspace, 0});
    connect(m_kinds, &SegmentedSwitch::chosen, m_session->walkthrough(),
            [this](int index) { m_session->walkthrough()->setKind(allTraceKinds()[static_cast<std::size_t>(index)]); });
    m_moreKinds = new KindMenu(m_session->walkthrough(), m_commands, top);
    m_guessFirst = new QToolButton(top);
    m_guessFirst->setDefaultAction(m_guessFirstAction);
    m_guessFirst->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_guessFirst->setAutoRaise(true);
    m_back = new QToolButton(top);
    m_back->setObjectName(QStringLiteral("stepOutButton"));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setAutoRaise(true);
    m_back->setDefaultAction(m_backAction);
    m_title = new FittedLabel(top);
    m_title->setObjectName(QStringLiteral("traceTitle"));
    m_title->setTextFormat(Qt::RichText);
    m_title->setMinimumWidth(120);
    setFontRole(m_title, FontRole::Lead);

    auto *line = new QHBoxLayout(m_tools);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(m_kinds);
    line->addWidget(m_moreKinds);
    line->addStretch();
    line->addWidget(m_guessFirst);
    line->addWidget(menuButton(QStringLiteral("copy"), tr("Copy the steps"), TraceExport::copies));
    line->addWidget(menuButton(QStringLiteral("export"), tr("Export the steps"), TraceExport::exports));
    m_toolsWidth = line->sizeHint().width();
    m_guessFirst->setMinimumWidth(m_guessFirst->sizeHint().height()); // without its text where there is little room
    auto *second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(m_back);
    second->addWidget(m_title, 1);
    auto *layout = new QVBoxLayout(top);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(m_tools);
    layout->addLayout(second);
    return top;
}

QWidget *StepView::makeMiddle()
{
    m_splitter = new QSplitter(Qt::Horizontal, this);
    m_splitter->setObjectName(QStringLiteral("stepSplitter"));
    m_splitter->setChildrenCollapsible(false);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isShared = true; });
    m_stack = new QStackedWidget(m_splitter);
    m_tray = new MexTray(m_stack);
    m_board = new NimSumBoard(m_stack);
    m_strip = new PeriodStrip(m_stack);
    m_progress = new LabelsProgress(this);
    m_notice = makeNotice();
    m_furtherPanes = {{TracePicture(TablePicture()).index(), new TablePane(m_stack)},
                      {TracePicture(TreePicture()).index(), new TreePane(m_stack)},
                      {TracePicture(SymmetryPicture()).index(), new SymmetryPane(m_stack)},
                      {TracePicture(CodePicture()).index(), new CodePane(m_stack)}};
    std::vector<PicturePane *> panes = {m_tray, m_board, m_strip};
    for (const auto &[index, pane] : m_furtherPanes)
        panes.push_back(pane);
    for (PicturePane *pane : panes) {
        m_stack->addWidget(pane);
        connect(pane, &PicturePane::positionActivated, m_session->walkthrough(), &Walkthrough::stepInto);
        connect(pane, &PicturePane::stepRequested, m_session->walkthrough(), [this](int step) {
            m_session->walkthrough()->pause();
            m_session->walkthrough()->seek(step);
        });
    }
    m_stack->addWidget(m_notice);
    m_pseudocode = new PseudocodePane(m_splitter);
    m_stack->addWidget(makeEnd());
    return m_splitter;
}

QWidget *StepView::makeNotice()
{
    auto *notice = new QWidget(m_stack);
    m_noticeText = new QLabel(notice);
    m_noticeText->setTextFormat(Qt::RichText);
    m_noticeText->setObjectName(QStringLiteral("stepNotice"));
    m_noticeText->setWordWrap(true);
    m_noticeText->setAlignment(Qt::AlignCenter);
    setFontRole(m_noticeText, FontRole::Lead);
    m_offer = new QPushButton(notice);
    m_offer->setObjectName(QStringLiteral("stepOffer"));
    connect(m_offer, &QPushButton::clicked, this, [this] {
        if (m_session->exploration()->hasGame())
            m_session->walkthrough()->setKind(TraceKind::Labels);
        else
            m_session->exploration()->open(exampleGame);
    });
    auto *layout = new QVBoxLayout(notice);
    layout->setContentsMargins(48, 24, 48, 24);
    layout->setSpacing(16);
    layout->addStretch();
    layout->addWidget(m_noticeText);
    layout->addWidget(m_offer, 0, Qt::AlignHCenter);
    layout->addStretch();
    return notice;
}

/// The card after the last step of a presentation.
QWidget *StepView::makeEnd()
{
    m_end = new QLabel(m_stack);
    m_end->setObjectName(QStringLiteral("endCard"));
    m_end->setAlignment(Qt::AlignCenter);
    m_end->setWordWrap(true);
    m_end->setTextFormat(Qt::PlainText);
    setFontRole(m_end, FontRole::Title);
    return m_end;
}

void StepView::setLessonWidget(QWidget *text)
{
    m_lesson = text;
    m_columns->insertWidget(0, text);
    m_columns->setStretchFactor(0, 2);
    m_columns->setStretchFactor(1, 3);
    connect(m_session->lecture(), &Lecture::lessonChanged, this, [this] {
        const bool wasHidden = m_lesson->isHidden();
        showPlace();
        if (wasHidden && !isPresenting())
            m_columns->setSizes({width() * 2 / 5, width() * 3 / 5});
    });
    showPlace();
}

void StepView::setGraphWidget(QWidget *graph)
{
    m_graph = graph;
    m_splitter->insertWidget(0, graph);
    graph->setMinimumWidth(144);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 2);
    shareSpace();
}

void StepView::print()
{
    m_export->print();
}

bool StepView::isLabelling() const
{
    return m_shown && std::holds_alternative<LabelsPicture>(m_shown->picture(0));
}

bool StepView::isPresenting() const
{
    return m_session->presentation()->isOn();
}

/// The graph of the game before stays until the next one is built.
bool StepView::isGraphOfGame() const
{
    const Exploration *exploration = m_session->exploration();
    return exploration->isReady() && exploration->explored().start == exploration->start();
}

/// The graph is the picture of a labelling; beside another picture it is a strip, and gives way when there is little
/// room. A presentation has it only if it is asked for.
void StepView::shareSpace()
{
    constexpr int leastForBoth = 660;
    constexpr int leastForThird = 720; // narrower, the graph has a quarter
    const int room = m_splitter->width();
    if (m_graph && !m_isShared) {
        const int graph = room < leastForThird ? room / 4 : room / 3;
        m_splitter->setSizes({graph, room - graph});
    }
    const bool isAtEnd = m_session->lecture()->isAtEnd();
    const bool isGraphAll = isLabelling() && !isAtEnd;
    m_progress->setVisible(isGraphAll);
    m_stack->setVisible(!isGraphAll);
    m_splitter->setVisible(!isGraphAll || m_graph);
    const bool isWanted = isPresenting() ? m_session->presentation()->showsGraph() : room >= leastForBoth;
    const bool isPicture = m_stack->currentWidget() != m_notice && !isAtEnd;
    const bool isOfTrace = isGraphOfGame() || m_session->walkthrough()->isBuilding();
    if (m_graph)
        m_graph->setVisible(isGraphAll || (isWanted && isPicture && isOfTrace));
}

/// Type and tools of a presentation, or of a desk.
void StepView::followPresentation()
{
    const bool presents = isPresenting();
    if (presents != m_tools->isHidden()) {
        if (presents)
            m_shares = m_splitter->saveState();
        else
            m_splitter->restoreState(m_shares);
        m_tools->setVisible(!presents);
        m_player->setVisible(!presents);
        const auto roleOf = [this, presents](const QWidget *pane) {
            if (!presents)
                return FontRole::Body;
            return pane == m_progress ? FontRole::Lead : pane == m_strip ? FontRole::Heading : FontRole::Title;
        };
        for (PicturePane *pane : findChildren<PicturePane *>())
            setFontRole(pane, roleOf(pane));
        for (QWidget *part : m_guess->findChildren<QWidget *>(Qt::FindDirectChildrenOnly))
            setFontRole(part, presents ? FontRole::Title : FontRole::Lead);
        setFontRole(m_place, presents ? FontRole::Lead : FontRole::Body);
    }
    setSentenceFont();
    showPlace();
}

/// "4 / 13", and what of text, picture and end card is to be seen.
void StepView::showPlace()
{
    const Lecture *lecture = m_session->lecture();
    const Walkthrough *walkthrough = m_session->walkthrough();
    const bool presents = isPresenting();
    const bool reads = presents && lecture->isAtText() && !lecture->isAtEnd();
    m_showAnswer->setEnabled(walkthrough->pendingQuestion().has_value());
    m_guessFirstAction->setChecked(walkthrough->guessFirst());
    m_graphAction->setEnabled(presents);
    m_graphAction->setChecked(m_session->presentation()->showsGraph());
    if (m_lesson)
        m_lesson->setVisible(lecture->lesson() && (!presents || reads));
    m_columns->widget(m_columns->count() - 1)->setVisible(!reads);
    if (lecture->isAtEnd()) {
        const QString title = lecture->lesson() ? lecture->lesson()->title : QString();
        m_end->setText(title.isEmpty() ? tr("The end") : tr("%1: the end").arg(title));
        m_stack->setCurrentWidget(m_end);
        m_sentence->hide();
    } else if (m_stack->currentWidget() == m_end) {
        showStep();
    }
    shareSpace();
    QStringList places;
    if (lecture->lesson())
        places << tr("%1 / %2").arg(lecture->part() + 1).arg(lecture->lesson()->parts.size());
    if (!lecture->isAtText() && walkthrough->trace())
        places << tr("%1 / %2").arg(walkthrough->step() + 1).arg(walkthrough->stepCount());
    m_place->setText(lecture->isAtEnd() ? QString() : places.join(QStringLiteral("  \u00b7  ")));
    m_place->setVisible(presents);
    const QWidget *focus = QApplication::focusWidget();
    if (presents && isVisible() && !(focus && isAncestorOf(focus) && focus->isVisible()))
        setFocus(); // keys step
}

PicturePane *StepView::paneFor(const TracePicture &picture) const
{
    if (std::holds_alternative<TrayPicture>(picture))
        return m_tray;
    if (std::holds_alternative<ColumnsPicture>(picture))
        return m_board;
    if (std::holds_alternative<StripPicture>(picture))
        return m_strip;
    if (const auto further = m_furtherPanes.find(picture.index()); further != m_furtherPanes.end())
        return further->second;
    return std::holds_alternative<LabelsPicture>(picture) ? m_progress : nullptr;
}

void StepView::showKind()
{
    const auto kinds = allTraceKinds().first(KindMenu::inSight);
    if (m_moreKinds->isCurrent())
        m_kinds->setNone();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] == m_session->walkthrough()->kind())
            m_kinds->setCurrent(static_cast<int>(i));
    }
}

void StepView::showTrace()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    m_export->setEnabled(walkthrough->trace() != nullptr);
    if (!walkthrough->trace()) {
        m_shown = nullptr;
        const bool hasGame = m_session->exploration()->hasGame();
        showNotice(hasGame ? tr("Working out the steps…")
                           : tr("Open a game, and its values are explained here step by step."));
        m_offer->setVisible(!hasGame);
        m_offer->setText(tr("Open %1").arg(exampleGame));
        m_title->setMaker({});
        m_title->clear();
        m_backAction->setVisible(false);
        m_back->hide();
        return;
    }
    showPath();
    showStep();
}

void StepView::showNotice(const QString &html)
{
    m_noticeText->setText(QString(html).replace(QStringLiteral("-&gt;"), QStringLiteral("→")));
    m_stack->setCurrentWidget(m_notice);
    m_sentence->hide();
    shareSpace();
}

void StepView::showPath()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    const int depth = walkthrough->depth();
    showSentence(m_title, walkthrough->trace()->title());
    m_backAction->setVisible(depth > 0);
    m_back->setVisible(depth > 0);
    if (depth > 0)
        m_backAction->setText(tr("Back to %1").arg(placeName(walkthrough->traceAt(depth - 1)->position())));
}

void StepView::showStep()
{
    const Walkthrough *walkthrough = m_session->walkthrough();
    const TracePtr &trace = walkthrough->trace();
    if (!trace)
        return;
    const int step = walkthrough->step();
    const bool onwards = trace == m_shown && step == m_shownStep + 1;
    m_shown = trace;
    m_shownStep = step;
    const QString html = formatSentence(trace->sentence(step), TraceFormat::Html);
    PicturePane *pane = paneFor(trace->picture(step));
    if (!pane) {
        m_offer->setVisible(trace->kind() != TraceKind::Labels);
        m_offer->setText(tr("Step through the labelling"));
        showNotice(html);
        return;
    }
    m_pseudocode->showLine(m_pseudocodeAction->isChecked() ? trace->pseudocode(step) : std::nullopt);
    showSentence(m_sentence, trace->sentence(step));
    m_sentence->show();
    if (m_session->lecture()->isAtEnd())
        return;
    if (pane != m_progress || m_stack->currentWidget() == m_end)
        m_stack->setCurrentWidget(pane != m_progress ? pane : m_tray);
    if (isPresenting())
        setSentenceFont();
    showPlace();
    pane->showStep(trace, step, onwards);
    focusPicture();
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

/// The picture takes the keys unless something else was chosen to.
void StepView::focusPicture()
{
    QWidget *picture = m_stack->currentWidget();
    if (window()->focusWidget() == this && picture->isVisible() && picture != m_notice)
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
    const bool hasRoom = width() - 24 >= m_toolsWidth;
    m_guessFirst->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setSentenceFont();
    shareSpace();
}

/// Space plays, unless a button has the focus, which it then presses; the kind that is shown has nothing to press.
bool StepView::event(QEvent *event)
{
    const auto *button = qobject_cast<QAbstractButton *>(QApplication::focusWidget());
    const bool presses = button && !(button->isChecked() && m_kinds->isAncestorOf(button));
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Space &&
        presses && !isPresenting()) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ApplicationFontChange)
        setSentenceFont();
    return QWidget::event(event);
}

} // namespace mexplorer
