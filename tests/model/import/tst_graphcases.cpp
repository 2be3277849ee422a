// SPDX-License-Identifier: GPL-3.0-or-later
// Realistic files: output of networkx, igraph and Graphviz, files from bug reports, and for each format files by its
// specification, valid and invalid.
#include "model/games/graphreading.h"
#include "model/notation/expression.h"
#include "model/solve/solver.h"
#include "tests/model/import/graphcases.h"
#include "tests/paths.h"
#include "tests/testfiles.h"
#include "tests/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringConverter>
#include <QTemporaryDir>
#include <QTest>

using namespace mexplorer;
using samples::GraphCase;

namespace {

const GraphCase dotCases[] = {
    {"back.dot", "digraph { b -> a [dir=back] }", "b a / a>b / a", ""},
    {"both.dot", "digraph { a -> b [dir=both]; c -> a }", "a b c / a>b b>a c>a / c", ""},
    {"none.dot", "digraph {\n a -> b\n b -> c [dir=none] }", nullptr, "line 3: this edge is undirected"},
    {"default.dot", "digraph { edge [dir=back]; b -> a; { edge [dir=forward] c -> d } e -> b }",
     "b a c d e / a>b b>e c>d / a", ""},
    {"invisible.dot", "digraph { a -> b -> c; a -> c [style=invis]; c -> a [style=\"dashed,invis\"] }",
     "a b c / a>b b>c / a", ""},
    {"undirected-arrow.dot", "graph { a -- b [dir=forward] }", "a b / a>b / a", ""},
    {"undirected.dot", "graph g {\n a -- b }", nullptr, "line 2: this graph is undirected"},
    {"legend.dot", "digraph { legend; a -> b; b -> c; a -> c }", "legend a b c / a>b a>c b>c / a",
     "DOT: 4 vertices, 3 moves; start a (nothing leads to it); 1 vertex can't be reached: legend"},
    {"move-labels.dot", "digraph { a [label=x]; a -> b [label=1, color=red] }", "x b / x>b / x",
     "ignored: color and label of moves"},
    {"labels.dot", "digraph { n0 [label=\"start\"]; n1 [label=\"the\\nend\", color=red]; n0 -> n1 }",
     "start the end / start>the end / start", "ignored: color"},
    {"tlc.dot", "digraph { 1 [label=\"/\\\\ x = 1\\n/\\\\ next = 2\"]; 2 [label=\"/\\\\ x = 2\"]; 1 -> 2 }",
     "/\\ x = 1 /\\ next = 2 /\\ x = 2 / /\\ x = 1 /\\ next = 2>/\\ x = 2 / /\\ x = 1 /\\ next = 2", ""},
    {"same-labels.dot", "digraph { a [label=x]; b [label=x]; c [label=y]; a -> b -> c }", "a b y / a>b b>y / a",
     "vertices with the same label are called by their ids"},
    {"swapped.dot", "digraph { a [label=b]; b [label=a]; a -> b }", "a b / a>b / a",
     "names are ids, as a label is another vertex's id"},
    {"default-label.dot", "digraph { node [label=\"\\N\"]; a -> b; b [label=\"\"] }", "a b / a>b / a", ""},
    {"html.dot", "digraph { a [label=<<b>One</b> &amp; <i>two</i>>]; a -> b }", "One & two b / One & two>b / One & two",
     ""},
    {"ports.dot", "digraph { a:p:n -> b:s; subgraph cluster_0 { label=\"Group\"; b -> c } }", "a b c / a>b b>c / a",
     ""},
    {"misspelt.dot", "digraph { a -> b; edgx [dir=back]; c -> d }", nullptr, "'dir' is an attribute of edges"},
    {"misspelt-group.dot", "digraph { a -> b; subgrapx { c } }", nullptr, "expected ';' or 'subgraph' before '{'"},
    {"bad-dir.dot", "digraph {\n a -> b [dir=backward] }", nullptr, "line 2: expected dir to be forward, back"},
    {"cut.dot", "digraph { a -> b; b -> ", nullptr, "expected a vertex, found the end of the file"},
    {"mixed.dot", "graph { a -> b }", nullptr, "expected '--'"},
    {"both-headless.dot", "digraph { a -> b [dir=both, arrowhead=none]; c -> b }", "a b c / b>a c>b / c", ""},
    {"both-tailless.dot", "digraph { a -> b [dir=both, arrowtail=none] }", "a b / a>b / a", ""},
    {"headless.dot", "digraph {\n a -> b [arrowhead=none] }", nullptr,
     "line 2: this graph is undirected, and a move has a direction; write arrowhead=normal instead of arrowhead=none"},
    {"headless-default.dot", "digraph { edge [arrowhead=none]; a -> b }", nullptr, "this graph is undirected"},
    {"back-headless.dot", "digraph { a -> b [dir=back, arrowhead=none]; b -> c [arrowtail=none] }",
     "a b c / b>a b>c / b", ""},
    {"back-tailless.dot", "digraph { a -> b [dir=back, arrowtail=none] }", nullptr,
     "write arrowtail=normal instead of"},
    {"dir-none.dot", "digraph { a -> b [dir=none] }", nullptr,
     "write dir=forward instead of dir=none at this edge, or"},
    {"dir-forward.dot", "digraph { a -> b [dir=forward] }", "a b / a>b / a", ""},
    {"visible-again.dot", "digraph { edge [style=invis]; x -> y; edge [style=\"\"]; a -> b; a -> c }",
     "x y a b c / a>b a>c / a", "left out: 1 invisible edge"},
    {"visible-edge.dot", "digraph { edge [style=invis]; a -> b [style=solid]; c -> d }", "a b c d / a>b / a", ""},
    {"invisible-space.dot", "digraph { a -> b; b -> a [style=\"dashed, invis\"] }", "a b / a>b / a", ""},
    {"default-dir.dot", "digraph { edge [dir=back]; b -> a; edge [dir=\"\"]; b -> c }", "b a c / a>b b>c / a", ""},
    {"default-head.dot", "digraph { edge [arrowhead=none, dir=both]; b -> a; edge [arrowhead=\"\", dir=\"\"]; b -> c }",
     "b a c / a>b b>c / a", ""},
    {"invisible-said.dot", "digraph { a -> b; a -> c [style=invis] }", "a b c / a>b / a", "left out: 1 invisible edge"},
    {"no-equals.dot", "digraph {\n a [label \"x\"]; a -> b }", nullptr,
     "line 2: expected '=' and a value after the attribute 'label', found 'x'"},
    {"bare-attribute.dot", "digraph { edge [len=2, w]; a -> b }", nullptr, "after the attribute 'w', found ']'"},
    {"two-arrows.dot", "digraph {\n n5<>n1 }", nullptr, "line 2: '<>' is no arrow in DOT; write '->'"},
    {"long-arrow.dot", "digraph { a<->b }", nullptr, "'<->' is no arrow in DOT"},
    {"left-arrow.dot", "digraph { a <- b -> c }", nullptr, "is no arrow in DOT"},
    {"bad-html.dot", "digraph {\n a [label=<<b>row</i>>]; a -> b }", nullptr,
     "line 2: the tags of this label are not nested"},
    {"open-html.dot", "digraph { a [label=<<b>row>]; a -> b }", nullptr, "the tags of this label are not nested"},
    {"names.dot", "digraph { 0 [name=\"x\"]; 1 [name=\"y\"]; 0 -> 1 }", "x y / x>y / x", ""},
    {"name-and-label.dot", "digraph { 0 [name=x, label=z]; 1 [name=y]; node [label=\"\\N\"]; 2 [name=w]; 0 -> 1 -> 2 }",
     "z y w / y>w z>y / z", ""},
    {"record.dot",
     "digraph { a [shape=record label=\"<f0> x\"]; b [label=\"{<f0> left|right}\"]; b [shape=Mrecord]; a -> b }",
     "x left | right / x>left | right / x", ""},
    {"record-default.dot",
     "digraph { node [shape=record]; a [label=\"<f0> row of 2\"]; b [shape=box, label=\"<c> | d\"]; "
     "e [label=\"\\{ f \\}\"]; a:f0 -> b -> e }",
     "row of 2 <c> | d { f } / <c> | d>{ f } row of 2><c> | d / row of 2", ""},
    {"entities.dot",
     "digraph { a [label=\"caf&eacute; &#38; &lt;b&gt;\"]; a -> b [label=\"&x\"]; b [label=\"&nope; & co\"] }",
     "café & <b> &nope; & co / café & <b>>&nope; & co / café & <b>", ""},
    {"start.dot", "digraph { a -> b; b [start=true]; b -> c }", "a b c / a>b b>c / b", "start b (the file names it)"},
    {"two-starts.dot", "digraph { a [start=1]; b [start=1]; a -> b }", nullptr,
     "both 'a' and 'b' are marked as the start"},
    {"start-elsewhere.dot", "digraph { start=a; b [start=true]; a -> b }", nullptr, "both 'a' and 'b' are marked"},
    {"sage.txt", "DiGraph({0: [1, 5], 1: []})", nullptr,
     "this is a graph of Sage, which isn't read. Its graphviz_to_file_named"},
};

const GraphCase jsonCases[] = {
    {"adjacency.json", R"({"directed":true,"nodes":[{"id":1},{"id":0}],"adjacency":[[{"id":0}],[]]})", "1 0 / 1>0 / 1",
     "JSON: 2 vertices, 1 move"},
    {"adjacency-matrix.json", R"({"nodes":[0,1,2],"adjacency":[[0,1,0],[0,0,1],[0,0,0]]})", "0 1 2 / 0>1 1>2 / 0",
     "moves lead from rows to columns"},
    {"adjacency-matrix-undirected.json", R"({"directed":false,"nodes":["a","b"],"adjacency":[[0,1],[1,0]]})", nullptr,
     "this graph is undirected"},
    {"adjacency-weights.json", R"({"nodes":[0,1,2],"adjacency":[[0,2,0],[0,0,1],[0,0,0]]})", nullptr,
     "0 comes twice in this list of followers"},
    {"style-words.json",
     R"({"nodes":["a","b"],"edges":[{"source":"a","target":"b"},{"source":"b","target":"a","style":"dashed,invis"}]})",
     "a b / a>b / a", "left out: 1 invisible edge"},
    {"adjacency-short.json", R"({"nodes":[{"id":1},{"id":0}],"adjacency":[[{"id":0}]]})", nullptr, "a list for each"},
    {"arcs.json", R"({"vertices":["a","b"],"arcs":[["a","b"]]})", "a b / a>b / a", ""},
    {"no-moves.json", R"({"vertices":["a","b"]})", nullptr, "expected a list of moves"},
    {"unknown-moves.json", R"({"nodes":[{"id":"a"}],"relations":[]})", nullptr, "expected a list of moves"},
    {"successors.json", R"({"nodes":[{"id":"a","successors":["b"]},{"id":"b","successors":[]}]})", "a b / a>b / a", ""},
    {"inside.json", R"({"nodes":[{"id":"a","edges":["b"]},{"id":"b"}]})", "a b / a>b / a", ""},
    {"tuples.json",
     R"({"directed":true,"nodes":[{"id":[2,1]},{"id":[1,1]}],"edges":[{"source":[2,1],"target":[1,1]}]})",
     "(2, 1) (1, 1) / (2, 1)>(1, 1) / (2, 1)", ""},
    {"index.json", R"({"nodes":[{"name":"a"},{"name":"b"}],"links":[{"source":1,"target":0}]})", "a b / b>a / b",
     "moves name vertices by their places, counted from 0"},
    {"map.json", R"({"5":[4,3],"4":[3],"3":[]})", "5 4 3 / 4>3 5>3 5>4 / 5", "moves lead from a name"},
    {"map-of-maps.json", R"({"b":{"a":{}},"a":{}})", "b a / b>a / b", ""},
    {"cytoscape.json",
     R"({"elements":{"nodes":[{"data":{"id":"0","name":"A"}},{"data":{"id":"1","name":"B"}}],
         "edges":[{"data":{"source":"1","target":"0"}}]}})",
     "A B / B>A / B", "moves lead from the first vertex to the second"},
    {"cytoscape-bare.json",
     R"({"nodes":[{"data":{"id":"a"}},{"data":{"id":"b","label":"B"}}],"edges":[{"data":{"source":"b","target":"a"}}]})",
     "a B / B>a / B", ""},
    {"cytoscape-bare-no-edges.json", R"({"nodes":[{"data":{"id":"a"}}],"edges":[]})", "a /  / a", ""},
    {"cytoscape-bare-undirected.json",
     R"({"directed":false,"nodes":[{"data":{"id":"a"}}],"edges":[{"data":{"source":"a","target":"a"}}]})", nullptr,
     "this graph is undirected"},
    {"cytoscape-bare-two.json",
     R"({"nodes":[{"data":{"id":"a"}}],"edges":[],"links":[{"data":{"source":"a","target":"a"}}]})", nullptr, ""},
    {"cytoscape-bare-mixed.json", R"({"nodes":[{"data":{"id":"a"}},{"id":"b"}],"edges":[]})", nullptr,
     "expected a vertex to be"},
    {"cytoscape-bare-half.json", R"({"nodes":[{"data":{"id":"a"}}],"edges":[{"data":{"source":"a"}}]})", nullptr,
     "to be a pair of vertices"},
    {"triples.json", R"({"edges":[["a","b",{"weight":1}],["b","c",{}]]})", "a b c / a>b b>c / a", "ignored: weight"},
    {"triples-list.json", R"([["a","b",{"weight":1}],["b","c",{"label":"x"}]])", "a b c / a>b b>c / a",
     "ignored: label of moves and weight"},
    {"triples-weights.json", R"({"nodes":["a","b"],"edges":[["a","b",3]]})", "a b / a>b / a", "ignored: weights"},
    {"triples-weights-list.json", R"([["a","b",3],["b","c",1.5]])", "a b c / a>b b>c / a", "ignored: weights"},
    {"triples-fractions.json", R"({"edges":[[0,1,0.5],[1,2,1]]})", "0 1 2 / 0>1 1>2 / 0", "ignored: weights"},
    {"triples-vertices.json", R"({"edges":[[0,1,1],[1,2,1]]})", nullptr,
     "the third number in a move may be a weight or a vertex"},
    {"triples-matrix.json", R"({"edges":[[0,1,1],[0,0,1],[0,0,0]]})", nullptr, "may be a weight or a vertex"},
    {"triples-some.json", R"({"edges":[["a","b",3],["b","c"]]})", nullptr, "may be a weight or a vertex"},
    {"triples-words.json", R"({"edges":[["a","b","c"]]})", nullptr, "to be a pair of vertices"},
    {"triples-undirected.json", R"({"edges":[["a","b",{"directed":false}]]})", nullptr, "this graph is undirected"},
    {"triples-misspelt.json", R"({"edges":[["a","b",{"dirested":false}]]})", nullptr, "one letter off 'directed'"},
    {"map-adjacency.json", R"({"adjacency":{"a":["b"],"b":[]}})", "a b / a>b / a", "moves lead from a name to those"},
    {"map-adjacency-maps.json", R"({"adjacency":{"a":{"b":{}},"b":{}}})", "a b / a>b / a", ""},
    {"map-adjacency-nodes.json", R"({"nodes":[{"id":1},{"id":2}],"adjacency":{"2":[1]}})", "1 2 / 2>1 / 2", ""},
    {"map-adjacency-unknown.json", R"({"nodes":["a"],"adjacency":{"b":["a"]}})", nullptr,
     "a list of followers is called 'b', and there is no such vertex"},
    {"map-adjacency-undirected.json", R"({"directed":false,"adjacency":{"a":["b"],"b":["a"]}})", nullptr,
     "this graph is undirected"},
    {"map-graph.json", R"({"graph":{"a":["b"],"b":[]}})", "a b / a>b / a", ""},
    {"map-graph-start.json", R"({"graph":{"start":["b"],"b":[]},"comment":"x"})", "start b / start>b / start",
     "ignored: comment"},
    {"map-graph-named-start.json", R"({"start":"b","adj":{"a":["b"],"b":["a"]}})", "a b / a>b b>a / b",
     "start b (the file names it)"},
    {"map-successors.json", R"({"successors":{"a":["b"],"b":[]}})", "a b / a>b / a", ""},
    {"map-edges.json", R"({"edges":{"a":["b","c"],"b":["c"],"c":[]}})", "a b c / a>b a>c b>c / a", ""},
    {"map-edges-named.json", R"({"edges":{"e1":["a","b"],"e2":["b","c"]}})", nullptr,
     "each list here has two vertices, and no name of a list is one of them"},
    {"map-edges-columns.json", R"({"edges":{"source":["a","b"],"target":["b","c"]}})", nullptr,
     "a table of moves in columns"},
    {"map-columns.json", R"({"source":["a","b","c"],"target":["b","c","d"]})", nullptr, "a table of moves in columns"},
    {"map-other.json", R"({"thing":{"a":["b"],"b":[]}})", nullptr, "expected a list of moves"},
    {"map-adjacency-misspelt.json", R"({"adjacenxy":{"a":["b"],"b":[]}})", nullptr, ""},
    {"cytoscape-list.json",
     R"({"elements":[{"data":{"id":"a"}},{"data":{"id":"b"}},{"data":{"id":"e","source":"b","target":"a"}}]})",
     "a b / b>a / b", ""},
    {"jgf.json",
     R"({"graph":{"directed":true,"nodes":{"x":{"label":"One"},"y":{"label":"Two"}},
         "edges":[{"source":"x","target":"y","relation":"r"}]}})",
     "One Two / One>Two / One", "ignored: relation"},
    {"jgf-undirected.json",
     "{\"graph\":{\"directed\":false,\"nodes\":{\"x\":{},\"y\":{}},\n\"edges\":[{\"source\":\"x\",\"target\":\"y\"}]}}",
     nullptr, "line 2: this graph is undirected"},
    {"one-undirected.json",
     "{\"links\":[{\"source\":\"a\",\"target\":\"b\"},\n{\"source\":\"b\",\"target\":\"c\",\"directed\":false}]}",
     nullptr, "line 2: this edge is undirected, and others have a direction"},
    {"vis.json", R"({"nodes":[{"id":1,"label":"A"},{"id":2,"label":"B"}],"edges":[{"from":1,"to":2,"arrows":"from"}]})",
     "A B / B>A / B", ""},
    {"pairs.json", R"([["a","b"],["b","c"]])", "a b c / a>b b>c / a", ""},
    {"rows.json", "[[1, 2], [2], []]", "0 1 2 / 0>1 0>2 1>2 / 0", "each list holds the followers"},
    {"matrix.json", "[[0,1,1],[0,0,1],[0,0,0]]", "0 1 2 / 0>1 0>2 1>2 / 0", "a matrix"},
    {"twice.json", "{\"moves\": [],\n\"moves\": []}", nullptr,
     "line 2: this is not JSON: the name \"moves\" comes twice"},
    {"cut.json", R"({"moves": [["a","b"],["b")", nullptr, "this is not JSON"},
    {"undirected-type.json", R"({"nodes":["a","b"],"edges":[{"source":"a","target":"b","type":"undirected"}]})",
     nullptr, "write directed instead of undirected at this edge"},
    {"directed-type.json", R"({"directed":false,"edges":[{"source":"a","target":"b","type":"Directed"}]})",
     "a b / a>b / a", ""},
    {"undirected-edge.json", R"({"edges":[{"source":"a","target":"b","undirected":true}]})", nullptr,
     R"(write "undirected": false instead of "undirected": true)"},
    {"undirected-graph.json", R"({"graph":{"directed":false},"nodes":["a","b"],"edges":[["a","b"]]})", nullptr,
     R"(this graph is undirected, and a move has a direction; set "directed": true)"},
    {"undirected-top-type.json", R"({"type":"undirected","nodes":["a","b"],"edges":[["a","b"]]})", nullptr,
     R"(set "type": "directed")"},
    {"undirected-top.json", R"({"undirected":true,"edges":[["a","b"]]})", nullptr, R"(set "undirected": false)"},
    {"undirected-data.json",
     R"({"data":{"directed":false},"elements":[{"data":{"id":"a"}},{"data":{"id":"b"}},{"data":{"source":"a","target":"b"}}]})",
     nullptr, "this graph is undirected"},
    {"graphology.json",
     R"({"options":{"type":"undirected"},"nodes":[{"key":"a"},{"key":"b"}],"edges":[{"source":"a","target":"b"}]})",
     nullptr, "this graph is undirected"},
    {"graphology-mixed.json",
     R"({"options":{"type":"mixed"},"nodes":[{"key":"a"},{"key":"b"}],"edges":[{"source":"a","target":"b","undirected":true}]})",
     nullptr, "this graph is undirected"},
    {"graphology-edges.json",
     R"({"options":{"type":"mixed"},"nodes":[{"key":"a"},{"key":"b"}],"edges":[{"source":"a","target":"b"}]})",
     "a b / a>b / a", "moves lead from the first vertex"},
    {"contradiction.json", R"({"directed":true,"graph":{"directed":false},"edges":[["a","b"]]})", nullptr,
     R"("directed" contradicts what the file says)"},
    {"graph-type.json", R"({"graph_type":"Undirected","edges":[["a","b"]]})", nullptr,
     R"(set "graph_type": "directed")"},
    {"misspelt-type.json", R"({"edges":[{"source":"a","target":"b","type":"undirectet"}]})", nullptr,
     R"(expected "type" to be directed or undirected, found 'undirectet')"},
    {"named-directed.json", R"({"edges":[{"source":"undirected","target":"directed"}]})",
     "undirected directed / undirected>directed / undirected", ""},
    {"no-truth.json", R"({"edges":[{"source":"a","target":"b","directed":"no"}]})", nullptr,
     R"(expected "directed" to be true or false)"},
    {"vis-object.json", R"({"nodes":["a","b"],"edges":[{"from":"a","to":"b","arrows":{"from":true}}]})",
     "a b / b>a / b", ""},
    {"vis-enabled.json",
     R"({"edges":[{"from":"a","to":"b","arrows":{"from":{"enabled":true},"to":{"enabled":false}}},
                  {"from":"b","to":"c","arrows":{"to":{"scaleFactor":2}}},{"from":"c","to":"d","arrows":"to, from"}]})",
     "a b c d / b>a b>c c>d d>c / b", ""},
    {"vis-none.json", R"({"edges":[{"from":"a","to":"b","arrows":{"to":false}}]})", nullptr,
     "this graph is undirected"},
    {"vis-options.json", R"({"edges":[{"from":"a","to":"b"}],"options":{"edges":{"arrows":"from"}}})", "a b / b>a / b",
     ""},
    {"vis-unknown.json", R"({"edges":[{"from":"a","to":"b","arrows":"fromm"}]})", nullptr,
     "to be to, from, both or none"},
    {"graphviz-heads.json", R"({"edges":[{"source":"a","target":"b","dir":"both","arrowhead":"none"}]})",
     "a b / b>a / b", ""},
    {"ve.json", R"({"V":["a","b"],"E":[["a","b"]]})", "a b / a>b / a",
     "moves lead from the first vertex to the second"},
    {"ve-misspelt.json", R"({"W":["a","b"],"E":[["a","b"]]})", nullptr,
     "a follower is a list here, and no vertex is called '(a, b)'"},
    {"tuples-map.json", R"x({"(2, 1)":[[1, 1]],"(1, 1)":[]})x", "(2, 1) (1, 1) / (2, 1)>(1, 1) / (2, 1)", ""},
    {"ve-empty.json", R"({"V":["E"],"E":[]})", nullptr, R"("V" and "E" may be lists or vertices)"},
    {"ve-map.json", R"({"V":["E"],"E":["F"]})", "V E F / E>F V>E / V", "moves lead from a name to those in its list"},
    {"capitals.json", R"({"Vertices":["a","b"],"Edges":[["a","b"]]})", nullptr,
     "'Vertices' is one letter off 'vertices'"},
    {"two-lists.json", R"({"nodes":["a","b"],"edges":[["a","b"]],"links":[["b","a"]]})", nullptr,
     R"("edges" and "links" differ, and both may be meant; take one of them out)"},
    {"two-vertex-lists.json", R"({"nodes":["a","b"],"vertices":["c"],"edges":[["a","b"]]})", nullptr,
     R"("vertices" and "nodes" differ)"},
    {"beside.json", R"({"nodes":["c"],"graph":{"nodes":["a","b"],"edges":[["a","b"]]}})", nullptr,
     R"(there is a graph in "graph", and lists of vertices or moves beside it; keep one)"},
    {"jit.json",
     R"([{"id":"a b","name":"a b","data":{},"adjacencies":[{"nodeTo":"c","data":{}}]},{"id":"c","name":"c","data":{}}])",
     "a b c / a b>c / a b", ""},
    {"jit-no-ids.json", R"([{"data":{"label":"x"},"adjacencies":[{"nodeTo":1}]},{"data":{"label":"y"}}])", nullptr,
     "expected a list of moves"},
    {"list-of-vertices.json", R"([{"id":"a","successors":["b"]},{"id":"b","successors":[]}])", "a b / a>b / a", ""},
    {"two-pairs.json", "[[0,1],[0,0]]", nullptr, "these may be two moves or a matrix"},
    {"pairs-said.json", "[[1,2],[2,0]]", "1 2 0 / 1>2 2>0 / 1", "moves lead from the first vertex to the second"},
    {"cut-matrix.json", "[[0,1,0],[0,0,1],[0,0]]", nullptr, "0 comes twice in this list of followers"},
    {"misspelt-list.json", R"({"nodes":[{"id":"a","successors":["b"]},{"id":"b","Successors":["c"]},{"id":"c"}]})",
     nullptr, "'Successors' is one letter off 'successors'"},
    {"cytoscape-misspelt.json",
     R"({"elements":[{"group":"nodes","data":{"id":"a"}},{"group":"nodes","data":{"id":"b"}},
                     {"group":"edges","data":{"id":"e","souXce":"a","target":"b"}}]})",
     nullptr, "to be a pair of vertices"},
    {"cytoscape-half.json",
     R"({"elements":[{"data":{"id":"a"}},{"data":{"id":"b"}},{"data":{"id":"e","target":"b"}}]})", nullptr,
     "to be a pair of vertices"},
    {"d3-simulation.json",
     R"({"nodes":[{"id":"a","index":0},{"id":"b","index":1}],"links":[{"source":{"id":"b","index":1},"target":{"id":"a"}}]})",
     "a b / b>a / b", ""},
    {"tree.json", R"({"id":"a","children":[{"id":"b","children":[{"id":"d"}]},{"id":"c"}]})",
     "a b c d / a>b a>c b>d / a", "moves lead from a vertex to its children"},
    {"d3-tree.json", R"({"name":"a b","children":[{"name":"c","children":[{"name":"e f","value":1}]},{"name":"d"}]})",
     "a b c d e f / a b>c a b>d c>e f / a b", ""},
    {"tree-twice.json", R"({"name":"a","children":[{"name":"b"},{"name":"b"}]})", nullptr,
     "'b' is named a second time"},
    {"dagre.json",
     R"({"options":{"directed":true},"nodes":[{"v":"n0","value":{"label":"x"}},{"v":"n1"}],"edges":[{"v":"n0","w":"n1"}]})",
     "x n1 / x>n1 / x", ""},
    {"elk.json",
     R"({"id":"root","children":[{"id":"n0","labels":[{"text":"x"}]},{"id":"n1"}],
         "edges":[{"id":"e","sources":["n0"],"targets":["n1"]}]})",
     "x n1 / x>n1 / x", ""},
    {"elk-hyper.json", R"({"children":[{"id":"n0"},{"id":"n1"}],"edges":[{"sources":["n0","n1"],"targets":["n1"]}]})",
     nullptr, "to be a pair of vertices"},
    {"lines.json", "{\"source\":\"a\",\"target\":\"b\"}\n{\"source\":\"b\",\"target\":\"c\"}\n", nullptr,
     "line 2: this is not JSON: one value follows another, as in JSON Lines; put them in one list"},
    {"of-lines.json", "[{\"source\":\"a\",\"target\":\"b\"},\n{\"source\":\"b\",\"target\":\"c\"}]\n",
     "a b c / a>b b>c / a", ""},
    {"python.json", "{'a': ['b']}", nullptr, "this is a value of Python, which isn't read. json.dumps"},
    {"python.txt", "[('a', 'b'), ('b', 'c')]", nullptr, "this is a value of Python"},
    {"mathematica.txt", "Graph[{\"a\", \"b\"}, {DirectedEdge[\"a\", \"b\"]}]", nullptr,
     "this is a graph of Mathematica"},
    {"mathematica.json", "{\"a\" -> \"b\", \"b\" -> \"c\"}", nullptr, "this is a graph of Mathematica"},
    {"start.json", R"({"nodes":[{"id":"a"},{"id":"b","start":true}],"moves":[["a","b"],["b","a"]]})",
     "a b / a>b b>a / b", "start b (the file names it)"},
    {"own-twice.json",
     R"({"root":1,"positions":[{"id":0,"position":"p"},{"id":1,"position":"q"}],"moves":[[1,0]],"directed":true,
         "nodes":[{"id":0},{"id":1}],"links":[{"source":1,"target":0}]})",
     "p q / q>p / q", ""},
    {"own-differs.json",
     R"({"root":1,"positions":[{"id":0,"position":"p"},{"id":1,"position":"q"}],"moves":[[1,0]],"directed":true,
         "nodes":[{"id":0},{"id":1}],"links":[{"source":0,"target":1}]})",
     nullptr, R"("moves" and "links" differ)"},
    {"line-break.json", "{\"nodes\":[{\"id\":\"a\"},\n{\"id\":\"b\\nc\"}],\"edges\":[]}", nullptr,
     "line 2: the name 'b\\nc' holds a control character"},
    {"bad-edge.json", R"({"links":[{"source":"a","tarfet":"b"}]})", nullptr, "to be a pair of vertices"},
};

