// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QWidget;

namespace mexplorer {

class GuessBar;
class Presentation;

/// Gives keys to the commands of a view instead of the widget in it that has the focus: those of a presenter's remote,
/// and in a presentation all that step. An event filter of the application, while the view is shown.
class PresenterKeys : public QObject
{
    Q_OBJECT

public:
    /// \a question is the part of the view in which a question is answered.
    PresenterKeys(const Presentation *presentation, QWidget *view, GuessBar *question);

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isTaken(const QKeyEvent &key) const;

    const Presentation *m_presentation;
    QWidget *m_view;
    GuessBar *m_question;
};

} // namespace mexplorer
