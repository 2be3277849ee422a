// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/writing/writer.h"

#include "model/core/enumtable.h"
#include "model/writing/writers.h"

namespace mexplorer {

namespace {

struct WriterRow
{
    const char *name;
    QString (*sentence)(const Sentence &);
    QString (*blocks)(const Blocks &);
};

/// In the order of WrittenFormat.
constexpr WriterRow writerRows[] = {{"text", writers::textSentence, writers::textBlocks},
                                    {"markdown", writers::markdownSentence, writers::markdownBlocks},
                                    {"html", writers::htmlSentence, writers::htmlBlocks},
                                    {"latex", writers::latexSentence, writers::latexBlocks}};

} // namespace

std::optional<WrittenFormat> writtenFormatFromName(QStringView name)
{
    return valueNamed<WrittenFormat>(name, writerRows, &WriterRow::name);
}

QStringList writtenFormatNames()
{
    return rowNames(writerRows, &WriterRow::name);
}

QString formatArticle(const Article &article, WrittenFormat format)
{
    const QString body = formatBlocks(article.blocks, format);
    switch (format) {
    case WrittenFormat::Html:
        return htmlDocument(article.title, article.style, body);
    case WrittenFormat::Latex:
        return writers::latexDocument(body);
    case WrittenFormat::Text:
    case WrittenFormat::Markdown:
        break;
    }
    return body;
}

QString formatSentence(const Sentence &sentence, WrittenFormat format)
{
    return writerRows[std::size_t(format)].sentence(sentence);
}

QString formatBlocks(const Blocks &blocks, WrittenFormat format)
{
    return writerRows[std::size_t(format)].blocks(blocks);
}

} // namespace mexplorer
