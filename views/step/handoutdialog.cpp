// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/handoutdialog.h"

#include "model/session/session.h"
#include "model/step/blanks.h"
#include "views/widgets/filedialogs.h"
#include "views/widgets/makewidgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <iterator>

namespace mexplorer {

HandoutDialog::HandoutDialog(Session *session, TracePtr trace, std::set<int> bookmarks, QWidget *parent)
    : QDialog(parent), m_session(session), m_trace(std::move(trace)), m_bookmarks(std::move(bookmarks)),
      m_steps(makeNamed<QComboBox>("handoutSteps")), m_every(new QSpinBox), m_perPage(new QComboBox),
      m_blank(makeNamed<QCheckBox>("handoutBlank", tr("Leave values out, to be filled in")))
{
    setWindowTitle(tr("Hand-Out"));
    m_steps->addItem(tr("Steps at equal distances"));
    if (!m_bookmarks.empty())
        m_steps->addItem(tr("Marked steps"));
    m_every->setRange(1, std::max(1, m_trace->stepCount()));
    // A class reads a few pages, not a hundred.
    constexpr int usualSteps = 24;
    m_every->setValue((m_trace->stepCount() + usualSteps - 1) / usualSteps);
    for (const int size : handoutPageSizes())
        m_perPage->addItem(QString::number(size), size);
    m_perPage->setCurrentIndex(1);
    auto *form = new QFormLayout(this);
    form->addRow(tr("Which steps"), m_steps);
    form->addRow(tr("Distance between steps"), m_every);
    form->addRow(tr("On a page"), m_perPage);
    form->addRow(m_blank);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *save = buttons->addButton(tr("Save…"), QDialogButtonBox::ActionRole);
    QPushButton *preview = buttons->addButton(tr("Preview…"), QDialogButtonBox::ActionRole);
    preview->setObjectName(QStringLiteral("handoutPreview"));
    QPushButton *print = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    form->addRow(buttons);
    connect(m_steps, &QComboBox::currentIndexChanged, this, [this](int index) { m_every->setEnabled(index == 0); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &HandoutDialog::save);
    connect(preview, &QPushButton::clicked, this,
            [this] { previewPages(m_session, this, printableHandout(handout())); });
    connect(print, &QPushButton::clicked, this, [this] { printPages(m_session, this, printableHandout(handout())); });
}

HandoutOptions HandoutDialog::options() const
{
    HandoutOptions options;
    const std::vector<int> all = handoutSteps(*m_trace, m_blank->isChecked());
    if (m_steps->currentIndex() == 0)
        options.steps = everyNthStep(m_every->value(), all);
    else
        std::ranges::set_intersection(m_bookmarks, all, std::back_inserter(options.steps));
    options.perPage = m_perPage->currentData().toInt();
    return options;
}

Handout HandoutDialog::handout() const
{
    return {m_trace, options(), m_blank->isChecked()};
}

void HandoutDialog::write(const QString &path)
{
    saveByJob(m_session, tr("Writing the hand-out"), path,
              [handout = handout(), path](JobControl &control) { return writeHandout(handout, path, control); });
}

void HandoutDialog::save()
{
    askForFileToSave(this,
                     {.title = tr("Save the Hand-Out"),
                      .objectName = QStringLiteral("saveHandoutDialog"),
                      .filters = {fileFilter(QStringLiteral("PDF"), {QStringLiteral("pdf")}),
                                  fileFilter(QStringLiteral("HTML"), {QStringLiteral("html")}),
                                  fileFilter(QStringLiteral("LaTeX"), {QStringLiteral("tex")})},
                      .expression = m_session->exploration()->expression() + u'-' + traceKindName(m_trace->kind())},
                     [this](const QString &path) { write(path); });
}

} // namespace mexplorer
