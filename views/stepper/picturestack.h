// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>

class QLabel;

namespace mexplorer {

class NoticePage;
class PicturePane;
class Session;

/// The middle of Step: the pane that draws the picture of a step, a notice where there is no picture, or the card after
/// the last step of a presentation.
class PictureStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit PictureStack(Session *session, QWidget *parent = nullptr);

    PicturePane *pane() const { return m_pane; }
    void showPane() { setCurrentIndex(Picture); }
    /// Without an \a offer there is no button.
    void showNotice(const QString &html, const QString &offer);
    /// What takes the place of the answers to a game that is played without help.
    void showCover() { setCurrentIndex(Cover); }
    /// The card after the last step of a presentation.
    void showEnd(const QString &text);
    /// True at a notice or the cover.
    bool isAtNotice() const { return currentIndex() == Notice || currentIndex() == Cover; }
    bool isAtEnd() const { return currentIndex() == End; }

signals:
    void offerTaken();

private:
    enum Page { Picture, Notice, Cover, End }; ///< in their order

    PicturePane *m_pane;
    NoticePage *m_notice;
    QLabel *m_end;
};

} // namespace mexplorer
