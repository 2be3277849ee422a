// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/setdialog.h"

#include "model/trace/tracebuilder.h"

#include <QCoreApplication>
#include <QInputDialog>

namespace mexplorer {

namespace {

struct SetDialogText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SetDialog)
};

/// With or without its braces.
Result<std::vector<Value>> numbersIn(const QString &text)
{
    const QString inside = QString(text).remove(u'{').remove(u'}').remove(QStringLiteral("mex"), Qt::CaseInsensitive);
    return *readNumberSet(u'{' + inside + u'}');
}

} // namespace

void askForNumberSet(QWidget *parent, std::function<void(const std::vector<Value> &)> accepted)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setObjectName(QStringLiteral("setDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(SetDialogText::tr("Mex of a Set"));
    const QString ask = SetDialogText::tr("Numbers, such as 0, 1, 3 or 0-2, 5:");
    dialog->setLabelText(ask);
    dialog->setTextValue(QStringLiteral("0, 1, 3"));
    // What can't be read is said at once.
    QObject::connect(dialog, &QInputDialog::textValueChanged, dialog, [dialog, ask](const QString &text) {
        const auto numbers = numbersIn(text);
        dialog->setLabelText(numbers ? ask : numbers.problem().message);
    });
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, [accepted](const QString &text) {
        if (const auto numbers = numbersIn(text))
            accepted(*numbers);
    });
    dialog->open();
}

} // namespace mexplorer
