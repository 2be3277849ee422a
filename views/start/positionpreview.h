// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/joinedposition.h"

#include <QWidget>

#include <optional>

namespace mexplorer {

/// A position in miniature.
class PositionPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PositionPreview(QWidget *parent = nullptr);

    /// Nothing shows an empty picture.
    void setPosition(const std::optional<Position> &position);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<JoinedPosition> m_position;
};

} // namespace mexplorer
