// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/nimexpression.h"

#include "model/core/modeltext.h"
#include "model/core/nimber.h"
#include "model/core/scanner.h"

#include <limits>

namespace mexplorer {

namespace {

class NimReader
{
public:
    explicit NimReader(QStringView text) : m_scanner(text) {}

    Result<quint64> read()
    {
        Result<quint64> value = sum();
        if (value && !m_scanner.atEnd())
            return m_scanner.problemHere(ModelText::tr("expected '+', '*', '/' or the end."));
        return value;
    }

private:
    static constexpr int maxDepth = 100;

    Result<quint64> sum()
    {
        Result<quint64> value = product();
        while (value && (m_scanner.take(u'+') || m_scanner.take(u'\u2295'))) {
            const Result<quint64> next = product();
            value = next ? Result<quint64>(*value ^ *next) : next;
        }
        return value;
    }

    Result<quint64> product()
    {
        Result<quint64> value = factor();
        while (value) {
            const bool isTimes = m_scanner.take(u'*') || m_scanner.take(u'\u2297') || m_scanner.take(u'\u00d7');
            if (!isTimes && !m_scanner.take(u'/'))
                break;
            const int column = m_scanner.column();
            Result<quint64> next = factor();
            if (!next)
                return next;
            if (!isTimes && *next == 0)
                return m_scanner.problemAt(column, m_scanner.column() - column,
                                           ModelText::tr("0 has no nim-inverse; divide by another number."));
            value = nimProduct(*value, isTimes ? *next : nimInverse(*next));
        }
        return value;
    }

    Result<quint64> factor()
    {
        const int column = m_scanner.column();
        const QStringView name = m_scanner.takeWhile([](QChar c) { return c.isLetter(); });
        const bool isRoot = name.compare(QLatin1StringView("sqrt"), Qt::CaseInsensitive) == 0;
        if (!name.isEmpty() && !isRoot)
            return m_scanner.problemAt(Problem::Code::UnknownName, column, static_cast<int>(name.size()),
                                       ModelText::tr("the only function is sqrt, as in sqrt(6)."));
        if (!m_scanner.take(u'(')) {
            if (isRoot)
                return m_scanner.problemHere(ModelText::tr("expected '(', as in sqrt(6)."));
            return m_scanner.number(std::numeric_limits<quint64>::max(),
                                    ModelText::tr("a number of nim-arithmetic is at most %1."),
                                    ModelText::tr("expected a number, '(' or sqrt."));
        }
        if (++m_depth > maxDepth)
            return m_scanner.problemAt(Problem::Code::TooMany, column, 1,
                                       ModelText::tr("parentheses are nested more than %1 deep.").arg(maxDepth));
        Result<quint64> value = sum();
        --m_depth;
        if (!value)
            return value;
        if (!m_scanner.take(u')'))
            return m_scanner.problemHere(ModelText::tr("expected '+', '*', '/' or ')'."));
        return isRoot ? nimSquareRoot(*value) : *value;
    }

    Scanner m_scanner;
    int m_depth = 0;
};

} // namespace

Result<quint64> nimValue(QStringView text)
{
    return NimReader(text).read();
}

} // namespace mexplorer
