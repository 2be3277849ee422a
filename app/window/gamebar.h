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

/// The bar above everything: back and forward, the game's expression, the games opened before, normal or misère play.
class GameBar : public QWidget
{
    Q_OBJECT

public:
    /// Adds the command that lists the games opened before to \a commands.
    GameBar(Session *session, Commands *commands, QWidget *parent = nullptr);

    ExpressionEdit *edit() const { return m_edit; }
    /// The games opened before, the latest first.
    void setEarlier(const QStringList &expressions);

signals:
    /// This game was entered; it can be read.
    void openRequested(const QString &expression);
    /// The text of a game was pasted and entered; it can be read.
    void gamePasted(const QString &text);
    /// The field was left by Escape.
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
