#include "views/theme/type.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QWidget>

namespace mexplorer {

namespace {

double scaleOf(TypeSize size)
{
    switch (size) {
    case TypeSize::Body:
        return 1;
    case TypeSize::Lead:
        return 1.25;
    case TypeSize::Heading:
        return 1.6;
    case TypeSize::Title:
        break;
    }
    return 2;
}

/// Sets a widget's font again whenever the application's font changes, and whenever a style sheet has put back the font
/// that the widget had when it met its first sheet; of the sheet of another theme it hears from the theme.
class TypeKeeper final : public QObject
{
public:
    TypeKeeper(QWidget *widget, TypeSize size) : QObject(widget), m_widget(widget), m_size(size)
    {
        setObjectName(QStringLiteral("typeKeeper"));
        QApplication::instance()->installEventFilter(this);
        widget->installEventFilter(this);
        connect(&Theme::instance(), &Theme::changed, this, &TypeKeeper::apply);
        apply();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if ((event->type() == QEvent::ApplicationFontChange && watched == QApplication::instance()) ||
            (event->type() == QEvent::StyleChange && watched == m_widget))
            apply();
        return false;
    }

private:
    void apply() { m_widget->setFont(typeFont(m_size, QApplication::font())); }

    QWidget *m_widget;
    TypeSize m_size;
};

} // namespace

QFont typeFont(TypeSize size, const QFont &base)
{
    QFont font(base);
    font.setPointSizeF(base.pointSizeF() * scaleOf(size));
    if (size == TypeSize::Heading || size == TypeSize::Title)
        font.setWeight(QFont::DemiBold);
    return font;
}

QFont codeFont(const QFont &base)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(base.pointSizeF());
    return font;
}

void setTypeSize(QWidget *widget, TypeSize size)
{
    delete widget->findChild<QObject *>(QStringLiteral("typeKeeper"), Qt::FindDirectChildrenOnly);
    new TypeKeeper(widget, size);
}

} // namespace mexplorer
