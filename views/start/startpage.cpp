// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/startpage.h"

#include "model/games/catalogue.h"
#include "model/teach/lessonlibrary.h"
#include "views/start/examples.h"
#include "views/start/gamecard.h"
#include "views/start/positionicon.h"
#include "views/start/samplegraph.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/widgets/events.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>

namespace mexplorer {

namespace {

constexpr int pageWidth = 1280;
constexpr int pageMargin = 24;
constexpr int recentShown = 6;
constexpr int recentWidth = 168;
constexpr int lessonWidth = 276;

/// The picture next to the title.
class SamplePicture final : public QWidget
{
public:
    SamplePicture()
    {
        setFixedSize(300, 132);
        connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintSampleGraph(painter, rect(), Theme::instance().colors());
    }
};

/// A flat button whose text is elided in the middle if necessary.
class RecentButton final : public FontAware<QPushButton>
{
public:
    RecentButton(const QIcon &icon, const QString &text) : FontAware(icon, {}), m_text(text)
    {
        setFlat(true);
        setIconSize({24, 20});
        setProperty("leading", true); // its text is left-aligned
        setAccessibleName(StartPage::tr("Open %1").arg(text));
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        elide();
    }
    void fontChanged() override { elide(); }

private:
    void elide()
    {
        constexpr int frame = 64; // the icon and its margins
        const QString text = fontMetrics().elidedText(m_text, Qt::ElideMiddle, std::max(0, width() - frame));
        setText(QString(text).replace(u'&', QStringLiteral("&&")));
    }

    QString m_text;
};

QLabel *makeLabel(const QString &text, FontRole size)
{
    auto *label = new QLabel(text);
    setFontRole(label, size);
    return label;
}

/// The widgets are deleted later: one of them may be the button that was pressed.
void removeAll(QLayout *layout)
{
    while (const std::unique_ptr<QLayoutItem> item{layout->takeAt(0)}) {
        item->widget()->hide();
        item->widget()->deleteLater();
    }
}

} // namespace

StartPage::StartPage(QWidget *parent)
    : FontAware(parent), m_content(new QWidget), m_recent(new QWidget), m_recentItems(new QWidget)
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start page"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::ClickFocus);
    auto *recent = makeLayout<QHBoxLayout>(m_recent, 8);
    auto *label = new QLabel(tr("Recent:"));
    label->setContentsMargins(0, 6, 0, 0);
    recent->addWidget(label, 0, Qt::AlignTop);
    recent->addWidget(m_recentItems, 1);
    addColumns(recentWidth, 8, m_recentItems);
    auto *column = makeLayout<QVBoxLayout>(m_content, pageMargin, {pageMargin, pageMargin, pageMargin, 2 * pageMargin});
    column->addWidget(makeHero());
    column->addWidget(makeSection(tr("Games"), makeFamilies()));
    m_lessons = makeSection(tr("Lessons"), makeLessons());
    m_lessons->hide();
    column->addWidget(m_lessons);
    column->addWidget(makeSection(tr("Worked examples"), makeExamples()));
    column->addStretch();

    auto *page = new QWidget;
    auto *row = makeLayout<QHBoxLayout>(page, -1);
    row->addStretch(1);
    row->addWidget(m_content, 1000);
    row->addStretch(1);
    setWidget(page);
    fitType();
}

FlowLayout *StartPage::addColumns(int width, int gap, QWidget *parent)
{
    auto *layout = new FlowLayout(parent, gap);
    layout->setColumnWidth(width);
    layout->setContentsMargins(0, 0, 0, 0);
    m_columns.emplace_back(layout, width);
    return layout;
}

/// Makes the columns and the page wider for a larger font, as in a presentation, and for a language with longer words.
void StartPage::fitType()
{
    const double scale = double(fontMetrics().height()) / m_lineAtDesk;
    m_content->setMaximumWidth(qRound(pageWidth * scale));
    for (const auto &[layout, width] : m_columns) {
        int needed = qRound(width * scale);
        for (int i = 0; i < layout->count(); ++i) {
            if (const auto *card = qobject_cast<const GameCard *>(layout->itemAt(i)->widget()))
                needed = std::max(needed, card->footWidth());
        }
        layout->setColumnWidth(needed);
    }
}

