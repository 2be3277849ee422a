// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rules.h"

#include <QWidget>

#include <span>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace mexplorer {

class TermEditor;

/// A page for one term of the sum: the choice of the family, and the family's editor.
class TermPage : public QWidget
{
    Q_OBJECT

public:
    explicit TermPage(QWidget *parent = nullptr);

    QString text() const;
    /// See TermEditor::firstStep().
    QString firstStep() const;
    void setFamily(const QString &name);
    void load(std::span<const Component> components);

signals:
    void changed();

private:
    void showFamily();

    QComboBox *m_family;
    QLabel *m_summary;
    QVBoxLayout *m_layout = nullptr;
    TermEditor *m_editor = nullptr;
};

} // namespace mexplorer
