// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/shortcutspage.h"

#include "model/core/settings.h"
#include "views/theme/icons.h"
#include "views/widgets/makewidgets.h"

#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace mexplorer {

namespace {

QString textOf(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

/// Returns, for example, "Explore: Fit".
QString fullName(const Commands::Row &row)
{
    const QString name = plainText(row.action);
    return row.view.isEmpty() ? name : ShortcutsPage::tr("%1: %2").arg(row.view, name);
}

QPushButton *makeButton(const char *name, const QString &text)
{
    auto *button = makeNamed<QPushButton>(name, text);
    button->setAutoDefault(false);
    return button;
}

} // namespace

ShortcutsPage::ShortcutsPage(Commands *commands, QWidget *parent)
    : QWidget(parent), m_commands(commands), m_search(makeNamed<QLineEdit>("shortcutSearch")),
      m_tree(new QTreeWidget), m_edits{makeNamed<QKeySequenceEdit>("shortcutKey"),
                                       makeNamed<QKeySequenceEdit>("otherShortcutKey")},
      m_problem(makeText("shortcutProblem")), m_restore(makeButton("restoreShortcut", tr("Restore &Default"))),
      m_restoreAll(makeButton("restoreShortcuts", tr("Restore &All Defaults")))
{
    const AnySetting &setting = Settings::instance().commandKeys;
    m_tree->setObjectName(setting.key());
    addCommands();
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showCurrent);
    connect(m_tree, &QTreeWidget::itemActivated, this, [this] { m_edits[0]->setFocus(Qt::ShortcutFocusReason); });
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        // One key per field: with sequences of four keys, as the field allows, a command would be hard to find.
        connect(m_edits[i], &QKeySequenceEdit::editingFinished, this, [this, i] {
            const QKeySequence typed = m_edits[i]->keySequence();
            change(qsizetype(i), typed.isEmpty() ? typed : QKeySequence(typed[0]));
        });
    }
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (const Commands::Row *row = current())
            apply(row->defaultKeys);
    });
    connect(m_restoreAll, &QPushButton::clicked, this, [] { Settings::instance().commandKeys.reset(); });
    connect(&setting, &AnySetting::changed, this, &ShortcutsPage::showKeys);
    showKeys();
    m_tree->setCurrentItem(m_items.empty() ? nullptr : m_items.front());
}

void ShortcutsPage::layOut()
{
    m_search->setAccessibleName(tr("Search commands and keys"));
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->addAction(themeIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    auto *fields = new QHBoxLayout;
    fields->setSpacing(8);
    const std::array labels = {tr("&Key:"), tr("&Other key:")};
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        m_edits[i]->setClearButtonEnabled(true);
        m_edits[i]->setToolTip(tr("Press the key; the cross removes it"));
        fields->addWidget(makeFieldLabel(labels[i], m_edits[i]));
        fields->addWidget(m_edits[i], 1);
    }
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch();
    addWidgets(buttons, {m_restore, m_restoreAll});
    auto *layout = makeLayout<QVBoxLayout>(this, 8, {16, 16, 16, 16});
    layout->addWidget(m_search);
    layout->addWidget(m_tree, 1);
    layout->addLayout(fields);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
}

void ShortcutsPage::addCommands()
{
    m_tree->setAccessibleName(tr("Commands and their keys"));
    m_tree->setHeaderLabels({tr("Command"), tr("Keys")});
    m_tree->setRootIsDecorated(false);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_rows = m_commands->rows();
    QTreeWidgetItem *section = nullptr;
    for (const Commands::Row &row : m_rows) {
        const QString title = row.view.isEmpty() ? tr("Everywhere") : row.view;
        if (!section || section->text(0) != title) {
            section = new QTreeWidgetItem(m_tree, {title});
            section->setFlags(Qt::ItemIsEnabled);
            section->setFirstColumnSpanned(true);
        }
        m_items.push_back(new QTreeWidgetItem(section, {plainText(row.action)}));
    }
    m_tree->expandAll();
}

void ShortcutsPage::filter()
{
    const QString pattern = m_search->text().trimmed();
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        m_tree->topLevelItem(i)->setHidden(true);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString text = fullName(m_rows[i]) + u' ' + m_items[i]->text(1);
        const bool isFound = text.contains(pattern, Qt::CaseInsensitive);
        m_items[i]->setHidden(!isFound);
        if (isFound)
            m_items[i]->parent()->setHidden(false);
        if (isFound && !first)
            first = m_items[i];
    }
    if (!current())
        m_tree->setCurrentItem(first);
    showCurrent();
}

void ShortcutsPage::showKeys()
{
    m_rows = m_commands->rows();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_items[i]->setText(1, textOf(m_rows[i].keys));
        QFont font = m_tree->font();
        font.setBold(m_rows[i].keys != m_rows[i].defaultKeys);
        m_items[i]->setFont(1, font);
    }
    m_restoreAll->setEnabled(!Settings::instance().commandKeys.value().isEmpty());
    showCurrent();
}

void ShortcutsPage::showCurrent()
{
    const Commands::Row *row = current();
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        m_edits[i]->setEnabled(row);
        m_edits[i]->setKeySequence(row ? row->keys.value(qsizetype(i)) : QKeySequence());
    }
    m_restore->setEnabled(row && row->keys != row->defaultKeys);
    m_problem->clear();
    if (!m_tree->currentItem()) // none matches
        m_problem->setText(tr("No command has this name or key. Search for another word."));
}

const Commands::Row *ShortcutsPage::current() const
{
    const auto found = std::find(m_items.begin(), m_items.end(), m_tree->currentItem());
    return found == m_items.end() || (*found)->isHidden() ? nullptr : &m_rows[std::size_t(found - m_items.begin())];
}

void ShortcutsPage::change(qsizetype index, const QKeySequence &key)
{
    const Commands::Row *row = current();
    if (!row || row->keys.value(index) == key)
        return;
    QList<QKeySequence> keys = row->keys;
    if (index < keys.size())
        keys.remove(index);
    if (!key.isEmpty()) {
        keys.removeAll(key); // the other key of the same command
        keys.insert(std::min(index, keys.size()), key);
    }
    apply(keys);
}

void ShortcutsPage::apply(const QList<QKeySequence> &keys)
{
    const CommandId id = current()->id;
    for (const QKeySequence &key : keys) {
        const std::optional<Commands::Row> taken = commandWithKey(*m_commands, id, key);
        if (!taken || current()->keys.contains(key))
            continue;
        showCurrent();
        m_problem->setText(tr("%1 is already a key of “%2”. Choose another key, or remove it there first.")
                               .arg(key.toString(QKeySequence::NativeText), fullName(*taken)));
        return;
    }
    m_commands->setKeys(id, keys);
}

} // namespace mexplorer