QWidget *StartPage::makeHero()
{
    auto *offers = new QWidget;
    auto *line = new FlowLayout(offers, 8);
    line->setAlignment(Qt::AlignLeft);
    line->setContentsMargins(0, 0, 0, 0);
    const auto offer = [&](const char *icon, const QString &text, const QString &name, const auto &run) {
        auto *button = new QPushButton(themeIcon(QLatin1String(icon)), text);
        button->setObjectName(name);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, run);
        line->addWidget(button);
        return button;
    };
    m_back = offer("back", QString(), QStringLiteral("startBack"), &StartPage::backRequested);
    m_back->hide();
    const Family &first = catalogue().front();
    QPushButton *play = offer("play", tr("Play %1").arg(first.title()), QStringLiteral("startPlay"),
                              [this, &first] { emit gameRequested(first.start(), WorkspaceId::Play); });
    play->setDefault(true);
    play->setIcon({}); // its colour is for lighter buttons
    offer("bookmark", tr("Puzzles"), QStringLiteral("startPuzzles"), [this] {
        emit workspaceRequested(WorkspaceId::Puzzles);
    })->setToolTip(tr("Positions with a winning move to be found, a new one each day"));
    offer("presentation", tr("Lessons"), QStringLiteral("startLessons"), [this] {
        showLessons();
    })->setToolTip(tr("Go to the lessons below; Alt+1 opens the first one, Alt+2 the second"));
    offer("check", tr("Exercises"), QStringLiteral("startExercises"),
          [this] { emit workspaceRequested(WorkspaceId::Exercises); });
    offer("edit", tr("Set Up a Game…"), QStringLiteral("startSetUp"), [this] { emit setUpRequested({}); });
    offer("edit", tr("Your Own Rules…"), QStringLiteral("startOwnRules"), [this] {
        emit ownRulesRequested();
    })->setToolTip(tr("Write the rules of any game in a line, and see its values, its graph and what is known of it"));
    offer("open", tr("Open a File…"), QStringLiteral("startOpenFile"), &StartPage::fileRequested);
    QLabel *text = makeLabel(tr("Choose one below: its board opens, and you make the first move. When it is over, you "
                                "read which move decided it."),
                             FontRole::Lead);
    text->setWordWrap(true);

    auto *words = makeLayout<QVBoxLayout>(nullptr, 12);
    words->addStretch();
    words->addWidget(makeLabel(tr("Play a game"), FontRole::Title));
    words->addWidget(text);
    words->addWidget(offers);
    words->addWidget(m_recent);
    words->addStretch();
    m_recent->hide();

    auto *hero = new QWidget;
    auto *row = makeLayout<QHBoxLayout>(hero, 48);
    row->addLayout(words, 1);
    m_sample = new SamplePicture;
    row->addWidget(m_sample, 0, Qt::AlignVCenter);
    return hero;
}

QWidget *StartPage::makeSection(const QString &title, QWidget *content)
{
    auto *section = new QWidget;
    auto *column = makeLayout<QVBoxLayout>(section, 12);
    column->addWidget(makeLabel(title, FontRole::Lead));
    column->addWidget(content);
    return section;
}

GameCard *StartPage::makeCard(const CardContent &content, bool wide)
{
    auto *card = new GameCard(content, wide ? GameCard::Shape::Wide : GameCard::Shape::Tall);
    connect(card, &GameCard::setUpRequested, this, [this, card] { emit setUpRequested(card->expression()); });
    for (QToolButton *button : card->findChildren<QToolButton *>())
        button->installEventFilter(this);
    connect(card, &GameCard::lookRequested, this,
            [this, card](WorkspaceId workspace) { emit gameRequested(card->expressionToLookAt(), workspace); });
    return card;
}

