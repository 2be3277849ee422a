// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sequence/sequencechoice.h"

#include <QLabel>

#include <optional>

namespace mexplorer {

class SequencePictures;

/// The line below the pictures of a sequence: what is drawn in which colour, or what the pointer is on in the
/// histogram.
class SequenceLegend : public QLabel
{
    Q_OBJECT

public:
    explicit SequenceLegend(const SequencePictures *pictures, QWidget *parent = nullptr);

    void setPart(SequenceChoice::Part part);

private:
    void showLegend();
    QStringList plotParts() const;
    void showBar(std::optional<std::size_t> bar);
    QString rareText() const;
    bool hasExceptions() const;

    const SequencePictures *m_pictures;
    SequenceChoice::Part m_part = SequenceChoice::Part::Plot;
};

} // namespace mexplorer
