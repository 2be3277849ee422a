// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/positionpanel.h"

#include "model/core/scanner.h"
#include "model/core/wordlist.h"
#include "model/explore/paths.h"
#include "model/games/joinedposition.h"
#include "model/play/thinking.h"
#include "model/session/session.h"
#include "model/solve/searchgrowth.h"
#include "model/step/tracewords.h"
#include "model/teach/glossary.h"
#include "views/explore/followertree.h"
#include "views/explore/whydialog.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/viewtext.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/linklabel.h"
#include "views/widgets/makewidgets.h"

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace mexplorer {

namespace {

constexpr std::size_t maxLinks = 10; ///< positions in one sentence
constexpr std::size_t maxNamedParts = 12;

/// Returns the distinct values of the followers in ascending order. There may be a million followers, so that small
/// values are marked and not sorted.
std::vector<Value> followerValues(const ExploredGraph &explored, PositionId id)
{
    const auto followers = explored.graph->followers(id);
    std::vector<bool> isThere(followers.size() + 1); // longer than any run without a gap
    std::vector<Value> large;
    for (const PositionId follower : followers) {
        const Value value = explored.labels->value(follower);
        if (value < isThere.size())
            isThere[value] = true;
        else
            large.push_back(value);
    }
    std::sort(large.begin(), large.end());
    large.erase(std::unique(large.begin(), large.end()), large.end());
    std::vector<Value> values;
    for (std::size_t value = 0; value < isThere.size(); ++value) {
        if (isThere[value])
            values.push_back(static_cast<Value>(value));
    }
    values.insert(values.end(), large.begin(), large.end());
    return values;
}

/// Returns "mex{0, 1, 3} = 2" or "mex ∅ = 0": the distinct values of the followers in ascending order.
QString mexText(const ExploredGraph &explored, PositionId id)
{
    constexpr qsizetype maxTexts = 60;
    const std::vector<Value> values = followerValues(explored, id);
    QStringList texts;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (texts.size() >= maxTexts) {
            texts << QStringLiteral("…");
            break;
        }
        // A long run is shortened to its ends.
        std::size_t last = i;
        while (last + 1 < values.size() && values[last + 1] == values[last] + 1)
            ++last;
        texts << QString::number(values[i]);
        if (last > i + 3) {
            texts << QStringLiteral("…") << QString::number(values[last]);
            i = last;
        }
    }
    const QString set = texts.isEmpty() ? QStringLiteral(" ∅") : u'{' + texts.join(QStringLiteral(", ")) + u'}';
    return QStringLiteral("mex%1 = %2").arg(set).arg(explored.labels->value(id));
}

/// Returns the name of a move in a line of play that begins with the name of the game: for a single game only the
/// position after the move.
QString playName(const GameGraph &graph, PositionId before, PositionId after)
{
    return graph.rules()->summands().empty() ? graph.rules()->positionName(graph.cells(after))
                                             : followerName(graph, before, after);
}

/// Shortened, because a layout of the panel measures each link many times.
QString positionLink(PositionId id, const QString &text)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(id).arg(breakable(shortened(text)).toHtmlEscaped());
}

/// The independent parts of a position, which no move joins: the components of a sum, the heaps of a multiset, and also
/// the pieces of a single board, although that is no sum.
class PositionParts
{
public:
    explicit PositionParts(const Position &position)
        : m_isBoard(position.components.size() == 1 && isBoard(position.components.front()))
    {
        for (const Component &component : position.components) {
            const std::size_t before = m_parts.size();
            component.rules->parts(component.cells, [&](Cells cells) {
                m_parts.push_back({component.rules, CellVector(cells.begin(), cells.end())});
            });
            m_areOfBoards.resize(m_parts.size(), m_parts.size() > before + 1 && isBoard(component));
        }
    }

    /// The parts as components.
    const std::vector<Component> &parts() const { return m_parts; }
    std::size_t count() const { return m_parts.size(); }
    /// Returns "3", or "one board, in 3 independent parts".
    QString countText() const
    {
        if (!m_isBoard)
            return groupedNumber(count());
        return ViewText::tr("one board, in %1 independent parts").arg(groupedNumber(count()));
    }

