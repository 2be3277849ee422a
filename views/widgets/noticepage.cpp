// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/noticepage.h"

#include "views/theme/fontrole.h"
#include "views/widgets/makewidgets.h"

#include <QLabel>
#include <QPushButton>

namespace mexplorer {

NoticePage::NoticePage(QWidget *parent) : QWidget(parent), m_text(new QLabel(this)), m_offer(new QPushButton(this))
{
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    setFontRole(m_text, FontRole::Lead);
    connect(m_offer, &QPushButton::clicked, this, &NoticePage::offerTaken);
    auto *layout = makeLayout<QVBoxLayout>(this, 16, {48, 24, 48, 24});
    layout->addStretch();
    layout->addWidget(m_text);
    layout->addWidget(m_offer, 0, Qt::AlignHCenter);
    layout->addStretch();
}

void NoticePage::setNames(const QString &text, const QString &offer)
{
    m_text->setObjectName(text);
    m_offer->setObjectName(offer);
}

void NoticePage::showNotice(const QString &html, const QString &offer)
{
    m_text->setText(QString(html).replace(QStringLiteral("-&gt;"), QStringLiteral("→")));
    m_offer->setText(offer);
    m_offer->setVisible(!offer.isEmpty());
}

} // namespace mexplorer
