// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;

namespace mexplorer {

/// A line with a problem and advice. It is a row of a layout, as high as its text needs, and hidden without a message.
/// A message is hidden when the user dismisses it (its cross, or Escape within it), and replaced by the next one.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Notice, Problem };

    explicit MessageBar(QWidget *parent = nullptr);

    QString message() const;

public slots:
    void showMessage(const QString &message, mexplorer::MessageBar::Kind kind = mexplorer::MessageBar::Kind::Problem);
    /// Adds a button with \a action to the current message.
    void offer(const QString &text, const std::function<void()> &action);
    /// Adds a button with a menu of actions to the current message.
    void offerChoices(const QString &text, const std::vector<std::pair<QString, std::function<void()>>> &choices);
    void dismiss() { hide(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void paintIcon();

    Kind m_kind = Kind::Notice;
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_offer;
    QToolButton *m_close;
};

} // namespace mexplorer