    /// Returns a line for each part with its value, and their nim-sum, as rich text. \a values are those of parts().
    QString sumText(const std::vector<Value> &values) const
    {
        QStringList lines;
        QStringList numbers;
        if (m_isBoard)
            lines << ViewText::tr("%1:").arg(countText());
        for (std::size_t i = 0; i < std::min(count(), maxNamedParts); ++i) {
            lines << QStringLiteral("%1, g\u00a0=\u00a0%2").arg(breakable(nameOf(i)).toHtmlEscaped()).arg(values[i]);
            numbers << QString::number(values[i]);
        }
        if (count() > maxNamedParts) {
            lines << ViewText::tr("and %1 more").arg(count() - maxNamedParts);
            numbers << QStringLiteral("…");
        }
        lines << QStringLiteral("%1 = <b>%2</b>").arg(numbers.join(QStringLiteral(" ⊕ "))).arg(nimSum(values));
        return lines.join(QStringLiteral("<br>"));
    }

private:
    static bool isBoard(const Component &component) { return component.rules->cellBoard().has_value(); }

    QString nameOf(std::size_t part) const
    {
        const Component &component = m_parts[part];
        const bool oneGame = std::all_of(m_parts.begin(), m_parts.end(),
                                         [&](const Component &other) { return other.rules == m_parts.front().rules; });
        const QString name = oneGame ? component.rules->positionName(component.cells) : component.text();
        return m_areOfBoards[part] && !m_isBoard ? ViewText::tr("of a board: %1").arg(name) : name;
    }

    std::vector<Component> m_parts;
    std::vector<bool> m_areOfBoards; ///< the part is one of several pieces of a board
    bool m_isBoard;                  ///< all are pieces of one board
};

} // namespace

PositionPanel::PositionPanel(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_asking(session->jobs()), m_solving(session->jobs()),
      m_refresh(this, [this] { refresh(); }), m_name(makeNamed<FittedLabel>("positionName", this)),
      m_picture(new Miniature(104, this)), m_mark(new Miniature(36, this)),
      m_outcome(makeText("positionOutcome", this)), m_why(makeNamed<QToolButton>("positionWhy", this)),
      m_solve(makeNamed<QPushButton>("positionSolve", this)), m_value(new QLabel(this)), m_components(new QLabel(this)),
      m_remoteness(new QLabel(this)), m_birthday(new QLabel(this)), m_predecessors(new QLabel(this)),
      m_bestPlay(new LinkLabel(this)), m_winningMoves(new LinkLabel(this)), m_group(new LinkLabel(this)),
      m_followersTitle(new QLabel(this)), m_followers(new FollowerTree(session, this))
{
    setHelpTerm(this, "SG value");
    m_name->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *copy = new QAction(themeIcon(QStringLiteral("copy")), tr("Copy Expression"), m_name);
    connect(copy, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(m_session->exploration()->selectedPosition().text()); });
    m_name->addAction(copy);
    setFontRole(m_name, FontRole::Lead);
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("Why this position is won or lost, and why it has its value: a proof that folds open"));
    connect(m_why, &QToolButton::clicked, this, [this] {
        const Exploration *game = m_session->exploration();
        (new WhyDialog(m_session, game->selectedPosition(), game->convention(), this))->show();
    });
    m_solve->setText(tr("Solve"));
    m_solve->setToolTip(tr("Let the solver look for the outcome, the value and the winning moves"));
    connect(m_solve, &QPushButton::clicked, this, &PositionPanel::solve);
    m_mark->setFixedSize(36, 36);
    m_picture->setFixedHeight(104);
    m_followersTitle->setWordWrap(true); // or it would widen the panel

    auto *outcome = makeLayout<QHBoxLayout>(nullptr, 8);
    outcome->addWidget(m_mark);
    auto *told = makeLayout<QVBoxLayout>(nullptr, 4); // the reason why an outcome isn't known is a long text
    told->addWidget(m_outcome);
    told->addWidget(m_solve, 0, Qt::AlignLeft);
    outcome->addLayout(told, 1);
    outcome->addWidget(m_why);
    auto *content = new QWidget;
    auto *column = makeLayout<QVBoxLayout>(content, 12, {12, 12, 12, 8});
    addWidgets(column, {m_name, m_picture});
    column->addLayout(outcome);
    column->addLayout(makeNumbers());
    column->addWidget(m_followersTitle);
    column->addWidget(m_followers, 1);
    fillScrolled(this, content);
    setMinimumWidth(220);

    const auto later = [this] { m_refresh.schedule(); };
    const Exploration *exploration = session->exploration();
    connect(exploration, &Exploration::startChanged, this, later);
    connect(exploration, &Exploration::graphChanged, this, later);
    connect(exploration, &Exploration::selectionChanged, this, later);
    connect(exploration, &Exploration::answersChanged, this, later);
    connect(session->filter(), &GraphFilter::excerptChanged, this, later);
    refresh();
}

