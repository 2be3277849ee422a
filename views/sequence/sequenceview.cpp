// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequenceview.h"

#include "model/core/safefile.h"
#include "model/notation/expression.h"
#include "model/sequence/sequenceexport.h"
#include "model/session/session.h"
#include "model/writing/writer.h"
#include "views/sequence/lawline.h"
#include "views/sequence/pointerpanel.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecommands.h"
#include "views/sequence/sequenceexports.h"
#include "views/sequence/sequencepictures.h"
#include "views/sequence/sequencetable.h"
#include "views/sequence/shownsequence.h"
#include "views/sequence/termpointer.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/theme/viewtext.h"
#include "views/widgets/answercover.h"
#include "views/widgets/glossarylinks.h"
#include "views/widgets/makewidgets.h"
#include "views/widgets/presentedtools.h"
#include "views/widgets/segmentedswitch.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <functional>

namespace mexplorer {

namespace {

constexpr int minTerms = 10;
constexpr int maxTerms = 200'000'000;
constexpr int usualTerms = 500;

/// Returns the heap families in \a position, each once, in the order of its components.
std::vector<RulesPtr> heapFamilies(const Position &position)
{
    std::vector<RulesPtr> families;
    for (const Component &component : position.components) {
        const RulesPtr &rules = component.rules;
        const auto isSame = [&rules](const RulesPtr &family) { return family->text() == rules->text(); };
        if (rules->isMultiset() && std::none_of(families.begin(), families.end(), isSame))
            families.push_back(rules);
    }
    return families;
}

/// Returns the heaps of \a position that are played by \a rules, greatest first.
std::vector<quint64> heapsOf(const Position &position, const Rules &rules)
{
    std::vector<quint64> heaps;
    for (const Component &component : position.components) {
        if (component.rules->text() == rules.text())
            heaps.insert(heaps.end(), component.cells.begin(), component.cells.end());
    }
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    return heaps;
}

/// Rules with an interesting sequence, for games that have none.
QStringList suggestedRules()
{
    return {QStringLiteral("kayles"),       QStringLiteral("dawson"),           QStringLiteral("grundy"),
            QStringLiteral("nim"),          QStringLiteral("subtraction{1-3}"), QStringLiteral("divide{2,3,6}"),
            QStringLiteral("octal{0.165}"), QStringLiteral("octal{0.16}"),      QStringLiteral("hex{0.8}")};
}

} // namespace

SequenceView::SequenceView(Session *session, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(new Commands(this)),
      m_sequence(new ShownSequence(session->jobs(), this)), m_switch(makeNamed<SegmentedSwitch>("sequenceParts")),
      m_rules(makeNamed<QComboBox>("sequenceRules")), m_terms(makeNamed<QSpinBox>("sequenceTerms")),
      m_title(new QLabel(this)), m_findingRow(new QWidget), m_finding(makeText("sequenceFinding")),
      m_proof(makeNamed<QToolButton>("sequenceProof")), m_noSequence(makeText("sequenceWhy")),
      m_pages(makeNamed<QStackedWidget>("sequencePages")), m_pictures(new SequencePictures),
      m_pointer(new PointerPanel(session)), m_law(new LawLine(session->jobs())), m_table(new SequenceTable)
{
    const std::optional<SequenceChoice> chosen = session->sequence()->choice();
    buildLayout();
    addCommands();
    connectParts();
    connectPictures();
    connectSession();
    showPart(Part::Plot);
    followGame();
    connect(session->presentation(), &Presentation::changed, this, &SequenceView::followPresentation);
    followPresentation();
    if (chosen)
        setChoice(*chosen);
    connect(session->sequence(), &ChosenSequence::restored, this, &SequenceView::setChoice);
    connect(this, &SequenceView::choiceChanged, session, [this] { m_session->sequence()->setChoice(choice()); });
}

void SequenceView::buildLayout()
{
    QSplitter *splitter = makeSplitter(this, Qt::Vertical, {{makePictures(), 3}, {m_table, 2}});
    // In the order of Part.
    m_switch->addChoice(tr("Plot"), tr("The values over n"));
    m_switch->addChoice(tr("Histogram"), tr("How often each value occurs"));
    m_switch->addChoice(tr("Heat Map"), tr("A row for each period, values as colours"));
    setFontRole(m_title, FontRole::Caption);
    setFontRole(m_finding, FontRole::Lead, FontRole::Sentence);
    m_finding->setTextFormat(Qt::RichText);
    m_finding->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    enableTermLinks(m_finding);
    connect(&Theme::instance(), &Theme::changed, this, &SequenceView::showFinding);
    m_proof->setIcon(themeIcon(QStringLiteral("step")));
    m_proof->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_proof->setAutoRaise(true);
    m_proof->setToolTip(tr("Show in the Step workspace why this holds for ever"));
    addWidgets(m_pages, {splitter, makeOffers(), makeAnswerCover(m_session)});
    auto *tools = new QWidget;
    auto *rows = makeLayout<QVBoxLayout>(tools, 8);
    rows->addWidget(m_switch, 0, Qt::AlignLeft);
    rows->addWidget(makeControls());
    auto *presented = new PresentedTools(m_session->presentation(), this, this);
    presented->add(tools, Qt::TopEdge);
    presented->add(m_pictures->rowTools(), Qt::TopEdge);
    auto *layout = makeLayout<QVBoxLayout>(this, 8, {12, 8, 12, 12});
    auto *findings = makeLayout<QHBoxLayout>(m_findingRow, 8);
    findings->addWidget(m_finding, 1);
    findings->addWidget(m_proof, 0, Qt::AlignTop);
    addWidgets(layout, {tools, m_title, m_findingRow});
    layout->addWidget(m_pages, 1);
}

/// Creates the row above the pictures: the rules, the number of terms, and space for buttons.
QWidget *SequenceView::makeControls()
{
    m_rules->setAccessibleName(tr("Rules of the sequence"));
    m_rules->setToolTip(tr("Choose rules, or type them, such as octal{0.16}, and press Enter"));
    m_rules->setEditable(true);
    m_rules->lineEdit()->setPlaceholderText(tr("Choose or type rules"));
    m_rules->setInsertPolicy(QComboBox::NoInsert);
    m_rules->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rules->setMinimumWidth(140);
    m_rules->setMaximumWidth(320);
    m_terms->setAccessibleName(tr("Number of terms"));
    m_terms->setRange(minTerms, maxTerms);
    m_terms->setValue(usualTerms);
    m_terms->setGroupSeparatorShown(true);
    m_terms->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_terms->setKeyboardTracking(false);
    m_controls = new QWidget;
    auto *layout = makeLayout<QHBoxLayout>(m_controls, 8);
    layout->addWidget(makeFieldLabel(tr("&Rules"), m_rules));
    layout->addWidget(m_rules, 1);
    layout->addSpacing(8);
    addWidgets(layout, {makeFieldLabel(tr("&Terms"), m_terms), m_terms});
    layout->addStretch();
    return m_controls;
}

/// Adds buttons that change the visible part, and menus for the content of a plot and for exports.
void SequenceView::addTools()
{
    for (const CommandId id : {SequenceCommands::zoomIn, SequenceCommands::zoomOut, SequenceCommands::showAll}) {
        QToolButton *button = makeCommandButton((*m_commands)[id], m_controls);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setObjectName(id.name() + QStringLiteral(".button"));
        button->setAccessibleName(button->toolTip());
        m_controls->layout()->addWidget(button);
    }
    const auto addMenu = [this](const QString &name, const QString &title, MenuPosition position) {
        QToolButton *button =
            makeMenuButton(name, m_commands->makeMenu(title, position.menu, position.group), m_controls);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        m_controls->layout()->addWidget(button);
        return button;
    };
    addMenu(QStringLiteral("sequenceOptions"), tr("Show"), SequencePictures::switchPosition);
    addMenu(QStringLiteral("sequenceExport"), tr("Export"), SequenceExports::position)
        ->setIcon(themeIcon(QStringLiteral("export")));
}

/// In a presentation, shows the picture alone, with its title above and the sentence below.
void SequenceView::followPresentation()
{
    const bool presents = m_session->presentation()->isOn();
    if (presents == !m_title->isHidden())
        return;
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->removeWidget(m_findingRow);
    column->insertWidget(presents ? column->count() : column->indexOf(m_pages), m_findingRow);
    m_finding->setAlignment(presents ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    m_title->setVisible(presents);
    m_law->setPresented(presents);
    showPart(m_part);
}

/// Creates the pictures of one sequence, with their legend, a description of the term under the pointer, and the law of
/// all terms below.
QWidget *SequenceView::makePictures()
{
    auto *pictures = new QWidget;
    auto *layout = makeLayout<QVBoxLayout>(pictures, 4);
    layout->addWidget(m_pictures, 1);
    addWidgets(layout, {m_pictures->legend(), m_pointer, m_law});
    return pictures;
}

/// Creates the page that is shown while the open game has no sequence: the reason, and rules that have one.
QWidget *SequenceView::makeOffers()
{
    m_noSequence->setAlignment(Qt::AlignCenter);
    setFontRole(m_noSequence, FontRole::Lead);
    auto *offers = makeLayout<QHBoxLayout>(nullptr, 8);
    offers->addStretch();
    constexpr qsizetype maxOffers = 5;
    for (const QString &rules : suggestedRules().first(maxOffers)) {
        auto *offer = new QPushButton(rules);
        offer->setObjectName(QStringLiteral("sequenceOffer.") + rules);
        connect(offer, &QPushButton::clicked, this, [this, rules] { chooseRules(rules); });
        offers->addWidget(offer);
    }
    offers->addStretch();
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->addStretch();
    layout->addWidget(m_noSequence);
    layout->addSpacing(12);
    layout->addLayout(offers);
    layout->addStretch();
    return page;
}

/// True if the values are those of a game that is played without help.
bool SequenceView::isCovered() const
{
    const Exploration *exploration = m_session->exploration();
    if (!exploration->answers().coversPlayedGame())
        return false;
    const auto &components = exploration->start().components;
    return hasRules() && std::ranges::any_of(components, [this](const Component &part) {
               return part.rules->isSame(*m_sequence->rules());
           });
}

void SequenceView::addCommands()
{
    m_switch->addCommands(m_commands, {SequenceCommands::plot, SequenceCommands::histogram, SequenceCommands::heatMap},
                          {Menus::workspace, 0});
    m_pictures->addCommands(m_commands);
    auto *exports = new SequenceExports(
        m_session, m_commands, m_sequence, [this] { return drawing(); }, this);
    connect(exports, &SequenceExports::finished, this, &SequenceView::setNotice);
    addTools();
}

void SequenceView::connectParts()
{
    connect(m_sequence, &ShownSequence::plotChanged, this, &SequenceView::showPlot);
    connect(m_switch, &SegmentedSwitch::chosen, this, [this](int index) { showPart(static_cast<Part>(index)); });
    connect(m_rules, &QComboBox::textActivated, this, &SequenceView::chooseRules);
    connect(m_rules->lineEdit(), &QLineEdit::returnPressed, this, [this] {
        chooseRules(m_rules->currentText());
        if (m_notice.isEmpty())
            setFocus(Qt::OtherFocusReason); // the keys work in the picture of the chosen rules
    });
    connect(m_terms, &QSpinBox::valueChanged, this, [this] { chooseTerms(terms()); });
    connect(m_law, &LawLine::walkRequested, this, &SequenceView::showProof);
    connect(m_proof, &QToolButton::clicked, this, [this] {
        if (const std::optional<LawWalk> walk = walkOfPeriod())
            showProof(*walk);
    });
}

/// The panel below the pictures describes the term under the pointer of any of them.
void SequenceView::connectPictures()
{
    for (const TermPointer *pointer : m_pictures->pointers()) {
        connect(pointer, &TermPointer::pointedAt, m_pointer, &PointerPanel::point);
        connect(pointer, &TermPointer::clicked, this, &SequenceView::selectHeap);
        connect(pointer, &TermPointer::reasonsRequested, m_pointer, &PointerPanel::explain);
    }
    connect(m_pictures, &SequencePictures::menuRequested, this, &SequenceView::showContextMenu);
    connect(m_table, &SequenceTable::menuRequested, this, &SequenceView::showContextMenu);
    connect(m_pointer, &PointerPanel::described, m_pictures, &SequencePictures::setDescription);
    connect(m_table, &SequenceTable::termActivated, this, &SequenceView::selectHeap);
    connect(m_table, &SequenceTable::termChanged, m_pictures->chart(), &SequenceChart::point);
}

void SequenceView::connectSession()
{
    const Exploration *exploration = m_session->exploration();
    connect(exploration, &Exploration::startChanged, this, &SequenceView::followGame);
    connect(exploration, &Exploration::selectionChanged, this, &SequenceView::followSelection);
    connect(exploration, &Exploration::graphChanged, this, &SequenceView::followSelection);
    connect(exploration, &Exploration::conventionChanged, this, &SequenceView::showFinding);
    connect(exploration, &Exploration::answersChanged, this, &SequenceView::showPage);
}

bool SequenceView::hasRules() const
{
    return m_sequence->rules() != nullptr;
}

std::shared_ptr<const SequenceSnapshot> SequenceView::snapshot() const
{
    return m_sequence->snapshot();
}

void SequenceView::followGame()
{
    const Exploration *exploration = m_session->exploration();
    QStringList names;
    const auto families = heapFamilies(exploration->hasGame() ? exploration->start() : Position());
    for (const auto &family : families)
        names << family->text();
    offerRules(names);
    m_notice.clear();
    if (families.empty() && exploration->hasGame()) {
        m_noSequence->setText(
            tr("A sequence G(0), G(1), G(2), … belongs to games on single heaps, and %1 is not one of "
               "them. These have one:")
                .arg(exploration->start().components.front().rules->text()));
        showRules(QString());
        m_sequence->setStudy(nullptr);
    } else if (families.empty()) {
        chooseRules(suggestedRules().constFirst());
    } else if (!hasRules() || !names.contains(m_sequence->rules()->text())) {
        setRules(families.front());
    }
    showPart(m_part);
    followSelection();
}

/// Offers \a ofTheGame, and below it others.
void SequenceView::offerRules(const QStringList &ofTheGame)
{
    const QString current = m_rules->currentText();
    m_rules->clear();
    m_rules->addItems(ofTheGame);
    if (!ofTheGame.isEmpty())
        m_rules->insertSeparator(m_rules->count());
    for (const QString &rules : suggestedRules()) {
        if (!ofTheGame.contains(rules))
            m_rules->addItem(rules);
    }
    m_rules->setEditText(current);
    m_rules->lineEdit()->setCursorPosition(0);
}

void SequenceView::showRules(const QString &rules)
{
    m_rules->setCurrentIndex(m_rules->findText(rules));
    m_rules->setEditText(rules);
    m_rules->lineEdit()->setCursorPosition(0); // so that the beginning of a long text is visible
}

quint64 SequenceView::terms() const
{
    return static_cast<quint64>(m_terms->value());
}

void SequenceView::setTerms(quint64 terms)
{
    m_terms->setValue(static_cast<int>(std::min<quint64>(terms, maxTerms)));
}

void SequenceView::followSelection()
{
    const Exploration *exploration = m_session->exploration();
    std::vector<quint64> heaps;
    if (hasRules() && exploration->hasGame())
        heaps = heapsOf(exploration->selectedPosition(), *m_sequence->rules());
    m_pictures->setMarked(heaps);
    m_table->setMarked(heaps);
    m_pointer->setSelectedHeaps(heaps);
}

void SequenceView::chooseRules(const QString &text)
{
    const Result<RulesPtr> rules = parseHeapRules(text);
    if (!rules)
        return setNotice(rules.problem().message);
    m_notice.clear();
    setRules(*rules);
    showPart(m_part);
}

SequenceChoice SequenceView::choice() const
{
    return {m_part, hasRules() ? m_sequence->rules()->text() : QString(), terms()};
}

void SequenceView::setChoice(const SequenceChoice &choice)
{
    if (choice.terms > 0)
        setTerms(choice.terms);
    if (!choice.rules.isEmpty())
        chooseRules(choice.rules);
    showPart(choice.part);
}

void SequenceView::chooseTerms(quint64 terms)
{
    if (!snapshot() || snapshot()->terms != terms)
        request();
    emit choiceChanged();
}

void SequenceView::open(std::shared_ptr<SequenceStudy> study)
{
    setTerms(study->termCount());
    m_notice.clear();
    setStudy(std::move(study));
    showPart(Part::Plot);
}

void SequenceView::setRules(RulesPtr rules)
{
    showRules(rules->text());
    if (hasRules() && m_sequence->rules()->text() == rules->text())
        return showFinding();
    setStudy(std::make_shared<SequenceStudy>(std::move(rules)));
}

void SequenceView::setStudy(std::shared_ptr<SequenceStudy> study)
{
    showRules(study->rules()->text());
    m_sequence->setStudy(std::move(study));
    followSelection();
    request();
    emit choiceChanged();
}

/// Computes the chosen sequence, but only while the view is visible.
void SequenceView::request()
{
    m_isStale = !isVisible();
    if (m_isStale || !hasRules())
        return;
    m_sequence->compute(terms());
    showFinding();
}

/// Sets the plot of all parts; null if there is none.
void SequenceView::showPlot()
{
    const SequencePlotPtr plot = m_sequence->plot();
    const auto snapshot = m_sequence->snapshot();
    if (snapshot)
        m_notice = snapshot->problem && snapshot->problem->kind != Problem::Kind::Cancelled ? snapshot->problem->message
                                                                                            : QString();
    m_pictures->setPlot(plot);
    m_table->setSnapshot(snapshot);
    m_pointer->setSnapshot(snapshot);
    m_law->setRules(snapshot ? m_sequence->rules() : nullptr);
    showFinding();
    if (m_sequence->isPartial())
        request();
}

void SequenceView::setNotice(const QString &notice)
{
    m_notice = notice;
    showFinding();
}

void SequenceView::selectHeap(quint64 n)
{
    m_table->setCurrentTerm(n);
    const CellVector cells = n == 0 ? CellVector() : CellVector{n};
    m_session->exploration()->selectPosition(Position{{Component{m_sequence->rules(), cells}}});
    m_pointer->pin(n);
}

/// Passes the focus to the current picture.
void SequenceView::focusInEvent(QFocusEvent *)
{
    m_pictures->front()->setFocus();
}

void SequenceView::showPart(Part part)
{
    m_part = part;
    m_switch->setCurrent(static_cast<int>(part));
    showPage();
    m_pictures->setPart(part);
    const bool presents = m_session->presentation()->isOn();
    m_table->setVisible(SequenceChoice::hasTable(part) && !presents);
    m_pointer->setVisible(part != Part::Histogram && !presents);
    showFinding();
    emit choiceChanged();
}

void SequenceView::showPage()
{
    constexpr int cover = 2;
    m_pages->setCurrentIndex(isCovered() ? cover : hasRules() ? 0 : 1);
}

QStringList SequenceView::findings() const
{
    const auto snapshot = m_sequence->snapshot();
    if (!snapshot)
        return hasRules() ? QStringList(tr("Computing the values…")) : QStringList();
    QStringList sentences;
    if (snapshot->period) {
        const Period &period = *snapshot->period;
        const auto exception = period.lastException();
        if (period.saltus == 0)
            sentences << (exception ? tr("Period %1, last exception %2.")
                                          .arg(groupedNumber(period.period), groupedNumber(*exception))
                                    : tr("Period %1, without exceptions.").arg(groupedNumber(period.period)));
        sentences << periodSentence(period);
        if (SequenceChoice::hasTable(m_part) && !m_table->rowsSentence().isEmpty())
            sentences << m_table->rowsSentence();
    } else {
        sentences << noPeriodSentence(*snapshot->rules, snapshot->terms);
    }
    if (m_session->exploration()->convention() == Convention::Misere)
        sentences << tr("These are the values of normal play: under misère play they don't decide who wins.");
    if (m_sequence->isRunning())
        sentences << tr("Computing up to %1 terms…").arg(groupedNumber(terms()));
    else if (snapshot->terms < terms())
        sentences << tr("Stopped at %1 terms.").arg(groupedNumber(snapshot->terms));
    if (m_table->shownTerms() < snapshot->terms)
        sentences << tr("The table holds the first %1 terms.").arg(groupedNumber(m_table->shownTerms()));
    return sentences;
}

void SequenceView::showFinding()
{
    QStringList sentences = findings();
    if (!m_notice.isEmpty())
        sentences.prepend(m_notice);
    const Sentence title =
        snapshot() ? tr("The values %1 of %2").arg(Sentence::math(QStringLiteral("G(n)")), snapshot()->rules->text())
                   : QString();
    m_title->setText(formatSentence(title, WrittenFormat::Html));
    const Sentence finding = sentences.join(u' ');
    m_finding->setText(withTerms(formatSentence(finding, WrittenFormat::Html), Theme::instance().colors().text));
    m_finding->setAccessibleName(finding.plain());
    m_findingRow->setVisible(!sentences.isEmpty());
    const std::optional<LawWalk> walk = walkOfPeriod();
    m_proof->setVisible(walk && !m_session->presentation()->isOn());
    m_proof->setText(walk ? offerOf(*walk) : QString());
}

/// The walk-through that proves the period; std::nullopt if none does.
std::optional<LawWalk> SequenceView::walkOfPeriod() const
{
    const auto values = snapshot();
    return values && values->period ? walkOf(values->rules, *values->period) : std::nullopt;
}

/// Shows a proof in the Step workspace: that of the open game, if it has such heaps.
void SequenceView::showProof(const LawWalk &walk)
{
    const Exploration *exploration = m_session->exploration();
    const Component *heap = exploration->hasGame() ? heapIn(exploration->start()) : nullptr;
    const bool isOpen = heap && heap->rules->text() == walk.position.components.front().rules->text();
    m_session->explain(isOpen ? exploration->start() : walk.position, walk.kind);
}

/// Opens a menu with the commands for the current picture or the table, and for the term \a n, if any.
void SequenceView::showContextMenu(const QPoint &point, std::optional<quint64> n, bool canZoom)
{
    auto *menu = makeNamed<QMenu>("sequenceMenu", this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (n) {
        const QString value = groupedNumber(*n);
        menu->addAction(tr("&Explain G(%1)").arg(value), this, [this, n] { m_pointer->explain(*n); });
        menu->addAction(tr("&Select the Heap of %1").arg(value), this, [this, n] { selectHeap(*n); });
        menu->addSeparator();
    }
    if (canZoom)
        m_commands->fill(menu, SequencePictures::zoomPosition.menu, SequencePictures::zoomPosition.group);
    m_commands->fill(menu->addMenu(tr("Sho&w")), SequencePictures::switchPosition.menu,
                     SequencePictures::switchPosition.group);
    QMenu *files = menu->addMenu(themeIcon(QStringLiteral("export")), tr("E&xport"));
    files->addActions(m_commands->withRole(CommandRole::Export) + m_commands->withRole(CommandRole::Print));
    files->setEnabled(m_sequence->plot() != nullptr);
    menu->popup(point);
}

std::optional<Drawing> SequenceView::drawing() const
{
    return m_sequence->plot() ? std::optional(m_pictures->drawing()) : std::nullopt;
}

std::optional<CopiedPicture> SequenceView::copiedPicture() const
{
    constexpr quint64 maxCopiedTerms = 10'000;
    const std::optional<Drawing> picture = isCovered() ? std::nullopt : drawing();
    if (!picture)
        return std::nullopt;
    CopiedPicture copied{*picture, picture->title};
    const std::shared_ptr<const SequenceSnapshot> values = snapshot();
    if (!values)
        return copied;
    copied.csv = bytesWritten([&](QIODevice &csv) {
        JobControl control;
        writeSequence(values->rules->text(), *values->values, std::min(values->terms, maxCopiedTerms),
                      SequenceFormat::Csv, csv, control);
    });
    copied.text = QString::fromUtf8(copied.csv);
    return copied;
}

void SequenceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        request();
}

} // namespace mexplorer