const GraphCase lineCases[] = {
    {"contest.txt", "5 4\n1 2\n1 3\n2 4\n3 4\n", "1 2 3 4 5 / 1>2 1>3 2>4 3>4 / 1",
     "the first line is a heading of 5 vertices and 4 moves, vertices are numbered from 1"},
    {"contest1.txt", "2 1\n1 2\n", "1 2 / 1>2 / 1", "the first line is a heading of 2 vertices and 1 move,"},
    {"contest0.txt", "3 2\n0 1\n1 2\n", "0 1 2 / 0>1 1>2 / 0", "vertices are numbered from 0"},
    {"contest-cycle.txt", "4 4\n1 2\n2 3\n3 4\n4 1\n", "1 2 3 4 / 1>2 2>3 3>4 4>1 / 1", ""},
    {"contest-cut.txt", "5 4\n1 2\n1 3\n2 4\n", nullptr, "this may be a heading of 5 vertices and 4 moves"},
    {"descending.txt", "3 2\n3 1\n2 1\n2 0\n1 0\n", "3 2 1 0 / 1>0 2>0 2>1 3>1 3>2 / 3", "from 5 lines"},
    {"arrow.txt", "5 -> 4\n5 -> 3\n", "5 4 3 / 5>3 5>4 / 5", ""},
    {"chain.txt", "a -> b -> c\n", "a b c / a>b b>c / a", ""},
    {"data.edgelist", "a b {}\nb c {'weight': 3}\n", "a b c / a>b b>c / a", "ignored: data in braces"},
    {"weights.txt", "a b 1.5\nb c 2\n", "a b c / a>b b>c / a", "ignored: weights"},
    {"followers.txt", "3 2 1\n2 1\n1\n", "3 2 1 / 2>1 3>1 3>2 / 3", "Adjacency list: 3 vertices, 3 moves from 3 lines"},
    {"colon.txt", "a: b c\nb: c\n", "a b c / a>b a>c b>c / a", ""},
    {"ambiguous.txt", "1 2 3\n2 3 1\n3 1 2\n", nullptr, "a weight or a follower"},
    {"matrix.txt", "0 1 1 0\n0 0 0 1\n0 0 0 1\n0 0 0 0\n", "1 2 3 4 / 1>2 1>3 2>4 3>4 / 1", "Matrix: 4 vertices"},
    {"matrix-cut.txt", "0 1 1 0\n0 0 0 1\n0 0 0 1\n", nullptr, "as many rows"},
    {"tuples.txt", "(2, 1) (1, 1) {}\n(1, 1) (0, 1) {}\n",
     "(2, 1) (1, 1) (0, 1) / (1, 1)>(0, 1) (2, 1)>(1, 1) / (2, 1)", ""},
    {"old-mac.txt", "a b\rb c\r", "a b c / a>b b>c / a", ""},
    {"undirected.txt", "a -- b\n", nullptr, "'--' is no move"},
    {"prose.txt", "This is a text\nand it is no graph\n", nullptr, "expected two vertex names"},
    {"gml.txt", "<graph/>", nullptr, "this begins like XML"},
    {"networkx.adjlist", "#gen.py\n# GMT\n# \na b c\nb\nc b\n", "a b c / a>b a>c c>b / a", "Adjacency list"},
    {"twice.adjlist", "a b\na c\n", nullptr, "line 2: 'a' has a line already"},
    {"tab.adjlist", "first row\tsecond row\nsecond row\tlast\n",
     "first row second row last / first row>second row second row>last / first row", "Adjacency list"},
    {"comma.adjlist", "row of 2,row of 1,nothing left\nrow of 1,nothing left\nnothing left\n",
     "row of 2 row of 1 nothing left / row of 1>nothing left row of 2>nothing left row of 2>row of 1 / row of 2", ""},
    {"commas.adjlist", "a: b, c\nb: c\n", "a b c / a>b a>c b>c / a", ""},
    {"mixed.adjlist", "a b, c\nd e\n", nullptr, "line 2: expected ','"},
    {"heading-tests.txt", "1\n3 2\n1 2\n2 3\n", nullptr, "line 1: expected two vertex names"},
    {"queries.txt", "3 2\n1 2\n2 3\n1\n1 3\n", nullptr,
     "this may be a heading of 3 vertices and 2 moves, and the number of lines below it is 4"},
    {"queries2.txt", "4 2\n1 2\n2 3\n1 3\n", nullptr, "this may be a heading of 4 vertices and 2 moves"},
    {"closed.txt", "3 2\n1 2\n2 3\n0 0\n", nullptr, "this may be a heading of 3 vertices and 2 moves"},
    {"two-lines.txt", "3\n2\n1 2\n2 3\n", nullptr, "line 1: expected two vertex names"},
    {"third.txt", "3 2 1\n1 2\n2 3\n", nullptr, "a heading of 3 vertices, 2 moves and another number"},
    {"no-moves.txt", "3 0\n", nullptr, "this may be a heading of 3 vertices and 0 moves"},
    {"one-separator.txt", "5 3\n1 2\n2 3\n3-4\n", nullptr, "line 4: expected two numbers from 0 to 5"},
    {"last-end.txt", "3 2\n1 2\n2 3>", nullptr, "line 3"},
    {"contest-weights.txt", "3 2\n1 2 7\n2 3 8\n", "1 2 3 / 1>2 2>3 / 1", "ignored: weights"},
    {"odd.txt", "7 1\n7 2\n1 4\n4*0 3\n", nullptr, "line 4: expected a number as in the other lines, found '4*0'"},
    {"odd-letter.txt", "0: 1 5\n1: 5\n3: 0x5\n", nullptr,
     "line 3: expected a number as in the other lines, found '0x5'"},
    {"networkx-comment.adjlist", "xgen.py\n# GMT Tue\n#\na b\nb\n", nullptr, "networkx writes a line for each vertex"},
    {"networkx-end.adjlist", "#gen.py\n# GMT Tue\n#\na b\nb", nullptr, "networkx writes a line for each vertex"},
    {"networkx-joined.adjlist", "#gen.py\n# GMT Tue\n#\na b+c\nb\nc\n", nullptr, "networkx writes a line for each"},
    {"networkx-cut.adjlist", "#gen.py\n# GMT Tue\n#\na b c\nb\n", nullptr, "networkx writes a line for each vertex"},
    {"comment.txt", "% comment\n// another\na b\n", "a b / a>b / a", ""},
    {"behind.txt", "a b # take one\nb c\n", "a b c / a>b b>c / a", "left out: comments behind moves"},
    {"hash.txt", "a #b\n", nullptr, "line 1: put '#b' in quotes"},
    {"hash-quoted.txt", "\"a\" -> \"b\"#\"c\" -> \"d\"\n", nullptr, "in quotes"},
    {"undirected-snap.txt", "# Undirected graph: x\n# Nodes: 2 Edges: 1\n0\t1\n", nullptr,
     "line 3: this graph is undirected"},
    {"directed-snap.txt", "# Directed graph: x\n# Nodes: 2 Edges: 1\n# FromNodeId\tToNodeId\n0\t1\n", "0 1 / 0>1 / 0",
     ""},
    {"cut-snap.txt", "# Directed graph: x\n# Nodes: 3 Edges: 2\n0\t1\n", nullptr,
     "says that there are 2, and there are 1"},
    {"konect.txt", "% sym unweighted\n1 2\n", nullptr, "line 2: this graph is undirected"},
    {"heading.txt", "from to\na b\nb c\n", "a b c / a>b b>c / a", ""},
    {"heading-snap.txt", "FromNodeId ToNodeId\n0 1\n1 2\n", "0 1 2 / 0>1 1>2 / 0", ""},
    {"heading-back.txt", "to from\na b\nb c\n", "b a c / b>a c>b / c", ""},
    {"heading-uv.txt", "u v\na b\nb c\n", "a b c / a>b b>c / a", ""},
    {"heading-weights.txt", "source target weight\na b 1\nb c 2\n", "a b c / a>b b>c / a", "ignored: weight"},
    {"heading-words.txt", "Spiel Zug\na b\nb c\n", "a b c / a>b b>c / a", "from 'Spiel' to 'Zug'"},
    {"no-heading.txt", "b c\nc d\n", "b c d / b>c c>d / b", ""},
    {"numbers-apart.txt", "0 9\n1 2\n2 3\n", "0 9 1 2 3 / 0>9 1>2 2>3 / 0", ""},
    {"vertices.txt", "id label\n0 x\n1 y\n", nullptr, "a table of vertices, without moves"},
    {"braces.edgelist", "a b {}\nb-c {}\n", nullptr, "line 2: expected two vertices before '{'"},
    {"braces-cut.edgelist", "a b {}\nb c", nullptr, "line 2: expected data in braces"},
    {"braces-name.edgelist", "a b {}\nb c*{}\n", nullptr, "line 2: put 'c*{}' in quotes"},
    {"sets.edgelist", "a {1, 2}\n{1, 2} {1}\n", "a {1, 2} {1} / a>{1, 2} {1, 2}>{1} / a", ""},
    {"cut.txt", "a b\nb c\nc", nullptr, "line 3: expected two vertex names"},
    {"cut-name.txt", "row_of_3 row_of_2\nrow_of_2 row_of_1\nrow", nullptr, "line 3: expected two vertex names"},
    {"blank.txt", "row_of_4-row_of_2\nrow_of_3 row_of_2\n", nullptr, "line 1: expected two vertex names"},
    {"alone.txt", "a b\n\"c\"\n", "a b c / a>b / a", ""},
    {"path.txt", "a b\nb c\nc\n", "a b c / a>b b>c / a", ""},
    {"last-break.txt", "a b\nb c-", nullptr, "line 2: put 'c-' in quotes"},
    {"tags.txt", "a b\nb <end>\n", "a b <end> / a>b b><end> / a", ""},
    {"tags.csv", "source,target\n<start>,<end>\n", "<start> <end> / <start>><end> / <start>", ""},
    {"colon-twice.txt", "0: 1\n1: 2: 3\n", nullptr, "line 2: put '2:' in quotes"},
    {"savetxt.txt", "0.000e+00 1.000e+00 0.000e+00\n0.000e+00 0.000e+00 1.000e+00\n0.000e+00 0.000e+00 0.000e+00\n",
     "1 2 3 / 1>2 2>3 / 1", "Matrix"},
    {"matrix-damaged.txt", "0 0 1\n0 x 0\n0 0 0\n", nullptr, "line 2: this looks like a matrix, and 'x' in it"},
    {"matrix-joined.txt", "0 1 1 0\n0 0 0 1\n0 0 0 10 0 0 0\n", nullptr, "looks like a matrix"},
    {"sif.txt", "a\tmoves\tb\nb\tmoves\tc\n", nullptr, "no heading says which two"},
    {"sif-heading.txt", "source\trelation\ttarget\na\tmoves\tb\n", "a b / a>b / a", "ignored: relation"},
};

