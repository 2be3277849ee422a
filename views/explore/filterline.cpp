// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/filterline.h"

#include "model/core/wordlist.h"
#include "model/session/session.h"
#include "views/explore/filteractions.h"
#include "views/theme/icons.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <array>

namespace mexplorer {

namespace {

constexpr int noticeTime = 8000; // milliseconds

constexpr qsizetype maxPositionName = 40;

QString mergedText(Collapse kind)
{
    const std::array texts = {FilterLine::tr("merged by value"),
                              FilterLine::tr("merged by the same followers"),
                              FilterLine::tr("merged by the same play to the end"),
                              FilterLine::tr("merged by the components' values"),
                              FilterLine::tr("merged by the components"),
                              FilterLine::tr("merged by symmetry")};
    static_assert(texts.size() == std::size_t(Collapse::Symmetry) + 1);
    return texts[std::size_t(kind)];
}

} // namespace

FilterLine::FilterLine(Session *session, FilterActions *actions, QWidget *parent)
    : QWidget(parent), m_session(session), m_actions(actions), m_row(makeLayout<QHBoxLayout>(this, 8, {12, 0, 12, 4})),
      m_prompt(makeText("filterPrompt", this)), m_noticeEnd(this)
{
    setObjectName(QStringLiteral("filterLine"));
    setAccessibleName(tr("Shown part of the graph"));
    m_row->addWidget(m_prompt, 1);
    connect(session->filter(), &GraphFilter::settingsChanged, this, [this] { showNotice({}); });
    connect(session->filter(), &GraphFilter::matchesChanged, this, &FilterLine::showPrompt);
    connect(session->exploration(), &Exploration::selectionChanged, this, &FilterLine::showPrompt);
    connect(session->exploration(), &Exploration::graphChanged, this, &FilterLine::refresh);
    connect(actions, &FilterActions::pathStartChanged, this, &FilterLine::refresh);
    connect(session->filter(), &GraphFilter::noPathFound, this, [this](PositionId from, PositionId to) {
        const auto name = [this](PositionId id) {
            return shortened(m_session->exploration()->graph()->text(id), maxPositionName);
        };
        showNotice(tr("No play leads from %1 to %2 or back.").arg(name(from), name(to)));
    });
    m_noticeEnd.setSingleShot(true);
    m_noticeEnd.setInterval(noticeTime);
    connect(&m_noticeEnd, &QTimer::timeout, this, [this] { showNotice({}); });
    refresh();
}

void FilterLine::showNotice(const QString &notice)
{
    m_notice = notice;
    if (!notice.isEmpty())
        m_noticeEnd.start();
    refresh();
}

QString FilterLine::textOf(const CellVector &cells) const
{
    const GameGraphPtr &graph = m_session->exploration()->graph();
    // The graph may already be that of another game, while its filter isn't set yet.
    const bool isThere = graph && !cells.empty() && graph->find(cells);
    return isThere ? shortened(graph->rules()->positionName(cells), maxPositionName) : QString();
}

void FilterLine::addPart(const QString &name, const QString &text, std::function<void()> takeBack)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setIcon(themeIcon(QStringLiteral("close")));
    button->setIconSize({12, 12});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setToolTip(tr("Take this back"));
    button->setAccessibleName(tr("%1: take this back").arg(text));
    // Queued, because the button is deleted when the line changes.
    connect(button, &QToolButton::clicked, this, takeBack, Qt::QueuedConnection);
    m_row->insertWidget(m_row->count() - 1, button);
    m_parts << button;
}

void FilterLine::addParts()
{
    using Region = FilterSettings::Region;
    GraphFilter *filter = m_session->filter();
    const FilterSettings &settings = filter->settings();
    const auto everywhere = [filter] { filter->showRegion(Region::Everything, noPosition); };
    const QString anchor = textOf(settings.anchor);
    if (settings.region != Region::Everything)
        addPart(QStringLiteral("part.region"),
                settings.region == Region::From ? tr("reached from %1").arg(anchor)
                : settings.region == Region::To ? tr("leading to %1").arg(anchor)
                                                : tr("between %1 and %2").arg(anchor, textOf(settings.target)),
                everywhere);
    if (settings.unfolding)
        addPart(QStringLiteral("part.unfold"), tr("unfolded by hand"), [filter] { filter->setUnfolding(false); });
    if (settings.winningMovesOnly)
        addPart(QStringLiteral("part.winning"), tr("only winning moves"),
                [filter] { filter->setWinningMovesOnly(false); });
    if (settings.others == FilterSettings::Others::Hidden && !settings.query.trimmed().isEmpty()) {
        addPart(QStringLiteral("part.filter"), tr("only what is found"),
                [filter] { filter->setOthers(FilterSettings::Others::Shown); });
    }
    if (settings.merged()) {
        addPart(QStringLiteral("part.merge"), mergedText(*settings.merged()), [filter] { filter->setCollapse({}); });
    }
}

void FilterLine::refresh()
{
    for (QToolButton *button : std::exchange(m_parts, {})) {
        button->setObjectName({});
        button->hide();
        button->deleteLater();
    }
    addParts();
    showPrompt();
    setVisible(isAsking() || !m_notice.isEmpty() || !m_session->filter()->settings().showsAll());
}

bool FilterLine::isAsking() const
{
    return m_actions->pathStart() != noPosition && m_session->exploration()->isReady();
}

QString FilterLine::prompt() const
{
    const GraphFilter &filter = *m_session->filter();
    const Exploration &exploration = *m_session->exploration();
    if (isAsking()) {
        return tr("Paths from %1: click the other position, or walk to it and press T. Escape leaves.")
            .arg(exploration.graph()->text(m_actions->pathStart()));
    }
    if (!m_notice.isEmpty())
        return m_notice;
    if (filter.isCurrent() && !filter.problem().isEmpty())
        return filter.problem();
    if (filter.isFolded(exploration.selected()))
        return tr("%1 is folded away; Space shows it with its followers.")
            .arg(shortened(exploration.selectedPosition().text(), maxPositionName));
    if (filter.settings().unfolding && filter.settings().collapse)
        return tr("A click opens followers, a second one closes them; P pins. U merges positions again.");
    return filter.settings().unfolding ? tr("A click opens followers, a second one closes them; P pins.") : QString();
}

void FilterLine::showPrompt()
{
    const QString text = prompt();
    if (text == m_prompt->text())
        return;
    m_prompt->setText(text);
    announce(m_prompt, text);
}

} // namespace mexplorer
