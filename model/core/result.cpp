#include "model/core/result.h"

#include <QCoreApplication>

namespace mexplorer {

Problem Problem::cancelled()
{
    return {QCoreApplication::translate("mexplorer::Problem", "The work was cancelled; what was finished is kept."),
            Kind::Cancelled, 0, 0};
}

} // namespace mexplorer
