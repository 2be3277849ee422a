// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/explore/graphview.h"
#include "model/games/catalogue.h"
#include "model/games/joinedposition.h"
#include "model/notation/expression.h"
#include "model/play/puzzlegame.h"
#include "model/play/savedmatch.h"
#include "model/sequence/sequencechoice.h"
#include "model/session/documentfile.h"
#include "model/solve/move.h"
#include "model/step/savedwalk.h"
#include "tests/testfiles.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <random>
#include <vector>

namespace mexplorer::samples {

/// Documents of every kind of game with every member filled in, and damaged copies of them.
class DocumentMutations
{
public:
    /// Files go to \a folder.
    explicit DocumentMutations(const QString &folder, quint32 seed) : m_random(seed)
    {
        const QString graph =
            written(folder + QStringLiteral("/moves.dot"), "digraph { a -> b; b -> c; a -> c; c -> d; d -> b }");
        QStringList games = {QStringLiteral("kayles:5"),
                             QStringLiteral("nim:2,1 + nim:1"),
                             QStringLiteral("matrix:110/011"),
                             QStringLiteral("cram:2x3"),
                             QStringLiteral("chomp:2x3"),
                             QStringLiteral("wythoff:(2,3)"),
                             QStringLiteral("subtraction{1-3}:4 + kayles:3"),
                             QStringLiteral("matrix:11/01 + grundy:6"),
                             QStringLiteral("octal{0.137}:5"),
                             QStringLiteral("divide{2,3,6}:12"),
                             QStringLiteral("hex{0.8}:6 + dawson:4"),
                             QStringLiteral("graph{%1}:a").arg(graph)};
        for (const Family &family : catalogue()) {
            if (!games.join(u'+').contains(family.name))
                games << family.example;
        }
        for (const QString &game : games) {
            const QString path = folder + QStringLiteral("/sample.mexp");
            if (const auto problem = writeDocument(filled(game), path))
                qFatal("%s", qPrintable(problem->message));
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly))
                qFatal("no sample");
            m_samples.push_back(QJsonDocument::fromJson(file.readAll()).object());
            m_expressions << game << m_samples.back()[QStringLiteral("selection")].toString();
        }
        m_expressions << QStringLiteral("matrix:8x8") << QStringLiteral("nim:1000000000") << QStringLiteral("nim:0")
                      << QStringLiteral("matrix:0") << QStringLiteral("999*nim:7") << QString();
    }

    std::size_t count() const { return m_samples.size(); }
    QByteArray sample(std::size_t index) const { return QJsonDocument(m_samples[index]).toJson(); }

    /// A sample with one to three of its fields dropped, retyped, made huge or negative, or taken from another game.
    QByteArray next()
    {
        QJsonValue document = m_samples[pick(m_samples.size())];
        for (std::size_t i = 0, times = 1 + pick(3) / 2 + pick(2); i < times; ++i)
            mutate(document, pick(fields(document)));
        return QJsonDocument(document.toObject()).toJson(QJsonDocument::Compact);
    }

