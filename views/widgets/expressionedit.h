// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/core/result.h"

#include <QLineEdit>

#include <optional>

class QCompleter;
class QStandardItemModel;

namespace mexplorer {

/// A line in which a game expression is written: what can't be read is underlined where it stands, and the game at the
/// cursor is completed from the catalogue and from a list of earlier expressions.
class ExpressionEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ExpressionEdit(QWidget *parent = nullptr);

    /// What stands in the way of reading the text; nothing if it can be read, if it is empty, and if that
    /// takes reading a large file.
    const std::optional<Problem> &problem() const { return m_problem; }
    /// True if what can't be read yet may be the beginning of something that can: "kayl", "nim:3 +", "matrix:011/0".
    bool isUnfinished() const { return m_unfinished; }
    /// Earlier expressions, the latest first; they are offered while the text is their beginning.
    void setEarlier(const QStringList &expressions) { m_earlier = expressions; }

    /// Texts that begin with \a beginning are no expressions, and right here all the same.
    void setOtherBeginning(const QString &beginning) { m_otherBeginning = beginning; }
    /// Accepts sets of numbers, "{0, 1, 3}", which are no expressions either.
    void setTakesSets(bool takesSets);

public slots:
    /// Shows what may stand at the cursor.
    void suggest();

signals:
    /// The text was read again: problem() may have changed.
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
    /// The term of the sum that the cursor stands in: its first and one past its last character.
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
