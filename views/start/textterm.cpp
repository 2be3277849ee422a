// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/start/textterm.h"

#include "views/widgets/layouts.h"

#include <QLabel>
#include <QLineEdit>

namespace mexplorer {

namespace {

/// What stands between the braces of an expression.
QString parametersOf(const QString &expression)
{
    return expression.section(u'{', 1).section(u'}', 0, 0);
}

} // namespace

TextTerm::TextTerm(const Family &family, QWidget *parent) : TermEditor(parent), m_family(family)
{
    auto *layout = makeLayout<QVBoxLayout>(this, 12);
    if (family.parameters != Family::Parameters::None) {
        const QString label = family.parameters == Family::Parameters::Number ? tr("&Number")
                              : family.parameters == Family::Parameters::Code ? tr("&Code")
                                                                              : tr("&Set");
        m_parameters = addLine(QStringLiteral("termParameters"), label, parametersOf(family.example));
    }
    m_position = addLine(QStringLiteral("termPosition"), tr("&Position"), family.example.section(u':', 1));
    layout->addStretch();
}

QLineEdit *TextTerm::addLine(const QString &name, const QString &label, const QString &text)
{
    auto *line = new QLineEdit(text);
    line->setObjectName(name);
    line->setAccessibleName(QString(label).remove(u'&'));
    auto *title = new QLabel(label);
    title->setBuddy(line);
    layout()->addWidget(title);
    layout()->addWidget(line);
    connect(line, &QLineEdit::textChanged, this, &TermEditor::changed);
    return line;
}

QString TextTerm::text() const
{
    const QString rules =
        m_parameters ? QStringLiteral("%1{%2}").arg(m_family.name, m_parameters->text()) : m_family.name;
    return rules + u':' + m_position->text();
}

void TextTerm::load(std::span<const Component> components)
{
    const Component &first = components.front();
    if (m_parameters)
        m_parameters->setText(parametersOf(first.rules->text()));
    QStringList positions;
    for (const Component &component : components)
        positions << component.rules->positionText(component.cells);
    m_position->setText(positions.join(u','));
}

} // namespace mexplorer
