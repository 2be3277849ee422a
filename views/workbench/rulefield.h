// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QSyntaxHighlighter>

class QCompleter;
class QStandardItemModel;

namespace mexplorer {

/// Colours rules as they are written: words of the language, the names of the pattern, numbers and arrows, and the
/// place of a mistake. Words and names also differ in weight and slant.
class RuleHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    explicit RuleHighlighter(QTextDocument *document);

    /// Marks \a length characters from \a from on as wrong; none if \a length is 0.
    void setMistake(int from, int length);

protected:
    void highlightBlock(const QString &text) override;

private:
    int m_from = 0;
    int m_length = 0;
};

/// The field in which a user writes `rules{...}`, `row{...}` or `board{...}`, on one line or several. The words of the
/// language are completed, with their meanings beside them.
class RuleField : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit RuleField(QWidget *parent = nullptr);

    /// Marks a mistake in the text; none if \a length is 0.
    void setMistake(int from, int length);
    /// Explains the word at the cursor; empty if it isn't one of the language.
    QString helpAtCursor() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The text has changed; textChanged() is also emitted when only its colours have.
    void rulesChanged();
    /// Ctrl+Enter was pressed.
    void accepted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    QString wordAtCursor(bool whole) const;
    void suggest();
    void complete(const QString &word);

    RuleHighlighter *m_highlighter;
    QStandardItemModel *m_words;
    QCompleter *m_completer;
    QString m_text; ///< as it was when rulesChanged() was emitted
};

} // namespace mexplorer
