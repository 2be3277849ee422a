// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/workbench/rulesdialog.h"

#include "model/core/scanner.h"
#include "model/core/settings.h"
#include "model/core/wordlist.h"
#include "model/games/catalogue.h"
#include "model/notation/expression.h"
#include "model/session/session.h"
#include "model/workbench/ruleexamples.h"
#include "views/theme/fontrole.h"
#include "views/theme/theme.h"
#include "views/widgets/linklabel.h"
#include "views/widgets/makewidgets.h"
#include "views/workbench/rulefield.h"
#include "views/workbench/smallgraphpicture.h"
#include "views/workbench/valuestrip.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace mexplorer {

namespace {

/// Enough for a position of a board of 12 cells, and some hundredths of a second.
constexpr SolverLimits quickLimits = {
    .maxPositions = 50'000, .maxMoves = 400'000, .maxSearch = 400'000, .maxGraph = 20'000, .maxFollowers = 20'000};
constexpr int quickMs = 3'000;
/// What is shown of earlier rules is faint after this time: not at each letter of a word.
constexpr int outdatedMs = 250;

bool isOfUser(const Position &position)
{
    return position.components.size() == 1 &&
           familyOf(*position.components.front().rules).parameters == Family::Parameters::Moves;
}

/// What the answer panel says of a position.
QString outcomeSentence(const PositionStudy &found)
{
    if (found.outcome == Outcome::Unknown)
        return {};
    const QString who = found.outcome == Outcome::P   ? RulesDialog::tr("P: the player who moves next loses.")
                        : found.outcome == Outcome::N ? RulesDialog::tr("N: the player who moves next wins.")
                                                      : RulesDialog::tr("A draw: nobody can force a win.");
    return found.value ? RulesDialog::tr("Value %1. %2").arg(groupedNumber(*found.value), who) : who;
}

/// \a text is the position, as wide as those below each other.
QString followerText(const StudiedFollower &follower, const QString &text)
{
    if (follower.value)
        return RulesDialog::tr("%1    value %2").arg(text, groupedNumber(*follower.value));
    if (follower.outcome == Outcome::P || follower.outcome == Outcome::N)
        return RulesDialog::tr("%1    %2").arg(text, follower.outcome == Outcome::P ? u'P' : u'N');
    return follower.outcome == Outcome::Unknown ? follower.text : RulesDialog::tr("%1    draw").arg(text);
}

/// Problems of the workbench's low limits end otherwise than those of a command.
QString quickProblem(const Problem &problem, const QString &limit)
{
    return problem.kind == Problem::Kind::Limit ? limit : problem.message;
}

} // namespace

RulesDialog::RulesDialog(Session *session, QWidget *parent)
    : QDialog(parent), m_session(session), m_games(makeNamed<QComboBox>("rulesGames")),
      m_rules(makeNamed<RuleField>("rulesField")), m_help(makeText("rulesHelp")), m_note(makeText("rulesNote")),
      m_words(makeText("rulesWords")), m_position(makeNamed<QLineEdit>("rulesPosition")),
      m_answer(makeText("rulesAnswer")), m_followers(makeNamed<QListWidget>("rulesFollowers")),
      m_valuesTitle(new QLabel), m_values(makeNamed<ValueStrip>("rulesValues")), m_valuesNote(makeText("rulesLimit")),
      m_graphTitle(new QLabel), m_graph(makeNamed<SmallGraphPicture>("rulesGraph")),
      m_known(makeNamed<LinkLabel>("rulesKnown")), m_name(makeNamed<QLineEdit>("rulesName")),
      m_says(makeNamed<QLineEdit>("rulesSays")), m_save(makeNamed<QPushButton>("rulesSave", tr("&Save"))),
      m_open(makeNamed<QPushButton>("rulesOpen", tr("&Open"))), m_solver(session->solver().withLimits(quickLimits)),
      m_looking(session->jobs()), m_valuing(session->jobs()), m_drawing(session->jobs()), m_placing(session->jobs())
{
    setWindowTitle(tr("Your own rules"));
    resize(980, 640);
    auto *middle = makeLayout<QHBoxLayout>(nullptr, 20);
    middle->addLayout(makeWriting(), 5);
    middle->addWidget(makeLook(), 6);
    auto *layout = makeLayout<QVBoxLayout>(this, 12, {16, 16, 16, 12});
    layout->addLayout(middle, 1);
    layout->addLayout(makeFoot());
    fillGames();
    connect(m_games, &QComboBox::activated, this, &RulesDialog::chooseGame);
    connect(m_rules, &RuleField::rulesChanged, this, &RulesDialog::takePosition);
    connect(m_rules, &RuleField::rulesChanged, this, &RulesDialog::study);
    connect(m_rules, &QPlainTextEdit::cursorPositionChanged, this, &RulesDialog::showHelp);
    connect(m_rules, &RuleField::accepted, m_open, &QPushButton::click);
    connect(m_position, &QLineEdit::textChanged, this, &RulesDialog::study);
    connect(&Theme::instance(), &Theme::changed, this, &RulesDialog::colorNote);
    m_outdating.setSingleShot(true);
    m_outdating.setInterval(outdatedMs);
    connect(&m_outdating, &QTimer::timeout, this, &RulesDialog::markOutdated);
    connect(m_graph, &SmallGraphPicture::resized, this, &RulesDialog::placeGraph);
    m_rules->setFocus();
}

/// The left half: what is written, and what it means for one position.
QLayout *RulesDialog::makeWriting()
{
    m_games->setAccessibleName(tr("Examples and your games"));
    m_rules->setAccessibleName(tr("Rules"));
    m_position->setAccessibleName(tr("Position"));
    m_position->setFont(codeFont(font()));
    m_position->setClearButtonEnabled(true);
    m_followers->setAccessibleName(tr("Followers of the position"));
    m_followers->setFont(codeFont(font()));
    m_followers->setUniformItemSizes(true);
    m_followers->setToolTip(tr("Enter or a double click makes this move."));
    m_help->setTextFormat(Qt::PlainText);
    m_note->setTextFormat(Qt::PlainText);
    m_words->setTextFormat(Qt::PlainText);
    connect(m_followers, &QListWidget::itemActivated, this, &RulesDialog::follow);

    auto *top = makeLayout<QHBoxLayout>(nullptr, 8);
    top->addWidget(makeFieldLabel(tr("&Begin with"), m_games));
    top->addWidget(m_games, 1);
    auto *line = makeLayout<QHBoxLayout>(nullptr, 8);
    line->addWidget(makeFieldLabel(tr("&Position"), m_position));
    line->addWidget(m_position, 1);
    auto *column = makeLayout<QVBoxLayout>(nullptr, 6);
    column->addLayout(top);
    column->addWidget(makeFieldLabel(tr("&Rules"), m_rules));
    addWidgets(column, {m_rules, m_help, m_note, m_words});
    column->addLayout(line);
    column->addWidget(m_answer);
    column->addWidget(makeFieldLabel(tr("&Followers"), m_followers));
    column->addWidget(m_followers, 1);
    return column;
}

/// The right half: what the rules lead to.
QWidget *RulesDialog::makeLook()
{
    for (QLabel *title : {m_valuesTitle, m_graphTitle})
        title->setTextFormat(Qt::PlainText);
    m_known->setWordWrap(true);
    m_known->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    connect(m_known, &LinkLabel::linkActivated, this, &RulesDialog::showProof);
    m_values->setAccessibleName(tr("First values"));
    m_graph->setAccessibleName(tr("Graph of a few positions"));
    auto *look = new QWidget;
    auto *column = makeLayout<QVBoxLayout>(look, 6);
    addWidgets(column, {m_valuesTitle, m_values, m_valuesNote, m_graphTitle});
    column->addWidget(m_graph, 1);
    column->addWidget(new QLabel(tr("What is known")));
    column->addWidget(m_known);
    return look;
}

QLayout *RulesDialog::makeFoot()
{
    m_name->setPlaceholderText(tr("name, as in halves"));
    m_name->setAccessibleName(tr("Name among your games"));
    m_says->setPlaceholderText(tr("what one may do, in a sentence of your own"));
    m_says->setAccessibleName(tr("The rules in your own words"));
    m_save->setAutoDefault(false);
    m_save->setToolTip(tr("Save the game among your own games, as a file that can be sent to others"));
    connect(m_save, &QPushButton::clicked, this, &RulesDialog::save);
    m_open->setDefault(true);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const QString asked = expression();
        accept();
        emit openRequested(asked);
    });
    auto *row = makeLayout<QHBoxLayout>(nullptr, 8);
    row->addWidget(makeFieldLabel(tr("Save &as"), m_name));
    row->addWidget(m_name, 1);
    row->addWidget(m_says, 3);
    row->addWidget(m_save);
    row->addSpacing(16);
    row->addWidget(buttons);
    return row;
}

