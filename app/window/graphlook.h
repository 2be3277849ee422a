#pragma once

namespace mexplorer {

class Documents;
class GraphCanvas;

/// Documents keep how \a canvas draws the graph, by which colours, layers, order and direction, and bring it back.
void keepLook(Documents *documents, GraphCanvas *canvas);

} // namespace mexplorer
