// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/teach/answerbar.h"

#include "model/teach/exerciserun.h"
#include "model/writing/writer.h"
#include "views/theme/fontrole.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QApplication>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

#include <array>

namespace mexplorer {

namespace {

constexpr int maxNumber = 1'000'000;

} // namespace

AnswerBar::AnswerBar(ExerciseRun *run, QWidget *parent)
    : QWidget(parent), m_run(run), m_prompt(new QLabel(this)), m_inputs(new QStackedWidget(this)),
      m_number(new QLineEdit), m_pair(makePair()), m_choices(new QListWidget),
      m_another(makeNamed<QPushButton>("answerAnother", tr("Another Like This"))),
      m_verdict(makeNamed<QLabel>("answerVerdict", this))
{
    m_number->setAccessibleName(tr("Your answer"));
    m_number->setValidator(new QIntValidator(0, maxNumber, m_number));
    m_number->setAlignment(Qt::AlignCenter);
    m_choices->setAccessibleName(tr("Your choice"));
    m_choices->setFlow(QListView::LeftToRight);
    m_choices->setWrapping(true);
    m_choices->setResizeMode(QListView::Adjust);
    m_choices->setSpacing(4);
    for (QLabel *label : {m_prompt, m_verdict}) {
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
    }

    const auto centred = [](QWidget *widget) {
        auto *page = new QWidget;
        auto *line = makeLayout<QHBoxLayout>(page, -1);
        line->addStretch();
        line->addWidget(widget);
        line->addStretch();
        return page;
    };
    m_inputs->addWidget(centred(m_number));
    m_inputs->addWidget(centred(m_pair));
    m_inputs->addWidget(m_choices);
    m_inputs->addWidget(centred(m_another));
    auto *layout = makeLayout<QVBoxLayout>(this, 8, {24, 8, 24, 8});
    addWidgets(layout, {m_prompt, m_inputs, m_verdict});
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_prompt, m_verdict, m_number, m_first, m_second, m_another, m_choices})
        setFontRole(part, FontRole::Lead, FontRole::Caption);
    onEvent(m_choices, this, QEvent::FontChange, [this] { fitInputs(); });
    fitInputs();

    connect(m_number, &QLineEdit::returnPressed, this, &AnswerBar::submitNumber);
    connect(m_first, &QPushButton::clicked, run, [run] { run->answer(0); });
    connect(m_second, &QPushButton::clicked, run, [run] { run->answer(1); });
    connect(m_choices, &QListWidget::itemActivated, this, &AnswerBar::submitChoice);
    connect(m_choices, &QListWidget::itemClicked, this, &AnswerBar::submitChoice);
    connect(m_another, &QPushButton::clicked, run, &ExerciseRun::next);
    connect(run, &ExerciseRun::attemptChanged, this, [this] { m_shown.reset(); });
    connect(run, &ExerciseRun::changed, this, &AnswerBar::showField);
    showField();
}

/// As high as what is asked with.
void AnswerBar::fitInputs()
{
    m_number->setMaximumWidth(isReadFromAfar(this) ? 320 : 160);
    m_verdict->setMinimumHeight(2 * m_choices->fontMetrics().lineSpacing());
    const int lines = m_inputs->currentIndex() == 2 && m_choices->count() > 6 ? 4 : 2;
    m_inputs->setMaximumHeight(lines * m_choices->fontMetrics().height() + 32);
}

QWidget *AnswerBar::makePair()
{
    auto *pair = new QWidget;
    pair->setFocusPolicy(Qt::StrongFocus);
    m_first = new QPushButton(pair);
    m_second = new QPushButton(pair);
    auto *line = makeLayout<QHBoxLayout>(pair, 12);
    for (QPushButton *button : {m_first, m_second}) {
        button->setMinimumWidth(96);
        line->addWidget(button);
    }
    return pair;
}

void AnswerBar::focusInput()
{
    const std::array<QWidget *, 4> inputs = {m_number, m_pair, m_choices, m_another}; // as they stand in the stack
    inputs[static_cast<std::size_t>(m_inputs->currentIndex())]->setFocus();
}

void AnswerBar::showField()
{
    const Attempt *attempt = m_run->attempt();
    setVisible(attempt != nullptr);
    if (!attempt)
        return;
    showVerdict();
    const int field = m_run->field();
    if (field == m_shown)
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_shown = field;
    if (field < 0) {
        m_prompt->setText(
            tr("Done: %1 of %2 right at the first try.").arg(attempt->foundAtOnce()).arg(attempt->fieldCount()));
        m_inputs->setCurrentIndex(3);
    } else {
        const AnswerField &asked = attempt->field(field);
        m_prompt->setText(formatSentence(asked.prompt, WrittenFormat::Html));
        if (asked.input == AnswerField::Input::Number) {
            m_inputs->setCurrentIndex(0);
            m_number->clear();
        } else if (asked.input == AnswerField::Input::Choice) {
            m_inputs->setCurrentIndex(2);
            m_choices->clear();
            for (const QString &choice : asked.choices)
                m_choices->addItem(Sentence(choice).plain().replace(QStringLiteral("->"), QStringLiteral("→")));
            m_choices->setCurrentRow(0);
        } else {
            m_inputs->setCurrentIndex(1);
            const bool isOutcome = asked.input == AnswerField::Input::Outcome;
            const bool isYesNo = asked.input == AnswerField::Input::YesNo;
            m_first->setText(isOutcome ? tr("P") : isYesNo ? tr("No") : QStringLiteral("0"));
            m_second->setText(isOutcome ? tr("N") : isYesNo ? tr("Yes") : QStringLiteral("1"));
        }
    }
    fitInputs();
    if (hadFocus)
        focusInput();
}

void AnswerBar::showVerdict()
{
    m_verdict->setText(formatSentence(m_run->verdict().reason, WrittenFormat::Html));
}

void AnswerBar::submitNumber()
{
    if (m_number->text().isEmpty())
        return;
    m_run->answer(m_number->text().toUInt());
    m_number->selectAll();
}

void AnswerBar::submitChoice()
{
    if (m_choices->currentRow() >= 0)
        m_run->answer(static_cast<quint32>(m_choices->currentRow()));
}

/// A button's first letter or digit, whichever has the focus.
void AnswerBar::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text().toUpper();
    if (m_inputs->currentIndex() == 1 && !text.isEmpty()) {
        for (QPushButton *button : {m_first, m_second}) {
            if (button->text().startsWith(text)) {
                button->click();
                return;
            }
        }
    }
    QWidget::keyPressEvent(event);
}

} // namespace mexplorer
