# SPDX-License-Identifier: GPL-3.0-or-later
"""Impartial games from Python: Sprague-Grundy values, sequences and graphs, computed by Mexplorer.

    >>> import mexplorer
    >>> mexplorer.value("kayles:7")
    2
    >>> mexplorer.values(["nim:3,4", "rules{n -> n-k : prime(k)}:20"])
    [7, 5]
    >>> mexplorer.sequence("octal{0.77}", 8)
    [0, 1, 2, 3, 1, 4, 3, 2]
    >>> mexplorer.graph_values(G)["a"]          # G: a networkx.DiGraph, or anything with nodes and edges
    1
    >>> mexplorer.picture("nim:1,2")            # drawn in a notebook

The program `mexplorer` has to be found; MEXPLORER names another one. It runs in the background from the first question to
the end of the script.
"""

import atexit
import itertools
import json
import os
import subprocess
import tempfile
import threading


class Problem(Exception):
    """A question without an answer; the message says what to do. `answer` holds what is known, or None."""

    def __init__(self, message, answer=None):
        super().__init__(message)
        self.answer = answer


class Server:
    """A running `mexplorer serve`."""

    def __init__(self, program=None):
        program = program or os.environ.get("MEXPLORER", "mexplorer")
        self._process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self._numbers = itertools.count()
        self._lock = threading.Lock()
        self.version = json.loads(self._process.stdout.readline())["mexplorer"]

    def ask_all(self, commands):
        """The answers to commands, lists of words such as ["value", "kayles:7"]; a Problem in place of one that failed."""
        with self._lock:
            ids = [next(self._numbers) for _ in commands]
            lines = [json.dumps({"id": i, "command": list(command)}) + "\n" for i, command in zip(ids, commands)]
            sender = threading.Thread(target=self._send, args=(lines,))  # answers come while requests are sent
            sender.start()
            answers = {}
            while len(answers) < len(ids):
                line = self._process.stdout.readline()
                if not line:
                    raise Problem("Mexplorer has ended.")
                reply = json.loads(line)
                problem = reply.get("problem")
                answers[reply["id"]] = Problem(problem, reply.get("answer")) if problem is not None else reply["answer"]
            sender.join()
            return [answers[i] for i in ids]

    def ask(self, *command):
        """The answer to one command, as in ask("value", "kayles:7"): what --json prints."""
        answer = self.ask_all([command])[0]
        if isinstance(answer, Problem):
            raise answer
        return answer

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _send(self, lines):
        self._process.stdin.writelines(lines)
        self._process.stdin.flush()


_server = None


def server():
    """The server that the functions below ask."""
    global _server
    if _server is None:
        _server = Server()
        atexit.register(_server.close)
    return _server


def analyse(game, misere=False):
    """Value, outcome, winner, components and winning moves, as a dict."""
    return server().ask("value", game, *(["--misere"] if misere else []))


def value(game):
    """The value of a position; {"infinity": [...]} if play may be endless."""
    return analyse(game)["value"]


def values(games):
    """The values of many positions, asked at once."""
    answers = server().ask_all([("value", game) for game in games])
    for answer in answers:
        if isinstance(answer, Problem):
            raise answer
    return [answer["value"] for answer in answers]


def sequence(rules, terms=100):
    """[G(0), ..., G(terms - 1)]."""
    return server().ask("sequence", rules, "--terms", str(terms))["values"]


def graph_values(graph):
    """The value of each node of a directed graph whose edges are moves; None where play may be endless."""
    nodes = list(graph.nodes)
    numbers = {node: number for number, node in enumerate(nodes)}
    with tempfile.NamedTemporaryFile("w", suffix=".dot", encoding="utf-8") as file:
        file.write("digraph {\n" + "".join("%d;\n" % number for number in numbers.values()))
        file.writelines("%d -> %d;\n" % (numbers[a], numbers[b]) for a, b in graph.edges)
        file.write("}\n")
        file.flush()
        found = values("graph{%s}:%d" % (file.name, number) for number in numbers.values())
    return {node: one if isinstance(one, int) else None for node, one in zip(nodes, found)}


class Picture:
    """The graph of a game as SVG, which notebooks draw."""

    def __init__(self, svg):
        self.svg = svg

    def _repr_svg_(self):
        return self.svg


def picture(game):
    program = os.environ.get("MEXPLORER", "mexplorer")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "graph.svg")
        done = subprocess.run([program, "graph", game, "-o", path], capture_output=True, encoding="utf-8")
        if done.returncode != 0:
            raise Problem(done.stderr.strip())
        with open(path, encoding="utf-8") as file:
            return Picture(file.read())