QWidget *StartPage::makeLessons()
{
    m_lessonItems = new QWidget;
    addColumns(lessonWidth, 4, m_lessonItems);
    m_lessonFolder = new QPushButton(themeIcon(QStringLiteral("open")), tr("Folder of Your Lessons…"));
    m_lessonFolder->setObjectName(QStringLiteral("lessonFolder"));
    m_lessonFolder->setToolTip(tr("Choose a folder with your own lessons: Markdown files with Mexplorer blocks"));
    m_lessonFolder->installEventFilter(this);
    connect(m_lessonFolder, &QPushButton::clicked, this, &StartPage::lessonFolderRequested);
    m_lessonItems->layout()->addWidget(m_lessonFolder);
    return m_lessonItems;
}

void StartPage::setLessons(const std::vector<LessonEntry> &lessons)
{
    m_lessonItems->layout()->removeWidget(m_lessonFolder);
    removeAll(m_lessonItems->layout());
    int number = 0;
    for (const LessonEntry &lesson : lessons) {
        const bool isShipped = lesson.path.startsWith(u':');
        const QIcon icon = lesson.problem.isEmpty() ? positionIcon(lesson.game) : themeIcon(QStringLiteral("notice"));
        auto *button = new RecentButton(icon.isNull() ? themeIcon(QStringLiteral("presentation")) : icon,
                                        isShipped ? tr("%1. %2").arg(++number).arg(lesson.title) : lesson.title);
        button->setObjectName(QStringLiteral("lesson.") + QFileInfo(lesson.path).completeBaseName());
        button->setToolTip(lesson.problem.isEmpty() ? lesson.summary : lesson.problem);
        button->setAccessibleDescription(button->toolTip());
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, path = lesson.path] { emit lessonRequested(path); });
        m_lessonItems->layout()->addWidget(button);
    }
    m_lessonItems->layout()->addWidget(m_lessonFolder); // the last one
    m_lessons->show();
}

QWidget *StartPage::makeFamilies()
{
    auto *families = new QWidget;
    FlowLayout *layout = addColumns(216, 12, families);
    for (const Family &family : catalogue()) {
        const bool fromFile = family.parameters == Family::Parameters::File;
        GameCard *card =
            makeCard({family.title(), family.summary(), family.start(), fromFile ? QString() : family.firstGraph(),
                      fromFile ? tr("DOT, GraphML, JSON, edge list") : QString()},
                     false);
        card->setObjectName(QStringLiteral("family.") + family.name);
        connect(card, &GameCard::clicked, this, [this, fromFile, card] {
            if (fromFile)
                emit fileRequested();
            else
                emit gameRequested(card->expression(), WorkspaceId::Play);
        });
        layout->addWidget(card);
    }
    return families;
}

QWidget *StartPage::makeExamples()
{
    auto *examples = new QWidget;
    FlowLayout *layout = addColumns(336, 12, examples);
    for (const Example &example : workedExamples()) {
        GameCard *card = makeCard({example.title, example.text, example.expression, example.expression}, true);
        card->setObjectName(QStringLiteral("example.") + example.expression);
        connect(card, &GameCard::clicked, this,
                [this, card] { emit gameRequested(card->expression(), WorkspaceId::Play); });
        layout->addWidget(card);
    }
    return examples;
}

void StartPage::setRecent(const QList<RecentItem> &items)
{
    removeAll(m_recentItems->layout());
    for (const RecentItem &item : items.first(std::min(items.size(), qsizetype(recentShown)))) {
        const QIcon icon = item.path.isEmpty() ? positionIcon(item.text) : fileIcon(item.path);
        auto *button = new RecentButton(icon.isNull() ? themeIcon(QStringLiteral("history")) : icon, item.text);
        button->installEventFilter(this);
        button->setToolTip(item.path.isEmpty() ? item.text : item.path);
        const QString target = item.path.isEmpty() ? item.text : item.path;
        connect(button, &QPushButton::clicked, this, [this, target] { emit openRequested(target); });
        m_recentItems->layout()->addWidget(button);
    }
    m_recent->setVisible(!items.isEmpty());
}

