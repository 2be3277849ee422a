#include "model/sequence/sequencecsv.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <algorithm>

namespace mexplorer {

namespace {

struct SequenceCsvText
{
    Q_DECLARE_TR_FUNCTIONS(mexplorer::SequenceCsv)
};

} // namespace

bool writeSequenceCsv(const ValueArray &values, quint64 terms, QIODevice &device)
{
    constexpr qsizetype chunk = 1 << 16;
    QByteArray text("n,value\n");
    for (quint64 n = 0; n < std::min(terms, values.size()); ++n) {
        text += QByteArray::number(n) + ',' + QByteArray::number(values[n]) + '\n';
        if (text.size() > chunk) {
            if (device.write(text) != text.size())
                return false;
            text.clear();
        }
    }
    return device.write(text) == text.size();
}

Result<quint64> saveSequenceCsv(const ValueArray &values, quint64 terms, const QString &path)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && writeSequenceCsv(values, terms, file) && file.commit())
        return std::min(terms, values.size());
    return Problem::file(
        SequenceCsvText::tr("%1 can't be written: %2. Choose another place.").arg(path, file.errorString()));
}

} // namespace mexplorer
