#include "app/window/commandpalette.h"

#include "app/window/actionregistry.h"
#include "views/theme/icons.h"
#include "views/widgets/suggestiondelegate.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>

namespace mexplorer {

namespace {

constexpr int numberRole = Qt::UserRole + 2;
constexpr int wordsRole = Qt::UserRole + 3;

QStandardItemModel *makeModel(const ActionRegistry &actions, QObject *parent)
{
    auto *model = new QStandardItemModel(parent);
    for (int i = 0; i < actions.actions().size(); ++i) {
        const QAction *action = actions.actions()[i];
        if (!action->isEnabled() || !action->isVisible())
            continue;
        const QString place = actions.place(action);
        const QString name =
            place.isEmpty() ? plainText(action) : QStringLiteral("%1: %2").arg(place, plainText(action));
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto *item = new QStandardItem(name);
        item->setData(keys.isEmpty() ? action->statusTip()
                                     : QStringLiteral("%1 \u00b7 %2").arg(keys, action->statusTip()),
                      SuggestionDelegate::AboutRole);
        item->setData(i, numberRole);
        item->setData(QString(name + u' ' + action->statusTip()), wordsRole);
        item->setEditable(false);
        model->appendRow(item);
    }
    return model;
}

} // namespace

CommandPalette::CommandPalette(ActionRegistry *actions, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_search(new QLineEdit), m_list(new QListView),
      m_nothing(new QLabel(tr("No command is called that."))), m_filter(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Find a command"));
    resize(640, 420);
    m_filter->setSourceModel(makeModel(*actions, this));
    m_filter->setFilterRole(wordsRole);
    m_search->setObjectName(QStringLiteral("commandSearch"));
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setPlaceholderText(tr("Search commands"));
    m_search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("commandList"));
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_filter);
    m_list->setItemDelegate(new SuggestionDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_search, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_search, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListView::activated, this, &CommandPalette::run);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    m_nothing->setObjectName(QStringLiteral("noCommand"));
    m_nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_nothing->setMargin(24);
    layout->addWidget(m_nothing, 1);
    filter({});
}

void CommandPalette::filter(const QString &text)
{
    // The words may stand in any order apart from each other: "exp gra" finds "Explore: Export Graph".
    QString pattern;
    for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
        pattern += QStringLiteral("(?=.*%1)").arg(QRegularExpression::escape(word));
    m_filter->setFilterRegularExpression(QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
    m_list->setVisible(m_filter->rowCount() > 0);
    m_nothing->setVisible(m_filter->rowCount() == 0);
    // The first whose name says it, or else the first of all.
    int row = 0;
    while (row < m_filter->rowCount() &&
           !m_filter->index(row, 0).data().toString().contains(m_filter->filterRegularExpression()))
        ++row;
    m_list->setCurrentIndex(m_filter->index(row < m_filter->rowCount() ? row : 0, 0));
}

void CommandPalette::run()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid() || result() == Accepted)
        return;
    QAction *action = m_actions->actions().value(index.data(numberRole).toInt());
    accept();
    // After the dialog has gone, so that focus is back where the command works.
    if (!action)
        return;
    emit chosen(action);
    QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace mexplorer
