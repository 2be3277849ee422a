// How SequenceView is laid out, and what it says.

#include "model/session/session.h"
#include "views/sequence/rulechoices.h"
#include "views/sequence/sequencechart.h"
#include "views/sequence/sequencecontrols.h"
#include "views/sequence/sequencemodel.h"
#include "views/sequence/sequenceview.h"
#include "views/theme/theme.h"
#include "views/theme/type.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>

namespace mexplorer {

void SequenceView::buildLayout()
{
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(QStringLiteral("sequenceSplitter"));
    auto *plot = new QWidget;
    auto *plotLayout = new QVBoxLayout(plot);
    plotLayout->setContentsMargins(0, 0, 0, 0);
    plotLayout->setSpacing(4);
    plotLayout->addWidget(m_chart, 1);
    plotLayout->addWidget(makeCaption());
    splitter->addWidget(plot);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    setUpTable();
    setTypeSize(m_finding, TypeSize::Lead);
    m_finding->setObjectName(QStringLiteral("sequenceFinding"));
    m_finding->setWordWrap(true);
    m_finding->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_pages->addWidget(splitter);
    m_pages->addWidget(makeEmptyPage());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_controls);
    layout->addWidget(m_finding);
    layout->addWidget(m_pages, 1);
}

void SequenceView::setUpTable()
{
    m_table->setObjectName(QStringLiteral("sequenceTable"));
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(tr("Table of the values G(n)"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setMinimumHeight(96);
    for (QHeaderView *header : {m_table->horizontalHeader(), m_table->verticalHeader()})
        header->setStyleSheet(QStringLiteral("QHeaderView::section { padding: 2px 6px; }"));
    m_table->horizontalHeader()->setMinimumSectionSize(28);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
    m_table->verticalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

QWidget *SequenceView::makeCaption()
{
    auto *caption = new QWidget;
    auto *layout = new QHBoxLayout(caption);
    layout->setContentsMargins(8, 0, 8, 0);
    m_legend->setObjectName(QStringLiteral("sequenceLegend"));
    m_readout->setObjectName(QStringLiteral("sequenceReadout"));
    m_readout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_legend);
    layout->addWidget(m_readout, 1);
    return caption;
}

QWidget *SequenceView::makeEmptyPage()
{
    auto *page = new QWidget;
    page->setObjectName(QStringLiteral("sequenceEmptyPage"));
    auto *layout = new QVBoxLayout(page);
    m_why->setObjectName(QStringLiteral("sequenceWhy"));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    setTypeSize(m_why, TypeSize::Lead);
    auto *offers = new QHBoxLayout;
    offers->setSpacing(8);
    offers->addStretch();
    constexpr qsizetype mostOffers = 5;
    for (const QString &rules : suggestedRules().first(mostOffers)) {
        auto *offer = new QPushButton(rules);
        offer->setObjectName(QStringLiteral("sequenceOffer.") + rules);
        connect(offer, &QPushButton::clicked, this, [this, rules] { chooseRules(rules); });
        offers->addWidget(offer);
    }
    offers->addStretch();
    layout->addStretch();
    layout->addWidget(m_why);
    layout->addSpacing(12);
    layout->addLayout(offers);
    layout->addStretch();
    return page;
}

void SequenceView::showWhyEmpty()
{
    m_rules.reset();
    m_study.reset();
    m_snapshot.reset();
    m_session->jobs()->drop(QStringLiteral("sequence"));
    const QString game = m_session->exploration()->start().components.front().rules->text();
    m_why->setText(tr("A sequence G(0), G(1), G(2), … belongs to games on single heaps, and %1 is not one of them. "
                      "These have one:")
                       .arg(game));
    m_pages->setCurrentIndex(1);
    m_controls->setRules(QString());
    showFinding();
}

void SequenceView::showFinding()
{
    QStringList sentences;
    if (!m_notice.isEmpty())
        sentences << m_notice;
    if (m_pages->currentIndex() == 0 && !m_snapshot) {
        sentences << tr("Computing the values…");
    } else if (m_snapshot && m_snapshot->period) {
        const Period &period = *m_snapshot->period;
        const auto exception = period.lastException();
        if (period.saltus == 0)
            sentences << tr("Period %1, %2.")
                             .arg(groupedNumber(period.period),
                                  exception ? tr("last exception %1").arg(groupedNumber(*exception))
                                            : tr("without exceptions"));
        sentences << periodSentence(period);
    } else if (m_snapshot) {
        sentences
            << tr("No period shows in G(0) to G(%1). Ask for more terms.").arg(groupedNumber(m_snapshot->terms - 1));
    }
    if (m_snapshot && m_snapshot->terms < m_controls->terms())
        sentences << tr("Stopped at %1 terms.").arg(groupedNumber(m_snapshot->terms));
    if (m_snapshot && m_model->shownTerms() < m_snapshot->terms)
        sentences << tr("The table holds the first %1 terms.").arg(groupedNumber(m_model->shownTerms()));
    m_finding->setText(sentences.join(u' '));
    m_finding->setVisible(!sentences.isEmpty());
}

void SequenceView::showReadout(std::optional<quint64> n)
{
    QStringList texts;
    if (m_snapshot && n && *n < m_snapshot->terms) {
        texts << tr("G(%1) = %2").arg(groupedNumber(*n)).arg(m_snapshot->at(*n));
        if (m_snapshot->isException(*n))
            texts << tr("an exception");
    } else if (m_snapshot) {
        constexpr std::size_t mostHeaps = 6;
        for (const quint64 heap : std::span(m_marked).first(std::min(mostHeaps, m_marked.size()))) {
            if (heap < m_snapshot->terms)
                texts << tr("G(%1) = %2").arg(groupedNumber(heap)).arg(m_snapshot->at(heap));
        }
    }
    m_readout->setText(texts.join(QStringLiteral(", ")));
}

/// The legend names what is drawn now: dots, or the band.
void SequenceView::showLegend()
{
    const Colors &colors = Theme::instance().colors();
    const auto mark = [](const QColor &color, QChar sign, const QString &text) {
        return QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3").arg(color.name(), sign, text);
    };
    m_legend->setText(QStringList{m_chart->showsDots()
                                      ? mark(colors.pPosition, QChar(0x25cf), tr("value"))
                                      : mark(colors.pPosition, QChar(0x258c), tr("least to greatest value")),
                                  mark(colors.nPosition, QChar(0x25c7), tr("exception")),
                                  mark(colors.selection, QChar(0x25ef), tr("selected heap"))}
                          .join(QStringLiteral("&nbsp;&nbsp; ")));
}

} // namespace mexplorer
