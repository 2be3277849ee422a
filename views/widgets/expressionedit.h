// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QLineEdit>

#include <optional>

class QCompleter;
class QStandardItemModel;

namespace mexplorer {

/// A line edit for a game expression: errors are underlined, and the game at the cursor is completed from the catalogue
/// and from a list of earlier expressions.
class ExpressionEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ExpressionEdit(QWidget *parent = nullptr);

    /// The problem of the text; std::nullopt if it can be read, if it is empty, or if checking would mean reading a
    /// large file.
    const std::optional<Problem> &problem() const { return m_problem; }
    /// True if the text is invalid but may be the beginning of a valid one: "kayl", "nim:3 +", "matrix:011/0".
    bool isUnfinished() const { return m_unfinished; }
    /// Sets earlier expressions, the latest first; they are offered while the text is their beginning.
    void setEarlier(const QStringList &expressions) { m_earlier = expressions; }

    /// Accepts texts that begin with \a beginning, although they are no expressions.
    void setOtherBeginning(const QString &beginning) { m_otherBeginning = beginning; }
    /// Accepts sets of numbers, "{0, 1, 3}", which are no expressions either.
    void setTakesSets(bool takesSets);

public slots:
    /// Shows completions at the cursor.
    void suggest();

signals:
    /// Emitted when the text was checked and problem() may have changed.
    void checked();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;

private:
    void check();
    void fillSuggestions();
    void acceptSuggestion(const QString &completion);
    void paintUnderline(int from, int length);
    /// Returns the term of the sum at the cursor: its first character and one past its last.
    std::pair<qsizetype, qsizetype> termAtCursor() const;

    std::optional<Problem> m_problem;
    bool m_unfinished = false;
    QStringList m_earlier;
    QString m_otherBeginning;
    bool m_takesSets = false;
    QStandardItemModel *m_model;
    QCompleter *m_completer;
};

} // namespace mexplorer