/// Files of formats that aren't supported, by their suffixes and in a text file: refused by name, with a way to convert
/// them.
const GraphCase foreignCases[] = {
    {"a.txt", "1 a\n2 b\n#\n1 2\n", nullptr, "it begins like TGF. Give it the ending .tgf."},
    {"a.csv", "1 a\n2 b\n#\n1 2\n", nullptr, "it begins like TGF. Give it the ending .tgf."},
    {"a.gxl", "<?xml version=\"1.0\"?>\n<gxl><graph id=\"g\"/></gxl>\n", nullptr, "this is GXL, which isn't read."},
    {"a.xml", "<gxl><graph id=\"g\"/></gxl>\n", nullptr, "this is GXL, which isn't read."},
    {"a.xgmml", "<graph label=\"n\" xmlns=\"http://www.cs.rpi.edu/XGMML\"/>\n", nullptr, "this is XGMML"},
    {"a.mtx", "%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 2\n", nullptr, "this is Matrix Market"},
    {"m.txt", "%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 2\n", nullptr, "this is Matrix Market"},
    {"a.gr", "p sp 2 1\na 1 2 5\n", nullptr, "this is DIMACS"},
    {"a.col", "c graph\np edge 2 1\ne 1 2\n", nullptr, "this is DIMACS"},
    {"d.txt", "e 1 2\ne 2 3\n", nullptr, "this is DIMACS"},
    {"l.txt", "# a\nb\n# b\nc\n", nullptr, "this is LGL"},
    {"lw.txt", "# a\nb 1.0\n# b\nc 2\n", nullptr, "this is LGL"},
    {"no-lgl.csv", "# moves\nsource,target\na,b\nb,c\n", "a b c / a>b b>c / a", ""},
    {"no-lgl.txt", "# moves\na->b\nb->c\n", "a b c / a>b b>c / a", ""},
    {"a.lgl", "# a\nb\n", nullptr, "this is LGL"},
    {"a.metis", "3 2\n2\n1 3\n2\n", nullptr, "this is METIS"},
    {"metis.txt", "3 2\n2\n1 3\n2\n", nullptr, "this is METIS"},
    {"metis-cycle.txt", "4 4\n2 4\n1 3\n2 4\n1 3\n", nullptr, "this is METIS"},
    {"g.txt", "nodedef>name VARCHAR\na\nb\nedgedef>node1,node2\na,b\n", nullptr, "this is GDF"},
    {"g.csv", "nodedef>name VARCHAR,label VARCHAR\na,b\nedgedef>node1,node2\na,b\n", nullptr, "this is GDF"},
    {"a.vna", "*node data\nID\na\n", nullptr, "this is VNA"},
    {"u.txt", "dl n=2 format=edgelist1\ndata:\n1 2\n", nullptr, "this is UCINET DL"},
    {"leda.txt", "LEDA.GRAPH\nstring\nint\n-1\n2\n", nullptr, "this is LEDA"},
    {"a.g6", ">>graph6<<A_\n", nullptr, "this is graph6"},
    {"a.puml", "@startuml\na --> b\n@enduml\n", nullptr, "Write only its arrows, as lines \"a -> b\""},
    {"p.txt", "@startuml\na -> b\n@enduml\n", nullptr, "this is PlantUML"},
    {"plain.txt", "graph 1 0.75 1.5\nnode a 0.375 1.25 0.75 0.5 a solid ellipse black lightgrey\nstop\n", nullptr,
     "this is Graphviz's plain text"},
    {"multi.adjlist", "#gen.py\n# GMT\n# \na 2\nb {}\nc {}\nb 1\nc {}\nc 0\n", nullptr, "networkx's write_adjlist"},
    {"multi.txt", "a 1\nb {}\nb 0\n", nullptr, "networkx's write_adjlist"},
    {"a.ncol", "a b\n", nullptr, "Give it the ending .txt"},
    {"a.sif", "a moves b\n", nullptr, "the words source, relation and target as a first line"},
    {"a.in", "2 1\n1 2\n", nullptr, "Give it the ending .txt"},
    {"a.md", "```mermaid\ngraph TD\na-->b\n```\n", nullptr, "such as .mmd for Mermaid"},
};