/// Lists the user's games and the examples.
void RulesDialog::fillGames()
{
    m_games->clear();
    m_games->addItem(tr("an example or one of your games…"));
    const QStringList own = ownGameNames();
    if (!own.isEmpty())
        m_games->insertSeparator(m_games->count());
    for (const QString &name : own)
        m_games->addItem(name, QStringLiteral("own:") + name);
    m_games->insertSeparator(m_games->count());
    int number = 0;
    for (const RuleExample &example : ruleExamples())
        m_games->addItem(example.title, number++);
}

void RulesDialog::chooseGame(int index)
{
    const QVariant data = m_games->itemData(index);
    if (data.typeId() == QMetaType::Int) {
        const RuleExample example = ruleExamples()[static_cast<std::size_t>(data.toInt())];
        load({{}, example.says, example.rules, example.start});
    } else if (data.isValid()) {
        const Result<NamedRules> game = ownGame(data.toString().section(u':', 1));
        if (game)
            load(*game);
        else
            showNote(game.problem().message, true);
    }
    if (data.isValid())
        m_games->setCurrentIndex(index);
}

void RulesDialog::load(const NamedRules &game)
{
    const Result<RulesPtr> rules = parseRules(game.rules);
    m_loaded = game;
    m_loaded.rules = rules ? (*rules)->text() : QString();
    m_name->setText(game.name);
    m_says->setText(game.says);
    m_position->setText(game.start.startsWith(u':') ? game.start.sliced(1) : game.start);
    m_rules->setPlainText(game.rules);
    m_rules->moveCursor(QTextCursor::End);
    if (game.rules.isEmpty())
        study();
}

