// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/writing/printedhtml.h"

#include "views/widgets/safepictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextDocument>

#include <vector>

namespace mexplorer {

namespace {

const QString figureName = QStringLiteral("figure:");

/// Draws the pictures of a document, which its images refer to by number.
class SvgFigures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;

    /// Returns the image element that replaces an SVG element.
    QString add(const QString &svg)
    {
        m_figures.push_back(std::make_unique<QSvgRenderer>(svg.toUtf8()));
        const QSizeF size = sizeOf(m_figures.size() - 1);
        return QStringLiteral("<img src=\"%1%2\" width=\"%3\" height=\"%4\">")
            .arg(figureName)
            .arg(m_figures.size() - 1)
            .arg(qRound(size.width()))
            .arg(qRound(size.height()));
    }

    QSizeF intrinsicSize(QTextDocument *, int, const QTextFormat &format) override
    {
        const std::size_t index = indexOf(format);
        return index < m_figures.size() ? sizeOf(index) : QSizeF();
    }

    void drawObject(QPainter *painter, const QRectF &area, QTextDocument *, int, const QTextFormat &format) override
    {
        const std::size_t index = indexOf(format);
        if (index < m_figures.size())
            m_figures[index]->render(painter, area);
    }

private:
    /// Returns the size of a picture, limited so that it fits on a page with some text.
    QSizeF sizeOf(std::size_t index) const
    {
        constexpr QSizeF largest(600, 620);
        const QSizeF size = m_figures[index]->defaultSize();
        return size.width() > largest.width() || size.height() > largest.height()
                   ? size.scaled(largest, Qt::KeepAspectRatio)
                   : size;
    }

    static std::size_t indexOf(const QTextFormat &format)
    {
        const QString name = format.toImageFormat().name();
        return name.startsWith(figureName) ? name.sliced(figureName.size()).toUInt() : std::size_t(-1);
    }

    std::vector<std::unique_ptr<QSvgRenderer>> m_figures;
};

} // namespace

std::unique_ptr<QTextDocument> documentOf(const QString &html)
{
    auto document = std::make_unique<QTextDocument>();
    document->setResourceProvider([](const QUrl &) { return QVariant(noPicture()); });
    auto *figures = new SvgFigures(document.get());
    QFont font(QStringLiteral("sans-serif"));
    font.setPixelSize(14);
    document->setDefaultFont(font);
    document->setDocumentMargin(0);
    document->setUseDesignMetrics(true);
    document->documentLayout()->registerHandler(QTextFormat::ImageObject, figures);
    static const QRegularExpression svg(QStringLiteral("<svg\\b.*?</svg>"),
                                        QRegularExpression::DotMatchesEverythingOption);
    QString text;
    qsizetype from = 0;
    for (auto matches = svg.globalMatch(html); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        text += html.sliced(from, match.capturedStart() - from) + figures->add(match.captured());
        from = match.capturedEnd();
    }
    document->setHtml(text + html.sliced(from));
    return document;
}

void drawOnPaper(QTextDocument &document, QPainter &painter, const QRectF &view)
{
    painter.save();
    painter.setClipRect(view, Qt::IntersectClip);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = view;
    context.palette.setColor(QPalette::Text, Qt::black);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace mexplorer

#include "printedhtml.moc"
