#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace mexplorer {

class Match;
class SegmentedSwitch;

/// Who plays and how: a human or the solver on either side, normal or misère play, how well the solver plays and how
/// long it thinks.
class MatchSettings : public QWidget
{
    Q_OBJECT

public:
    explicit MatchSettings(Match *match, QWidget *parent = nullptr);

public slots:
    /// Lets the other side start.
    void swapSides();

private:
    void setUpSides();
    void setUpSolver();
    void layOut();
    void read();
    void write();
    void showLevel(int level);

    Match *m_match;
    QComboBox *m_first;
    QComboBox *m_second;
    QToolButton *m_swap;
    SegmentedSwitch *m_convention;
    QSlider *m_level;
    QLabel *m_levelText;
    QSpinBox *m_thinkingTimeMs;
};

} // namespace mexplorer
