// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/play/matchdialog.h"

#include "model/session/session.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace mexplorer {

MatchDialog::MatchDialog(Session *session, QWidget *parent)
    : QDialog(parent), m_session(session), m_games(new QSpinBox), m_starter(new QComboBox),
      m_first(new QLineEdit(this)), m_second(new QLineEdit(this))
{
    constexpr int maxGames = 99;
    constexpr int maxNameLength = 40;
    setWindowTitle(tr("Match over Several Games"));
    m_games->setObjectName(QStringLiteral("matchGames"));
    m_games->setRange(1, maxGames);
    m_games->setValue(4);
    m_games->selectAll();
    m_first->setObjectName(QStringLiteral("matchFirst"));
    m_second->setObjectName(QStringLiteral("matchSecond"));
    m_starter->setObjectName(QStringLiteral("matchStarter"));
    m_starter->addItems({tr("Who moved second"), tr("The loser of the game before")});
    auto *text = new QLabel(
        tr("Each game begins at the start of the present one. If the player who moved second starts the next game, an "
           "even number of games is fair."));
    text->setWordWrap(true);
    auto *form = new QFormLayout(this);
    form->addRow(text);
    form->addRow(tr("&Games"), m_games);
    form->addRow(tr("&Next game starts"), m_starter);
    const Sides sides = session->match()->sides();
    if (sides.first == Side::Human && sides.second == Side::Human) {
        const PlayerNames &names = session->match()->names();
        m_first->setText(names[0].isEmpty() ? tr("Player 1") : names[0]);
        m_second->setText(names[1].isEmpty() ? tr("Player 2") : names[1]);
        form->addRow(tr("Starts the &first game"), m_first);
        form->addRow(tr("&Moves second there"), m_second);
    } else {
        m_first->hide();
        m_second->hide();
    }
    m_first->setMaxLength(maxNameLength);
    m_second->setMaxLength(maxNameLength);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Start the Match"));
    connect(buttons, &QDialogButtonBox::accepted, this, &MatchDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &MatchDialog::reject);
    form->addRow(buttons);
}

void MatchDialog::accept()
{
    m_session->newGames()->chooseSide(true); // as the players stand
    m_session->scoreboard()->startMatch(m_games->value(), m_first->text().trimmed(), m_second->text().trimmed(),
                                        static_cast<NextStarter>(m_starter->currentIndex()));
    QDialog::accept();
}

} // namespace mexplorer
