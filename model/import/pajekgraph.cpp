// SPDX-License-Identifier: GPL-3.0-or-later
// Reading Pajek's networks (.net)
//
//     file       : [ "*Network" name ] "*Vertices" n { vertex } section { section }
//     vertex     : number [ label [ x y [ z ] { word } ] ]        a line for each, or none for all
//     section    : "*Arcs" { from to [ value { word } ] }         moves
//                | "*Edges" { a b [ value { word } ] }            without a direction
//                | "*Arcslist" { from to { to } } | "*Edgeslist" { a b { b } }
//                | "*Matrix" row { row }                          n rows of n numbers, a move where one isn't 0
//
// Keywords are case-insensitive. A keyword of a section may be followed by the number of a relation and its name, ":1
// "likes"", which are ignored, as are values, coordinates, shapes and anything after the words of the grammar above.
// '%' starts a line comment, and /* */ enclose one. A label of several words is in double quotes; after a label follows
// a number or the word of a shape. Vertices are numbered from 1 to n.
//
// Networks of two modes, several networks, partitions and vectors in one file (.paj) are refused by their keyword. A
// network without a section is refused too, as it is truncated. The lists of arcs and edges state no count, so the
// number of their lines is reported.

#include "model/import/graphreaders.h"

#include "model/core/modeltext.h"
#include "model/core/wordlist.h"
#include "model/import/textlines.h"

#include <QSet>

#include <array>

namespace mexplorer {

namespace {

class PajekParser
{
public:
    PajekParser(const QString &text, GraphFileBuilder &graph)
        : m_lines(text), m_graph(graph), m_maxVertices(GraphFileBuilder::maxStatedVertices(text.size()))
    {
    }

    std::optional<Problem> read()
    {
        while (!m_problem && m_lines.next()) {
            m_rest = m_lines.line().trimmed();
            const bool isComment = m_isComment || m_rest.startsWith(u"/*");
            m_isComment = isComment && !m_rest.endsWith(u"*/");
            if (isComment || m_rest.isEmpty() || m_rest.startsWith(u'%'))
                continue;
            if (m_rest.startsWith(u'*'))
                startSection();
            else
                readLine();
        }
        if (m_isComment && !m_problem)
            fail(ModelText::tr("a comment is not closed by '*/' at the end of a line."));
        endSection();
        if (!m_problem && m_section <= Section::Vertices)
            m_problem = m_graph.problem(
                ModelText::tr("expected *Arcs, *Edges, *Arcslist, *Edgeslist or *Matrix after the vertices."));
        m_graph.reading().lines = m_given + m_listed;
        if (m_hasShapes)
            m_graph.ignore(ModelText::tr("coordinates and shapes"));
        if (m_hasValues)
            m_graph.ignore(ModelText::tr("values of arcs"));
        if (m_hasRelations)
            m_graph.ignore(ModelText::tr("relations"));
        return m_problem;
    }

private:
    enum class Section { None, Network, Vertices, Arcs, Edges, Arcslist, Edgeslist, Matrix };

    void fail(const QString &sentence) { m_problem = m_graph.problemAtLine(m_lines.number(), sentence); }

    void startSection()
    {
        static constexpr std::array<std::pair<QLatin1StringView, Section>, 7> sections = {{
            {QLatin1StringView("*network"), Section::Network},
            {QLatin1StringView("*vertices"), Section::Vertices},
            {QLatin1StringView("*arcs"), Section::Arcs},
            {QLatin1StringView("*edges"), Section::Edges},
            {QLatin1StringView("*arcslist"), Section::Arcslist},
            {QLatin1StringView("*edgeslist"), Section::Edgeslist},
            {QLatin1StringView("*matrix"), Section::Matrix},
        }};
        endSection();
        const QStringView word = takeWord(m_rest);
        const auto *found = std::ranges::find_if(
            sections, [word](const auto &row) { return word.compare(row.first, Qt::CaseInsensitive) == 0; });
        if (m_problem)
            return;
        const bool isData = word.startsWith(u"*vector", Qt::CaseInsensitive) ||
                            word.startsWith(u"*partition", Qt::CaseInsensitive) ||
                            word.startsWith(u"*permutation", Qt::CaseInsensitive);
        if (found == sections.end() && isData)
            return fail(
                ModelText::tr("'%1' begins numbers of the vertices, which are no part of a network; take it and "
                              "the lines below it out.")
                    .arg(shortened(word.toString(), 40)));
        if (found == sections.end())
            return fail(ModelText::tr("'%1' is no section of a network of Pajek that is read.")
                            .arg(shortened(word.toString(), 40)));
        const bool isAfterVertices = found->second > Section::Vertices;
        if (isAfterVertices == (m_section < Section::Vertices) || (!isAfterVertices && found->second <= m_section))
            return fail(ModelText::tr("'%1' is not expected here: a file has one network, whose vertices come before "
                                      "its arcs and edges.")
                            .arg(word));
        m_section = found->second;
        if (m_section == Section::Vertices)
            readCount();
        else if (isAfterVertices)
            readRelation(word);
    }

