// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/trace/trace.h"

#include <QStackedWidget>

#include <map>

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

    /// The pane for a picture; null for one that is drawn elsewhere, or none.
    PicturePane *paneFor(const TracePicture &picture) const;
    /// Without an \a offer there is no button.
    void showNotice(const QString &html, const QString &offer);
    /// What takes the place of the answers to a game that is played without help.
    void showCover() { setCurrentWidget(m_cover); }
    /// The card after the last step of a presentation.
    void showEnd(const QString &text);
    /// True at a notice or the cover.
    bool isAtNotice() const;
    bool isAtEnd() const;

signals:
    void offerTaken();

private:
    QLabel *makeEnd();

    std::map<std::size_t, PicturePane *> m_panes; ///< by the index of their picture in TracePicture
    NoticePage *m_notice;
    QWidget *m_cover;
    QLabel *m_end;
};

/// A pane for such pictures; null for one that is drawn elsewhere, or none.
PicturePane *makePane(const TracePicture &picture, QWidget *parent = nullptr);

} // namespace mexplorer