const GraphCase columnCases[] = {
    {"heading.csv", "source,target\nA,B\nB,C\nA,C\n", "A B C / A>B A>C B>C / A", "3 vertices, 3 moves from 4 lines"},
    {"vertex-source.csv", "source,target\nsource,a\na,sink\n", nullptr, "line 1: this may be a heading or a move"},
    {"vertex-to.csv", "weight;from;to\n1;a;to\n2;to;b\n", nullptr, "write '; heading' or '; no-heading'"},
    {"vertex-from.txt", "from to\nfrom a\n", nullptr, "line 1: this may be a heading or a move"},
    {"from-to.csv", "from,to\na,b\n", "a b / a>b / a", ""},
    {"semicolon.csv", "Source;Target;Type;Weight\na;b;Directed;1\nb;c;Directed;2\n", "a b c / a>b b>c / a",
     "ignored: Weight"},
    {"gephi.csv", "Source,Target,Type\na,b,Directed\nb,c,Undirected\n", nullptr, "line 3: this edge is undirected"},
    {"more.csv", "id,To node,From node\n1,b,a\n2,c,b\n", "a b c / a>b b>c / a", "ignored: id"},
    {"tabs.tsv", "von\tnach\nNew York\tBoston\nBoston\tRio\n",
     "New York Boston Rio / Boston>Rio New York>Boston / New York", ""},
    {"wording.csv", "Spiel,Zug\na,b\nb,c\n", "a b c / a>b b>c / a",
     "the first line is a heading, and moves lead from 'Spiel' to 'Zug'"},
    {"no-heading.csv", "a,b\nb,c\n", "a b c / a>b b>c / a", ""},
    {"apart.csv", "a,b\nc,d\n", "a b c d / a>b c>d / a", ""},
    {"weights.csv", "a,b,1.5\nb,c,2\n", "a b c / a>b b>c / a", "ignored: weights"},
    {"lists.csv", "position,followers\n3,2 1\n2,1\n1,\n", "3 2 1 / 2>1 3>1 3>2 / 3", ""},
    {"named-matrix.csv", ",a,b,c\na,0,1,1\nb,0,0,1\nc,0,0,0\n", "a b c / a>b a>c b>c / a", "Matrix"},
    {"matrix.csv", "0,1,1\n0,0,1\n0,0,0\n", "1 2 3 / 1>2 1>3 2>3 / 1", "Matrix"},
    {"quoted.csv", "source,target\n\"a, b\",\"say \"\"x\"\"\"\n", "a, b say \"x\" / a, b>say \"x\" / a, b", ""},
    {"line-break.csv", "source,target,note\na,b,\"one\ntwo, three\"\nb,c,\"x\"\n", "a b c / a>b b>c / a",
     "ignored: note"},
    {"line-break-crlf.csv", "source,note,target\r\na,\"one\r\n\r\ntwo\",b\r\n", "a b / a>b / a", ""},
    {"line-break-vertex.csv", "source,target\n\"row\nof 3\",b\n", "row of 3 b / row of 3>b / row of 3", ""},
    {"line-break-same.csv", "source,target\n\"row\nof 3\",row of 3\n", nullptr, "holds a control character"},
    {"line-break-open.csv", "source,target,note\na,b,\"one\ntwo\nb,c,x\n", nullptr, "line 2: a '\"' is not closed"},
    {"line-break-quote.csv", "source,target,note\na,b\",\"one\ntwo\"\nb,c,x\n", nullptr, "line 2: a '\"' is within"},
    {"padded.csv", "a,b,c\nb,c,\nc,,\n", "a b c / a>b a>c b>c / a", "Adjacency list: 3 vertices, 3 moves from 3 lines"},
    {"padded.tsv", "a\tb\tc\nb\tc\t\nc\t\t\n", "a b c / a>b a>c b>c / a", "Adjacency list"},
    {"padded-semicolons.csv", "d;;\na;b;c\nb;c;\nc;;", "d a b c / a>b a>c b>c / a", "Adjacency list"},
    {"padded-two.csv", "a,b\nb,\n", "a b / a>b / a", ""},
    {"padded-cut.csv", "a,b,c\nb,c,\nc,a,", nullptr, "line 3: the last line doesn't end"},
    {"padded-hole.csv", "a,b,c\nb,,c\nc,,\n", nullptr, "no heading says which two of them are the ends"},
    {"padded-missing.csv", "a,b,c\nb,d,\nc,,\n", nullptr, ""},
    {"title.csv", "My game\nsource,target\na,b\n", nullptr,
     "line 1: the number of fields is 1 here and 2 in the lines below; delete this line if it is a title"},
    {"title-padded.csv", "My game,\nsource,target\na,b\n", nullptr,
     "the heading seems to be in line 2; delete the lines"},
    {"title-padded-one.csv", "My game,,\na,b,x\n", nullptr, "line 1: the number of fields is 1 here and 3"},
    {"title-wide.csv", "Nim, three heaps, 2024\nsource,target\na,b\n", nullptr, "line 1: the number of fields is 3"},
    {"title-same-width.csv", "Nim, three heaps\nsource,target\na,b\nb,c\n", nullptr,
     "line 1: the heading seems to be in line 2; delete the lines above it"},
    {"title-vertex.csv", "x,source\nsource,target\ntarget,b\n",
     "x source target b / source>target target>b x>source / x", ""},
    {"ragged.csv", "source,target\na,b\nb\n", nullptr, "line 3: expected 2 fields as in the first line, found 1"},
    {"empty.csv", "source,target\na,b\nb,\n", nullptr, "line 3: expected a vertex in column 2"},
    {"open-quote.csv", "source,target\na,\"b\n", nullptr, "line 2: a '\"' is not closed"},
    {"nodes.csv", "Id,Label\n0,x\n1,y\n", nullptr, "line 1: this is a table of vertices, without moves"},
    {"nodes-gephi.csv", "Id,Label,timeset,value\n0,x,,1\n1,y,,2\n", nullptr, "this is a table of vertices"},
    {"nodes-neo4j.csv", "id:ID,name,:LABEL\n0,x,P\n1,y,P\n", nullptr, "this is a table of vertices"},
    {"nodes-names.csv", "name,score\na,3\nb,5\n", nullptr, "this is a table of vertices"},
    {"nodes-position.csv", "position,score\na,3\nb,5\n", nullptr, "this is a table of vertices"},
    {"nodes-words.csv", "Spieler,Punkte\na,3\nb,5\n", nullptr, "this is a table of vertices"},
    {"two-tables.csv", "Id,Label\n0,x\n1,y\n\nSource,Target\n0,1\n", nullptr, "one of moves from line 5 on"},
    {"two-tables2.csv", "Source,Target\n0,1\n\nId,Label\n0,x\n1,y\n", nullptr, "line 4: another table begins"},
    {"directed.csv", "source,target,directed\na,b,false\n", nullptr, "line 2: this graph is undirected"},
    {"directed-true.csv", "source,target,directed\na,b,true\n", "a b / a>b / a", ""},
    {"directed-mixed.csv", "source,target,directed\na,b,true\nb,c,0\n", nullptr, "line 3: this edge is undirected"},
    {"directed-misspelt.csv", "source,target,dirested\na,b,false\n", nullptr, "line 2: this graph is undirected"},
    {"directed-other.csv", "source,target,directed\na,b,x\n", nullptr, "line 2: expected directed, undirected, mutual"},
    {"edge-type.csv", "source,target,edge type\na,b,Undirected\n", nullptr, "line 2: this graph is undirected"},
    {"any-type.csv", "source,target,Tyqe\na,b,Undirected\n", nullptr, "line 2: this graph is undirected"},
    {"mutual.csv", "source,target,Type\na,b,Mutual\n", "a b / a>b b>a / a", ""},
    {"type-misspelt.csv", "Source,Target,Type\na,b,Directed\nb,c,Undirectfd\n", nullptr,
     "line 3: expected directed, undirected, mutual"},
    {"other-type.csv", "source,target,type\na,b,take\nb,c,true\n", "a b c / a>b b>c / a", "ignored: type"},
    {"neo4j.csv", "name,:START_ID(P),:END_ID(P)\nx,a,b\n", "a b / a>b / a", "ignored: name"},
    {"cytoscape.csv", "SUID,interaction,name\n0,moves,a (moves) b\n", nullptr, "export the network as GraphML"},
    {"sep.csv", "sep=;\nfrom;to\na;b\n", "a b / a>b / a", ""},
    {"sep-comma.csv", "sep=,\nfrom,to\na,b;c\n", "a b;c / a>b;c / a", ""},
    {"prev-next.csv", "prev,next\na,b\n", "a b / a>b / a", ""},
    {"destination.csv", "destination,origin\na,b\n", "b a / b>a / b", ""},
    {"one-row.csv", "Spiel,Zug\na,b\n", "Spiel Zug a b / Spiel>Zug a>b / Spiel", "assumed: the first line is a move"},
    {"four-ends.csv", "source,target,from,to\na,b,c,d\n", nullptr, "'source' and 'from' can be the same end"},
    {"weak-ends.csv", "x,y,source,target\n1,2,a,b\n", "a b / a>b / a", "ignored: x and y"},
    {"times.csv", "Source,Target,Start,End\na,b,1,2\n", "a b / a>b / a", "ignored: End and Start"},
    {"numbers-apart.csv", "0,9\n1,2\n2,3\n", "0 9 1 2 3 / 0>9 1>2 2>3 / 0", ""},
    {"lists-commas.csv", "position,followers\nrow of 4,\"row of 3, row of 2\"\nrow of 3,\nrow of 2,row of 3\n",
     "row of 4 row of 3 row of 2 / row of 2>row of 3 row of 4>row of 2 row of 4>row of 3 / row of 4",
     "followers are separated by ',', ';' or '|'"},
    {"lists-spaces.csv", "position,followers\na b,c\nc,a b\n", "a b c / a b>c c>a b / a b", ""},
    {"lists-id.csv", "id,successors\na,b c\nb,\nc,\n", "a b c / a>b a>c / a", "followers are separated by spaces"},
    {"lists-python.csv", "position,followers\na,\"['b', 'c']\"\n", nullptr, "without brackets"},
    {"corner.csv", "x,a,b\na,0,1\nb,0,0\n", "a b / a>b / a", "Matrix"},
    {"matrix-order.csv", ",a,b\nb,0,0\na,0,1\n", "b a / a>b / a", "Matrix"},
    {"matrix-blank.csv", ",a,b\na,,1\nb,0,0\n", nullptr, "line 2: this looks like a matrix with names"},
    {"matrix-row.csv", ",a,b\na,0,1\nc,0,0\n", nullptr, "line 3: this looks like a matrix with names"},
    {"matrix-short.csv", ",a,b\na,0,1\n", nullptr, "as many rows as columns"},
    {"matrix-cut.csv", "0,0,1\n0,0,0\n0,0,", nullptr, "line 3: this looks like a matrix, and '' in it"},
    {"matrix-cut-row.csv", "0,1,0,0\n0,0,0,1\n0,1,", nullptr, "looks like a matrix"},
    {"matrix-line.csv", "1,0;0,0\n", nullptr, "looks like a matrix in one line"},
    {"index.csv", ",source,target\n0,a,b\n1,b,c\n", "a b c / a>b b>c / a", ""},
    {"complete.csv", "x,a,b\na,b,x\nb,x,a\n", "x a b / a>b a>x b>a b>x x>a x>b / x", "Adjacency list"},
    {"quote.csv", "\"from\",\"to\"\n\"a\",\"b\"\n)a\",\"c\"\n", nullptr, "line 3: a '\"' is within the field"},
    {"decimal.csv", "Quelle;Ziel;Gewichta;b;1,5\nb;c;2,0\n", nullptr, "line 2: expected 5 fields"},
    {"sif.csv", "a,moves,b\nb,moves,c\n", nullptr, "no heading says which two"},
    {"sif.tsv", "a\tmoves\tb\n", nullptr, "no heading says which two"},
    {"labels.csv", "a,b,take one\nb,c,take two\n", "a b c / a>b b>c / a", "ignored: column 3"},
    {"empty-cell.csv", "0,", nullptr, "expected a vertex"},
    {"bracket.tsv", "row of 3\trow of 1)\n", nullptr, "put 'row of 1)' in quotes"},
    {"comment-behind.csv", "a,b # take one\nb,c\n", nullptr, "put 'b # take one' in quotes"},
};

