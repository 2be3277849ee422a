// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/writing/sentence.h"

#include <functional>
#include <utility>
#include <variant>
#include <vector>

namespace mexplorer {

/// The output formats of an article.
enum class WrittenFormat : quint8 { Text, Markdown, Html, Latex };

struct Block;
using Blocks = std::vector<Block>;

struct Heading
{
    Sentence text;
    Sentence subtitle = {};
    bool beginsPage = false;
};

/// Text of the user, in italics and with its line breaks.
struct Comment
{
    QString text;
};

struct Picture
{
    /// Returns SVG for HTML and TikZ for LaTeX; empty if there is no picture in the format.
    std::function<QString(WrittenFormat format)> draw;
};

/// Cells are sentences; columns of numbers are right-aligned. A table without rows is omitted.
struct Table
{
    std::vector<Sentence> headers;
    std::vector<bool> numeric;
    std::vector<std::vector<Sentence>> rows;
};

/// A numbered list. Its numbers ascend, possibly with gaps.
struct List
{
    struct Item
    {
        int number;
        Blocks blocks;
    };

    std::vector<Item> items;
    bool isLoose = false; ///< with space between the items
};

/// Lines with levels, each at most one level below the previous line, and with blocks below them.
struct Outline
{
    struct Line
    {
        Line(int level, Sentence text, bool isStrong = false);
        Line(int level, Sentence text, bool isStrong, Blocks blocks);

        int level;
        Sentence text;
        bool isStrong; ///< in bold type
        Blocks blocks;
    };

    std::vector<Line> lines;
};

/// Numbered blocks without a page break: a picture and its sentence.
struct Box
{
    int number;
    Blocks blocks;
};

struct Block : std::variant<Heading, Sentence, Comment, Picture, Table, List, Outline, Box>
{
    using variant::variant;
};

inline Outline::Line::Line(int level, Sentence text, bool isStrong) : Line(level, std::move(text), isStrong, {}) {}

inline Outline::Line::Line(int level, Sentence text, bool isStrong, Blocks blocks)
    : level(level), text(std::move(text)), isStrong(isStrong), blocks(std::move(blocks))
{
}

/// The kind of an article, which determines its look in HTML.
enum class ArticleStyle : quint8 { Steps, Pictures, Exercises, Reasons, Lesson };

/// The content of a document: a tree of blocks, the same for each format.
struct Article
{
    QString title; ///< of the window that shows it; a heading in the text must be a block
    ArticleStyle style = ArticleStyle::Steps;
    Blocks blocks = {};
};

} // namespace mexplorer
