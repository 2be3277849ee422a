#pragma once

#include <QWidget>

class QComboBox;
class QSpinBox;
class QToolButton;

namespace mexplorer {

/// The row above the plot: which rules, how many terms, zoom, export. Asks; decides nothing.
class SequenceControls : public QWidget
{
    Q_OBJECT

public:
    explicit SequenceControls(QWidget *parent = nullptr);

    /// Offers \a ofTheGame, and below it \a others.
    void setChoices(const QStringList &ofTheGame, const QStringList &others);
    void setRules(const QString &rules);
    quint64 terms() const;

signals:
    void rulesChosen(const QString &rules);
    void termsChosen(quint64 terms);
    void zoomRequested(double factor);
    void showAllRequested();
    /// \a ending is "svg", "png" or "csv".
    void exportRequested(const QString &ending);

private:
    QToolButton *makeButton(const QString &name, const QString &icon, const QString &text);
    QToolButton *makeExportButton();

    QComboBox *m_rules;
    QSpinBox *m_terms;
};

} // namespace mexplorer