void RulesDialog::loadUsual()
{
    const Position &open = m_session->exploration()->start();
    const bool isOpen = m_session->exploration()->hasGame() && isOfUser(open);
    const QStringList latest = Settings::instance().writtenRules.value();
    NamedRules game = isOpen ? unnamedRules(open.text()) : NamedRules{{}, {}, latest.value(0), latest.value(1)};
    const std::vector<RuleExample> examples = ruleExamples();
    const auto same = std::ranges::find(examples, game.rules, &RuleExample::rules);
    if (game.rules.isEmpty())
        game = {{}, examples.front().says, examples.front().rules, examples.front().start};
    else if (same != examples.end())
        game.says = same->says;
    load(game);
}

QString RulesDialog::expression() const
{
    const QString position = m_position->text().trimmed();
    const QString rules = m_rules->toPlainText();
    return position.isEmpty() ? rules : rules + u':' + position;
}

/// Keeps what is written, whichever way the dialog is left.
void RulesDialog::done(int result)
{
    Settings::instance().writtenRules.set({m_rules->toPlainText(), m_position->text()});
    QDialog::done(result);
}

/// A colon after the rules begins the position: an expression may be pasted, or written to its end.
void RulesDialog::takePosition()
{
    const QString text = m_rules->toPlainText();
    const NamedRules written = unnamedRules(text);
    if (!written.start.startsWith(u':') || text.count(u'{') != text.count(u'}'))
        return;
    QTextCursor rest(m_rules->document());
    rest.setPosition(static_cast<int>(written.rules.size()));
    rest.movePosition(QTextCursor::End, QTextCursor::KeepAnchor);
    rest.removeSelectedText();
    if (m_rules->hasFocus())
        m_position->setFocus();
    if (const QString position = written.start.sliced(1).trimmed(); !position.isEmpty())
        m_position->setText(position);
    else
        m_position->selectAll();
}