/// Creates the rows of numbers.
QGridLayout *PositionPanel::makeNumbers()
{
    auto *form = new QGridLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->setColumnStretch(1, 1);
    addRow(
        form, m_value, QStringLiteral("positionValue"), tr("SG value"),
        tr("The Sprague-Grundy value: the least number that is not the value of a follower (mex). 0 at P-positions."),
        QStringLiteral("SG value"));
    addRow(form, m_components, QStringLiteral("positionComponents"), tr("Components"),
           tr("Parts that no move joins. The value of the whole is the nim-sum ⊕ of theirs: written in "
              "binary, added without carry."),
           QStringLiteral("component"));
    addRow(form, m_remoteness, QStringLiteral("positionRemoteness"), tr("Remoteness"),
           tr("How many moves the game lasts when the winner hurries and the loser delays."),
           QStringLiteral("remoteness"));
    addRow(form, m_birthday, QStringLiteral("positionBirthday"), tr("Birthday"),
           tr("How many moves the longest play from here has."), QStringLiteral("birthday"));
    addRow(form, m_predecessors, QStringLiteral("positionPredecessors"), tr("Predecessors"),
           tr("From how many positions of this graph a move leads here."), QStringLiteral("predecessor"));
    m_groupTitle = addRow(form, m_group, QStringLiteral("positionGroup"), tr("Merged with"),
                          tr("The positions that are merged with this one in the graph."));
    addRow(form, m_bestPlay, QStringLiteral("positionBestPlay"), tr("Best play"),
           tr("How play goes on when the winner hurries and the loser delays."), QStringLiteral("best play"));
    m_winningMovesTitle = addRow(form, m_winningMoves, QStringLiteral("positionWinningMoves"), tr("Winning moves"),
                                 tr("The positions after the moves that win, as the solver found them."));
    for (LinkLabel *label : {m_bestPlay, m_winningMoves, m_group})
        makeLinks(label);
    return form;
}

/// A title that is a term links to the glossary.
QLabel *PositionPanel::addRow(QGridLayout *form, QLabel *value, const QString &name, const QString &title,
                              const QString &tip, const QString &term)
{
    auto *label = new LinkLabel(this);
    label->setHtml(term.isEmpty()
                       ? title.toHtmlEscaped()
                       : QStringLiteral("<a href=\"%1\">%2</a>").arg(glossaryAddress(term), title.toHtmlEscaped()));
    label->setFocusPolicy(Qt::NoFocus); // F1 opens the glossary from the keyboard
    label->setOpenExternalLinks(true);  // WindowHelp opens them
    value->setObjectName(name);
    value->setWordWrap(true);
    value->setAccessibleName(title);
    label->setObjectName(name + QStringLiteral("Title"));
    for (QLabel *each : {static_cast<QLabel *>(label), value})
        each->setToolTip(tip);
    const int row = form->rowCount();
    form->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
    form->addWidget(value, row, 1, Qt::AlignTop);
    return label;
}

/// Makes the positions in its text links, for a click or for Tab and Enter.
void PositionPanel::makeLinks(LinkLabel *label)
{
    connect(label, &QLabel::linkActivated, this,
            [exploration = m_session->exploration()](const QString &link) { exploration->select(link.toUInt()); });
    connect(label, &QLabel::linkHovered, this, [exploration = m_session->exploration()](const QString &link) {
        exploration->hover(link.isEmpty() ? noPosition : link.toUInt());
    });
}

