// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/core/exceptions.h"

#include "model/core/modeltext.h"

#include <new>
#include <stdexcept>

namespace mexplorer {

Problem problemOfException()
{
    try {
        throw;
    } catch (const ProblemException &exception) {
        return exception.problem;
    } catch (const std::bad_alloc &) {
    } catch (const std::length_error &) { // a size beyond the address space
    } catch (const std::exception &exception) {
        return Problem::limit(Problem::Code::ProgramFault,
                              ModelText::tr("This was given up because of a fault of the program: %1. Save what is "
                                            "open, and try a smaller game.")
                                  .arg(QString::fromLocal8Bit(exception.what())));
    } catch (...) {
        return Problem::limit(Problem::Code::ProgramFault,
                              ModelText::tr("This was given up because of a fault of the program. Save what is open, "
                                            "and try a smaller game."));
    }
    return Problem::limit(Problem::Code::Memory,
                          ModelText::tr("There isn't enough memory for this. Choose a smaller game or a lower limit, "
                                        "or close other programs."));
}

} // namespace mexplorer