/// What is shown of earlier rules stays until there is something new, for it would flicker while one types.
void RulesDialog::study()
{
    m_looking.drop();
    m_valuing.drop();
    m_drawing.drop();
    m_placing.drop();
    m_areWordsOld = m_isAnswerOld = m_areValuesOld = m_isGraphOld = true;
    if (!m_outdating.isActive())
        m_outdating.start();
    m_rules->setMistake(0, 0);
    showHelp();
    m_open->setEnabled(false);
    m_save->setEnabled(false);
    const QString beginning =
        tr("Begin with rules{...} for heaps and numbers, row{...} for a row of cells, or board{...} for a board.");
    if (m_rules->toPlainText().trimmed().isEmpty())
        return showNote(beginning, false);
    const Result<RulesPtr> rules = parseRules(m_rules->toPlainText());
    if (!rules && rules.problem().column > 0)
        return showProblem(rules.problem());
    if (isSlowToRead(expression()))
        return studySlow();
    const Result<Position> position = parsePosition(expression());
    if (!position)
        return showProblem(position.problem());
    if (position->components.empty() || !isOfUser({{position->components.front()}}))
        return showNote(beginning, false);
    m_open->setEnabled(true);
    m_save->setEnabled(true);
    showNote({}, false);
    keepWordsOfRules(position->components.front().rules->text());
    m_words->setText(position->components.front().rules->inWords());
    look(*position, true);
}

/// Looks at the rules without their position, which has too many choices.
void RulesDialog::studySlow()
{
    m_open->setEnabled(true);
    showNote(tr("This position has so many choices that it isn't looked at while you type. Open it to see its values, "
                "or choose a smaller one."),
             false);
    m_answer->clear();
    m_followers->clear();
    m_isAnswerOld = false; // there is none
    const Result<RulesPtr> rules = parseRules(m_rules->toPlainText());
    if (!rules)
        return;
    m_save->setEnabled(true);
    keepWordsOfRules((*rules)->text());
    m_words->setText((*rules)->inWords());
    m_words->setEnabled(true);
    m_areWordsOld = false;
    const QString small = (*rules)->text() + u':' + (*rules)->examplePosition();
    if (const Result<Position> position = isSlowToRead(small) ? Problem() : parsePosition(small))
        look(*position, false);
}

/// Finds what is shown of a position, and of its rules; only of the rules unless the position is what is asked about.
void RulesDialog::look(const Position &start, bool isAsked)
{
    m_areWordsOld = false;
    m_words->setEnabled(true);
    if (isAsked) {
        m_looking.start(
            {}, [start, solver = m_solver](JobControl &control) { return studyPosition(start, solver, control); },
            [this](const PositionStudy &found) {
                m_isAnswerOld = false;
                markOutdated();
                showPosition(found);
            });
        m_looking.limitTime(quickMs);
    }
    m_valuing.start(
        {}, [start, solver = m_solver](JobControl &control) { return firstValues(start, solver, control); },
        [this](const FirstValues &found) {
            m_areValuesOld = false;
            markOutdated();
            showValues(found);
        });
    m_valuing.limitTime(quickMs);
    m_drawing.start(
        {},
        [start, solver = m_solver, size = m_graph->available()](JobControl &control) {
            return std::pair(smallGraph(start, solver, size, control), knownOf(start, control));
        },
        [this, size = m_graph->available()](const std::pair<SmallGraph, std::vector<KnownSentence>> &found) {
            m_isGraphOld = false;
            markOutdated();
            const bool hasGraph = found.first.layout != nullptr;
            const bool isPart = hasGraph && found.first.explored.graph->isTruncated();
            m_graphTitle->setText(!hasGraph ? QString()
                                  : isPart  ? tr("The first positions of the graph")
                                            : tr("The graph of '%1'")
                                                 .arg(found.first.explored.start.components.front().rules->positionText(
                                                     found.first.explored.start.components.front().cells)));
            m_placing.drop(); // it has another graph
            m_graph->setGraph(found.first);
            if (m_graph->available() != size)
                placeGraph();
            showKnown(found.second);
        });
    m_drawing.limitTime(quickMs);
}

