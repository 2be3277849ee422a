// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"
#include "model/import/readingjob.h"

#include <QStringView>

#include <deque>
#include <vector>

namespace mexplorer {

class GraphFileBuilder;

/// A JSON text as a tree that stores line numbers, keeps the order of members, and rejects duplicate members, unlike
/// Qt's own reader. Immutable; its values and texts are views into it.
class JsonTree
{
public:
    class Value;
    enum class Kind : quint8 { Literal, Number, String, Array, Object };
    /// One value; its children follow it.
    struct Node
    {
        QStringView key;
        QStringView text; ///< of a string without escapes, a number, or true, false and null
        quint32 end = 0;  ///< the node after this one and its descendants
        int line = 1;
        Kind kind = Kind::Literal;
    };

    /// Creates a tree of nodes, whose texts are views into the parsed text or into \a unescaped.
    JsonTree(std::vector<Node> nodes, std::deque<QString> unescaped)
        : m_nodes(std::move(nodes)), m_unescaped(std::move(unescaped))
    {
    }

    /// Parses \a text, which must outlive the tree; \a graph formats the problems. Linear in the text's length.
    static Result<JsonTree> parse(const QString &text, const GraphFileBuilder &graph);

    Value root() const;

private:
    std::vector<Node> m_nodes;
    std::deque<QString> m_unescaped; ///< the texts of strings with escapes; they don't move with the tree
};

/// A value of the tree, or none, for which all predicates are false.
class JsonTree::Value
{
public:
    Value() = default;

    bool exists() const { return m_tree; }
    bool isArray() const { return is(Kind::Array); }
    bool isObject() const { return is(Kind::Object); }
    bool isString() const { return is(Kind::String); }
    bool isNumber() const { return is(Kind::Number); }
    bool isTrue() const { return is(Kind::Literal) && node().text == u"true"; }
    bool isFalse() const { return is(Kind::Literal) && node().text == u"false"; }
    bool isNull() const { return is(Kind::Literal) && node().text == u"null"; }
    /// The text of a string or number; empty for others.
    QStringView text() const { return m_tree ? node().text : QStringView(); }
    /// The name of a member.
    QStringView key() const { return m_tree ? node().key : QStringView(); }
    int line() const { return m_tree ? node().line : 0; }

    /// The member of an object with this name; none if it is missing.
    Value member(QStringView name) const;
    /// The first of \a names that exists as a member.
    Value firstMember(std::initializer_list<QStringView> names) const;
    qsizetype count() const;

    /// Iterates over the items of an array or the members of an object.
    class Iterator
    {
    public:
        Iterator(const JsonTree *tree, quint32 at) : m_tree(tree), m_at(at) {}
        Value operator*() const { return Value(m_tree, m_at); }
        Iterator &operator++()
        {
            ReadingJob::step();
            m_at = m_tree->m_nodes[m_at].end;
            return *this;
        }
        bool operator==(const Iterator &other) const { return m_at == other.m_at; }

    private:
        const JsonTree *m_tree;
        quint32 m_at;
    };
    Iterator begin() const { return {m_tree, isArray() || isObject() ? m_at + 1 : 0}; }
    Iterator end() const { return {m_tree, isArray() || isObject() ? node().end : 0}; }

private:
    friend class JsonTree;
    Value(const JsonTree *tree, quint32 at) : m_tree(tree), m_at(at) {}
    const Node &node() const { return m_tree->m_nodes[m_at]; }
    bool is(Kind kind) const { return m_tree && node().kind == kind; }

    const JsonTree *m_tree = nullptr;
    quint32 m_at = 0;
};

inline JsonTree::Value JsonTree::root() const
{
    return Value(this, 0);
}

} // namespace mexplorer