const GraphCase mermaidCases[] = {
    {"plain.mmd", "graph TD\n  a --> b\n  b --> c\n", "a b c / a>b b>c / a",
     "Mermaid: 3 vertices, 2 moves from 3 lines"},
    {"labels.mmd", "flowchart LR\n  A[Start] --> B{\"A, or B?\"}\n  B -->|yes| C((End))\n",
     "Start A, or B? End / A, or B?>End Start>A, or B? / Start", "ignored: labels of links"},
    {"text.mmd", "flowchart TD\n a -- take 1 --> b\n b == take 2 ==> c\n c -. x .-> d\n", "a b c d / a>b b>c c>d / a",
     ""},
    {"chain.mmd", "flowchart TD; a-->b-->c; a-->c\n", "a b c / a>b a>c b>c / a", ""},
    {"several.mmd", "flowchart TD\n a & b --> c & d\n", "a b c d / a>c a>d b>c b>d / a", ""},
    {"both.mmd", "flowchart TD\n c --> a\n a <--> b\n", "c a b / a>b b>a c>a / c", ""},
    {"undirected.mmd", "flowchart TD\n a --> b\n b --- c\n", nullptr, "line 3: this edge is undirected"},
    {"group.mmd", "flowchart TD\n subgraph one [Title]\n  direction LR\n  a --> b\n end\n b --> c\n",
     "a b c / a>b b>c / a", "left out: 1 group"},
    {"styles.mmd", "%%{init: {}}%%\ngraph TD\n%% comment\n a:::big --> b\n style a fill:#fff\n classDef big x\n",
     "a b / a>b / a", "ignored: class, classDef and style"},
    {"invisible.mmd", "flowchart TD\n a --> b\n b ~~~ c\n", "a b c / a>b / a", ""},
    {"long.mmd", "flowchart TD\n a ----> b\n b -.-> c\n c ===> d\n", "a b c d / a>b b>c c>d / a", ""},
    {"open-group.mmd", "flowchart TD\n subgraph x\n a --> b\n", nullptr, "a subgraph is not closed"},
    {"half.mmd", "flowchart TD\n a -->\n", nullptr, "line 2: expected a vertex"},
    {"bad-link.mmd", "flowchart TD\n a -> b\n", nullptr, "line 2: expected a link"},
    {"group-end.mmd", "flowchart TD\nsubgraph S\nA-->B\nend\nS-->C\n", nullptr,
     "line 5: 'S' is a subgraph, and a move leads from a vertex to a vertex"},
    {"group-before.mmd", "flowchart TD\nA --> one\nsubgraph one [Title]\nB --> C\nend\n", nullptr,
     "line 2: 'one' is a subgraph"},
    {"split-arrow.mmd", "flowchart TD\n A[\"x\"] \n-> B[\"y\"]\n B --> C\n", nullptr,
     "line 3: expected a link such as '-->'"},
    {"short-arrow.mmd", "flowchart TD\n a->B[x]\n", nullptr, "line 2: expected a link such as '-->', found '->B[x]'"},
    {"behind-quote.mmd", "flowchart TD\n a[\"x\"y] --> b\n", nullptr, "line 2: expected ']' after the label"},
    {"slanted.mmd", "flowchart TD\n a[/\"x\"/] --> b\n", "x b / x>b / x", ""},
    {"quote.mmd", "flowchart TD\n a[x\"] --> b\n", nullptr, "line 2: a '\"' stands within a label"},
    {"entities.mmd", "flowchart TD\n a[\"say #quot;x#quot; #233;\"] --> b\n",
     "say \"x\" é b / say \"x\" é>b / say \"x\" é", ""},
    {"newer.mmd",
     "flowchart TD\n A@{ shape: rect, label: \"start here\" } --> B@{ shape: circle }\n A e1@--> C\n e1@{ animate: true }\n",
     "start here B C / start here>B start here>C / start here", ""},
    {"comment.mmd", "flowchart TD\n a --> b %% to b\n b --> c; %% to c\n", "a b c / a>b b>c / a", ""},
    {"state.mmd", "stateDiagram-v2\n[*] --> A\n", nullptr,
     "line 1: this is a state diagram of Mermaid, and flowcharts are read; write 'flowchart TD' instead"},
    {"state-advice.mmd", "flowchart TD\n Start --> A\n A --> B\n B --> Stop\n",
     "Start A B Stop / A>B B>Stop Start>A / Start", ""},
    {"state-labels.mmd", "stateDiagram-v2\n[*] --> A : go\n", nullptr,
     "keep only the lines with a link, without ':' and what follows it, and write a name for each [*]"},
    {"state.txt", "stateDiagram-v2\n[*] --> A\n", nullptr, "this is a state diagram of Mermaid"},
    {"bad-shape.mmd", "flowchart TD\n a[Open --> b\n", nullptr, "line 2: expected ']' after the label"},
    {"sequence.mmd", "sequenceDiagram\n A->>B: hi\n", nullptr, "expected 'flowchart TD', found 'sequenceDiagram'"},
};

