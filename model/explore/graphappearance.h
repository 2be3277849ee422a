// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/documents/document.h"
#include "model/documents/part.h"
#include "model/explore/graphview.h"

#include <utility>

namespace mexplorer {

/// The look of the explored graph, independent of the game.
class GraphAppearance : public Part
{
    Q_OBJECT

public:
    explicit GraphAppearance(QObject *parent = nullptr) : Part(parent)
    {
        connect(this, &GraphAppearance::lookChanged, this, &Part::edited);
    }

    void write(Document &document) const override { document.set(m_look); }
    void restore(const Document &document, const Position &) override
    {
        if (const auto *look = document.find<GraphLook>())
            setLook(*look);
    }
    const GraphLook &look() const { return m_look; }

public slots:
    void setLook(const mexplorer::GraphLook &look)
    {
        if (look != std::exchange(m_look, look))
            emit lookChanged(m_look);
    }
    void setColorBy(mexplorer::ColorBy by) { change(&GraphLook::colorBy, by); }
    void setLayout(const mexplorer::LayoutOptions &layout) { change(&GraphLook::layout, layout); }
    void setLayering(mexplorer::Layering layering) { changeLayout(&LayoutOptions::layering, layering); }
    void setOrder(mexplorer::LayerOrder order) { changeLayout(&LayoutOptions::order, order); }
    void setOrientation(mexplorer::Orientation to) { changeLayout(&LayoutOptions::orientation, to); }
    void setBestPlay(bool shown) { change(&GraphLook::bestPlay, shown); }
    void setComponents(bool shown) { change(&GraphLook::components, shown); }
    void setLetters(bool shown) { change(&GraphLook::letters, shown); }

signals:
    void lookChanged(const mexplorer::GraphLook &look);

private:
    template <class Part> void change(Part GraphLook::*part, const Part &to)
    {
        GraphLook look = m_look;
        look.*part = to;
        setLook(look);
    }
    template <class Part> void changeLayout(Part LayoutOptions::*part, const Part &to)
    {
        LayoutOptions layout = m_look.layout;
        layout.*part = to;
        setLayout(layout);
    }

    GraphLook m_look;
};

} // namespace mexplorer