void PositionPanel::refresh()
{
    const Exploration &exploration = *m_session->exploration();
    const bool known = exploration.isReady() && exploration.selected() != noPosition;
    if (!exploration.hasGame()) {
        m_name->setExpression(tr("No game yet"));
        m_picture->clear();
    } else {
        const Position position = exploration.selectedPosition();
        const JoinedPosition joined = join(position);
        const QString name = tracewords::withoutFolders(position.text());
        m_name->setExpression(name);
        m_picture->showPosition(joined.rules, joined.cells);
        m_picture->setAccessibleName(tr("Picture of %1").arg(name));
    }
    if (!known || m_question != Question{exploration.selectedPosition(), exploration.convention()}) {
        m_solving.drop();
        m_question.reset();
        m_solution = {};
    }
    m_mark->setVisible(known);
    m_followers->clear();
    showGroupRow(false);
    m_winningMoves->hide();
    m_winningMovesTitle->hide();
    for (QLabel *label : {m_value, m_components, m_remoteness, m_birthday, m_predecessors})
        label->setText(QStringLiteral("–"));
    m_bestPlay->setHtml(QStringLiteral("–"));
    m_outcome->setText(exploration.hasGame() && !known ? tr("The graph is being built.") : QString());
    m_followersTitle->clear();
    if (!known) {
        if (m_why->hasFocus() || m_solve->hasFocus())
            setFocus(); // or the panel would scroll to the next widget that may have it
        m_why->hide();
        m_solve->hide();
        return;
    }
    showOutcome(exploration.selected());
    showNumbers(exploration.selected());
    showFollowers(exploration.selected());
    showBestPlay(exploration.selected());
    showWinningMoves();
    showGroup(exploration.selected());
    askComponents();
}

const AnswerPolicy &PositionPanel::answers() const
{
    return m_session->exploration()->answers();
}

QString PositionPanel::notShown() const
{
    return answers().isHiding() ? tr("hidden") : tr("not shown yet");
}

QString PositionPanel::notKnown(PositionId id) const
{
    const Exploration &exploration = *m_session->exploration();
    if (!exploration.graph()->isTruncated() && exploration.labels()->birthday(id) == Labels::unknown)
        return tr("none, as play can go round");
    return tr("not known");
}

void PositionPanel::showOutcome(PositionId id)
{
    const Exploration &exploration = *m_session->exploration();
    const bool shown = answers().showsOutcome(id);
    const bool terminal = exploration.graph()->isTerminal(id);
    Outcome outcome = Outcome::Unknown;
    QString value;
    if (mayBeSolved(id) && found()) {
        outcome = found()->outcome;
        value = found()->value ? QString::number(*found()->value) : QString();
    } else {
        outcome = shown ? exploration.labels()->outcome(id) : Outcome::Unknown;
        if (answers().showsValue(id) && exploration.labels()->value(id) != Labels::unknown)
            value = QString::number(exploration.labels()->value(id));
    }
    m_mark->showMark(outcome, terminal, value);
    QString text;
    switch (outcome) {
    case Outcome::P:
        text = tr("<b>P</b>: the previous player wins; the player to move loses");
        break;
    case Outcome::N:
        text = tr("<b>N</b>: the next player wins");
        break;
    case Outcome::Draw:
        text = tr("<b>D</b>: a draw; neither player can force a win");
        break;
    case Outcome::Unknown:
        text = shown                  ? tr("Not known")
               : answers().isHiding() ? tr("Hidden: find out who wins")
                                      : tr("Not shown yet at this step");
        break;
    }
    if (terminal)
        text += tr("<br>Terminal: no move is left");
    else if (outcome == Outcome::Draw)
        text += QStringLiteral("<br>") + cycleSentence(*exploration.graph(), *exploration.labels()).toHtmlEscaped();
    else if (shown && outcome == Outcome::Unknown && exploration.graph()->isExpanded(id))
        text += tr("<br>It depends on positions past the limit of the graph. Show More builds it further there");
    else if (shown && outcome == Outcome::Unknown)
        text +=
            tr("<br>Its followers are past the limit of the graph. Show More builds it further everywhere, a click or "
               "Shift+G only here");
    if (m_solving.isRunning())
        text += tr("<br>The solver is looking for it");
    else if (!m_solution.problem.isEmpty())
        text += QStringLiteral("<br>") + breakable(m_solution.problem).toHtmlEscaped();
    m_outcome->setText(text);
    m_why->setVisible(outcome == Outcome::P || outcome == Outcome::N);
    const bool isToSolve = mayBeSolved(id) && !found();
    if (m_solve->hasFocus() && !isToSolve) // likewise
        (m_why->isHidden() ? static_cast<QWidget *>(this) : m_why)->setFocus();
    m_solve->setVisible(isToSolve);
}

