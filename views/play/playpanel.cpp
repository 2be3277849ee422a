#include "views/play/playpanel.h"

#include "model/session/session.h"
#include "views/play/gamelistmodel.h"
#include "views/play/hintpanel.h"
#include "views/play/matchsettings.h"
#include "views/play/opponentbar.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/widgets/rowheight.h"
#include "views/widgets/scrolledcontent.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace mexplorer {

PlayPanel::PlayPanel(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_match(session->match()), m_mark(new QLabel(this)),
      m_turn(new QLabel(this)), m_comment(new QLabel(this)),
      m_letSolverMove(new QPushButton(tr("Let the solver move"), this)), m_hints(new HintPanel(session->hints(), this)),
      m_model(new GameListModel(this)), m_list(makeList())
{
    setObjectName(QStringLiteral("playPanel"));
    m_turn->setObjectName(QStringLiteral("turn"));
    m_turn->setWordWrap(true);
    setFontRole(m_turn, FontRole::Lead);
    m_comment->setObjectName(QStringLiteral("comment"));
    m_comment->setWordWrap(true);
    m_letSolverMove->setObjectName(QStringLiteral("letSolverMove"));
    auto *turn = new QHBoxLayout;
    turn->addWidget(m_mark);
    turn->addWidget(m_turn, 1);
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(12, 12, 12, 8);
    layout->setSpacing(8);
    layout->addLayout(turn);
    layout->addWidget(m_letSolverMove);
    layout->addWidget(new OpponentBar(session, this));
    layout->addWidget(m_comment);
    layout->addWidget(m_hints);
    layout->addWidget(m_list, 1);
    // A long hint scrolls in its place and leaves the settings in theirs.
    fillScrolled(this, content);
    auto *settings = new MatchSettings(session, this);
    settings->setContentsMargins(12, 4, 12, 12);
    this->layout()->addWidget(settings);
    connect(m_letSolverMove, &QPushButton::clicked, m_match, &Match::letSolverMove);
    connect(m_list, &QTableView::clicked, this,
            [this](const QModelIndex &index) { m_match->goTo(static_cast<std::size_t>(index.row())); });
    connect(m_list, &QTableView::activated, this,
            [this](const QModelIndex &index) { m_match->goTo(static_cast<std::size_t>(index.row())); });
    connect(session->exploration(), &Exploration::answersChanged, this, &PlayPanel::showAnswers);
    connect(m_match, &Match::recordChanged, this, [this] {
        m_model->setRecord(m_match->record(), m_match->sides());
        showComment();
        showPlace();
    });
    connect(m_match, &Match::positionChanged, this, &PlayPanel::showPlace);
    connect(m_match, &Match::turnChanged, this, &PlayPanel::showTurn);
    connect(&Theme::instance(), &Theme::changed, this, &PlayPanel::showTurn);
    if (m_match->hasGame())
        m_model->setRecord(m_match->record(), m_match->sides());
    showTurn();
    showPlace();
    showAnswers();
}

QTableView *PlayPanel::makeList()
{
    auto *list = new QTableView(this);
    list->setObjectName(QStringLiteral("gameList"));
    list->setAccessibleName(tr("Moves of the game"));
    list->setModel(m_model);
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setSelectionMode(QAbstractItemView::SingleSelection);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setTabKeyNavigation(false);
    list->setShowGrid(false);
    list->setWordWrap(false);
    list->setTextElideMode(Qt::ElideMiddle); // what is taken begins and ends with a number
    list->verticalHeader()->hide();
    keepRowHeight(list, 8);
    list->horizontalHeader()->setHighlightSections(false);
    list->horizontalHeader()->setMinimumSectionSize(16);
    list->horizontalHeader()->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 6px 2px; }"));
    list->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->horizontalHeader()->setSectionResizeMode(GameListModel::MoveColumn, QHeaderView::Stretch);
    list->setMinimumHeight(100);
    return list;
}

void PlayPanel::showTurn()
{
    m_letSolverMove->setVisible(m_match->state() == Match::State::Paused);
    const bool playing = m_match->hasGame() && !m_match->isOver();
    m_hints->setEnabled(m_match->isHumanTurn());
    if (!m_match->hasGame()) {
        m_turn->setText(tr("No game yet"));
    } else if (m_match->isOver()) {
        m_turn->setText(tr("The game is over."));
    } else if (m_match->isThinking()) {
        m_turn->setText(tr("The solver is thinking…"));
    } else {
        m_turn->setText(m_match->commentary().turn(m_match->record(), m_match->place()));
    }
    const bool human = playing && m_match->sides().of(m_match->turn()) == Side::Human;
    m_mark->setVisible(playing);
    m_mark->setPixmap(themeIcon(human ? QStringLiteral("human") : QStringLiteral("solver")).pixmap(24, 24));
    showComment();
}

void PlayPanel::showAnswers()
{
    m_model->setAnswersHidden(m_session->exploration()->answers().hidesAll());
    showComment();
}

/// What the last move did: of a person's own move while they play the solver, of any move when they look back. While
/// answers are hidden, no more than that the move from here was a mistake.
void PlayPanel::showComment()
{
    QString text;
    const bool hidesAnswers = m_session->exploration()->answers().hidesAll();
    if (m_match->hasGame() && hidesAnswers) {
        text = m_match->commentary().wentWrong(m_match->record(), m_match->place());
    } else if (m_match->hasGame() && m_match->place() > 0 && !m_match->isOver()) {
        const GameRecord &record = m_match->record();
        std::size_t index = m_match->place() - 1;
        const bool live = m_match->place() == record.length();
        if (live && m_match->sides().areMixed() && m_match->sides().of(record.turn(index)) == Side::Solver && index > 0)
            --index;
        const bool own = m_match->sides().areMixed() && m_match->sides().of(record.turn(index)) == Side::Human;
        if (!live || own)
            text = m_match->commentary().move(record, index);
    }
    m_comment->setText(text);
    m_comment->setVisible(!text.isEmpty());
}

void PlayPanel::showPlace()
{
    if (!m_match->hasGame())
        return;
    const QModelIndex index = m_model->index(static_cast<int>(m_match->place()), GameListModel::MoveColumn);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    showComment();
}

} // namespace mexplorer
