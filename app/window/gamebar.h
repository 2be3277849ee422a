// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/graph/labels.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;

namespace mexplorer {

class Commands;
class ExpressionEdit;
class SegmentedSwitch;
class Session;

/// The bar at the top: back and forward, the expression of the game, recent games, normal or misère play.
class GameBar : public QWidget
{
    Q_OBJECT

public:
    /// Adds the command that lists recent games to \a commands.
    GameBar(Session *session, Commands *commands, QWidget *parent = nullptr);

    ExpressionEdit *edit() const { return m_edit; }
    /// Sets the recent games, the latest first.
    void setEarlier(const QStringList &expressions);

signals:
    /// Emitted when a valid game expression was entered.
    void openRequested(const QString &expression);
    /// Emitted when the text of a played game was pasted and entered; it is valid.
    void gamePasted(const QString &text);
    /// Emitted when Escape was pressed in the field.
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setUpExpression();
    void setUpConvention();
    bool escape();
    void readText();
    bool isPastedGame() const;
    void showSentence();
    void placeSentence();
    void followStart();
    void followSet();
    void showEarlier();

    Session *m_session;
    ExpressionEdit *m_edit;
    QLabel *m_sentence;
    QAction *m_history;
    SegmentedSwitch *m_convention;
    QStringList m_earlier;
    bool m_isOfSet = false; ///< Step shows a set of numbers
    QTimer m_pause;         ///< a sentence appears when writing pauses, not at each key
};

} // namespace mexplorer
