// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/glossarywindow.h"

#include "model/teach/glossary.h"
#include "views/theme/fontrole.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>

namespace mexplorer {

namespace {

/// Returns the meaning as HTML; the first mention of each other term is a link.
QString linkedMeaning(const Glossary &glossary, std::size_t self)
{
    const QString &text = glossary.entries()[self].meaning;
    QString html;
    qsizetype at = 0;
    for (const Glossary::Mention &mention : glossary.mentions(text, true)) {
        if (mention.entry == self)
            continue;
        html += text.sliced(at, mention.from - at).toHtmlEscaped();
        html += QStringLiteral("<a href=\"%1\">%2</a>")
                    .arg(glossaryAddress(glossary.entries()[mention.entry].names.front()).toHtmlEscaped(),
                         text.sliced(mention.from, mention.length).toHtmlEscaped());
        at = mention.from + mention.length;
    }
    return html + text.sliced(at).toHtmlEscaped();
}

} // namespace

GlossaryWindow::GlossaryWindow(QWidget *parent)
    : QDialog(parent), m_search(makeNamed<QLineEdit>("glossarySearch", this)),
      m_terms(makeNamed<QListWidget>("glossaryTerms", this)), m_text(makeNamed<QTextBrowser>("glossaryText", this))
{
    setObjectName(QStringLiteral("glossary"));
    setWindowTitle(tr("Glossary"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the glossary"));
    m_search->setClearButtonEnabled(true);
    // Up and Down also select a term from the search field.
    new EventFilter(m_search, this, [this](QEvent *event) {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
        const int by = arrowStep(key).y();
        if (by != 0)
            m_terms->setCurrentRow(std::clamp(m_terms->currentRow() + by, 0, std::max(0, m_terms->count() - 1)));
        return by != 0;
    });
    m_terms->setAccessibleName(tr("Terms"));
    m_terms->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long terms wrap
    m_terms->setWordWrap(true);
    m_terms->setResizeMode(QListView::Adjust);
    m_text->setAccessibleName(tr("Meaning"));
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(12);
    setFontRole(m_text, FontRole::Lead);
    auto *left = new QWidget(this);
    auto *column = makeLayout<QVBoxLayout>(left, -1);
    column->addWidget(m_search);
    column->addWidget(m_terms, 1);
    QSplitter *halves = makeSplitter(this, Qt::Horizontal, {{left, 0}, {m_text, 1}});
    const int termWidth = 36 * fontMetrics().averageCharWidth();
    halves->setSizes({termWidth, 480});
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(halves);
    resize(termWidth + 520, 480);
    new QShortcut(QKeySequence::Close, this, [this] { close(); });
    connect(m_search, &QLineEdit::textChanged, this, &GlossaryWindow::fill);
    connect(m_terms, &QListWidget::currentRowChanged, this, &GlossaryWindow::showEntry);
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &address) { showTerm(termOfAddress(address.toString(QUrl::FullyEncoded))); });
    fill();
}

void GlossaryWindow::fill()
{
    const QString shown = term();
    const Glossary &glossary = Glossary::shipped();
    const QSignalBlocker blocker(m_terms);
    m_terms->clear();
    int current = 0;
    for (const std::size_t i : glossary.search(m_search->text())) {
        const GlossaryEntry &entry = glossary.entries()[i];
        auto *item = new QListWidgetItem(entry.term, m_terms);
        item->setData(Qt::UserRole, static_cast<int>(i));
        item->setToolTip(entry.section);
        if (entry.term == shown && m_search->text().isEmpty())
            current = m_terms->count() - 1;
    }
    m_terms->setCurrentRow(current);
    showEntry();
}

void GlossaryWindow::showTerm(const QString &name)
{
    m_search->clear();
    const int entry = Glossary::shipped().find(name);
    m_terms->setCurrentRow(std::max(0, entry)); // an empty search lists all, in their order
    m_terms->scrollToItem(m_terms->currentItem(), QAbstractItemView::PositionAtCenter);
    show();
    raise();
    activateWindow();
    m_search->setFocus();
}

QString GlossaryWindow::term() const
{
    return m_terms->currentItem() ? m_terms->currentItem()->text() : QString();
}

void GlossaryWindow::showEntry()
{
    const QListWidgetItem *item = m_terms->currentItem();
    if (!item) {
        m_text->setPlainText(tr("No term contains these words."));
        return;
    }
    const Glossary &glossary = Glossary::shipped();
    const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    const GlossaryEntry &entry = glossary.entries()[index];
    m_text->setHtml(
        QStringLiteral("<h2>%1</h2><p>%2</p><p><small>%3</small></p>")
            .arg(entry.term.toHtmlEscaped(), linkedMeaning(glossary, index),
                 QStringLiteral("%1: %2").arg(glossary.otherLanguage(), entry.translation).toHtmlEscaped()));
}

} // namespace mexplorer
