// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencechoice.h"
#include "model/sequence/sequenceplot.h"
#include "model/step/lawwalk.h"
#include "views/charts/copiedpicture.h"
#include "views/widgets/commands.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace mexplorer {

class LawLine;
class PointerPanel;
class SegmentedSwitch;
class SequencePictures;
class SequenceTable;
class Session;
class ShownSequence;

/// The Sequence workspace: the SG values of single heaps as a plot, a histogram and a heat map, with their period and
/// the theorem that proves it. Follows the game of the session if it is played on heaps, and otherwise suggests rules.
class SequenceView : public QWidget, public ViewWithPicture
{
    Q_OBJECT

public:
    using Part = SequenceChoice::Part;

    explicit SequenceView(Session *session, QWidget *parent = nullptr);

    /// The current settings, for other views.
    SequenceChoice choice() const;
    void setChoice(const SequenceChoice &choice);
    /// Shows the values of a saved sequence.
    void open(std::shared_ptr<SequenceStudy> study);
    Commands *commands() const { return m_commands; }
    /// The copied picture has the values as CSV, at most the first ones of very many.
    std::optional<CopiedPicture> copiedPicture() const override;
    /// The values shown; null if there are none yet.
    std::shared_ptr<const SequenceSnapshot> snapshot() const;

public slots:
    void showPart(mexplorer::SequenceView::Part part);
    /// Shows other rules than the game's, such as "octal{0.16}". Reports a problem if they can't be read.
    void chooseRules(const QString &text);
    void chooseTerms(quint64 terms);

signals:
    /// Emitted when choice() changed.
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
    std::optional<LawWalk> walkOfPeriod() const;
    void showProof(const LawWalk &walk);
    void setNotice(const QString &notice);
    void selectHeap(quint64 n);
    void showContextMenu(const QPoint &point, std::optional<quint64> n, bool canZoom);
    std::optional<Drawing> drawing() const;
    /// False if the open game has no heaps and no other rules are chosen.
    bool hasRules() const;

    Session *m_session;
    Commands *m_commands;
    ShownSequence *m_sequence;
    SegmentedSwitch *m_switch;
    QComboBox *m_rules;
    QSpinBox *m_terms;
    QWidget *m_controls = nullptr; ///< the row of choices, with buttons for commands
    QLabel *m_title;               ///< in a presentation
    QWidget *m_findingRow;         ///< with the button for the proof
    QLabel *m_finding;
    QToolButton *m_proof;
    QLabel *m_noSequence; ///< explains why the open game has none
    QStackedWidget *m_pages;
    SequencePictures *m_pictures;
    PointerPanel *m_pointer;
    LawLine *m_law;
    SequenceTable *m_table;
    QString m_notice; ///< a message about the last problem or export
    Part m_part = Part::Plot;
    bool m_isStale = false;
};

} // namespace mexplorer