#define GML_NODES "graph [ directed 1 node [ id 0 label \"a\" ] node [ id 1 label \"b\" ]\n"

const GraphCase gmlCases[] = {
    {"edge-undirected.gml", GML_NODES "edge [ source 0 target 1 directed 0 ] ]", nullptr,
     "line 2: this graph is undirected, and a move has a direction; write directed 1 instead of directed 0 at this edge"},
    {"edge-directed.gml", "graph [ node [ id 0 ] node [ id 1 ] edge [ source 0 target 1 directed 1 ] ]",
     "0 1 / 0>1 / 0", ""},
    {"first.gml", GML_NODES "edge [ source 0 target 1 graphics [ arrow \"first\" ] ] ]", "a b / b>a / b", ""},
    {"last.gml", GML_NODES "edge [ source 0 target 1 graphics [ arrow \"last\" ] ] ]", "a b / a>b / a", ""},
    {"both.gml", GML_NODES "edge [ source 0 target 1 graphics [ arrow \"both\" ] ] ]", "a b / a>b b>a / a", ""},
    {"none.gml", GML_NODES "edge [ source 0 target 1 graphics [ arrow \"none\" ] ] ]", nullptr,
     "this graph is undirected"},
    {"unknown.gml", GML_NODES "edge [ source 0 target 1 graphics [ arrow \"fxrst\" ] ] ]", nullptr,
     "line 2: expected arrow to be first, last, both or none"},
    {"yed-source.gml", GML_NODES "edge [ source 0 target 1 graphics [ fill \"#0\" sourceArrow \"standard\" ] ] ]",
     "a b / b>a / b", ""},
    {"yed-target.gml", GML_NODES "edge [ source 0 target 1 graphics [ targetArrow \"standard\" ] ] ]", "a b / a>b / a",
     ""},
    {"yed-none.gml", GML_NODES "edge [ source 0 target 1 graphics [ targetArrow \"none\" ] ] ]", nullptr,
     "this graph is undirected"},
    {"invisible.gml", GML_NODES "edge [ source 0 target 1 ] edge [ source 1 target 0 graphics [ visible 0 ] ] ]",
     "a b / a>b / a", "left out: 1 invisible edge"},
    {"twice.gml",
     "graph [ directed 1 node [ id 1\nlabel \"a\"\nlabel \"b\" ] node [ id 2 ] edge [ source 1 target 2 ] ]", nullptr,
     "line 3: 'label' stands here twice"},
    {"start.gml", "graph [ directed 1 node [ id 0 ] node [ id 1 start 1 ] edge [ source 0 target 1 ] ]",
     "0 1 / 0>1 / 1", "start 1 (the file names it)"},
    {"move-labels.gml", GML_NODES "edge [ source 0 target 1 label \"take\" ] ]", "a b / a>b / a",
     "ignored: label of moves"},
    {"two.gml", "graph [ ]\ngraph [ ]", nullptr, "line 2: there are two graphs in this file; keep one."},
};

