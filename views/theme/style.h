// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QApplication;

namespace mexplorer {

/// Sets the Fusion style and a small style sheet whose colours follow the theme.
void applyStyle(QApplication &app);

/// Scales all fonts by \a scale relative to the desktop's.
void setTypeScale(double scale);
/// Returns the scale in the settings.
double chosenTypeScale();
/// The font of the program at a scale of 1.
QFont desktopFont();

/// While an object of this class exists, the program has no style sheet: widgets created in this time are styled once,
/// at its end, and not again for each parent that they get.
class StyledTogether
{
public:
    StyledTogether();
    ~StyledTogether();
    StyledTogether(const StyledTogether &) = delete;
    StyledTogether &operator=(const StyledTogether &) = delete;

private:
    QString m_sheet;
};

} // namespace mexplorer
