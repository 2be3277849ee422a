// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;
class QPushButton;

namespace mexplorer {

/// A line that says what stood in the way and what to do next. It is a row of a layout, as high as its text needs, and
/// takes no room without a message. A message goes when it is dismissed (its cross, or Escape within it), or for the
/// next one.
class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { Notice, Problem };

    explicit MessageBar(QWidget *parent = nullptr);

    QString message() const;

public slots:
    void showMessage(const QString &message, mexplorer::MessageBar::Kind kind = mexplorer::MessageBar::Kind::Problem);
    /// Offers \a action beside the message shown now; it goes with the message.
    void offer(const QString &text, const std::function<void()> &action);
    /// Offers several actions in a menu beside the message shown now.
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
