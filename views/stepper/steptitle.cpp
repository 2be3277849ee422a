// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stepper/steptitle.h"

#include "model/session/walkthrough.h"
#include "views/stepper/stepsentence.h"
#include "views/theme/fontrole.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/layouts.h"

#include <QAction>
#include <QToolButton>

namespace mexplorer {

StepTitle::StepTitle(const Walkthrough *walkthrough, QAction *back, QWidget *parent)
    : QWidget(parent), m_walkthrough(walkthrough), m_back(new QToolButton(this)), m_title(new FittedLabel(this))
{
    m_back->setObjectName(QStringLiteral("stepOutButton"));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setAutoRaise(true);
    m_back->setDefaultAction(back);
    m_title->setObjectName(QStringLiteral("traceTitle"));
    m_title->setTextFormat(Qt::RichText);
    m_title->setMinimumWidth(120);
    setFontRole(m_title, FontRole::Lead, FontRole::Heading);
    auto *line = makeLayout<QHBoxLayout>(this, 8);
    line->addWidget(m_back);
    line->addWidget(m_title, 1);
}

void StepTitle::showTrace()
{
    const TracePtr &trace = m_walkthrough->trace();
    const int depth = trace ? m_walkthrough->depth() : 0;
    m_back->defaultAction()->setVisible(depth > 0);
    m_back->setVisible(depth > 0);
    if (depth > 0)
        m_back->defaultAction()->setText(
            tr("Back to %1").arg(placeName(m_walkthrough->traceAt(depth - 1)->position())));
    if (trace) {
        showSentence(m_title, trace->title());
    } else {
        m_title->setMaker({});
        m_title->clear();
    }
}

} // namespace mexplorer
