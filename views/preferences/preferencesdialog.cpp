// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/preferences/preferencesdialog.h"

#include "model/core/memory.h"
#include "model/core/settings.h"
#include "model/core/translations.h"
#include "views/preferences/shortcutspage.h"
#include "views/widgets/makewidgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>

namespace mexplorer {

namespace {

/// Names the control of a setting, and calls \a read, which shows the value in it, now and after each change.
template <class Control, class Read> Control *bind(Control *control, const AnySetting &setting, Read read)
{
    control->setObjectName(setting.key());
    QObject::connect(&setting, &AnySetting::changed, control, read);
    read();
    return control;
}

template <class Value> QComboBox *makeChoice(Setting<Value> &setting, const QList<std::pair<Value, QString>> &choices)
{
    auto *box = new QComboBox;
    for (const auto &[value, text] : choices)
        box->addItem(text);
    QObject::connect(box, &QComboBox::activated, box,
                     [&setting, choices](int index) { setting.set(choices[index].first); });
    return bind(box, setting, [box, &setting, choices] {
        for (int i = 0; i < choices.size(); ++i) {
            if (choices[i].first == setting.value())
                box->setCurrentIndex(i);
        }
    });
}

QSpinBox *makeNumber(Setting<int> &setting, const QString &suffix, int step)
{
    auto *box = new QSpinBox;
    box->setRange(setting.range().min, setting.range().max);
    box->setSuffix(suffix);
    box->setSingleStep(step);
    box->setKeyboardTracking(false);
    QObject::connect(box, &QSpinBox::valueChanged, box, [&setting](int value) { setting.set(value); });
    return bind(box, setting, [box, &setting] { box->setValue(setting.value()); });
}

QCheckBox *makeSwitch(Setting<bool> &setting, const QString &text)
{
    auto *box = new QCheckBox(text);
    QObject::connect(box, &QCheckBox::toggled, box, [&setting](bool on) { setting.set(on); });
    return bind(box, setting, [box, &setting] { box->setChecked(setting.value()); });
}

/// Creates a field for a path. It accepts existing folders or an empty text only.
QLineEdit *makeFolder(Setting<QString> &setting, const QString &none, QLabel *problem)
{
    auto *line = new QLineEdit;
    line->setPlaceholderText(none);
    QObject::connect(line, &QLineEdit::editingFinished, line, [line, &setting, problem] {
        const QString path = line->text().trimmed();
        const bool isFolder = path.isEmpty() || QFileInfo(path).isDir();
        problem->setVisible(!isFolder);
        if (isFolder)
            setting.set(path);
        else
            problem->setText(
                PreferencesDialog::tr("There is no folder %1. Choose another one, or leave the line empty.").arg(path));
    });
    return bind(line, setting, [line, &setting] { line->setText(setting.value()); });
}

QPushButton *makeChooseButton(Setting<QString> &setting, const QString &title, QWidget *parent)
{
    auto *button = new QPushButton(PreferencesDialog::tr("Choose…"));
    button->setAutoDefault(false);
    button->setAccessibleName(title);
    QObject::connect(button, &QPushButton::clicked, parent, [&setting, title, parent] {
        const QString folder = QFileDialog::getExistingDirectory(parent, title, setting.value());
        if (!folder.isEmpty())
            setting.set(folder);
    });
    return button;
}

QWidget *makeRow(std::initializer_list<QWidget *> widgets)
{
    auto *row = new QWidget;
    auto *layout = makeLayout<QHBoxLayout>(row, 8);
    addWidgets(layout, widgets);
    layout->setStretch(0, 1);
    return row;
}

QFormLayout *makeForm(QWidget *page)
{
    auto *form = makeLayout<QFormLayout>(page, 12, {16, 16, 16, 16});
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    return form;
}

/// Returns the name of a language in the language itself, for users who can read no other.
QString nameOf(const QLocale &language)
{
    return language.language() == QLocale::English ? QStringLiteral("English") : language.nativeLanguageName();
}

} // namespace

PreferencesDialog::PreferencesDialog(Commands *commands, std::vector<StoredFiles> stored, QWidget *parent)
    : QDialog(parent), m_stored(std::move(stored)), m_pages(makeNamed<QTabWidget>("preferencesPages"))
{
    setObjectName(QStringLiteral("preferences"));
    setWindowTitle(tr("Preferences"));
    m_pages->setDocumentMode(true);
    m_pages->addTab(makeAppearancePage(), tr("Appearance"));
    m_pages->addTab(makeSolverPage(), tr("Solver"));
    m_pages->addTab(makeFilesPage(), tr("Files"));
    m_pages->addTab(new ShortcutsPage(commands), tr("Shortcuts"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = makeLayout<QVBoxLayout>(this, 12, {16, 16, 16, 16});
    addWidgets(layout, {m_pages, buttons});
    resize(640, 560);
}

int PreferencesDialog::page() const
{
    return m_pages->currentIndex();
}

void PreferencesDialog::setPage(int page)
{
    m_pages->setCurrentIndex(page);
}

QWidget *PreferencesDialog::makeAppearancePage()
{
    Settings &settings = Settings::instance();
    auto *page = new QWidget;
    QFormLayout *form = makeForm(page);
    form->addRow(tr("&Theme:"), makeChoice<ThemeMode>(settings.theme, {{ThemeMode::System, tr("As the desktop is")},
                                                                       {ThemeMode::Light, tr("Light")},
                                                                       {ThemeMode::Dark, tr("Dark")}}));
    QList<std::pair<QString, QString>> languages = {{{}, tr("As the desktop is")}};
    for (const QLocale &language : Translations::languages())
        languages.push_back({Translations::codeOf(language), nameOf(language)});
    form->addRow(tr("&Language:"), makeChoice<QString>(settings.language, languages));
    form->addRow(tr("&Size of type:"), makeNumber(settings.typeSize, tr(" % of the desktop's"), 10));
    form->addRow(tr("Motion:"), makeSwitch(settings.reducedMotion, tr("Show changes at once, without &animation")));
    return page;
}

QWidget *PreferencesDialog::makeSolverPage()
{
    Settings &settings = Settings::instance();
    auto *page = new QWidget;
    QFormLayout *form = makeForm(page);
    form->addRow(tr("&Thinks at most:"), makeNumber(settings.thinkingTime, tr(" s"), 1));
    QLabel *thinking = makeText("thinkingNote");
    thinking->setText(
        tr("After this time the solver stops thinking about a position: it guesses its move in a game, and "
           "says that it does not know the value."));
    form->addRow(QString(), thinking);
    QSpinBox *memory = makeNumber(settings.memoryShare, tr(" % of the free memory"), 5);
    form->addRow(tr("One computation &uses at most:"), memory);
    QLabel *note = makeText("memoryNote");
    const auto showNote = [note] {
        note->setText(
            tr("This is %1 now. A computation that needs more stops and says so, so that the machine does not "
               "run out of memory.")
                .arg(memoryText(Settings::instance().memoryShare.value() * (availableMemory() / 100))));
    };
    connect(&settings.memoryShare, &AnySetting::changed, note, showNote);
    showNote();
    form->addRow(QString(), note);
    return page;
}

QWidget *PreferencesDialog::makeFilesPage()
{
    Settings &settings = Settings::instance();
    auto *page = new QWidget;
    QFormLayout *form = makeForm(page);
    QLabel *problem = makeText("folderProblem", page);
    problem->hide();
    const auto addFolder = [&](const QString &label, const QString &title, const QString &none,
                               Setting<QString> &setting) {
        QLineEdit *line = makeFolder(setting, none, problem);
        form->addRow(label, makeRow({line, makeChooseButton(setting, title, this)}));
        qobject_cast<QLabel *>(form->labelForField(line->parentWidget()))->setBuddy(line);
    };
    addFolder(tr("&Folder of files:"), tr("Folder in which dialogs for files open"), tr("The folder of documents"),
              settings.fileFolder);
    addFolder(tr("Folder of your &lessons:"), tr("Folder of Lessons"), tr("None"), settings.lessonFolder);
    form->addRow(problem);
    for (const StoredFiles &files : m_stored)
        addStoredFiles(form, files);
    return page;
}

void PreferencesDialog::addStoredFiles(QFormLayout *form, const StoredFiles &files)
{
    auto *size = new QLabel;
    auto *remove = new QPushButton(tr("Delete…"));
    remove->setObjectName(files.objectName);
    remove->setAccessibleName(tr("Delete: %1").arg(files.title));
    remove->setAutoDefault(false);
    const auto show = [size, remove, paths = files.paths] {
        qint64 bytes = 0;
        const QStringList all = paths();
        for (const QString &path : all)
            bytes += QFileInfo(path).size();
        size->setText(
            tr("%n file(s), %1", nullptr, int(all.size())).arg(Translations::current().formattedDataSize(bytes)));
        remove->setEnabled(!all.isEmpty());
    };
    show();
    form->addRow(tr("%1:").arg(files.title), makeRow({size, remove}));
    connect(remove, &QPushButton::clicked, this, [this, files, show] {
        auto *question = new QMessageBox(QMessageBox::Question, files.title, files.warning, QMessageBox::Cancel, this);
        question->setObjectName(QStringLiteral("askToDelete"));
        question->setAttribute(Qt::WA_DeleteOnClose);
        const QPushButton *button = question->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
        connect(button, &QPushButton::clicked, this, [this, files, show] {
            files.remove();
            show();
            emit filesRemoved();
        });
        question->open();
    });
}

} // namespace mexplorer
