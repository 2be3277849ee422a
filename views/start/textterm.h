// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/start/termeditor.h"

class QLineEdit;

namespace mexplorer {

/// Sets up a position by its text, and the number, set or code of families that have one: for games without an editor
/// of their own.
class TextTerm : public TermEditor
{
    Q_OBJECT

public:
    explicit TextTerm(const Family &family, QWidget *parent = nullptr);

    QString text() const override;
    void load(std::span<const Component> components) override;

private:
    QLineEdit *addLine(const QString &name, const QString &label, const QString &text);

    const Family &m_family;
    QLineEdit *m_parameters = nullptr;
    QLineEdit *m_position;
};

} // namespace mexplorer