/// True for a position whose outcome may be shown, and that the graph doesn't tell.
bool PositionPanel::mayBeSolved(PositionId id) const
{
    return answers().showsOutcome(id) && answers().showsRightMoves() &&
           m_session->exploration()->labels()->outcome(id) == Outcome::Unknown;
}

void PositionPanel::solve()
{
    if (m_solving.isRunning())
        return;
    const Exploration &exploration = *m_session->exploration();
    const Question question = {exploration.selectedPosition(), exploration.convention()};
    const int timeMs = m_session->match()->solverSettings()->thinkingTimeMs();
    m_question = question;
    m_solution = {};
    m_solving.start(
        tr("Solving"),
        [solver = m_session->solver().withLimits(limitsOfTimedJob(timeMs)), question, timeMs](JobControl &control) {
            Assessment solution = assess(solver, question.position, question.convention, timeMs, control);
            JobControl rest(&control);
            if (control.isCancelled() && !solution.problem.isEmpty() && question.convention == Convention::Normal)
                solution.problem += expectedCost(question.position, timeMs / 1000.0, rest);
            return solution;
        },
        [this](const Assessment &solution) {
            m_solution = solution;
            refresh();
        });
    m_solving.limitTime(timeMs);
    refresh();
}

/// Shows the moves that the solver found.
void PositionPanel::showWinningMoves()
{
    const Exploration &exploration = *m_session->exploration();
    const bool shown = mayBeSolved(exploration.selected()) && found() && found()->outcome == Outcome::N;
    m_winningMoves->setVisible(shown);
    m_winningMovesTitle->setVisible(shown);
    if (!shown)
        return;
    constexpr std::size_t maxMoves = 4; // boards that have to be solved have long names
    const std::vector<Move> &moves = found()->winningMoves;
    QStringList links;
    for (std::size_t i = 0; i < std::min(moves.size(), maxMoves); ++i) {
        const Position after = makeMove(m_question->position, moves[i].component, moves[i].cells).to;
        const JoinedPosition joined = join(after);
        const bool isSum = !joined.rules->summands().empty();
        const QString name = isSum ? after.text() : joined.rules->positionName(joined.cells);
        const std::optional<PositionId> id = exploration.find(after);
        links << (id ? positionLink(*id, name) : breakable(shortened(name)).toHtmlEscaped());
    }
    if (moves.size() > maxMoves)
        links << tr("and %1 more").arg(groupedNumber(moves.size() - maxMoves));
    if (!found()->hasAllWinningMoves)
        links << tr("and perhaps others");
    m_winningMoves->setHtml(links.join(QStringLiteral("<br>")));
}

void PositionPanel::showNumbers(PositionId id)
{
    const Exploration &exploration = *m_session->exploration();
    const Labels &labels = *exploration.labels();
    const GameGraph &graph = *exploration.graph();
    if (labels.convention() == Convention::Misere)
        m_value->setText(tr("none: SG values belong to normal play"));
    else if (!answers().showsValue(id))
        m_value->setText(notShown());
    else if (mayBeSolved(id) && found() && found()->value)
        m_value->setText(tr("<b>%1</b>, found by the solver").arg(*found()->value));
    else if (labels.value(id) == Labels::unknown)
        m_value->setText(notKnown(id));
    else if (graph.isExpanded(id))
        m_value->setText(QStringLiteral("<b>%1</b> = %2")
                             .arg(labels.value(id))
                             .arg(mexText(exploration.explored(), id).section(QStringLiteral(" ="), 0, 0)));
    else
        m_value->setText(QStringLiteral("<b>%1</b>").arg(labels.value(id)));
    const auto numberText = [&](quint32 number) {
        return number == Labels::unknown ? notKnown(id) : groupedNumber(number);
    };
    m_remoteness->setText(answers().showsOutcome(id) ? numberText(labels.remoteness(id)) : notShown());
    m_birthday->setText(numberText(labels.birthday(id)));
    m_predecessors->setText(groupedNumber((*exploration.explored().predecessors)(id).size()));
}