#define GRAPHML(keys, edge)                                                                                            \
    "<graphml xmlns:y='y'>" keys "<graph edgedefault='directed'><node id='a'/><node id='b'/>\n" edge                   \
    "</graph></graphml>"
#define YED(source, target)                                                                                            \
    GRAPHML("<key id='d' for='edge'/>",                                                                                \
            "<edge source='a' target='b'><data key='d'><y:PolyLineEdge><y:Arrows source='" source "' target='" target  \
            "'/></y:PolyLineEdge></data></edge>")

const GraphCase graphMlCases[] = {
    {"undirected-edge.graphml", GRAPHML("", "<edge source='a' target='b' directed='false'/>"), nullptr,
     "line 2: this graph is undirected, and a move has a direction; write directed=\"true\" instead of directed=\"false\""},
    {"yed-back.graphml", YED("standard", "none"), "a b / b>a / b", ""},
    {"yed-forward.graphml", YED("none", "delta"), "a b / a>b / a", ""},
    {"yed-both.graphml", YED("standard", "standard"), "a b / a>b b>a / a", ""},
    {"yed-none.graphml", YED("none", "none"), nullptr, "line 2: this graph is undirected"},
    {"move-labels.graphml",
     GRAPHML("<key id='d' for='edge' attr.name='label'/>", "<edge source='a' target='b'><data key='d'>x</data></edge>"),
     "a b / a>b / a", "ignored: label of moves"},
    {"no-key.graphml",
     "<graphml><graph edgedefault='directed'><node id='a'>\n<data key='c0'>x</data></node></graph></graphml>", nullptr,
     "line 2: there is no <key id=\"c0\"> in this file"},
    {"label-twice.graphml",
     "<graphml><key id='k' attr.name='label'/><graph edgedefault='directed'><node id='a'><data key='k'>x</data>\n"
     "<data key='k'>y</data></node></graph></graphml>",
     nullptr, "line 2: 'label' stands here twice"},
    {"start.graphml",
     "<graphml><key id='k' attr.name='start'/><graph edgedefault='directed'><node id='a'/><node id='b'><data key='k'>true</data>"
     "</node><edge source='a' target='b'/></graph></graphml>",
     "a b / a>b / b", "start b (the file names it)"},
    {"desc.graphml",
     "<graphml><graph edgedefault='directed'><desc>g</desc><node id='a'><desc>x</desc></node></graph></graphml>",
     "x /  / x", "GraphML: 1 vertex, 0 moves; start x (the first, as there are no moves)"},
    {"gxl.graphml", "<?xml version='1.0'?><gxl><graph id='g'/></gxl>", nullptr,
     "this is GXL, which isn't read. Graphviz's gxl2gv"},
    {"xgmml.xml", "<?xml version='1.0'?>\n<graph label='n' xmlns='http://www.cs.rpi.edu/XGMML'/>", nullptr,
     "this is XGMML"},
    {"undirected.gexf",
     "<gexf><graph defaultedgetype='directed'><nodes><node id='a'/></nodes><edges>\n"
     "<edge source='a' target='a' type='undirected'/></edges></graph></gexf>",
     nullptr, "write type=\"directed\" instead of type=\"undirected\" at this edge"},
};

const GraphCase pajekCases[] = {
    {"quote.net", "*Vertices 2\n1 \"row of 4\"\n2 row of 3\" 0.0 0.0\n*Arcs\n1 2\n", nullptr,
     "line 3: 'of' is no word of a shape; a label of several words stands in double quotes"},
    {"bracket.net", "*Vertices 1\n1 <nothing left\" 0 0\n*Arcs\n", nullptr, "line 2: 'left\"' is no word of a shape"},
    {"words.net", "*Vertices 1\n1 row of 4\n*Arcs\n", nullptr, "line 2: 'of' is no word of a shape"},
    {"shapes.net", "*Vertices 2\n1 a box ic Red\n2 \"b\" 0.1 0.2 0.5 ellipse x_fact 2 [1-5]\n*Arcs\n1 2\n",
     "a b / a>b / a", ""},
    {"comment.net", "/* made by hand */\n*Vertices 2\n/* two\nlines */\n*Arcs\n1 2\n", "1 2 / 1>2 / 1", ""},
    {"open-comment.net", "*Vertices 2\n*Arcs\n/* 1 2\n", nullptr, "a comment is not closed by '*/'"},
    {"vector.net", "*Vertices 2\n*Arcs\n1 2\n*Vector v\n1\n2\n", nullptr,
     "line 4: '*Vector' begins numbers of the vertices, which are no part of a network; take it and the lines below it out"},
    {"modes.net", "*Vertices 3 2\n*Arcs\n1 3\n", nullptr,
     "write '*Vertices 3' for one with vertices of one mode, a line for each of them or for none"},
    {"some-vertices.net", "*Vertices 3\n1 a\n2 b\n*Arcs\n1 3\n", nullptr,
     "line 4: *Vertices says 3, and there are 2; write a line for each vertex, or for none"},
};

struct Group
{
    const char *name;
    std::span<const GraphCase> cases;
};

const Group groups[] = {{"DOT", dotCases},        {"JSON", jsonCases},       {"lines", lineCases},
                        {"columns", columnCases}, {"foreign", foreignCases}, {"Mermaid", mermaidCases},
                        {"GML", gmlCases},        {"XML", graphMlCases},     {"Pajek", pajekCases}};

} // namespace

class GraphCasesTest : public QObject
{
    Q_OBJECT

private slots:
    void othersFiles_data();
    void othersFiles();
    void cases_data();
    void cases();
    void choices_data();
    void choices();
    void startIsFoundByIdAndLabel();
    void offersOtherWays();
    void offersNoReverseWithoutEffect();
    void offersAHeading();
    void readsUtf16();
    void namesTheChoices();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        return samples::written(m_folder.filePath(name), content);
    }

    QTemporaryDir m_folder;
};

void GraphCasesTest::othersFiles_data()
{
    QTest::addColumn<QJsonObject>("entry");
    QFile manifest(paths::data(QStringLiteral("graphs/manifest.json")));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    for (const QJsonValue entry : QJsonDocument::fromJson(manifest.readAll()).array())
        QTest::newRow(qPrintable(entry[QStringLiteral("file")].toString())) << entry.toObject();
}

