// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequenceoffers.h"

#include "views/sequence/rulechoices.h"
#include "views/theme/fontrole.h"
#include "views/widgets/layouts.h"

#include <QLabel>
#include <QPushButton>

namespace mexplorer {

SequenceOffers::SequenceOffers(QWidget *parent) : QWidget(parent), m_why(new QLabel)
{
    m_why->setObjectName(QStringLiteral("sequenceWhy"));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    setFontRole(m_why, FontRole::Lead);
    auto *offers = makeLayout<QHBoxLayout>(nullptr, 8);
    offers->addStretch();
    constexpr qsizetype maxOffers = 5;
    for (const QString &rules : suggestedRules().first(maxOffers)) {
        auto *offer = new QPushButton(rules);
        offer->setObjectName(QStringLiteral("sequenceOffer.") + rules);
        connect(offer, &QPushButton::clicked, this, [this, rules] { emit rulesChosen(rules); });
        offers->addWidget(offer);
    }
    auto *tables = new QPushButton(tr("Matrix tables"));
    tables->setObjectName(QStringLiteral("sequenceOffer.tables"));
    tables->setToolTip(tr("The values of all positions of the matrix game on a board"));
    connect(tables, &QPushButton::clicked, this, &SequenceOffers::matrixChosen);
    offers->addWidget(tables);
    offers->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_why);
    layout->addSpacing(12);
    layout->addLayout(offers);
    layout->addStretch();
}

void SequenceOffers::showWhy(const QString &rules)
{
    m_why->setText(tr("A sequence G(0), G(1), G(2), … belongs to games on single heaps, and %1 is not one of them. "
                      "These have one:")
                       .arg(rules));
}

} // namespace mexplorer
