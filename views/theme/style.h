// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QApplication;

namespace mexplorer {

/// Gives the program its look: Fusion below a small style sheet whose colours are the theme's and follow it.
void applyStyle(QApplication &app);

/// Makes all type \a scale times as large as the desktop's.
void setTypeScale(double scale);
/// Returns the scale that the settings ask for.
double chosenTypeScale();
/// The font of the program at a scale of 1.
QFont desktopFont();

/// While it exists the program has no style sheet: widgets that are put together meanwhile are styled once, at its end,
/// and not once more for each parent that they get.
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
