// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/sheetdialog.h"

#include "model/core/safefile.h"
#include "model/session/session.h"
#include "model/teach/sheetformat.h"
#include "model/writing/writer.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"
#include "views/writing/printedhtml.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTextDocument>
#include <QTextEdit>
#include <QVBoxLayout>

namespace mexplorer {

SheetDialog::SheetDialog(Session *session, const QString &subject, const std::vector<ExerciseKind> &kinds,
                         QWidget *parent)
    : QDialog(parent), m_session(session), m_making(session->jobs()), m_subject(subject), m_count(new QSpinBox),
      m_seed(new QSpinBox), m_key(makeNamed<QCheckBox>("sheetKey", tr("With the key"))),
      m_preview(makeNamed<QTextEdit>("sheetPreview")), m_problem(new QLabel)
{
    setWindowTitle(tr("Sheet of Exercises"));
    m_preview->setAccessibleName(tr("Preview"));
    m_preview->setReadOnly(true);
    QPalette paper = palette();
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    m_preview->setPalette(paper);
    m_problem->setWordWrap(true);

    auto *side = new QVBoxLayout;
    side->addWidget(makeChoices(kinds));
    side->addWidget(m_problem);
    side->addStretch();
    auto *middle = new QHBoxLayout;
    middle->addLayout(side);
    middle->addWidget(m_preview, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
    auto *pages = buttons->addButton(tr("Preview of Pages…"), QDialogButtonBox::ActionRole);
    auto *print = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    pages->setObjectName(QStringLiteral("sheetPages"));
    m_buttons = {save, pages, print};
    for (QPushButton *button : m_buttons)
        button->setEnabled(false); // until there is a sheet
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &SheetDialog::save);
    connect(pages, &QPushButton::clicked, this, [this] { previewPages(m_session, this, printable()); });
    connect(print, &QPushButton::clicked, this, [this] { printPages(m_session, this, printable()); });
    resize(QSize(900, 640).boundedTo(parent ? parent->window()->size() : QSize(900, 640)));
    remake();
}

QWidget *SheetDialog::makeChoices(const std::vector<ExerciseKind> &kinds)
{
    auto *choices = new QWidget;
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    for (const ExerciseKind kind : allExerciseKinds()) {
        auto *box = new QCheckBox(exerciseKindTitle(kind));
        box->setObjectName(QStringLiteral("sheetKind.") + exerciseKindName(kind));
        box->setChecked(std::find(kinds.begin(), kinds.end(), kind) != kinds.end());
        connect(box, &QCheckBox::toggled, this, &SheetDialog::remake);
        form->addRow(box);
        m_kinds.push_back(box);
    }
    m_count->setRange(1, static_cast<int>(ExerciseRequest::maxExercises));
    m_count->setValue(10);
    m_seed->setRange(1, 1'000'000);
    m_key->setChecked(true);
    form->addRow(tr("Exercises"), m_count);
    form->addRow(tr("Sheet number"), m_seed);
    form->addRow(m_key);
    connect(m_count, &QSpinBox::valueChanged, this, &SheetDialog::remake);
    connect(m_seed, &QSpinBox::valueChanged, this, &SheetDialog::remake);
    connect(m_key, &QCheckBox::toggled, this, &SheetDialog::remake);
    return choices;
}

/// Returns a request for the kinds that are checked; for all usual ones if none is.
ExerciseRequest SheetDialog::request() const
{
    ExerciseRequest request;
    for (std::size_t i = 0; i < m_kinds.size(); ++i) {
        if (m_kinds[i]->isChecked())
            request.kinds.push_back(allExerciseKinds()[i]);
    }
    request.count = static_cast<quint64>(m_count->value());
    request.seed = static_cast<quint64>(m_seed->value());
    return request;
}

void SheetDialog::remake()
{
    m_making.start(
        tr("Making exercises"),
        [subject = m_subject, requested = request()](JobControl &control) -> Result<ExerciseSheet> {
            const Result<ExerciseRequest> read = readExerciseSubject(subject);
            if (!read)
                return read.problem();
            ExerciseRequest request = *read;
            request.kinds = requested.kinds;
            request.count = requested.count;
            request.seed = requested.seed;
            return makeExercises(request, control);
        },
        [this](const Result<ExerciseSheet> &sheet) { setSheet(sheet); });
}

void SheetDialog::setSheet(const Result<ExerciseSheet> &sheet)
{
    m_sheet = sheet ? std::make_shared<const ExerciseSheet>(*sheet) : nullptr;
    const std::optional<Problem> problem = sheet ? sheet->limit : std::optional(sheet.problem());
    m_problem->setText(problem ? problem->message : QString());
    for (QPushButton *button : std::as_const(m_buttons))
        button->setEnabled(sheet.ok());
    QTextDocument *document = documentOf(sheet ? html() : QString()).release();
    document->setParent(m_preview);
    // The initial document of the preview belongs to its text control, which deletes it.
    QTextDocument *before = m_preview->document();
    const bool isOurs = before->parent() == m_preview;
    m_preview->setDocument(document);
    if (isOurs)
        before->deleteLater();
}

QString SheetDialog::html() const
{
    return formatSheet(*m_sheet, SheetFormat::Html, m_key->isChecked());
}

void SheetDialog::write(const QString &path)
{
    if (!m_sheet)
        return;
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QStringLiteral("pdf")) {
        savePages(m_session, printable(), path);
        return;
    }
    const auto format = sheetFormatFromEnding(ending).value_or(SheetFormat::Text);
    if (const auto problem = writeSafely(path, formatSheet(*m_sheet, format, m_key->isChecked()).toUtf8()))
        m_session->report(*problem);
}

Printable SheetDialog::printable() const
{
    const QString title = tr("Exercises: %1").arg(m_sheet->game);
    return {title, [title, sheet = m_sheet, withKey = m_key->isChecked()](QSizeF size, JobControl &control) {
                return pagesOfHtml(title, printedPieces(sheetArticle(*sheet, withKey)), size, control);
            }};
}

void SheetDialog::save()
{
    if (!m_sheet)
        return;
    askForFileToSave(this,
                     {.title = tr("Save the Sheet"),
                      .objectName = QStringLiteral("saveSheetDialog"),
                      .filters = {fileFilter(QStringLiteral("PDF"), {QStringLiteral("pdf")}),
                                  fileFilter(QStringLiteral("HTML"), {QStringLiteral("html")}),
                                  fileFilter(QStringLiteral("LaTeX"), {QStringLiteral("tex")}),
                                  fileFilter(QStringLiteral("Markdown"), {QStringLiteral("md")}),
                                  fileFilter(tr("Text"), {QStringLiteral("txt")})},
                      .expression = tr("%1-exercises").arg(m_sheet->game)},
                     [this](const QString &path) { write(path); });
}

} // namespace mexplorer
