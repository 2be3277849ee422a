// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/graphview.h"

#include <QObject>

namespace mexplorer {

/// How the explored graph is drawn, whatever game it is of.
class GraphAppearance : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const GraphLook &look() const { return m_look; }

public slots:
    void setLook(const mexplorer::GraphLook &look);
    void setColorBy(mexplorer::ColorBy by);
    void setLayout(const mexplorer::LayoutOptions &layout);
    void setLayering(mexplorer::Layering layering);
    void setOrder(mexplorer::LayerOrder order);
    void setOrientation(mexplorer::Orientation orientation);
    void setBestPlay(bool shown);
    void setComponents(bool shown);
    void setLetters(bool shown);

signals:
    void lookChanged(const mexplorer::GraphLook &look);

private:
    GraphLook m_look;
};

} // namespace mexplorer
