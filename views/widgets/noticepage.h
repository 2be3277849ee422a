// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

/// A page with a sentence about why something can't be shown, and a button with a suggestion.
class NoticePage : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePage(QWidget *parent = nullptr);

    /// Sets the object names of the sentence and the button.
    void setNames(const QString &text, const QString &offer);
    /// Shows a notice; without a button if \a offer is empty.
    void showNotice(const QString &html, const QString &offer);

signals:
    void offerTaken();

private:
    QLabel *m_text;
    QPushButton *m_offer;
};

} // namespace mexplorer
