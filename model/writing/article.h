// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/writing/sentence.h"

#include <functional>
#include <variant>
#include <vector>

namespace mexplorer {

/// What a text can be written as.
enum class WrittenFormat : quint8 { Text, Markdown, Html, Latex };

struct Block;
using Blocks = std::vector<Block>;

struct Heading
{
    Sentence text;
    Sentence subtitle = {};
    bool beginsPage = false;
};

struct Picture
{
    /// Returns SVG for HTML and TikZ for LaTeX; empty if there is no picture in the format.
    std::function<QString(WrittenFormat format)> draw;
};

/// Cells are sentences; a column of numbers is aligned right. A table without rows is left out.
struct Table
{
    std::vector<Sentence> headers;
    std::vector<bool> numeric;
    std::vector<std::vector<Sentence>> rows;
};

/// A numbered list. Its numbers ascend, and may leave some out.
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

/// Lines at levels, each at most one level below the line before.
struct Outline
{
    struct Line
    {
        int level;
        Sentence text;
    };

    std::vector<Line> lines;
};

/// Numbered blocks that no page may cut: a picture and its sentence.
struct Box
{
    int number;
    Blocks blocks;
};

struct Block : std::variant<Heading, Sentence, Picture, Table, List, Outline, Box>
{
    using variant::variant;
};

/// What an article is, which determines its look in HTML.
enum class ArticleStyle : quint8 { Steps, Pictures, Exercises, Reasons, Lesson };

/// All that is written as a document: a tree of blocks, the same for each format.
struct Article
{
    QString title; ///< of the window that shows it; its text begins with a heading if it is to have one
    ArticleStyle style = ArticleStyle::Steps;
    Blocks blocks = {};
};

} // namespace mexplorer
