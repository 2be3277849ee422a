// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/step/traceformat.h"

#include "model/step/blanks.h"

namespace mexplorer {

namespace {

Article emptyArticle(const Trace &trace, ArticleStyle style)
{
    return {trace.title().plain(), style, {Heading{trace.title()}}};
}

Sentence sentenceOf(const Trace &trace, int step, bool isBlank)
{
    return isBlank ? trace.blankSentence(step) : trace.sentence(step);
}

Table tableOf(const Trace &trace, bool isBlank)
{
    return isBlank ? trace.blankTable() : trace.table();
}

} // namespace

Article stepsArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank)
{
    const std::vector<int> all = handoutSteps(trace, isBlank);
    List list;
    for (const int step : steps)
        list.items.push_back({stepNumber(all, step), {sentenceOf(trace, step, isBlank)}});
    Article article = emptyArticle(trace, ArticleStyle::Steps);
    article.blocks.emplace_back(std::move(list));
    article.blocks.emplace_back(tableOf(trace, isBlank));
    return article;
}

Article handoutArticle(const Trace &trace, const std::vector<int> &steps, bool isBlank,
                       const std::function<QString(int step)> &svg)
{
    const std::vector<int> all = handoutSteps(trace, isBlank);
    const auto draw = [svg, tikz = tikzPictures(trace, isBlank)](int step, WrittenFormat format) {
        return format == WrittenFormat::Latex ? tikz(step) : svg ? svg(step) : QString();
    };
    Article article = emptyArticle(trace, ArticleStyle::Pictures);
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const int step = steps[at];
        Box box{stepNumber(all, step), {}};
        if (!isBlank || hasNewBlankPicture(trace, steps, at))
            box.blocks.emplace_back(Picture{[draw, step](WrittenFormat format) { return draw(step, format); }});
        box.blocks.emplace_back(sentenceOf(trace, step, isBlank));
        article.blocks.emplace_back(std::move(box));
    }
    article.blocks.emplace_back(tableOf(trace, isBlank));
    return article;
}

QString formatTrace(const Trace &trace, WrittenFormat format, bool isBlank)
{
    return formatArticle(stepsArticle(trace, handoutSteps(trace, isBlank), isBlank), format);
}

} // namespace mexplorer
