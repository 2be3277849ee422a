// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/answercover.h"

#include "model/session/session.h"
#include "views/theme/viewtext.h"
#include "views/widgets/noticepage.h"

namespace mexplorer {

QWidget *makeAnswerCover(Session *session)
{
    auto *cover = new NoticePage;
    cover->setNames(QStringLiteral("hiddenAnswers"), QStringLiteral("showAnswers"));
    cover->showNotice(Hints::hiddenReason(), ViewText::tr("Show Them"));
    QObject::connect(cover, &NoticePage::offerTaken, session->hints(), &Hints::showAnswers);
    return cover;
}

} // namespace mexplorer