/// Lays the graph out for the size that it has now.
void RulesDialog::placeGraph()
{
    if (!m_graph->graph().layout)
        return;
    m_placing.start(
        {},
        [explored = m_graph->graph().explored, available = m_graph->available()](JobControl &control) {
            return laidOutAgain(explored, available, control);
        },
        [this](const SmallGraph &graph) { m_graph->setGraph(graph); });
}

/// Makes faint what belongs to rules before the latest change, and all else clear.
void RulesDialog::markOutdated()
{
    if (!m_areWordsOld && !m_isAnswerOld && !m_areValuesOld && !m_isGraphOld)
        m_outdating.stop();
    const auto mark = [this](std::initializer_list<QWidget *> widgets, bool isOld) {
        for (QWidget *widget : widgets) {
            if (!isOld || !m_outdating.isActive())
                widget->setEnabled(!isOld);
        }
    };
    mark({m_words}, m_areWordsOld);
    mark({m_answer, m_followers}, m_isAnswerOld);
    mark({m_valuesTitle, m_values, m_valuesNote}, m_areValuesOld);
    mark({m_graphTitle, m_graph, m_known}, m_isGraphOld);
}

/// The sentence in the user's words belongs to the rules that it was loaded with, until the user writes one.
void RulesDialog::keepWordsOfRules(const QString &rules)
{
    if (!m_says->isModified())
        m_says->setText(rules == m_loaded.rules ? m_loaded.says : QString());
}

/// A mistake at the very end is no warning: the rules may be unfinished.
void RulesDialog::showProblem(const Problem &problem)
{
    const QString text = m_rules->toPlainText();
    const int from = problem.column - 1;
    if (from >= 0 && from < text.size())
        m_rules->setMistake(from, std::max(1, problem.length));
    const bool isAtEnd = problem.column > text.trimmed().size() && m_position->text().trimmed().isEmpty();
    const bool isUnfinished = isAtEnd || (problem.length == 0 && problem.column == text.size() + 1);
    showNote(messageInPlace(problem, text), !isUnfinished); // one about the position quotes both
}

void RulesDialog::showPosition(const PositionStudy &found)
{
    m_answer->setText(outcomeSentence(found));
    if (found.problem && m_answer->text().isEmpty())
        m_answer->setText(
            quickProblem(*found.problem, tr("Its value takes longer than is waited for here. Open the game "
                                            "to see it.")));
    m_followers->clear();
    qsizetype width = 0;
    for (const StudiedFollower &follower : found.followers)
        width = std::max(width, follower.text.size());
    for (const StudiedFollower &follower : found.followers) {
        auto *item = new QListWidgetItem(followerText(follower, follower.text.leftJustified(width)), m_followers);
        item->setData(Qt::UserRole, follower.text);
    }
    if (found.hasMore)
        (new QListWidgetItem(tr("and more"), m_followers))->setFlags(Qt::NoItemFlags);
    if (found.followers.empty() && !found.problem)
        (new QListWidgetItem(tr("No move: the position is terminal."), m_followers))->setFlags(Qt::NoItemFlags);
}

