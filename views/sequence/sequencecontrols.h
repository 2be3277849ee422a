// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QComboBox;
class QMenu;
class QSpinBox;
class QToolButton;

namespace mexplorer {

/// The row above the pictures: which rules, how many terms, and buttons for actions that others give. Decides nothing.
class SequenceControls : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceControls(QWidget *parent = nullptr);

    /// Offers \a ofTheGame, and below it \a others.
    void setChoices(const QStringList &ofTheGame, const QStringList &others);
    void setRules(const QString &rules);
    quint64 terms() const;
    void setTerms(quint64 terms);
    /// Buttons for what changes the part in sight.
    void setViewActions(const QList<QAction *> &actions);
    /// What a plot shows, as a menu of switches.
    void setOptions(QMenu *menu);
    void setExports(QMenu *menu);

signals:
    void rulesChosen(const QString &rules);
    /// The rules that are chosen by now were typed, and Enter pressed.
    void rulesEntered();
    void termsChosen(quint64 terms);

private:
    QToolButton *addMenuButton(const QString &name, QMenu *menu);

    QComboBox *m_rules;
    QSpinBox *m_terms;
};

} // namespace mexplorer
