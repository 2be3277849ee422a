// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace mexplorer {

/// A sentence in the place of what can't be shown, and a button that offers a way on.
class NoticePage : public QWidget
{
    Q_OBJECT

public:
    explicit NoticePage(QWidget *parent = nullptr);

    /// The object names of the sentence and the button.
    void setNames(const QString &text, const QString &offer);
    /// Without an \a offer there is no button.
    void showNotice(const QString &html, const QString &offer);

signals:
    void offerTaken();

private:
    QLabel *m_text;
    QPushButton *m_offer;
};

} // namespace mexplorer
