// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace mexplorer {

class Commands;

/// The row above the pictures: which rules, how many terms, and buttons for commands. Decides nothing.
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
    /// Buttons for what changes the part in sight, and menus for what a plot shows and for exports.
    void addTools(Commands *commands);

signals:
    void rulesChosen(const QString &rules);
    /// The rules that are chosen by now were typed, and Enter pressed.
    void rulesEntered();
    void termsChosen(quint64 terms);

private:
    QComboBox *m_rules;
    QSpinBox *m_terms;
};

} // namespace mexplorer