void RulesDialog::showValues(const FirstValues &found)
{
    m_valuesTitle->setText(found.rows.empty()      ? tr("Explore shows the values of these positions.")
                           : found.rows.size() > 1 ? tr("Values of (row, column)")
                           : !found.cell.isEmpty() ? tr("Values of %1*n for n = 0, 1, 2, ...").arg(found.cell)
                                                   : tr("Values of heaps 0, 1, 2, ..."));
    m_values->setVisible(!found.rows.empty());
    m_values->setValues(found);
    m_valuesNote->setText(found.problem ? quickProblem(*found.problem, tr("The next value takes longer than is waited "
                                                                          "for here. Open the game to see more."))
                                        : QString());
    m_valuesNote->setVisible(found.problem.has_value());
}

/// Shows the sentences with links to the walk-throughs that prove them.
void RulesDialog::showKnown(std::vector<KnownSentence> known)
{
    if (known.empty())
        known.push_back({tr("Nothing yet; Sequence and Explore show more of it.")});
    std::vector<LinkLabel::Line> lines;
    for (const KnownSentence &one : known)
        lines.push_back({one.text, one.walk ? offerOf(*one.walk) : QString()});
    m_known->setLines(lines);
    m_sentences = std::move(known);
}

/// Opens the game with the walk-through of a link.
void RulesDialog::showProof(const QString &link)
{
    const std::size_t index = link.toUInt();
    if (index >= m_sentences.size() || !m_sentences[index].walk)
        return;
    const LawWalk walk = *m_sentences[index].walk;
    accept();
    emit openRequested(walk.position.text());
    m_session->explain(walk.position, walk.kind);
}

/// Makes a move: the follower becomes the position.
void RulesDialog::follow(const QListWidgetItem *item)
{
    const QString text = item->data(Qt::UserRole).toString();
    if (!text.isEmpty())
        m_position->setText(text);
}

void RulesDialog::save()
{
    const QString position = m_position->text().trimmed();
    const Result<RulesPtr> rules = parseRules(m_rules->toPlainText());
    if (!rules)
        return showNote(rules.problem().message, true);
    NamedRules game{m_name->text().trimmed(), m_says->text().trimmed(), (*rules)->text(),
                    position.isEmpty() ? QString() : u':' + position};
    if (game.says.isEmpty())
        game.says = (*rules)->inWords();
    if (game.name.isEmpty()) {
        m_name->setFocus();
        return showNote(tr("Give the game a name first: a letter, then letters, digits, - and _."), true);
    }
    const Result<NamedRules> before = ownGameNames().contains(game.name) ? ownGame(game.name) : game;
    if (before && *before == game)
        return write(game);
    auto *question = new QMessageBox(QMessageBox::Question, tr("Replace the game?"),
                                     tr("You have a game with the name %1 already. Replace it?").arg(game.name),
                                     QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setObjectName(QStringLiteral("replaceGame"));
    const QPushButton *replace = question->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, this, [this, game] { write(game); });
    question->open();
}

void RulesDialog::write(const NamedRules &game)
{
    const Result<QString> written = saveOwnGame(game);
    if (!written)
        return showNote(written.problem().message, true);
    fillGames();
    m_games->setCurrentIndex(m_games->findData(QStringLiteral("own:") + game.name));
    showNote(tr("Saved: own{%1} is now among your games. Its file is %2.").arg(game.name, *written), false);
    emit saved(game.name);
}

void RulesDialog::showNote(const QString &text, bool isWarning)
{
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
    m_isNoteWarning = isWarning;
    colorNote();
}

void RulesDialog::colorNote()
{
    const Colors &colors = Theme::instance().colors();
    const auto color = [](QLabel *label, const QColor &text) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::Active, QPalette::WindowText, text);
        palette.setColor(QPalette::Inactive, QPalette::WindowText, text);
        label->setPalette(palette);
    };
    color(m_note, m_isNoteWarning ? colors.warning : colors.text);
    for (QLabel *label : {m_help, m_valuesNote})
        color(label, colors.mutedText);
}

void RulesDialog::showHelp()
{
    const QString help = m_rules->helpAtCursor();
    m_help->setText(help.isEmpty()
                        ? tr("Before the arrow a heap n, or numbers (x,y); behind it what it becomes; behind "
                             "the colon what must hold. Ctrl+Enter opens the game.")
                        : help);
}

} // namespace mexplorer
