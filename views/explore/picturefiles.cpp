// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/explore/picturefiles.h"

#include "model/core/scanner.h"
#include "model/session/session.h"
#include "views/canvas/graphcanvas.h"
#include "views/canvas/pictureexport.h"
#include "views/explore/explorecommands.h"
#include "views/widgets/commands.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

namespace mexplorer {

namespace {

constexpr quint64 maxPreviewElements = 6'000; // more would block the window

/// Dialog for the width of a picture in pixels; shows its height and the size of its unit.
class PictureSizeDialog final : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::PictureSizeDialog)

public:
    PictureSizeDialog(LayoutPtr layout, int widthForTexts, QWidget *parent)
        : QDialog(parent), m_layout(std::move(layout)), m_widthForTexts(widthForTexts),
          m_width(makeNamed<QSpinBox>("pictureWidth", this)), m_size(makeText("pictureSize", this))
    {
        setObjectName(QStringLiteral("pictureSizeDialog"));
        setWindowTitle(tr("Export PNG"));
        m_width->setRange(minPictureWidth, maxPictureWidth);
        m_width->setSingleStep(500);
        m_width->setGroupSeparatorShown(true);
        m_width->setSuffix(tr(" pixels"));
        m_width->setValue(usualPngPixels);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
        buttons->addButton(tr("Choose File…"), QDialogButtonBox::AcceptRole)->setDefault(true);
        auto *form = new QFormLayout(this);
        form->addRow(tr("&Width:"), m_width);
        form->addRow(m_size);
        form->addRow(buttons);
        connect(m_width, &QSpinBox::valueChanged, this, &PictureSizeDialog::showSize);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        showSize();
    }

    int pictureWidth() const { return m_width->value(); }

private:
    void showSize()
    {
        const int width = pictureWidth();
        const auto grouped = [](int pixels) { return groupedNumber(static_cast<quint64>(pixels)); };
        const QString size = tr("%1 × %2 pixels.").arg(grouped(width), grouped(heightFor(width, *m_layout)));
        const qreal unit = width / (PictureOptions().pixelRatio * m_layout->extent().width());
        const QString marks = GraphSizes(unit).drawsDots ? tr("Positions are dots; a wider picture has their values.")
                              : width < m_widthForTexts
                                  ? tr("Positions are marks; a picture of %1 pixels or wider has their values.")
                                        .arg(grouped(m_widthForTexts))
                                  : tr("Positions are marks with their values.");
        m_size->setText(size + u' ' + marks);
    }

    LayoutPtr m_layout;
    int m_widthForTexts;
    QSpinBox *m_width;
    QLabel *m_size;
};

/// Adds advice for pictures of too many positions.
Problem withAdvice(Problem problem)
{
    if (problem.kind == Problem::Kind::Limit)
        problem.message +=
            u' ' + PictureFiles::tr("R and W show a part of the graph, and Merge draws equal positions as one.");
    return problem;
}

/// Says where there is room for values and letters if a picture has none.
QString noteAboutTexts(const WrittenPicture &picture)
{
    if (!picture.lacksTexts)
        return {};
    const QString width = groupedNumber(static_cast<quint64>(picture.widthForTexts));
    if (picture.widthForTexts > 0 && picture.hasRoomAsShapes)
        return PictureFiles::tr("Its marks are too small for values; Export PNG of Any Size has room for them at a "
                                "width of %1 pixels, and so have SVG and PDF files.")
            .arg(width);
    if (picture.widthForTexts > 0)
        return PictureFiles::tr("Its marks are too small for values; Export PNG of Any Size has room for them at a "
                                "width of %1 pixels.")
            .arg(width);
    if (picture.hasRoomAsShapes)
        return PictureFiles::tr("Its marks are too small for values; SVG and PDF files have room for them.");
    return PictureFiles::tr("Its marks are too small for values; R and W show a part of the graph, and Merge draws "
                            "equal positions as one.");
}

} // namespace

PictureFiles::PictureFiles(Session *session, GraphCanvas *canvas, QObject *parent)
    : QObject(parent), m_session(session), m_writing(session->jobs()), m_canvas(canvas)
{
    connect(session->exploration(), &Exploration::startChanged, this, &PictureFiles::follow);
}

/// Disables the commands without a game.
void PictureFiles::follow()
{
    for (QAction *action : std::as_const(m_actions))
        action->setEnabled(m_session->exploration()->hasGame());
}

/// Reports it if the graph isn't drawn yet.
bool PictureFiles::isDrawn()
{
    const bool isDrawn = m_canvas->isCurrent() && !m_canvas->picture().isEmpty();
    if (!isDrawn)
        emit reported(tr("The graph isn't drawn yet. Try again when it is."));
    return isDrawn;
}