void StartPage::setOpenGame(const QString &expression)
{
    constexpr int maxTextWidth = 200;
    const QString shown = fontMetrics().elidedText(expression, Qt::ElideMiddle, maxTextWidth);
    m_back->setText(tr("Back to %1").arg(QString(shown).replace(u'&', QStringLiteral("&&"))));
    m_back->setToolTip(tr("Back to the game that is open, as Escape does: %1").arg(expression));
    m_back->setVisible(!expression.isEmpty());
}

void StartPage::showLessons()
{
    if (m_lessons->isHidden())
        return;
    verticalScrollBar()->setValue(m_lessons->mapTo(widget(), QPoint()).y() - pageMargin);
    m_lessonItems->layout()->itemAt(0)->widget()->setFocus(Qt::TabFocusReason);
}

/// Opens the lesson at \a index, counted from 0; does nothing if there is none.
void StartPage::openLesson(int index)
{
    QLayoutItem *item = m_lessonItems->layout()->itemAt(index);
    auto *button = item ? qobject_cast<QAbstractButton *>(item->widget()) : nullptr;
    if (button && button != m_lessonFolder)
        button->click();
}

/// Returns the buttons that arrow keys move between: not those on cards.
QList<QAbstractButton *> StartPage::buttons() const
{
    QList<QAbstractButton *> found = m_content->findChildren<QAbstractButton *>();
    found.removeIf([](const QAbstractButton *button) {
        return button->isHidden() || qobject_cast<const GameCard *>(button->parentWidget());
    });
    return found;
}

void StartPage::moveFocus(QPoint step)
{
    const QWidget *from = focusWidget();
    if (from && qobject_cast<const GameCard *>(from->parentWidget())) // from a button on a card: start at the card
        from = from->parentWidget();
    const auto centre = [this](const QWidget *widget) { return widget->mapTo(m_content, widget->rect().center()); };
    const QPoint start = from && m_content->isAncestorOf(from) ? centre(from) : QPoint();
    QAbstractButton *best = nullptr;
    double bestDistance = 0;
    for (QAbstractButton *button : buttons()) {
        const QPoint way = centre(button) - start;
        const bool horizontal = step.x() != 0;
        const int ahead = QPoint::dotProduct(way, step);
        const int aside = horizontal ? std::abs(way.y()) : std::abs(way.x());
        // Left and Right stay in the row; Up and Down move to the nearest row, and in it to the nearest card.
        if (button == from || ahead <= 8 || (horizontal && aside > 24))
            continue;
        const double distance = horizontal ? ahead : ahead * 4.0 + aside;
        if (!best || distance < bestDistance) {
            best = button;
            bestDistance = distance;
        }
    }
    if (!best)
        return;
    best->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(best, pageMargin, pageMargin);
}

/// A narrow page has no picture.
void StartPage::resizeEvent(QResizeEvent *event)
{
    constexpr int minWidthForPicture = 1100;
    m_sample->setVisible(event->size().width() >= minWidthForPicture);
    QScrollArea::resizeEvent(event);
}

void StartPage::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    if (const QPoint step = arrowStep(event->key()); !step.isNull())
        moveFocus(step);
    else if (event->modifiers() == Qt::AltModifier && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9)
        openLesson(event->key() - Qt::Key_1);
    else if (event->key() == Qt::Key_Escape && !m_back->isHidden())
        emit backRequested();
    else if (!text.isEmpty() && text.front().isLetterOrNumber() &&
             !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        emit typed(text);
    else
        QScrollArea::keyPressEvent(event);
}

/// Buttons usually handle arrow keys like Tab and Shift+Tab; here they move in their direction, and Enter presses a
/// button.
bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    const QPoint step = arrowStep(key);
    auto *button = qobject_cast<QAbstractButton *>(watched);
    if (!step.isNull())
        moveFocus(step);
    else if (button && (key == Qt::Key_Return || key == Qt::Key_Enter))
        button->click();
    else
        return QScrollArea::eventFilter(watched, event);
    return true;
}

void StartPage::focusInEvent(QFocusEvent *event)
{
    QScrollArea::focusInEvent(event);
    m_content->findChild<GameCard *>()->setFocus(event->reason());
}

} // namespace mexplorer
