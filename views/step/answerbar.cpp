// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/step/answerbar.h"

#include "views/step/stepsentence.h"
#include "views/theme/icons.h"
#include "views/widgets/events.h"
#include "views/widgets/fittedlabel.h"
#include "views/widgets/flowlayout.h"
#include "views/widgets/makewidgets.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr int maxNumber = 1'000'000;
constexpr int noNumber = -1;
constexpr qsizetype maxButtons = 9; // keys 1 to 9

QString choiceText(const QString &choice)
{
    return Sentence(choice).plain().replace(QStringLiteral("->"), QStringLiteral("→"));
}

} // namespace

AnswerBar::AnswerBar(FontRole presented, QWidget *parent)
    : QWidget(parent), m_text(makeNamed<FittedLabel>("answerQuestion", this)),
      m_inputs(makeNamed<QWidget>("answerInputs", this)), m_value(makeNamed<QSpinBox>("answerValue", m_inputs)),
      m_list(makeNamed<QListWidget>("answerList", this)),
      m_answer(makeNamed<QPushButton>("answerButton", tr("Answer"), m_inputs)),
      m_show(makeNamed<QPushButton>("answerShow", tr("Show the answer"), m_inputs)),
      m_verdict(makeNamed<FittedLabel>("answerVerdict", this)), m_score(makeNamed<QLabel>("answerScore", this))
{
    m_value->setRange(noNumber, maxNumber);
    m_value->setSpecialValueText(QStringLiteral(" "));
    m_value->setMinimumWidth(96);
    m_show->setFlat(true); // unlike the choices next to it
    m_show->setIcon(themeIcon(QStringLiteral("hint")));
    for (QWidget *input : std::initializer_list<QWidget *>{m_value, m_inputs, m_list})
        input->setAccessibleName(tr("Your answer"));
    auto *inputs = new FlowLayout(m_inputs, 8);
    addWidgets(inputs, {m_value, m_answer, m_show});
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setSpacing(4);
    for (QLabel *label : std::initializer_list<QLabel *>{m_text, m_verdict, m_score}) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }
    // The line of a spin box has a separate font.
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_value, m_value->findChild<QLineEdit *>(),
                                                            m_answer, m_show, m_verdict, m_score})
        setFontRole(widget, FontRole::Lead, presented);
    setFontRole(m_list, FontRole::Lead, FontRole::Caption);

    auto *layout = makeLayout<QVBoxLayout>(this, 4, {16, 4, 16, 4});
    addWidgets(layout, {m_text, m_list, m_inputs, m_verdict, m_score});

    connect(m_answer, &QPushButton::clicked, this, &AnswerBar::submit);
    connect(m_value->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, &AnswerBar::submit);
    connect(m_list, &QListWidget::itemActivated, this, &AnswerBar::submit);
    connect(m_list, &QListWidget::itemClicked, this, &AnswerBar::submit);
    connect(m_show, &QPushButton::clicked, this, &AnswerBar::showRequested);
    for (QWidget *fitted : std::initializer_list<QWidget *>{m_list, m_verdict})
        onEvent(fitted, this, QEvent::FontChange, [this] { fitHeights(); });
    m_score->hide();
    ask({});
    setVerdict({});
}

bool AnswerBar::isList() const
{
    return m_question && m_question->input == Question::Input::Choice && m_question->choices.size() > maxButtons;
}

void AnswerBar::ask(const std::optional<Question> &question)
{
    const bool leaves = !question && isAncestorOf(QApplication::focusWidget());
    const bool isNumber = question && question->input == Question::Input::Number;
    m_question = question;
    if (question) {
        showSentence(m_text, question->text);
        makeChoices();
        m_value->setValue(noNumber);
    }
    m_text->setVisible(question.has_value());
    m_value->setVisible(isNumber);
    m_inputs->setVisible(question.has_value());
    m_inputs->setFocusPolicy(m_buttons.isEmpty() ? Qt::NoFocus : Qt::StrongFocus);
    m_list->setVisible(isList());
    m_answer->setVisible(question && question->input != Question::Input::Choice);
    fitHeights();
    updateVisible();
    if (leaves)
        emit left();
}