void PositionPanel::showFollowers(PositionId id)
{
    const GameGraph &graph = *m_session->exploration()->graph();
    m_followersTitle->setText(graph.isExpanded(id) ? tr("Followers: %1").arg(groupedNumber(graph.followers(id).size()))
                                                   : tr("Followers are past the limit of the graph."));
    m_followers->showFollowers(id);
}

/// Shows the moves of the play in sequence.
void PositionPanel::showBestPlay(PositionId id)
{
    const Exploration &exploration = *m_session->exploration();
    if (!answers().showsOutcome(id) || !answers().showsRightMoves()) {
        m_bestPlay->setHtml(notShown());
        return;
    }
    const auto line = principalLine(*exploration.graph(), *exploration.labels(), id);
    if (line.size() < 2) {
        m_bestPlay->setHtml(exploration.graph()->isTerminal(id) ? tr("over") : notKnown(id));
        return;
    }
    QStringList links;
    for (std::size_t i = 1; i < std::min(line.size(), maxLinks + 1); ++i)
        links << positionLink(line[i], playName(*exploration.graph(), line[i - 1], line[i]));
    if (line.size() > maxLinks + 1)
        links << tr("and %1 more").arg(groupedNumber(line.size() - 1 - maxLinks));
    const bool isSum = !exploration.graph()->rules()->summands().empty();
    const QString play = links.join(isSum ? QStringLiteral("; ") : QStringLiteral(" → "));
    if (exploration.labels()->remoteness(id) != Labels::unknown)
        m_bestPlay->setHtml(play);
    else if (exploration.labels()->outcome(id) == Outcome::N)
        m_bestPlay->setHtml(tr("a winning line, perhaps not the quickest, to the limit of the graph: %1").arg(play));
    else
        m_bestPlay->setHtml(tr("a line, perhaps not the longest, to the limit of the graph: %1").arg(play));
}

void PositionPanel::showGroupRow(bool shown)
{
    m_group->setVisible(shown);
    m_groupTitle->setVisible(shown);
}

void PositionPanel::showGroup(PositionId id)
{
    const GraphFilter &filter = *m_session->filter();
    const bool isMerged = filter.isCurrent() && filter.excerpt() && filter.excerpt()->quotient();
    showGroupRow(isMerged);
    if (!isMerged)
        return;
    const Quotient &quotient = *filter.excerpt()->quotient();
    const auto members = quotient.members(quotient.groupOf(id));
    const GameGraph &graph = *m_session->exploration()->graph();
    QStringList links;
    for (const PositionId member : members) {
        if (member != id && links.size() < static_cast<qsizetype>(maxLinks))
            links << positionLink(member, graph.rules()->positionName(graph.cells(member)));
    }
    const QString count = tr("%Ln other(s)", nullptr, static_cast<int>(members.size()) - 1);
    QString names = links.join(QStringLiteral(", "));
    if (members.size() - 1 > maxLinks)
        names += QStringLiteral(", …");
    m_group->setHtml(members.size() == 1 ? tr("none; it stands alone") : QStringLiteral("%1: %2").arg(count, names));
}

void PositionPanel::askComponents()
{
    const Exploration &exploration = *m_session->exploration();
    const PositionParts parts(exploration.selectedPosition());
    m_asking.drop();
    if (parts.count() < 2) {
        m_components->setText(tr("one"));
        return;
    }
    if (exploration.convention() == Convention::Misere) {
        m_components->setText(tr("%1; under misère play they have no values that add up").arg(parts.countText()));
        return;
    }
    if (!answers().showsValue(exploration.selected())) {
        m_components->setText(notShown());
        return;
    }
    m_asking.start(
        tr("Values of the components"),
        [solver = m_session->solver(), parts](JobControl &control) {
            return solver.componentValues(Position{parts.parts()}, control);
        },
        [this, parts](const Result<std::vector<Value>> &values) {
            m_components->setText(values ? parts.sumText(*values) : breakable(values.problem().message));
        });
}

} // namespace mexplorer
