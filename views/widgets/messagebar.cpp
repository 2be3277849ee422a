// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/messagebar.h"

#include "views/theme/icons.h"
#include "views/theme/theme.h"
#include "views/widgets/events.h"
#include "views/widgets/makewidgets.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace mexplorer {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel), m_text(makeText("messageText")),
      m_offer(makeNamed<QPushButton>("messageOffer")),
      m_close(makeIconButton(QStringLiteral("messageClose"), "close", tr("Dismiss this message")))
{
    setAccessibleName(tr("Message"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMinimumWidth(1); // a long path doesn't limit the width of the window
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::dismiss);

    auto *layout = makeLayout<QHBoxLayout>(this, 12, {16, 8, 8, 8});
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    layout->addWidget(m_text, 1);
    addWidgets(layout, {m_offer, m_close});
    hide();
    connect(&Theme::instance(), &Theme::changed, this, &MessageBar::paintIcon);
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

void MessageBar::showMessage(const QString &message, Kind kind)
{
    m_kind = kind;
    paintIcon();
    m_text->setText(message);
    m_offer->hide();
    if (QMenu *choices = m_offer->menu())
        choices->deleteLater();
    m_offer->setMenu(nullptr);
    disconnect(m_offer, &QPushButton::clicked, this, nullptr); // only clicked(): a style sheet is connected, too
    show();
    announce(this, message);
}

void MessageBar::paintIcon()
{
    const QString name = m_kind == Kind::Problem ? QStringLiteral("notice") : QStringLiteral("info");
    m_icon->setPixmap(themeIcon(name).pixmap(20, 20));
}

void MessageBar::offer(const QString &text, const std::function<void()> &action)
{
    m_offer->setText(text);
    connect(m_offer, &QPushButton::clicked, this, [this, action] {
        dismiss();
        action();
    });
    m_offer->show();
}

void MessageBar::offerChoices(const QString &text,
                              const std::vector<std::pair<QString, std::function<void()>>> &choices)
{
    auto *menu = new QMenu(m_offer);
    menu->setObjectName(QStringLiteral("messageChoices"));
    for (const auto &[name, action] : choices) {
        QString plain = name;
        menu->addAction(plain.replace(u'&', QStringLiteral("&&")), this, [this, run = action] {
            dismiss();
            run();
        });
    }
    m_offer->setText(text);
    m_offer->setMenu(menu);
    m_offer->show();
}

void MessageBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

void MessageBar::paintEvent(QPaintEvent *)
{
    const Colors &colors = Theme::instance().colors();
    const QColor edge = m_kind == Kind::Problem ? colors.warning : colors.pPosition;
    QPainter painter(this);
    painter.fillRect(rect(), colors.window);
    painter.fillRect(rect(), translucent(edge, colors.dark ? 0.16 : 0.08));
    painter.fillRect(QRect(0, 0, 4, height()), edge);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors.line);
}

} // namespace mexplorer
