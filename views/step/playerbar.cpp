// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/playerbar.h"

#include "model/core/scanner.h"
#include "model/session/session.h"
#include "views/glyphs/positionpainter.h"
#include "views/step/stepcommands.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/widgets/makewidgets.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <array>

#include <vector>

namespace mexplorer {

namespace {

constexpr qreal knob = 8;

/// A slider that jumps to the point clicked and shows marked values as small notches.
class MarkedSlider final : public QSlider
{
public:
    explicit MarkedSlider(QWidget *parent = nullptr) : QSlider(Qt::Horizontal, parent)
    {
        setMinimumSize(80, 28);
        setPageStep(5);
        connect(&Theme::instance(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    }

    void setMarks(std::vector<int> marks)
    {
        m_marks = std::move(marks);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Colors &colors = Theme::instance().colors();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal middle = height() / 2.0;
        const qreal at = xOf(value());
        paintBox(painter, QRectF(knob, middle - 2, width() - 2 * knob, 4), Qt::NoPen, colors.line, 2);
        const QColor filled = isEnabled() ? colors.pPosition : colors.line;
        painter.setBrush(filled);
        painter.drawRoundedRect(QRectF(knob, middle - 2, at - knob, 4), 2, 2);
        painter.setBrush(colors.accent);
        for (const int mark : m_marks)
            painter.drawRoundedRect(QRectF(xOf(mark) - 1.5, middle - 10, 3, 20), 1.5, 1.5);
        painter.setBrush(filled);
        painter.setPen(QPen(hasFocus() ? colors.selection : colors.surface, 2));
        painter.drawEllipse(QPointF(at, middle), knob - 1, knob - 1);
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            setValue(valueAt(event->position().x()));
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (event->buttons() & Qt::LeftButton)
            setValue(valueAt(event->position().x()));
    }

private:
    int valueAt(qreal x) const
    {
        const qreal part = (x - knob) / std::max(1.0, width() - 2 * knob);
        return minimum() + qRound(std::clamp(part, 0.0, 1.0) * (maximum() - minimum()));
    }

    qreal xOf(int value) const
    {
        const int range = std::max(1, maximum() - minimum());
        return knob + (width() - 2 * knob) * (value - minimum()) / range;
    }

    std::vector<int> m_marks;
};

constexpr std::array<double, 6> speeds = {0.25, 0.5, 1, 2, 4, 8};
constexpr MenuPosition playerPosition = {Menus::workspace, 1};

} // namespace

PlayerBar::PlayerBar(Session *session, Commands *commands, QWidget *parent)
    : QWidget(parent), m_session(session), m_commands(commands), m_walkthrough(session->walkthrough()),
      m_lecture(session->lecture()), m_slider(makeNamed<MarkedSlider>("stepSlider", this)),
      m_count(makeNamed<QLabel>("stepCount", this)), m_speed(makeNamed<QComboBox>("stepSpeed", this))
{
    setObjectName(QStringLiteral("playerBar"));
    addSteps();
    addBookmarks();
    addSpeeds();
    arrange();
    const Walkthrough *walkthrough = m_walkthrough;
    connect(m_lecture, &Lecture::placeChanged, this, &PlayerBar::showStep);
    connect(session->presentation(), &Presentation::changed, this, &PlayerBar::setKeys);
    connect(walkthrough, &Walkthrough::traceChanged, this, &PlayerBar::showTrace);
    connect(walkthrough, &Walkthrough::stepChanged, this, &PlayerBar::showStep);
    connect(walkthrough, &Walkthrough::playingChanged, this, &PlayerBar::showPlaying);
    connect(walkthrough, &Walkthrough::speedChanged, this, &PlayerBar::showSpeed);
    connect(walkthrough, &Walkthrough::bookmarksChanged, this, &PlayerBar::showBookmarks);
    connect(m_slider, &QSlider::valueChanged, walkthrough, [this](int step) {
        m_walkthrough->pause();
        m_walkthrough->seek(step);
        showStep();
    });
    connect(m_speed, &QComboBox::activated, walkthrough,
            [this](int index) { m_walkthrough->setSpeed(speeds[static_cast<std::size_t>(index)]); });
    connect(m_commands, &Commands::keysChanged, this, &PlayerBar::setKeys);
    setKeys();
    showTrace();
    showPlaying();
    showSpeed();
}

/// In a presentation more keys step, including those of a presenter's remote.
void PlayerBar::setKeys()
{
    const bool presents = m_session->presentation()->isOn();
    QList<QKeySequence> back = m_commands->row(StepCommands::back).keys;
    QList<QKeySequence> forward = m_commands->row(StepCommands::forward).keys;
    if (presents) {
        back << QKeySequence(Qt::Key_Up);
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Down})
            forward << QKeySequence(key);
    }
    action(StepCommands::back)->setShortcuts(back);
    action(StepCommands::forward)->setShortcuts(forward);
    action(StepCommands::play)
        ->setShortcuts(presents ? QList<QKeySequence>() : m_commands->row(StepCommands::play).keys);
    showStep();
}

void PlayerBar::addSteps()
{
    m_commands->add(StepCommands::first, tr("First step"), tr("Go to the first step"),
                    {.icon = "first", .keys = {Qt::Key_Home}, .position = playerPosition}, [this] {
                        m_walkthrough->pause();
                        m_walkthrough->toFirst();
                    });
    m_commands->add(StepCommands::back, tr("Step back"), tr("Go one step back"),
                    {.icon = "step-back", .keys = {Qt::Key_Left, Qt::Key_PageUp}, .position = playerPosition},
                    [this] { m_lecture->back(); });
    m_commands->add(StepCommands::play, tr("Play"), tr("Play the steps one after the other, or pause"),
                    {.icon = "play", .keys = {Qt::Key_Space}, .position = playerPosition},
                    [this] { m_walkthrough->togglePlaying(); });
    m_commands->add(StepCommands::forward, tr("Step forward"), tr("Go one step on"),
                    {.icon = "step-forward", .keys = {Qt::Key_Right, Qt::Key_PageDown}, .position = playerPosition},
                    [this] { m_lecture->next(); });
    m_commands->add(StepCommands::last, tr("Last step"), tr("Go to the last step"),
                    {.icon = "last", .keys = {Qt::Key_End}, .position = playerPosition}, [this] {
                        m_walkthrough->pause();
                        m_walkthrough->toLast();
                    });
}

void PlayerBar::addBookmarks()
{
    m_commands->addSwitch(StepCommands::bookmark, tr("Bookmark this step"), tr("Mark this step, or take its mark away"),
                          {.icon = "bookmark", .keys = {Qt::Key_B}, .position = playerPosition},
                          [this](bool) { m_walkthrough->toggleBookmark(); });
    m_commands->add(StepCommands::nextBookmark, tr("Next bookmark"), tr("Go to the next marked step"),
                    {.keys = {Qt::SHIFT | Qt::Key_B}, .position = playerPosition},
                    [this] { m_walkthrough->toNextBookmark(); });
}

void PlayerBar::addSpeeds()
{
    m_commands->add(StepCommands::slower, tr("Slower"), tr("Play at half the speed"),
                    {.keys = {Qt::Key_Minus}, .position = playerPosition},
                    [this] { m_walkthrough->setSpeed(m_walkthrough->speed() / 2); });
    m_commands->add(StepCommands::faster, tr("Faster"), tr("Play at twice the speed"),
                    {.keys = {Qt::Key_Plus}, .position = playerPosition},
                    [this] { m_walkthrough->setSpeed(m_walkthrough->speed() * 2); });
}

void PlayerBar::arrange()
{
    auto *layout = makeLayout<QHBoxLayout>(this, 4, {12, 8, 12, 8});
    const auto addButton = [this, layout](CommandId id, int side) {
        QToolButton *button = makeCommandButton(action(id), this);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({side, side});
        button->setAccessibleName(button->text());
        button->setObjectName(id.name() + QStringLiteral(".button"));
        layout->addWidget(button);
    };
    addButton(StepCommands::first, 24);
    addButton(StepCommands::back, 24);
    addButton(StepCommands::play, 28);
    addButton(StepCommands::forward, 24);
    addButton(StepCommands::last, 24);
    layout->addSpacing(8);
    m_slider->setAccessibleName(tr("Step"));
    layout->addWidget(m_slider, 1);
    layout->addSpacing(8);
    m_count->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    layout->addWidget(m_count);
    layout->addSpacing(8);
    addButton(StepCommands::bookmark, 24);
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("Speed"));
    for (const double speed : speeds)
        m_speed->addItem(QStringLiteral("%1×").arg(QLocale().toString(speed)));
    layout->addWidget(m_speed);
}

