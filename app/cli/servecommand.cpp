// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/servecommand.h"

#include "app/cli/commandjob.h"
#include "app/cli/commandline.h"
#include "app/cli/commandoptions.h"
#include "app/cli/standardstreams.h"
#include "model/core/visibletext.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThreadPool>

#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace mexplorer {

namespace {

constexpr qint64 maxRequest = 1'000'000;
constexpr int protocolVersion = 1;

QString compact(const QJsonValue &value)
{
    const QByteArray inArray = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(inArray).sliced(1).chopped(1);
}

/// The option by which a command prints JSON; std::nullopt if it has none.
std::optional<QStringList> jsonOption(const CommandUsage &usage)
{
    for (const CommandOption &option : usage.options) {
        if (option.names().contains(QStringLiteral("json")))
            return QStringList{QStringLiteral("--json")};
        if (option.names().contains(QStringLiteral("format")) && option.words().contains(QStringLiteral("json")))
            return QStringList{QStringLiteral("--format"), QStringLiteral("json")};
    }
    return std::nullopt;
}

QString noStreamsSentence()
{
    return CommandText::tr("A request has no input of its own, and no help; leave '-' and --help out.");
}

class Server
{
public:
    Server(QTextStream &answers, bool areFilesRefused) : m_answers(answers), m_areFilesRefused(areFilesRefused) {}

    void run(QIODevice &requests)
    {
        write(QStringLiteral("{\"mexplorer\": \"" MEXPLORER_VERSION "\", \"protocol\": %1}").arg(protocolVersion));
        while (true) {
            const QByteArray line = requests.readLine(maxRequest + 1);
            if (line.isEmpty())
                break;
            if (line.size() >= maxRequest && !line.endsWith('\n')) { // the beginning of a longer one
                while (!requests.atEnd() && !requests.readLine(maxRequest).endsWith('\n')) {
                }
                refuse(QJsonValue(),
                       CommandText::tr("A request has at most %1 characters.").arg(groupedNumber(maxRequest)));
            } else if (!line.trimmed().isEmpty()) {
                take(line);
            }
        }
        m_pool.waitForDone();
    }

private:
    void take(const QByteArray &line)
    {
        const QJsonObject request = QJsonDocument::fromJson(line).object();
        if (request.contains(QStringLiteral("cancel")))
            return cancel(compact(request[QStringLiteral("cancel")]));
        const QJsonValue id = request[QStringLiteral("id")];
        QStringList arguments;
        const QJsonArray words = request[QStringLiteral("command")].toArray();
        for (const auto &argument : words)
            arguments << argument.toString();
        if (arguments.isEmpty())
            return refuse(
                id.isUndefined() ? QJsonValue() : id,
                CommandText::tr("This is no request; one is {\"id\": 1, \"command\": [\"value\", \"kayles:7\"]}."));
        const ProgramCommand *command = findProgramCommand(arguments.first());
        const auto json = command ? jsonOption(command->usage()) : std::nullopt;
        if (!json)
            return refuse(id, CommandText::tr("There is no command '%1' with JSON; see mexplorer --help.")
                                  .arg(quotation(arguments.first())));
        if (arguments.contains(QStringLiteral("-")) || arguments.contains(QStringLiteral("--help")) ||
            arguments.contains(QStringLiteral("-h")))
            return refuse(id, noStreamsSentence());
        if (m_areFilesRefused && CommandOptions(command->usage()).namesFile(arguments))
            return refuse(id, CommandText::tr("This request names a file, and --no-files allows none."));
        start(id, command, arguments + *json);
    }

    void start(const QJsonValue &id, const ProgramCommand *command, const QStringList &arguments)
    {
        const auto job = std::make_shared<JobControl>();
        const QString idText = compact(id);
        {
            const std::lock_guard lock(m_mutex);
            m_jobs.emplace(idText, job);
        }
        m_pool.start([this, id, idText, job, command, arguments] {
            QString answer;
            QString problem;
            QTextStream out(&answer);
            QTextStream err(&problem);
            const CommandJobScope scope(*job);
            const StandardStreamsInUse inUse(noStreamsSentence());
            const int status = command->call(arguments, out, err);
            out.flush();
            err.flush();
            {
                const std::lock_guard lock(m_mutex);
                const auto [first, last] = m_jobs.equal_range(idText);
                m_jobs.erase(std::find_if(first, last, [&job](const auto &one) { return one.second == job; }));
            }
            write(id, status, answer, problem);
        });
    }

    void cancel(const QString &idText)
    {
        const std::lock_guard lock(m_mutex);
        const auto [first, last] = m_jobs.equal_range(idText);
        std::for_each(first, last, [](const auto &one) { one.second->cancel(); });
    }

    void refuse(const QJsonValue &id, const QString &problem) { write(id, ExitStatus::badInput, {}, problem); }

    void write(const QJsonValue &id, int status, QString answer, const QString &problem)
    {
        QString line = QStringLiteral("{\"id\": %1, \"status\": %2").arg(compact(id)).arg(status);
        answer = answer.trimmed().replace(u'\n', u' '); // those within texts are escaped
        if (!answer.isEmpty())
            line += QStringLiteral(", \"answer\": ") + answer;
        if (status != ExitStatus::done)
            line += QStringLiteral(", \"problem\": ") + compact(problem.trimmed());
        write(line + u'}');
    }

    void write(const QString &line)
    {
        const std::lock_guard lock(m_writing);
        m_answers << line << '\n';
        m_answers.flush();
    }

    QTextStream &m_answers;
    bool m_areFilesRefused;
    std::mutex m_writing;
    std::mutex m_mutex; ///< of m_jobs
    std::multimap<QString, std::shared_ptr<JobControl>> m_jobs;
    QThreadPool m_pool;
};

struct ServeOptions
{
    CommandOption noFiles{"no-files", CommandText::tr("Refuse every request that names a file.")};

    CommandUsage usage() const
    {
        return {
            "serve",
            QString(),
            CommandText::tr("Answers other programs: a request a line on standard input, an answer a line, in JSON."),
            "mexplorer serve --no-files",
            {noFiles},
            false};
    }
};

int runServeCommand(CommandOptions &options, QTextStream &out, QTextStream &err)
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return report(Problem::file(Problem::Code::UnreadableFile, CommandText::tr("There is no standard input.")),
                      err);
    serve(input, out, options.isSet(ServeOptions().noFiles));
    return ExitStatus::done;
}

} // namespace

void serve(QIODevice &requests, QTextStream &answers, bool areFilesRefused)
{
    Server(answers, areFilesRefused).run(requests);
}

const ProgramCommand serveCommand = {"serve", [] { return ServeOptions().usage(); }, runServeCommand};

} // namespace mexplorer
