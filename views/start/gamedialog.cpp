// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/gamedialog.h"

#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "views/glyphs/miniature.h"
#include "views/start/termeditor.h"
#include "views/start/termpage.h"
#include "views/theme/fontrole.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/widgets/makewidgets.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

namespace mexplorer {

GameDialog::GameDialog(const QString &expression, QWidget *parent)
    : QDialog(parent), m_list(new QListWidget), m_pages(new QStackedWidget), m_preview(new Miniature(96)),
      m_expression(new QLabel), m_problem(new QLabel),
      m_remove(new QPushButton(themeIcon(QStringLiteral("remove")), tr("R&emove"))),
      m_open(new QPushButton(tr("&Open")))
{
    setWindowTitle(tr("Set up a game"));
    resize(800, 650);
    auto *middle = makeLayout<QHBoxLayout>(nullptr, 24);
    middle->addLayout(makeTermList(), 2);
    middle->addWidget(m_pages, 3);
    auto *layout = makeLayout<QVBoxLayout>(this, 16, {16, 16, 16, 16});
    layout->addLayout(middle, 1);
    layout->addLayout(makeFoot());
    load(expression);
    connect(&Theme::instance(), &Theme::changed, this, &GameDialog::showExpression);
}

QLayout *GameDialog::makeTermList()
{
    auto *label = new QLabel(tr("&Games in the sum"));
    label->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("termList"));
    m_list->setAccessibleName(tr("Games in the sum"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    auto *add = new QPushButton(themeIcon(QStringLiteral("add")), tr("&Add a Game"));
    add->setObjectName(QStringLiteral("addTerm"));
    add->setAutoDefault(false);
    m_remove->setObjectName(QStringLiteral("removeTerm"));
    m_remove->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, [this] {
        addTerm();
        showExpression();
    });
    connect(m_remove, &QPushButton::clicked, this, &GameDialog::removeTerm);

    auto *buttons = new QHBoxLayout;
    addWidgets(buttons, {add, m_remove});
    auto *column = makeLayout<QVBoxLayout>(nullptr, 8);
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    return column;
}

QLayout *GameDialog::makeFoot()
{
    m_preview->setFixedHeight(96);
    m_preview->setFramed();
    m_preview->setAccessibleName(tr("Picture of the position"));
    m_expression->setObjectName(QStringLiteral("dialogExpression"));
    m_expression->setAccessibleName(tr("The game as an expression"));
    m_expression->setFont(codeFont(font()));
    m_expression->setWordWrap(true);
    m_expression->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_problem->setObjectName(QStringLiteral("dialogProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    auto *buttons = new QDialogButtonBox;
    m_open->setDefault(true);
    m_open->setObjectName(QStringLiteral("dialogOpen"));
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        const QString requested = expression();
        accept();
        emit openRequested(requested);
    });

    auto *column = makeLayout<QVBoxLayout>(nullptr, 8);
    addWidgets(column, {m_preview, m_expression, m_problem, buttons});
    return column;
}

void GameDialog::load(const QString &expression)
{
    const Result<Position> position = parseWithLargeHeaps(expression);
    if (position) {
        for (const auto &term : termsOf(*position))
            addTerm()->load(term);
    } else {
        // "graph{FILE}", for example, is the expression on the card of graph files: its family without a file.
        const Family *family = findFamily(QStringView(expression).left(expression.indexOf(u'{')));
        addTerm()->setFamily(family ? family->name : QStringLiteral("kayles"));
    }
    m_list->setCurrentRow(0);
    showExpression();
}

TermPage *GameDialog::addTerm()
{
    auto *page = new TermPage;
    m_pages->addWidget(page);
    m_list->addItem(page->text());
    m_list->setCurrentRow(m_list->count() - 1);
    connect(page, &TermPage::changed, this, &GameDialog::showExpression);
    return page;
}

void GameDialog::removeTerm()
{
    const int row = m_list->currentRow();
    delete m_pages->widget(row);
    delete m_list->takeItem(row);
    m_pages->setCurrentIndex(m_list->currentRow());
    showExpression();
}

QString GameDialog::expression() const
{
    QStringList terms;
    for (int i = 0; i < m_pages->count(); ++i)
        terms << qobject_cast<TermPage *>(m_pages->widget(i))->text();
    return terms.join(QStringLiteral(" + "));
}

QString GameDialog::firstStep() const
{
    QString step;
    for (int i = 0; i < m_pages->count() && step.isEmpty(); ++i)
        step = qobject_cast<TermPage *>(m_pages->widget(i))->firstStep();
    return step;
}

void GameDialog::showExpression()
{
    for (int i = 0; i < m_pages->count(); ++i)
        m_list->item(i)->setText(qobject_cast<TermPage *>(m_pages->widget(i))->text());
    m_remove->setEnabled(m_list->count() > 1);
    const Result<Position> position = parseWithLargeHeaps(expression());
    m_open->setEnabled(position.ok());
    m_expression->setText(position ? position->text() : expression());
    m_problem->setVisible(!position);
    const QString first = firstStep();
    if (!position)
        m_problem->setText(first.isEmpty() ? position.problem().message : first);
    const Colors &colors = Theme::instance().colors();
    QPalette palette = m_problem->palette();
    palette.setColor(QPalette::WindowText, first.isEmpty() ? colors.warning : colors.text);
    m_problem->setPalette(palette);
    if (position) {
        const JoinedPosition joined = join(*position);
        m_preview->showPosition(joined.rules, joined.cells);
    } else {
        m_preview->clear();
    }
}

} // namespace mexplorer
