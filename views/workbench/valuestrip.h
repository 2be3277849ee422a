// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/workbench/rulestudy.h"

#include <QWidget>

namespace mexplorer {

/// The opacity of a picture that belongs to rules before the latest change.
inline constexpr qreal outdatedOpacity = 0.3;

/// The first values of a game as coloured cells with their numbers: G(0), G(1), ... in lines that fill the width, or a
/// table of pairs. Faint while it is disabled.
class ValueStrip : public QWidget
{
    Q_OBJECT

public:
    explicit ValueStrip(QWidget *parent = nullptr);

    void setValues(FirstValues values);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// A cell of the strip, or of the table's margin if its value is Labels::unknown.
    struct StripCell
    {
        QRect box;
        QString head; ///< above the value, or in place of it
        Value value;
    };

    bool isTable() const { return m_values.rows.size() > 1; }
    QSize cellSize() const;
    std::vector<StripCell> cells(int width) const;
    QString spoken() const;

    FirstValues m_values;
};

} // namespace mexplorer