void GraphCasesTest::othersFiles()
{
    QFETCH(QJsonObject, entry);
    const QString path = paths::data(QStringLiteral("graphs/") + entry[QStringLiteral("file")].toString());
    const Result<GraphFile> read = readGraphFile(path);
    if (entry.contains(QStringLiteral("refused"))) {
        QVERIFY(!read);
        QVERIFY2(read.problem().message.contains(entry[QStringLiteral("refused")].toString()),
                 qPrintable(read.problem().message));
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(read->reading.vertices, entry[QStringLiteral("vertices")].toInteger());
    QCOMPARE(read->reading.moves, entry[QStringLiteral("moves")].toInteger());
    QCOMPARE(read->reading.start, entry[QStringLiteral("start")].toString());
    QVERIFY(read->reading.unreachable.isEmpty());
    const QJsonObject values = entry[QStringLiteral("values")].toObject();
    for (auto value = values.begin(); value != values.end(); ++value) {
        const Result<Position> position = parsePosition(QStringLiteral("graph{%1}:\"%2\"").arg(path, value.key()));
        QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
        JobControl control;
        const auto componentValues = Solver().componentValues(*position, control);
        QVERIFY(componentValues);
        QCOMPARE(componentValues->front(), Value(value.value().toInt()));
    }
}

void GraphCasesTest::cases_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("words");
    for (const Group &group : groups) {
        for (const GraphCase &sample : group.cases)
            QTest::addRow("%s, %s", group.name, sample.file)
                << QString::fromUtf8(sample.file) << QByteArray(sample.text)
                << (sample.summary ? QString::fromUtf8(sample.summary) : QString()) << QString::fromUtf8(sample.words);
    }
}

void GraphCasesTest::cases()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QString, summary);
    QFETCH(QString, words);
    const Result<GraphFile> read = readGraphFile(write(file, text));
    if (summary.isNull()) {
        QVERIFY2(!read, read ? qPrintable(samples::graphSummary(*read)) : "");
        QVERIFY2(read.problem().message.contains(words), qPrintable(read.problem().message));
        QVERIFY(read.problem().message.startsWith(file));
        return;
    }
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(samples::graphSummary(*read), summary);
    QVERIFY2(read->reading.sentence().contains(words), qPrintable(read->reading.sentence()));
}

void GraphCasesTest::choices_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("summary");
    QTest::newRow("reversed") << "a.csv; reversed" << QByteArray("a,b\nb,c\n") << "a b c / b>a c>b / c";
    QTest::newRow("both ways") << "a.dot;both-ways" << QByteArray("graph { a -- b -- c }")
                               << "a b c / a>b b>a b>c c>b / a";
    QTest::newRow("ids") << "a.dot; ids" << QByteArray("digraph { 0 [label=x]; 1 [label=y]; 0 -> 1 }")
                         << "0 1 / 0>1 / 0";
    QTest::newRow("no heading") << "a.txt; no-heading" << QByteArray("3 2\n1 2\n2 3\n") << "3 2 1 / 1>2 2>3 3>2 / 1";
    QTest::newRow("two") << "a.csv; reversed; no-heading" << QByteArray("source,target\na,b\n")
                         << "source target a b / b>a target>source / target";
    QTest::newRow("no heading of vertices")
        << "a.csv; no-heading" << QByteArray("id,label\nb,id\n") << "id label b / b>id id>label / b";
    QTest::newRow("no heading with queries")
        << "a.txt; no-heading" << QByteArray("3 2\n1 2\n2 3\n1 3\n") << "3 2 1 / 1>2 1>3 2>3 3>2 / 1";
    QTest::newRow("a third number") << "a.txt; no-heading" << QByteArray("3 2 1\n1 2\n2 3\n")
                                    << "3 2 1 / 1>2 2>3 3>1 3>2 / 3";
    QTest::newRow("no moves") << "a.txt; no-heading" << QByteArray("3 0\n") << "3 0 / 3>0 / 3";
    QTest::newRow("a heading") << "a.csv; heading" << QByteArray("Spiel,Zug\na,b\n") << "a b / a>b / a";
    QTest::newRow("a vertex of the heading's name")
        << "a.csv; heading" << QByteArray("weight,from,to\n1,a,to\n2,to,b\n") << "a to b / a>to to>b / a";
    QTest::newRow("no heading, and a vertex of its name")
        << "a.csv; no-heading" << QByteArray("source,target\nsource,a\n")
        << "source target a / source>a source>target / source";
    QTest::newRow("undirected columns") << "a.csv; both-ways" << QByteArray("source,target,directed\na,b,no\n")
                                        << "a b / a>b b>a / a";
    QTest::newRow("braces") << "a{b}.txt" << QByteArray("a b\n") << "a b / a>b / a";
    QTest::newRow("a name like a choice") << "x; both-ways" << QByteArray("digraph { a -> b }") << "a b / a>b / a";
    QTest::newRow("a name like a choice, and a choice")
        << "x; both-ways; reversed" << QByteArray("digraph { a -> b }") << "a b / b>a / b";
    QTest::newRow("a name") << "a; b.txt" << QByteArray("a b\n") << "a b / a>b / a";
}

void GraphCasesTest::choices()
{
    QFETCH(QString, parameters);
    QFETCH(QByteArray, text);
    QFETCH(QString, summary);
    QTemporaryDir folder;
    if (parameters.startsWith(u'x'))
        samples::written(folder.filePath(QStringLiteral("x; both-ways")), text);
    QString name = folder.filePath(parameters);
    const GraphChoices choices = GraphChoices::takeFrom(name);
    const Result<GraphFile> read = readGraphFile(samples::written(name, text), choices);
    QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
    QCOMPARE(samples::graphSummary(*read), summary);
    // An expression with the choices is printed with them, and has the same meaning again.
    const Result<Position> position = parsePosition(QStringLiteral("graph{%1}").arg(folder.filePath(parameters)));
    QVERIFY2(position, position ? "" : qPrintable(position.problem().message));
    const Result<Position> again = parsePosition(position->text());
    QVERIFY2(again, again ? "" : qPrintable(again.problem().message));
    QCOMPARE(again->text(), position->text());
    QCOMPARE(graphReading(*position->components.front().rules)->start, read->reading.start);
}

/// An id is preferred to another vertex's label, and both are found.
void GraphCasesTest::startIsFoundByIdAndLabel()
{
    const QString path = write(QStringLiteral("clash.dot"),
                               "digraph { a [label=b]; b [label=c]; a -> b; b -> x; n0 [label=\"a label\"]; n0 -> a }");
    const auto at = [&](const char *name) {
        const Result<Position> position =
            parsePosition(QStringLiteral("graph{%1}:%2").arg(path, QString::fromUtf8(name)));
        return position ? position->components.front().cells.front() : Cell(99);
    };
    QCOMPARE(at("a"), Cell(0));
    QCOMPARE(at("b"), Cell(1));
    QCOMPARE(at("c"), Cell(1));
    QCOMPARE(at("n0"), at("\"a label\""));
    QCOMPARE(at("nobody"), Cell(99));
}

void GraphCasesTest::offersOtherWays()
{
    const QString path = write(QStringLiteral("two.dot"), "digraph { a -> b; c [label=\"see\"]; c -> b; d -> b }");
    const Result<Position> position = parsePosition(QStringLiteral("graph{%1}").arg(path));
    QVERIFY(position);
    QStringList texts;
    for (const GraphAlternative &other : graphAlternatives(*position->components.front().rules)) {
        texts << other.text;
        QVERIFY2(parsePosition(other.expression), qPrintable(other.expression));
    }
    QCOMPARE(texts, QStringList({"Start at see", "Start at d", "Reverse All Moves", "Call Vertices by Their Ids"}));
}

/// Reversing moves is only offered if it changes something.
void GraphCasesTest::offersNoReverseWithoutEffect()
{
    for (const char *text : {"graph { a -- b }", "digraph { a -> b -> a }"}) {
        const QString path = write(QStringLiteral("ways.dot"), text);
        const Result<Position> position = parsePosition(QStringLiteral("graph{%1; both-ways}").arg(path));
        QVERIFY(position);
        QVERIFY(graphAlternatives(*position->components.front().rules).empty());
    }
}

/// The assumption about the first line can be reversed, and back.
void GraphCasesTest::offersAHeading()
{
    const auto others = [](const QString &expression) {
        const Result<Position> position = parsePosition(expression);
        return position ? graphAlternatives(*position->components.front().rules) : std::vector<GraphAlternative>();
    };
    const auto one = others(QStringLiteral("graph{%1}").arg(write(QStringLiteral("one.csv"), "Spiel,Zug\na,b\n")));
    QVERIFY(!one.empty());
    QCOMPARE(one.back().text, QStringLiteral("Take the First Line as a Heading"));
    const auto back = others(one.back().expression);
    QVERIFY(!back.empty());
    QCOMPARE(back.back().text, QStringLiteral("Take the First Line as a Move"));
    const auto two = others(QStringLiteral("graph{%1}").arg(write(QStringLiteral("two.csv"), "Spiel,Zug\na,b\nb,c\n")));
    QVERIFY(!two.empty());
    QCOMPARE(two.back().text, QStringLiteral("Take the First Line as a Move"));
}

void GraphCasesTest::readsUtf16()
{
    const QString text = QStringLiteral("α b\nb c\n");
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
        QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
        const QByteArray content = encoder(text);
        const Result<GraphFile> read = readGraphFile(write(QStringLiteral("utf16.txt"), content));
        QVERIFY2(read, read ? "" : qPrintable(read.problem().message));
        QCOMPARE(samples::graphSummary(*read), QStringLiteral("α b c / b>c α>b / α"));
        QVERIFY(!readGraphFile(write(QStringLiteral("utf16.txt"), content.chopped(1)))); // half of a character
    }
}

/// An unknown choice is refused, and all choices are listed.
void GraphCasesTest::namesTheChoices()
{
    const QString path = write(QStringLiteral("k.txt"), "a b\n");
    const Result<Position> position = parsePosition(QStringLiteral("graph{%1; blah}").arg(path));
    QVERIFY(!position);
    for (const char *word : {"'blah'", "reversed", "both-ways", "ids", "no-heading", "heading"})
        QVERIFY2(position.problem().message.contains(QString::fromUtf8(word)), qPrintable(position.problem().message));
    const Result<Position> missing = parsePosition(QStringLiteral("graph{%1; blah}").arg(path + QStringLiteral("x")));
    QVERIFY(!missing);
    QVERIFY2(missing.problem().message.contains(QStringLiteral("There is no file")),
             qPrintable(missing.problem().message));
}

MEXPLORER_TEST(GraphCasesTest)
#include "tst_graphcases.moc"
