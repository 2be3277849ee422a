// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencechoice.h"
#include "model/sequence/sequenceplot.h"
#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;

namespace mexplorer {

class PointerPanel;
class PresentedTools;
class SegmentedSwitch;
class SequencePictures;
class SequenceTable;
class Session;
class ShownSequence;

/// The Sequence workspace: the SG values of single heaps as a plot, a histogram and a heat map, with their period and
/// the theorem that proves it.
/// Follows the game of the session as long as it is played on heaps, and says what would do if not.
class SequenceView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    using Part = SequenceChoice::Part;

    explicit SequenceView(Session *session, QWidget *parent = nullptr);

    /// What is asked for by now, to ask another view for it.
    SequenceChoice choice() const;
    void setChoice(const SequenceChoice &choice);
    /// Shows the values of a saved sequence.
    void open(std::shared_ptr<SequenceStudy> study);
    Commands *commands() const { return m_commands; }
    /// With the values as CSV; of very many with the first of them.
    std::optional<CopiedPicture> copiedPicture() const override;
    /// What is shown; null while there is nothing yet.
    std::shared_ptr<const SequenceSnapshot> snapshot() const;

public slots:
    void showPart(mexplorer::SequenceView::Part part);
    /// Shows other rules than the game's: "octal{0.16}". Says what is wrong with them if they can't be read.
    void chooseRules(const QString &text);
    void chooseTerms(quint64 terms);

signals:
    /// Another choice().
    void choiceChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void buildLayout();
    QWidget *makeControls();
    void addTools();
    QWidget *makePictures();
    QWidget *makeOffers();
    bool isCovered() const;
    void addCommands();
    void connectParts();
    void connectPictures();
    void connectSession();
    void followGame();
    void followSelection();
    void offerRules(const QStringList &ofTheGame);
    void showRules(const QString &rules);
    quint64 terms() const;
    void setTerms(quint64 terms);
    void setRules(RulesPtr rules);
    void setStudy(std::shared_ptr<SequenceStudy> study);
    void request();
    void showPlot();
    void followPresentation();
    void showPage();
    void showFinding();
    QStringList findings() const;
    void setNotice(const QString &notice);
    void selectHeap(quint64 n);
    void showContextMenu(const QPoint &point, std::optional<quint64> n, bool canZoom);
    std::optional<Drawing> drawing() const;
    /// False while the open game has no heaps, and no other rules are chosen.
    bool hasRules() const;

    Session *m_session;
    Commands *m_commands;
    ShownSequence *m_sequence;
    SegmentedSwitch *m_switch;
    QComboBox *m_rules;
    QSpinBox *m_terms;
    QWidget *m_controls = nullptr; ///< the row of these, with buttons for commands
    QLabel *m_title;               ///< of a presentation
    QLabel *m_finding;
    QLabel *m_noSequence; ///< why the open game has none
    QStackedWidget *m_pages;
    SequencePictures *m_pictures;
    PointerPanel *m_pointer;
    SequenceTable *m_table;
    PresentedTools *m_presented;
    QString m_notice; ///< what went wrong or was done last, in a sentence
    Part m_part = Part::Plot;
    bool m_isStale = false;
};

} // namespace mexplorer