void AnswerBar::makeChoices()
{
    for (QAbstractButton *button : std::exchange(m_buttons, {})) {
        m_inputs->layout()->removeWidget(button);
        button->setObjectName(QString());
        button->hide();
        button->deleteLater(); // it may be the one that was clicked
    }
    m_list->clear();
    if (isList()) {
        for (const QString &choice : m_question->choices)
            m_list->addItem(choiceText(choice));
        m_list->setCurrentRow(0);
        return;
    }
    for (const QString &choice : m_question->choices) {
        const auto i = m_buttons.size();
        const QString text = choiceText(choice);
        auto *button = new QPushButton(text, m_inputs);
        button->setObjectName(QStringLiteral("answerChoice%1").arg(i));
        button->setAutoDefault(true); // Enter presses it
        setFontRole(button, FontRole::Lead, FontRole::Caption);
        button->setToolTip(
            tr("Key %1").arg(m_question->hasInitials() ? text.first(1).toUpper() : QString::number(i + 1)));
        if (m_question->input == Question::Input::Set)
            button->setCheckable(true);
        else
            connect(button, &QPushButton::clicked, this, [this, i] { emit answered(static_cast<Value>(i)); });
        m_buttons << button;
        m_inputs->layout()->addWidget(button);
        button->show();
    }
    for (QWidget *last : {m_answer, m_show}) {
        m_inputs->layout()->removeWidget(last);
        m_inputs->layout()->addWidget(last);
    }
}

/// The list shows four lines of its choices; the verdict keeps its lines while it is empty.
void AnswerBar::fitHeights()
{
    m_list->setFixedHeight(4 * m_list->fontMetrics().height() + 32);
    m_verdict->setMinimumHeight(m_verdictLines * m_verdict->fontMetrics().lineSpacing());
}

void AnswerBar::updateVisible()
{
    m_verdict->setVisible(m_hasVerdict || m_verdictLines > 0);
    setVisible(m_question || m_hasVerdict || !m_score->text().isEmpty());
}

void AnswerBar::setVerdict(const Sentence &verdict)
{
    m_hasVerdict = !verdict.isEmpty();
    showSentence(m_verdict, verdict);
    updateVisible();
}

void AnswerBar::setVerdictLines(int lines)
{
    m_verdictLines = lines;
    fitHeights();
    updateVisible();
}

void AnswerBar::setScore(const QString &text)
{
    m_score->setText(text);
    m_score->setVisible(!text.isEmpty());
    updateVisible();
}

bool AnswerBar::hasAnswer() const
{
    if (!m_question)
        return false;
    if (m_question->input == Question::Input::Number)
        return m_value->findChild<QLineEdit *>()->isModified();
    return std::ranges::any_of(m_buttons, [](const QAbstractButton *button) { return button->isChecked(); });
}

void AnswerBar::focusInput()
{
    if (!m_question)
        return;
    if (m_question->input == Question::Input::Number) {
        m_value->setFocus();
        m_value->selectAll();
    } else {
        (isList() ? m_list : m_inputs)->setFocus();
    }
}

void AnswerBar::submit()
{
    if (!m_question)
        return;
    Value answer = 0;
    if (m_question->input == Question::Input::Number) {
        m_value->interpretText();
        m_value->selectAll();
        if (m_value->value() == noNumber)
            return;
        answer = static_cast<Value>(m_value->value());
    } else if (isList()) {
        answer = static_cast<Value>(m_list->currentRow());
    } else {
        for (qsizetype i = 0; i < m_buttons.size(); ++i)
            answer |= Value(m_buttons[i]->isChecked()) << i;
    }
    emit answered(answer);
}

QAbstractButton *AnswerBar::buttonFor(const QKeyEvent &key) const
{
    if (!m_question || (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) || key.text().isEmpty())
        return nullptr;
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        if (m_question->hasInitials() ? m_buttons[i]->text().startsWith(key.text(), Qt::CaseInsensitive)
                                      : key.text() == QString::number(i + 1))
            return m_buttons[i];
    }
    return nullptr;
}

/// Keys that answer aren't shortcuts, and arrow keys move from choice to choice.
bool AnswerBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool isArrow = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
        const bool isAtChoice = m_buttons.contains(QApplication::focusWidget());
        if (buttonFor(key) || (isArrow && isAtChoice)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void AnswerBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (QAbstractButton *button = buttonFor(*event))
        button->click();
    else if (isReturn && m_question && m_question->input == Question::Input::Set)
        submit();
    else
        QWidget::keyPressEvent(event);
}

} // namespace mexplorer
