#pragma once

#include "model/play/hint.h"

#include <QWidget>

class QPushButton;

namespace mexplorer {

class LinkLabel;

/// Help that tells more each time it is asked: is it won, then where, then the moves and why. Where nothing wins there
/// is no second stage: the move that lasts longest follows at once.
class HintPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HintPanel(QWidget *parent = nullptr);

    /// How much is told: 0 nothing, 1 the verdict, 2 where, 3 the moves.
    int stage() const { return m_stage; }
    bool tellsMoves() const { return m_stage >= 3; }

public slots:
    /// Asks for the next stage.
    void tellMore();
    void setHint(const mexplorer::Hint &hint);
    void clear();

signals:
    /// A hint for the present position is needed.
    void asked();
    /// The moves of the last stage are told.
    void movesTold(const std::vector<mexplorer::Move> &moves);
    /// The pointer or the keyboard is on one of these moves; null when it is on none.
    void moveLookedAt(const mexplorer::Move *move);

private:
    void showStage();
    /// The stage that comes after the present one; the same at the end.
    int nextStage() const;
    QString buttonText() const;
    void lookAt(const QString &link);

    std::optional<Hint> m_hint;
    int m_stage = 0;
    LinkLabel *m_text;
    QPushButton *m_button;
};

} // namespace mexplorer
