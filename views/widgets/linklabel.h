// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace mexplorer {

/// Text with links that Tab and Shift+Tab go through, one by one and out again at both ends; Enter follows the marked
/// one. (QLabel's own way through links never leaves backwards.)
class LinkLabel : public QLabel
{
    Q_OBJECT

public:
    explicit LinkLabel(QWidget *parent = nullptr);

    /// Shows \a html, in which links are written <a href="target">text</a>.
    void setHtml(const QString &html);
    /// The target of the link that the keyboard is on; empty if there is none.
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
