// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/sequence/sequencecontrols.h"

#include "views/sequence/sequencecommands.h"
#include "views/sequence/sequenceexports.h"
#include "views/sequence/sequencepictures.h"
#include "views/widgets/layouts.h"
#include "views/widgets/toolbuttons.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int minTerms = 10;
constexpr int maxTerms = 200'000'000;
constexpr int usualTerms = 500;

} // namespace

SequenceControls::SequenceControls(QWidget *parent)
    : QWidget(parent), m_rules(makeNamed<QComboBox>("sequenceRules")), m_terms(makeNamed<QSpinBox>("sequenceTerms"))
{
    m_rules->setAccessibleName(tr("Rules of the sequence"));
    m_rules->setToolTip(tr("Choose rules, or type them, such as octal{0.16}, and press Enter"));
    m_rules->setEditable(true);
    m_rules->lineEdit()->setPlaceholderText(tr("Choose or type rules"));
    m_rules->setInsertPolicy(QComboBox::NoInsert);
    m_rules->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_rules->setMinimumWidth(140);
    m_rules->setMaximumWidth(320);
    m_terms->setAccessibleName(tr("Number of terms"));
    m_terms->setRange(minTerms, maxTerms);
    m_terms->setValue(usualTerms);
    m_terms->setGroupSeparatorShown(true);
    m_terms->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_terms->setKeyboardTracking(false);

    auto *layout = makeLayout<QHBoxLayout>(this, 8);
    layout->addWidget(makeFieldLabel(tr("&Rules"), m_rules));
    layout->addWidget(m_rules, 1);
    layout->addSpacing(8);
    addWidgets(layout, {makeFieldLabel(tr("&Terms"), m_terms), m_terms});
    layout->addStretch();

    connect(m_rules, &QComboBox::textActivated, this, &SequenceControls::rulesChosen);
    connect(m_rules->lineEdit(), &QLineEdit::returnPressed, this, [this] {
        emit rulesChosen(m_rules->currentText());
        emit rulesEntered();
    });
    connect(m_terms, &QSpinBox::valueChanged, this, [this] { emit termsChosen(terms()); });
}

void SequenceControls::setChoices(const QStringList &ofTheGame, const QStringList &others)
{
    const QString current = m_rules->currentText();
    m_rules->clear();
    m_rules->addItems(ofTheGame);
    if (!ofTheGame.isEmpty())
        m_rules->insertSeparator(m_rules->count());
    for (const QString &rules : others) {
        if (!ofTheGame.contains(rules))
            m_rules->addItem(rules);
    }
    m_rules->setEditText(current);
    m_rules->lineEdit()->setCursorPosition(0);
}

void SequenceControls::setRules(const QString &rules)
{
    m_rules->setCurrentIndex(m_rules->findText(rules));
    m_rules->setEditText(rules);
    m_rules->lineEdit()->setCursorPosition(0); // a long text shows its beginning
}

void SequenceControls::setTerms(quint64 terms)
{
    m_terms->setValue(static_cast<int>(std::min<quint64>(terms, maxTerms)));
}

quint64 SequenceControls::terms() const
{
    return static_cast<quint64>(m_terms->value());
}

void SequenceControls::addTools(Commands *commands)
{
    for (const CommandId id : {SequenceCommands::zoomIn, SequenceCommands::zoomOut, SequenceCommands::showAll}) {
        QToolButton *button = makeCommandButton((*commands)[id], this);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setObjectName(id.name() + QStringLiteral(".button"));
        button->setAccessibleName(button->toolTip());
        layout()->addWidget(button);
    }
    const auto addMenu = [&](const QString &name, const QString &title, MenuPlace place) {
        QToolButton *button = makeMenuButton(name, commands->makeMenu(title, place.menu, place.group), this);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        layout()->addWidget(button);
        return button;
    };
    addMenu(QStringLiteral("sequenceOptions"), tr("Show"), SequencePictures::switchPlace);
    addMenu(QStringLiteral("sequenceExport"), tr("Export"), SequenceExports::place)
        ->setIcon(themeIcon(QStringLiteral("export")));
}

} // namespace mexplorer
