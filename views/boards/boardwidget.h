#pragma once

#include "model/games/rules.h"

#include <QWidget>

#include <optional>

namespace mexplorer {

/// A board that shows one component of a position and lets a person choose a move on it, by mouse or keyboard. It plays
/// nothing itself: it says which follower was chosen, and shows the component that it is given.
class BoardWidget : public QWidget
{
    Q_OBJECT

public:
    explicit BoardWidget(const Component &component, QWidget *parent = nullptr);

    const Component &component() const { return m_component; }
    /// Shows another position of the same rules; a follower of the present one comes as a move.
    void setComponent(const Component &component);

    /// A move can be chosen only while this is true.
    bool isPlayable() const { return m_playable; }
    void setPlayable(bool playable);

    /// While true, a click or Space switches a cell instead of choosing a move, and edited() reports what that makes.
    /// For boards of cells only.
    bool isEditable() const { return m_editable; }
    void setEditable(bool editable) { m_editable = editable; }

    /// Marks the ways to these followers; none removes the marks.
    void setHints(const std::vector<CellVector> &followers);
    const std::vector<CellVector> &hints() const { return m_hints; }
    /// Of the marked ways only those to these followers are drawn in full, the others faintly; nothing draws all in full.
    void setHintFocus(const std::optional<std::vector<CellVector>> &followers);
    const std::optional<std::vector<CellVector>> &hintFocus() const { return m_hintFocus; }

    /// The side of a cell, pin or token in pixels; boards of many shrink it.
    int unit() const { return m_unit; }
    void setUnit(int pixels);
    /// The board keeps little room around itself.
    bool isTight() const { return m_tight; }
    void setTight(bool tight);

    /// What the present selection would do, or why it is no move; empty without a selection.
    const QString &message() const { return m_message; }

signals:
    void moveChosen(const mexplorer::CellVector &after);
    void edited(const mexplorer::CellVector &cells);
    void messageChanged(const QString &message);

protected:
    /// Called before the component becomes \a next.
    virtual void componentWillChange(const Component &next) { Q_UNUSED(next) }
    /// Called after the component changed from \a before.
    virtual void componentChanged(const Component &before) = 0;
    virtual void hintsChanged() {}
    virtual void unitChanged() {}
    virtual void playableChanged() {}

    bool isFollower(const CellVector &cells) const;
    const std::vector<CellVector> &followers() const;
    void say(const QString &message);

private:
    void describe();

    Component m_component;
    bool m_playable = false;
    bool m_editable = false;
    bool m_tight = false;
    int m_unit = 48;
    std::vector<CellVector> m_hints;
    std::optional<std::vector<CellVector>> m_hintFocus;
    QString m_message;
    mutable std::vector<CellVector> m_followers; ///< sorted, each once; found when first asked for
    mutable bool m_followersKnown = false;
};

} // namespace mexplorer

Q_DECLARE_METATYPE(mexplorer::CellVector)