    void readCount()
    {
        bool isCount = false;
        m_count = takeWord(m_rest).toUInt(&isCount);
        if (!isCount || m_count == 0)
            return fail(ModelText::tr("expected the number of vertices after *Vertices."));
        if (m_count > m_maxVertices) {
            m_problem = m_graph.tooManyStated(m_lines.number(), m_count);
            return;
        }
        if (!m_rest.trimmed().isEmpty())
            return fail(
                ModelText::tr("a network of two modes is not read; write '*Vertices %1' for one with vertices of "
                              "one mode, a line for each of them or for none, and its arcs in *Arcs.")
                    .arg(m_count));
    }

    /// Reads the number and the name of a relation.
    void readRelation(QStringView word)
    {
        m_rest = m_rest.trimmed();
        const bool isRelation = m_rest.startsWith(u':');
        if (!m_rest.isEmpty() && !isRelation)
            return fail(ModelText::tr("expected the end of the line or a relation, as in ':1', after %1.").arg(word));
        m_hasRelations = m_hasRelations || isRelation;
    }

    void readLine()
    {
        switch (m_section) {
        case Section::None:
        case Section::Network:
            return fail(ModelText::tr("expected *Vertices."));
        case Section::Vertices:
            return readVertex();
        case Section::Arcs:
        case Section::Edges:
            return readPair();
        case Section::Arcslist:
        case Section::Edgeslist:
            return readList();
        case Section::Matrix:
            return readRow();
        }
    }

    void readVertex()
    {
        const quint32 number = takeNumber();
        if (m_problem)
            return;
        if (m_graph.hasVertex(QString::number(number)))
            return fail(ModelText::tr("there are two vertices '%1'.").arg(number));
        const quint32 vertex = m_graph.vertex(QString::number(number));
        m_vertices.resize(m_count);
        m_vertices[number - 1] = vertex;
        ++m_given;
        m_graph.setLabel(vertex, takeLabel());
        std::size_t coordinates = 0;
        QStringView words = m_rest;
        QStringView word = takeWord(words);
        for (; isNumber(word); word = takeWord(words))
            ++coordinates;
        if (!m_problem && !word.isEmpty() && !isShapeWord(word))
            return fail(ModelText::tr("'%1' is no word of a shape; a label of several words stands in double quotes.")
                            .arg(shortened(word.toString(), 40)));
        if (!m_problem && coordinates == 1)
            return fail(ModelText::tr("expected two or three coordinates after the label of a vertex."));
        m_hasShapes = m_hasShapes || !m_rest.trimmed().isEmpty();
    }

    /// True for a word that may follow the label and the coordinates of a vertex; times are in square brackets.
    static bool isShapeWord(QStringView word)
    {
        static const QSet<QString> words = {
            "ellipse", "box",    "diamond", "triangle", "cross", "empty", "house", "man",   "woman", "circle", "x_fact",
            "y_fact",  "s_size", "phi",     "r",        "q",     "ic",    "bc",    "bw",    "lc",    "la",     "lr",
            "lphi",    "fos",    "font",    "url",      "label", "shape", "size",  "hook1", "hook2"};
        return word.startsWith(u'[') || words.contains(word.toString().toLower());
    }

    QString takeLabel()
    {
        m_rest = m_rest.trimmed();
        const bool isQuoted = m_rest.startsWith(u'"');
        const qsizetype end = isQuoted ? m_rest.indexOf(u'"', 1) : 0;
        if (end < 0) {
            fail(ModelText::tr("a '\"' is not closed."));
            return {};
        }
        const QString label = isQuoted ? m_rest.sliced(1, end - 1).toString() : takeWord(m_rest).toString();
        if (isQuoted)
            m_rest = m_rest.sliced(end + 1);
        if (isQuoted ? !m_rest.isEmpty() && !m_rest.front().isSpace() : label.contains(u'"'))
            fail(ModelText::tr("a '\"' stands within a label."));
        return label;
    }

