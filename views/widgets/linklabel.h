// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

#include <vector>

namespace mexplorer {

/// A label with links that Tab and Shift+Tab move through one by one and leave at both ends; Enter follows the marked
/// one. (In a QLabel, Shift+Tab never leaves the links.)
class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

    /// Shows \a html, in which links have the form <a href="target">text</a>.
    void setHtml(const QString &html);
    /// A plain sentence, and the text of the link behind it; empty for none.
    struct Line
    {
        QString text;
        QString link;
    };
    /// Shows a line for each sentence. The target of a link is the number of its sentence, from 0 on.
    void setLines(const std::vector<Line> &lines);
    /// The target of the link that has the keyboard's mark; empty if none has.
    QString markedLink() const { return m_targets.value(m_marked); }

protected:
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void mark(qsizetype link);

    QString m_html;
    QStringList m_targets;
    qsizetype m_marked = -1;
};

} // namespace mexplorer
