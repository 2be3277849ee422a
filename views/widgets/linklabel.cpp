// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/linklabel.h"

#include "views/theme/theme.h"

#include <QFocusEvent>
#include <QKeyEvent>
#include <QRegularExpression>

namespace mexplorer {

namespace {

const QRegularExpression &linkPattern()
{
    static const QRegularExpression pattern(QStringLiteral("<a href=\"([^\"]*)\">(.*?)</a>"));
    return pattern;
}

} // namespace

LinkLabel::LinkLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        clear(); // setting an equal text would keep the old colour of its links
        mark(m_marked);
    });
}

void LinkLabel::setHtml(const QString &html)
{
    m_html = html;
    m_targets.clear();
    for (auto links = linkPattern().globalMatch(html); links.hasNext();)
        m_targets << links.next().captured(1);
    setFocusPolicy(m_targets.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
    mark(hasFocus() && !m_targets.isEmpty() ? 0 : -1);
}

void LinkLabel::setLines(const std::vector<Line> &lines)
{
    QStringList plain;
    QStringList html;
    for (const Line &each : lines) {
        QString line = each.text.toHtmlEscaped();
        if (!each.link.isEmpty())
            line += QStringLiteral(" <a href=\"%1\">").arg(html.size()) + each.link.toHtmlEscaped() +
                    QStringLiteral("</a>");
        plain << each.text;
        html << line;
    }
    setHtml(html.join(QStringLiteral("<br>")));
    setAccessibleName(plain.join(u'\n'));
}

/// Marks the link of the keyboard; -1 for none.
void LinkLabel::mark(qsizetype link)
{
    m_marked = link;
    QString html = m_html;
    auto links = linkPattern().globalMatch(m_html);
    for (qsizetype i = 0; links.hasNext(); ++i) {
        const QRegularExpressionMatch match = links.next();
        if (i != link)
            continue;
        const QColor ground = Theme::instance().colors().pPosition;
        html.replace(match.capturedStart(2), match.capturedLength(2),
                     QStringLiteral("<span style=\"background-color:%1;color:%2\">%3</span>")
                         .arg(ground.name(), Colors::readableOn(ground).name(), match.captured(2)));
    }
    setText(html);
}

bool LinkLabel::focusNextPrevChild(bool next)
{
    const qsizetype link = m_marked + (next ? 1 : -1);
    if (!hasFocus() || link < 0 || link >= m_targets.size())
        return QLabel::focusNextPrevChild(next);
    mark(link);
    emit linkHovered(markedLink());
    return true;
}

void LinkLabel::focusInEvent(QFocusEvent *event)
{
    QLabel::focusInEvent(event);
    if (m_targets.isEmpty())
        return;
    mark(event->reason() == Qt::BacktabFocusReason ? m_targets.size() - 1 : 0);
    emit linkHovered(markedLink());
}

void LinkLabel::focusOutEvent(QFocusEvent *event)
{
    QLabel::focusOutEvent(event);
    mark(-1);
    emit linkHovered(QString());
}

void LinkLabel::keyPressEvent(QKeyEvent *event)
{
    const bool follows = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (follows && !markedLink().isEmpty())
        emit linkActivated(markedLink());
    else
        QLabel::keyPressEvent(event);
}

} // namespace mexplorer