    /// Reads the number of a vertex; fails if there is none.
    quint32 takeNumber()
    {
        const QStringView word = takeWord(m_rest);
        bool isWhole = false;
        const quint32 number = word.toUInt(&isWhole);
        if (!isWhole || number == 0 || number > m_count)
            fail(ModelText::tr("expected the number of a vertex, from 1 to %1, found '%2'.")
                     .arg(m_count)
                     .arg(shortened(word.toString(), 40)));
        return number;
    }

    void join(quint32 from, quint32 to)
    {
        if (m_problem)
            return;
        if (m_section == Section::Edges || m_section == Section::Edgeslist)
            m_graph.addEdge(m_vertices[from - 1], m_vertices[to - 1], m_lines.number());
        else
            m_graph.addMove(m_vertices[from - 1], m_vertices[to - 1]);
    }

    void readPair()
    {
        const quint32 from = takeNumber();
        const quint32 to = m_problem ? 0 : takeNumber();
        join(from, to);
        ++m_listed;
        const QStringView value = takeWord(m_rest);
        if (m_problem || value.isEmpty())
            return;
        if (!isNumber(value) || isNumber(takeWord(m_rest)))
            return fail(ModelText::tr("expected two vertices and perhaps a value."));
        m_hasValues = true;
    }

    void readList()
    {
        const quint32 from = takeNumber();
        ++m_listed;
        do
            join(from, m_problem ? 0 : takeNumber());
        while (!m_problem && !m_rest.trimmed().isEmpty());
    }

    void readRow()
    {
        if (++m_rows > m_count)
            return fail(ModelText::tr("expected %n row(s) in the matrix, and there are more.", nullptr,
                                      static_cast<int>(m_count)));
        for (quint32 to = 1; to <= m_count; ++to) {
            bool isValue = false;
            const double value = takeWord(m_rest).toDouble(&isValue);
            if (!isValue)
                return fail(ModelText::tr("expected %n number(s) in this row of the matrix.", nullptr,
                                          static_cast<int>(m_count)));
            if (value != 0)
                join(m_rows, to);
        }
        if (!m_rest.trimmed().isEmpty())
            fail(ModelText::tr("expected %n number(s) in this row of the matrix.", nullptr, static_cast<int>(m_count)));
    }

    /// Checks the counts stated in the file.
    void endSection()
    {
        if (m_problem)
            return;
        if (m_section == Section::Vertices) {
            if (m_vertices.empty()) {
                for (quint32 number = 1; number <= m_count; ++number)
                    m_vertices.push_back(m_graph.vertex(QString::number(number)));
            }
            if (m_given > 0 && m_given != m_count)
                fail(ModelText::tr("*Vertices says %1, and there are %2; write a line for each vertex, or for none.")
                         .arg(m_count)
                         .arg(m_given));
        } else if (m_section == Section::Matrix) {
            if (m_rows != m_count)
                fail(ModelText::tr("expected %n row(s) in the matrix, found %1.", nullptr, static_cast<int>(m_count))
                         .arg(m_rows));
            m_rows = 0;
        }
    }

    TextLines m_lines;
    GraphFileBuilder &m_graph;
    std::optional<Problem> m_problem;
    QStringView m_rest; ///< of the current line
    Section m_section = Section::None;
    quint32 m_count = 0;
    quint64 m_maxVertices;
    std::vector<quint32> m_vertices; ///< by number, from 1
    quint32 m_given = 0;             ///< number of lines of vertices
    quint32 m_rows = 0;              ///< number of matrix rows so far
    quint64 m_listed = 0;            ///< number of lines of arcs and edges
    bool m_isComment = false;        ///< a comment continues in the next line
    bool m_hasShapes = false;
    bool m_hasValues = false;
    bool m_hasRelations = false;
};

} // namespace

std::optional<Problem> readPajekGraph(const QString &text, GraphFileBuilder &graph)
{
    return PajekParser(text, graph).read();
}

} // namespace mexplorer