private:
    std::size_t pick(std::size_t count) { return m_random() % count; }

    static GameRecord gameOf(const Position &start, Convention convention, std::size_t length)
    {
        GameRecord record(start, convention);
        while (!record.isOver() && record.length() < length) {
            const auto moves = distinctMoves(record.position(record.length()), 10'000);
            record = record.played(record.length(), moves->front());
        }
        return record;
    }

    /// The game, one move into it, with another second move if there is one, and notes.
    static PlayedGame branched(const GameRecord &record)
    {
        PlayedGame game(record, 1);
        const NodeId node = game.node();
        game.annotate(node, {QStringLiteral("a line"), QStringLiteral("why?"), MoveMark::Good});
        game.markHint(3);
        const auto moves = distinctMoves(game.line().position(1), 10'000);
        if (!moves->empty())
            game.play(moves->back());
        game.goTo(node);
        return game;
    }

    Document filled(const QString &game)
    {
        const Position start = *parsePosition(game);
        const GameRecord record = gameOf(start, Convention::Normal, 4);
        Document document;
        document.game = game;
        document.maxPositions = 400;
        document.maxMoves = 4000;
        document.selection = record.position(1).text();
        document.workspace = WorkspaceId::Explore;
        document.set(SavedWalk{TraceKind::Mex, 2, {1, 3}});
        document.set(SequenceChoice{SequenceChoice::Part::HeatMap, QStringLiteral("octal{0.354}"), 2000});
        FilterSettings filter;
        filter.region = FilterSettings::Region::Between;
        filter.anchor = join(record.position(1)).cells;
        filter.target = join(record.position(record.length())).cells;
        filter.query = QStringLiteral("P");
        filter.others = FilterSettings::Others::Dimmed;
        filter.opened = {join(start).cells, filter.anchor};
        filter.pinned = {filter.target};
        document.set(filter);
        document.set(GraphLook{ColorBy::SgValue});
        document.set(SavedMatch{branched(record),
                                {{Side::Human, Side::Human},
                                 {Opponent::reader(4), Opponent::ofLevel(35)},
                                 {QStringLiteral("Ann"), QStringLiteral("Bob")}},
                                Judging::AtOnce,
                                4711});
        document.set(SavedPuzzle{QStringLiteral("puzzle one-move normal nim:3,4,5")});
        document.set(SavedGames{std::make_shared<const PlayedGame>(gameOf(start, Convention::Misere, 3), 1),
                                std::make_shared<const PlayedGame>(record)});
        return document;
    }

    /// How many values there are in \a value, itself not counted.
    static std::size_t fields(const QJsonValue &value)
    {
        std::size_t count = 0;
        if (value.isArray()) {
            for (const QJsonValue &inner : value.toArray())
                count += 1 + fields(inner);
        }
        const QJsonObject object = value.toObject();
        for (const QJsonValue &inner : object)
            count += 1 + fields(inner);
        return count;
    }

    /// Changes the value of number \a index in \a value.
    void mutate(QJsonValue &value, std::size_t index)
    {
        if (value.isArray()) {
            QJsonArray array = value.toArray();
            for (qsizetype i = 0; i < array.size(); ++i) {
                QJsonValue inner = array[i];
                const std::size_t count = 1 + fields(inner);
                if (index < count) {
                    if (change(inner, index))
                        array[i] = inner;
                    else
                        array.removeAt(i);
                    break;
                }
                index -= count;
            }
            value = array;
            return;
        }
        QJsonObject object = value.toObject();
        for (const QString &key : object.keys()) {
            QJsonValue inner = object[key];
            const std::size_t count = 1 + fields(inner);
            if (index < count) {
                if (change(inner, index))
                    object[key] = inner;
                else
                    object.remove(key);
                break;
            }
            index -= count;
        }
        value = object;
    }

    /// False if the value is to be dropped.
    bool change(QJsonValue &value, std::size_t index)
    {
        if (index > 0) {
            mutate(value, index - 1);
            return true;
        }
        const QString text = value.toString();
        switch (pick(8)) {
        case 0:
            return false;
        case 1: { // another type
            const QJsonValue others[] = {QJsonValue(), true, 3, 0.5, QStringLiteral("x"), QJsonArray{1}, QJsonObject()};
            value = others[pick(std::size(others))];
            break;
        }
        case 2: // huge
            if (value.isString())
                value = text.isEmpty() || pick(2) == 0 ? QString(100'000, u'x') : text + QStringLiteral("999999999");
            else
                value = pick(2) == 0 ? QJsonValue(1e300) : QJsonValue(qint64(1) << (20 + pick(43)));
            break;
        case 3: // negative
            value = value.isString() ? QJsonValue(u'-' + text) : QJsonValue(-1 - double(pick(1'000'000)));
            break;
        case 4:
        case 5: // of another game
            value = m_expressions[static_cast<qsizetype>(pick(static_cast<std::size_t>(m_expressions.size())))];
            break;
        case 6: { // the same member of another document
            const QJsonObject &other = m_samples[pick(m_samples.size())];
            const QStringList keys = other.keys();
            value = other[keys[static_cast<qsizetype>(pick(static_cast<std::size_t>(keys.size())))]];
            break;
        }
        case 7:
            value = value.isString() ? QJsonValue(QString()) : QJsonValue(0);
            break;
        }
        return true;
    }

    std::mt19937 m_random;
    std::vector<QJsonObject> m_samples;
    QStringList m_expressions; ///< of all games
};

} // namespace mexplorer::samples