void PlayerBar::showTrace()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, std::max(0, m_walkthrough->stepCount() - 1));
    const int steps = std::max(10, m_walkthrough->stepCount());
    m_count->setMinimumWidth(fontMetrics().horizontalAdvance(
        tr("step %1 of %2")
            .arg(groupedNumber(static_cast<quint64>(steps)), groupedNumber(static_cast<quint64>(steps)))));
    showStep();
    showBookmarks();
}

void PlayerBar::showStep()
{
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(m_walkthrough->step());
    const auto count = static_cast<quint64>(m_walkthrough->stepCount());
    m_count->setText(
        count == 0 ? QString()
                   : tr("step %1 of %2")
                         .arg(groupedNumber(static_cast<quint64>(m_walkthrough->step()) + 1), groupedNumber(count)));
    action(StepCommands::first)->setEnabled(m_walkthrough->canStepBack());
    action(StepCommands::back)->setEnabled(m_lecture->canGoBack());
    action(StepCommands::forward)->setEnabled(m_lecture->canGoOn());
    action(StepCommands::last)->setEnabled(m_walkthrough->canStepForward());
    action(StepCommands::play)->setEnabled(count > 1);
    m_slider->setEnabled(count > 1);
    action(StepCommands::bookmark)->setEnabled(count > 0);
    action(StepCommands::bookmark)->setChecked(m_walkthrough->bookmarks().contains(m_walkthrough->step()));
}

void PlayerBar::showPlaying()
{
    const bool playing = m_walkthrough->isPlaying();
    action(StepCommands::play)->setText(playing ? tr("Pause") : tr("Play"));
    action(StepCommands::play)->setIcon(themeIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
}

void PlayerBar::showSpeed()
{
    const auto at = std::min_element(speeds.begin(), speeds.end(), [this](double a, double b) {
        return std::abs(a - m_walkthrough->speed()) < std::abs(b - m_walkthrough->speed());
    });
    m_speed->setCurrentIndex(static_cast<int>(at - speeds.begin()));
    action(StepCommands::slower)->setEnabled(m_walkthrough->speed() > Walkthrough::slowest);
    action(StepCommands::faster)->setEnabled(m_walkthrough->speed() < Walkthrough::fastest);
}

void PlayerBar::showBookmarks()
{
    const auto &marks = m_walkthrough->bookmarks();
    static_cast<MarkedSlider *>(m_slider)->setMarks({marks.begin(), marks.end()});
    action(StepCommands::nextBookmark)->setEnabled(!marks.empty());
    action(StepCommands::bookmark)->setChecked(marks.contains(m_walkthrough->step()));
}

bool PlayerBar::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        showTrace();
    return QWidget::event(event);
}

} // namespace mexplorer