void PictureFiles::addCommands(Commands *commands)
{
    const MenuPosition position = {ExploreCommands::exportMenu};
    m_actions << commands->add(
        ExploreCommands::exportPicture, tr("Export Pict&ure…"), tr("Write the graph as SVG, PDF or PNG"),
        {.icon = "export", .position = position, .role = CommandRole::Export}, [this] { exportPicture(); });
    m_actions << commands->add(
        ExploreCommands::exportPng, tr("Export PNG of Any Si&ze…"), tr("Write the graph as a PNG as wide as you like"),
        {.icon = "export", .position = position, .role = CommandRole::Export}, [this] { exportSizedPicture(); });
    QAction *caption =
        commands->addSwitch(ExploreCommands::pictureCaption, tr("&Title and Legend on Pictures"),
                            tr("Write the game and what marks mean below pictures in files and on paper"),
                            {.position = position}, [this](bool on) { m_hasCaption = on; });
    caption->setChecked(m_hasCaption);
    m_actions << commands->add(ExploreCommands::printPreview, tr("Pre&view of the Printed Graph…"),
                               tr("See the page of the graph, and print it"),
                               {.icon = "print", .position = position, .role = CommandRole::PrintPreview},
                               [this] { print(previewPages, maxPreviewElements); });
    m_actions << commands->add(ExploreCommands::print, tr("P&rint Graph…"), tr("Print the graph on one page"),
                               {.icon = "print", .position = position, .role = CommandRole::Print},
                               [this] { print(printPages, maxPictureElements); });
    follow();
}

std::optional<CopiedPicture> PictureFiles::copiedPicture() const
{
    const GraphPicture &picture = m_canvas->picture();
    if (!m_canvas->isCurrent() || picture.isEmpty())
        return std::nullopt;
    const QString expression = m_session->exploration()->expression();
    const GameGraph &graph = *picture.explored.graph;
    if (graph.positionCount() + graph.moveCount() > maxPreviewElements) {
        const QPixmap shown = m_canvas->grab();
        return CopiedPicture{{expression, m_canvas->size(),
                              [shown](QPainter &painter) { painter.drawPixmap(0, 0, shown); },
                              tr("A part of the game graph, made with Mexplorer")},
                             expression};
    }
    PictureOptions options(picture, m_canvas->highlights().marks);
    options.hasCaption = m_hasCaption;
    const QSize size = pictureSize(picture.explored, picture.layout, options);
    return CopiedPicture{{expression, size,
                          [explored = picture.explored, layout = picture.layout, options, size](QPainter &painter) {
                              JobControl control;
                              paintPicture(painter, QRectF(QPointF(), size), explored, layout, options,
                                           maxPreviewElements, control);
                          },
                          tr("Game graph, made with Mexplorer")},
                         expression};
}

void PictureFiles::exportPicture()
{
    if (!isDrawn())
        return;
    QStringList filters;
    for (const QString &ending : pictureEndings())
        filters << fileFilter(ending.toUpper(), {ending});
    askForFileToSave(m_canvas->window(),
                     {.title = tr("Export Picture"),
                      .objectName = QStringLiteral("exportPictureDialog"),
                      .filters = filters,
                      .expression = m_session->exploration()->expression()},
                     [this](const QString &path) { writePicture(path); });
}

/// Opens a dialog for the size, and then one for the file.
void PictureFiles::exportSizedPicture()
{
    if (!isDrawn())
        return;
    const GraphPicture &picture = m_canvas->picture();
    auto *size = new PictureSizeDialog(
        picture.layout, widthForTexts(picture.explored, picture.layout, PictureOptions(picture)), m_canvas->window());
    size->setAttribute(Qt::WA_DeleteOnClose);
    connect(size, &QDialog::accepted, this, [this, size] {
        askForFileToSave(m_canvas->window(),
                         {.title = tr("Export PNG"),
                          .objectName = QStringLiteral("exportPngDialog"),
                          .filters = {fileFilter(QStringLiteral("PNG"), {QStringLiteral("png")})},
                          .expression = m_session->exploration()->expression()},
                         [this, width = size->pictureWidth()](const QString &path) { writePicture(path, width); });
    });
    size->open();
}

void PictureFiles::writePicture(const QString &path, int width)
{
    const GraphPicture &picture = m_canvas->picture();
    PictureOptions options(picture, m_canvas->highlights().marks);
    options.width = width;
    options.hasCaption = m_hasCaption && width == 0; // a caption would change the requested size
    m_writing.start(
        tr("Writing the picture"),
        [explored = picture.explored, layout = picture.layout, path, options](JobControl &control) {
            return mexplorer::exportPicture(explored, layout, path, options, control);
        },
        [this, path](const Result<WrittenPicture> &result) {
            if (result) {
                const QString note = noteAboutTexts(*result);
                emit reported(note.isEmpty() ? tr("Written to %1").arg(path) : tr("Written to %1. %2").arg(path, note));
                emit written(path);
            } else if (result.problem().kind == Problem::Kind::Cancelled) {
                emit reported(tr("Stopped; nothing was written to %1").arg(path));
            } else {
                m_session->report(withAdvice(result.problem()));
            }
        });
}

/// Returns one landscape page; as pixels if the graph has more than \a maxElements marks and moves.
Printable PictureFiles::printable(quint64 maxElements) const
{
    const GraphPicture &picture = m_canvas->picture();
    PictureOptions options(picture, m_canvas->highlights().marks);
    options.colors = Theme::paperColors();
    options.hasCaption = m_hasCaption;
    const QString title = m_session->exploration()->expression();
    return {title,
            [title, explored = picture.explored, layout = picture.layout, options, maxElements](QSizeF size,
                                                                                                JobControl &control) {
                PaperPages pages{title, size, {}};
                addPage(pages, [&](QPainter &painter) {
                    paintPicture(painter, QRectF(QPointF(), size), explored, layout, options, maxElements, control);
                });
                return pages;
            },
            QPageLayout::Landscape};
}

void PictureFiles::print(PrintFunction put, quint64 maxElements)
{
    if (isDrawn())
        put(m_session, m_canvas->window(), printable(maxElements));
}

} // namespace mexplorer
