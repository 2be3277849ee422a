<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en_US">
<context>
    <name>QDockWidget</name>
    <message>
        <source>Hide this panel</source>
        <translation>Diese Leiste ausblenden</translation>
    </message>
</context>
<context>
    <name>mexplorer::AnswerBar</name>
    <message>
        <source>Your answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::Autosave</name>
    <message>
        <source>The folder %1 can&apos;t be made or written to.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen oder beschreiben.</translation>
    </message>
</context>
<context>
    <name>mexplorer::BoardArea</name>
    <message numerus="yes">
        <source>%n more component(s) {isn&apos;t|aren&apos;t} shown; choose a sum of at most %1 to play on all.</source>
        <translation>
            <numerusform>%n weiterer Summand wird nicht gezeigt; um auf allen zu spielen, eine Summe aus höchstens %1 wählen.</numerusform>
            <numerusform>%n weitere Summanden werden nicht gezeigt; um auf allen zu spielen, eine Summe aus höchstens %1 wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and its rules in a sentence</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::BoardCard</name>
    <message>
        <source>All moves of this component</source>
        <translation>Alle Züge dieses Summanden</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>Moves from %1</source>
        <translation>Züge von %1</translation>
    </message>
    <message>
        <source>The last move: %1</source>
        <translation>Der letzte Zug: %1</translation>
    </message>
    <message>
        <source>The move leaves value %1.</source>
        <translation>Der Zug hinterlässt den Wert %1.</translation>
    </message>
    <message>
        <source>The move leaves a P-position.</source>
        <translation>Der Zug hinterlässt eine P-Stellung.</translation>
    </message>
    <message>
        <source>The move leaves an N-position.</source>
        <translation>Der Zug hinterlässt eine N-Stellung.</translation>
    </message>
    <message>
        <source>The move leaves a draw.</source>
        <translation>Der Zug hinterlässt ein Remis.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::BoardWidget</name>
    <message>
        <source>%1, position %2</source>
        <translation>%1, Stellung %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::CallTree</name>
    <message>
        <source>The tree of calls</source>
        <translation>Der Baum der Aufrufe</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n Aufruf</numerusform>
            <numerusform>%n Aufrufe</numerusform>
        </translation>
    </message>
    <message>
        <source>with memory: %1</source>
        <translation>mit Gedächtnis: %1</translation>
    </message>
    <message>
        <source>without memory: %1</source>
        <translation>ohne Gedächtnis: %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::CanvasPicture</name>
    <message>
        <source>Laying out the graph</source>
        <translation>Der Graph wird angeordnet</translation>
    </message>
    <message>
        <source>Placing the positions</source>
        <translation>Die Stellungen werden platziert</translation>
    </message>
    <message>
        <source>Drawing the moves</source>
        <translation>Die Züge werden gezeichnet</translation>
    </message>
</context>
<context>
    <name>mexplorer::ChocolateBoard</name>
    <message>
        <source>This square is eaten already.</source>
        <translation>Dieses Stück ist schon gegessen.</translation>
    </message>
    <message>
        <source>Eat one square, at %1.</source>
        <translation>Ein Stück essen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Eat %n square(s), from %1 up and right.</source>
        <translation>
            <numerusform>%n Stück essen, von %1 aus nach oben und rechts.</numerusform>
            <numerusform>%n Stücke essen, von %1 aus nach oben und rechts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>Column %1, row %2: eaten</source>
        <translation>Spalte %1, Zeile %2: gegessen</translation>
    </message>
    <message>
        <source>Column 1, row 1: poisoned, the player who eats it loses</source>
        <translation>Spalte 1, Zeile 1: vergiftet, wer es isst, verliert</translation>
    </message>
</context>
<context>
    <name>mexplorer::CodeDigits</name>
    <message>
        <source>The digits of the code</source>
        <translation>Die Ziffern des Codes</translation>
    </message>
    <message>
        <source>nothing is left</source>
        <translation>nichts bleibt übrig</translation>
    </message>
    <message>
        <source>one heap is left</source>
        <translation>ein Haufen bleibt übrig</translation>
    </message>
    <message>
        <source>two heaps are left</source>
        <translation>zwei Haufen bleiben übrig</translation>
    </message>
    <message>
        <source>three heaps are left</source>
        <translation>drei Haufen bleiben übrig</translation>
    </message>
</context>
<context>
    <name>mexplorer::CoinBoard</name>
    <message>
        <source>Turn</source>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>Turn the marked coins</source>
        <translation>Die markierten Münzen wenden</translation>
    </message>
    <message>
        <source>Turn %1: leaves %2.</source>
        <translation>%1 wenden: hinterlässt %2.</translation>
    </message>
    <message>
        <source>The rightmost coin that is turned has to show heads.</source>
        <translation>Die rechte der gewendeten Münzen muss Kopf zeigen.</translation>
    </message>
    <message>
        <source>These coins can&apos;t be turned together.</source>
        <translation>Diese Münzen lassen sich nicht zusammen wenden.</translation>
    </message>
    <message>
        <source>H</source>
        <comment>heads of a coin</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tails of a coin</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Coin %1: heads.</source>
        <translation>Münze %1: Kopf.</translation>
    </message>
    <message>
        <source>Coin %1: tails.</source>
        <translation>Münze %1: Zahl.</translation>
    </message>
    <message>
        <source>Coin %1: heads</source>
        <translation>Münze %1: Kopf</translation>
    </message>
    <message>
        <source>Coin %1: tails</source>
        <translation>Münze %1: Zahl</translation>
    </message>
    <message>
        <source>Takes the mark away.</source>
        <translation>Nimmt die Markierung weg.</translation>
    </message>
    <message>
        <source>Marks the coin to be turned, with the others that are marked.</source>
        <translation>Markiert die Münze, um sie mit den anderen markierten zu wenden.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Command</name>
    <message>
        <source>--present needs a game or a file, as in mexplorer --present nim:3,4,5.</source>
        <translation>--present braucht ein Spiel oder eine Datei, wie in mexplorer --present nim:3,4,5.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;; &apos;mexplorer --help&apos; lists what there is.</source>
        <translation>Es gibt keine Option „%1“; „mexplorer --help“ nennt, was es gibt.</translation>
    </message>
    <message>
        <source>The window opens one game or file at a time.</source>
        <translation>Das Fenster öffnet immer nur ein Spiel oder eine Datei.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>The window opens one game or file at a time; put an expression with spaces in quotes.</source>
        <translation>Das Fenster öffnet immer nur ein Spiel oder eine Datei; einen Ausdruck mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Mexplorer&apos;s window needs a display and there is none; without one, these work: mexplorer %1, --help.</source>
        <translation>Das Fenster von Mexplorer braucht einen Bildschirm, und es gibt keinen; ohne einen gehen: mexplorer %1, --help.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>See mexplorer %1 --help.</source>
        <translation>Siehe mexplorer %1 --help.</translation>
    </message>
    <message>
        <source>%1 is missing, as in: %2 (more: mexplorer %3 --help).</source>
        <translation>%1 fehlt, wie in: %2 (mehr: mexplorer %3 --help).</translation>
    </message>
    <message>
        <source>mexplorer %1 takes one %2 and was given %3; put an expression with spaces in quotes.</source>
        <translation>mexplorer %1 braucht genau einmal %2 und fand %3 Angaben; einen Ausdruck mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Usage: mexplorer %1 %2 [options]</source>
        <translation>Aufruf: mexplorer %1 %2 [Optionen]</translation>
    </message>
    <message>
        <source>--%1 takes a number from %2 to %3, not &apos;%4&apos;.</source>
        <translation>--%1 verlangt eine Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not &apos;%3&apos;.</source>
        <translation>--%1 verlangt eines von %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>explore, step through and play impartial games</source>
        <translation>neutrale Spiele erkunden, Schritt für Schritt erklären und spielen</translation>
    </message>
    <message>
        <source>A game is written as in nim:3,4,5 or kayles:7 + subtraction{1-3}:9 (in quotes).</source>
        <translation>Ein Spiel wird geschrieben wie nim:3,4,5 oder kayles:7 + subtraction{1-3}:9 (in Anführungszeichen).</translation>
    </message>
    <message>
        <source>Present the steps of a game, or a lesson, on the full screen.</source>
        <translation>Die Schritte eines Spiels oder eine Lektion auf dem ganzen Bildschirm vorführen.</translation>
    </message>
    <message>
        <source>Print the help of the program.</source>
        <translation>Die Hilfe des Programms ausgeben.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Die Version ausgeben.</translation>
    </message>
    <message>
        <source>The work is done.</source>
        <translation>Die Arbeit ist getan.</translation>
    </message>
    <message>
        <source>There is no answer within the limits given.</source>
        <translation>Innerhalb der angegebenen Grenzen gibt es keine Antwort.</translation>
    </message>
    <message>
        <source>The input is not valid.</source>
        <translation>Die Eingabe ist ungültig.</translation>
    </message>
    <message>
        <source>The work was cancelled; what was finished is kept.</source>
        <translation>Die Arbeit wurde abgebrochen; was fertig war, bleibt.</translation>
    </message>
    <message>
        <source>A sheet of exercises about a game, with its key.</source>
        <translation>Ein Blatt mit Aufgaben zu einem Spiel, mit Lösungen.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say by its ending what to write; the endings are html, tex, pdf, txt, json, md.</source>
        <translation>Die Endung von %1 sagt nicht, was geschrieben werden soll; die Endungen sind html, tex, pdf, txt, json, md.</translation>
    </message>
    <message>
        <source>--format %1 and the ending of %2 say different things; leave one of them out.</source>
        <translation>--format %1 und die Endung von %2 sagen Verschiedenes; eines davon weglassen.</translation>
    </message>
    <message>
        <source>What to ask, in turn: a list of %1. Without it, the first six, as far as the game has them.</source>
        <translation>Was gefragt wird, der Reihe nach: eine Liste aus %1. Ohne sie die ersten sechs, soweit das Spiel sie hat.</translation>
    </message>
    <message>
        <source>Make &lt;N&gt; exercises, 1 to 200 (10).</source>
        <translation>&lt;N&gt; Aufgaben stellen, 1 bis 200 (10).</translation>
    </message>
    <message>
        <source>The number of the sheet: the same number gives the same sheet (1).</source>
        <translation>Die Nummer des Blattes: Dieselbe gibt dasselbe Blatt (1).</translation>
    </message>
    <message>
        <source>Add the key.</source>
        <translation>Die Lösungen hinzufügen.</translation>
    </message>
    <message>
        <source>How to write it: %1.</source>
        <translation>Wie geschrieben wird: %1.</translation>
    </message>
    <message>
        <source>Making exercises</source>
        <translation>Aufgaben werden gestellt</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n such exercise(s), and no other.</source>
        <translation>
            <numerusform>Das Spiel hat eine solche Aufgabe und keine weitere.</numerusform>
            <numerusform>Das Spiel hat %n solche Aufgaben und keine weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say by its ending what to write; the endings are %2.</source>
        <translation>Die Endung von %1 sagt nicht, was geschrieben werden soll; die Endungen sind %2.</translation>
    </message>
    <message>
        <source>Write the graph of a game, with all that is known of each position.</source>
        <translation>Den Graphen eines Spiels schreiben, mit allem, was über jede Stellung bekannt ist.</translation>
    </message>
    <message>
        <source>Which positions are merged: exact (the default), only equal ones; symmetry, those that are equal under a symmetry, too.</source>
        <translation>Welche Stellungen zusammengefasst werden: exact (Vorgabe), nur gleiche; symmetry, auch solche, die unter einer Symmetrie gleich sind.</translation>
    </message>
    <message>
        <source>Stop at &lt;N&gt; positions (200,000).</source>
        <translation>Bei &lt;N&gt; Stellungen anhalten (200.000).</translation>
    </message>
    <message>
        <source>Stop at &lt;N&gt; moves (60,000,000).</source>
        <translation>Bei &lt;N&gt; Zügen anhalten (60.000.000).</translation>
    </message>
    <message>
        <source>Leave out who wins and all values, to be filled in.</source>
        <translation>Weglassen, wer gewinnt, und alle Werte, zum Ausfüllen.</translation>
    </message>
    <message>
        <source>Write P and N in the marks of a picture instead of values.</source>
        <translation>P und N statt der Werte in die Marken eines Bildes schreiben.</translation>
    </message>
    <message>
        <source>Leave the title and the legend out of SVG, PNG and PDF files.</source>
        <translation>Titel und Legende in SVG-, PNG- und PDF-Dateien weglassen.</translation>
    </message>
    <message>
        <source>Building the graph</source>
        <translation>Der Graph wird aufgebaut</translation>
    </message>
    <message>
        <source>Laying out the graph</source>
        <translation>Der Graph wird angeordnet</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>Der Graph wird gezeichnet</translation>
    </message>
    <message>
        <source>Lower the limit with --max-positions.</source>
        <translation>Die Grenze mit --max-positions senken.</translation>
    </message>
    <message>
        <source>Writing the graph</source>
        <translation>Der Graph wird geschrieben</translation>
    </message>
    <message>
        <source>Positions in reach of a cycle are written without values.</source>
        <translation>Stellungen, von denen aus ein Zyklus erreichbar ist, werden ohne Werte geschrieben.</translation>
    </message>
    <message>
        <source>Print the manual page.</source>
        <translation>Die Handbuchseite ausgeben.</translation>
    </message>
    <message>
        <source>Print a script that completes commands in bash.</source>
        <translation>Ein Skript ausgeben, das Befehle in der bash vervollständigt.</translation>
    </message>
    <message>
        <source>Help on the program or on a command.</source>
        <translation>Hilfe zum Programm oder zu einem Befehl.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;; &apos;mexplorer --help&apos; lists what there is.</source>
        <translation>Es gibt keinen Befehl „%1“; „mexplorer --help“ zählt alle auf.</translation>
    </message>
    <message>
        <source>Explore, step through and play impartial games.</source>
        <translation>Neutrale Spiele erkunden, Schritt für Schritt nachvollziehen und spielen.</translation>
    </message>
    <message>
        <source>Usage: mexplorer [GAME | FILE]      open the window on a game expression or a file</source>
        <translation>Aufruf: mexplorer [GAME | FILE]      das Fenster mit einem Spielausdruck oder einer Datei öffnen</translation>
    </message>
    <message>
        <source>       mexplorer --present GAME | FILE   present its steps, or a lesson, on the full screen</source>
        <translation>       mexplorer --present GAME | FILE   die Schritte oder eine Lektion auf dem ganzen Bildschirm vorführen</translation>
    </message>
    <message>
        <source>       mexplorer --help | --version      print this text, or the version</source>
        <translation>       mexplorer --help | --version      diesen Text oder die Version ausgeben</translation>
    </message>
    <message>
        <source>The commands run without a display. &apos;mexplorer COMMAND --help&apos; lists a command&apos;s options.</source>
        <translation>Die Befehle laufen ohne Bildschirm. „mexplorer COMMAND --help“ nennt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>Exit status: 0 done; 1 no answer within the limits given; 2 bad input; 3 cancelled.</source>
        <translation>Rückgabewert: 0 fertig; 1 keine Antwort innerhalb der gesetzten Grenzen; 2 fehlerhafte Eingabe; 3 abgebrochen.</translation>
    </message>
    <message>
        <source>Give up when more than &lt;N&gt; positions have to be remembered (%1).</source>
        <translation>Aufgeben, wenn mehr als &lt;N&gt; Stellungen zu merken sind (%1).</translation>
    </message>
    <message>
        <source>Give up after looking at &lt;N&gt; moves (%1; %2 for games that clear cells of a board).</source>
        <translation>Aufgeben nach &lt;N&gt; betrachteten Zügen (%1; %2 für Spiele, die Felder eines Bretts leeren).</translation>
    </message>
    <message>
        <source>Type a move&apos;s number, a move such as 9 -&gt; 6, or: hint, moves, undo, quit.</source>
        <translation>Die Nummer eines Zugs eintippen, einen Zug wie 9 -&gt; 6 oder: hint, moves, undo, quit.</translation>
    </message>
    <message>
        <source>The game ends here; nobody has won.</source>
        <translation>Die Partie endet hier; niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 moves; “moves” lists them.</source>
        <translation>%1 Züge; „moves“ listet sie auf.</translation>
    </message>
    <message>
        <source>The solver plays %1.</source>
        <translation>Der Löser spielt %1.</translation>
    </message>
    <message>
        <source>The solver guesses its move. %1</source>
        <translation>Der Löser rät seinen Zug. %1</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Es gibt keinen eigenen Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>This record is of normal play; leave --misere out.</source>
        <translation>Diese Partie ist vom normalen Spiel; --misere weglassen.</translation>
    </message>
    <message>
        <source>How well the solver plays, from 0 to 100 (100: perfectly).</source>
        <translation>Wie gut der Löser spielt, von 0 bis 100 (100: perfekt).</translation>
    </message>
    <message>
        <source>Who plays against you, instead of a level: %1.</source>
        <translation>Der Gegner, statt einer Stufe: %1.</translation>
    </message>
    <message>
        <source>The number that an opponent draws its moves from: the same number gives the same moves.</source>
        <translation>Die Zahl, nach der ein Gegner seine Züge auslost: Dieselbe Zahl ergibt dieselben Züge.</translation>
    </message>
    <message>
        <source>The solver starts.</source>
        <translation>Der Löser beginnt.</translation>
    </message>
    <message>
        <source>A game against the solver in the terminal, or on from the end of a record (.mexgame).</source>
        <translation>Eine Partie gegen den Löser im Terminal, oder weiter vom Ende einer Aufzeichnung (.mexgame).</translation>
    </message>
    <message>
        <source>Give --opponent or --level, not both.</source>
        <translation>--opponent oder --level angeben, nicht beides.</translation>
    </message>
    <message>
        <source>%1 plays by the seed %2.</source>
        <translation>%1 spielt nach dem Startwert %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>What is asked for: %1.</source>
        <translation>Wonach gefragt wird: %1.</translation>
    </message>
    <message>
        <source>How rare the winning moves are, and how long the game is: %1.</source>
        <translation>Wie selten die Gewinnzüge sind und wie lang die Partie: %1.</translation>
    </message>
    <message>
        <source>The number that puzzles are made from: the same number gives the same puzzles.</source>
        <translation>Die Zahl, aus der Rätsel gestellt werden: Dieselbe Zahl ergibt dieselben Rätsel.</translation>
    </message>
    <message>
        <source>How many puzzles, at most 1000.</source>
        <translation>Wie viele Rätsel, höchstens 1000.</translation>
    </message>
    <message>
        <source>Print the winning moves as well.</source>
        <translation>Auch die Gewinnzüge ausgeben.</translation>
    </message>
    <message>
        <source>Print one JSON object, with the winning moves.</source>
        <translation>Ein JSON-Objekt ausgeben, mit den Gewinnzügen.</translation>
    </message>
    <message>
        <source>Puzzles, certified by the solver; without a game the puzzle of the day.</source>
        <translation>Rätsel, vom Löser geprüft; ohne Spiel das Rätsel des Tages.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1: G(0) to G(%2)</source>
        <translation>%1: G(0) bis G(%2)</translation>
    </message>
    <message>
        <source>The period of %1 was seen, not proved, in the first %2 terms.</source>
        <translation>Die Periode von %1 wurde in den ersten %2 Gliedern beobachtet, nicht bewiesen.</translation>
    </message>
    <message>
        <source>G(%1) is not known: no period of %2 is proved, and only %3 values were computed. Raise --terms.</source>
        <translation>G(%1) ist nicht bekannt: Keine Periode von %2 ist bewiesen, und nur %3 Werte wurden berechnet. --terms erhöhen.</translation>
    </message>
    <message>
        <source>%1: G(%2) = %3</source>
        <translation>%1: G(%2) = %3</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Die Datei wird geschrieben</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Die Datei wird gelesen</translation>
    </message>
    <message>
        <source>Computing values</source>
        <translation>Werte werden berechnet</translation>
    </message>
    <message>
        <source>Allow more with --memory, as in --memory 4G.</source>
        <translation>Mehr erlaubt --memory, wie in --memory 4G.</translation>
    </message>
    <message>
        <source>--memory takes a number of MiB, or with M or G after it, as in 512M or 2G, not &apos;%1&apos;.</source>
        <translation>--memory verlangt eine Zahl in MiB oder mit M oder G dahinter, wie in 512M oder 2G, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no method &apos;%1&apos;; choose %2.</source>
        <translation>Es gibt kein Verfahren „%1“; wählbar sind %2.</translation>
    </message>
    <message>
        <source>The method &apos;parity&apos; needs moves into two heaps that all take an even, or all an odd number of tokens, and those of %1 don&apos;t; choose another.</source>
        <translation>Das Verfahren „parity“ braucht Züge in zwei Haufen, die alle eine gerade oder alle eine ungerade Zahl von Steinen nehmen, und die von %1 tun das nicht; ein anderes wählen.</translation>
    </message>
    <message>
        <source>The method &apos;%1&apos; needs moves into two heaps, at most, and %2 has none; choose &apos;plain&apos;.</source>
        <translation>Das Verfahren „%1“ braucht Züge in höchstens zwei Haufen, und %2 hat keine; „plain“ wählen.</translation>
    </message>
    <message>
        <source>This processor has no instructions &apos;%1&apos;; choose %2.</source>
        <translation>Dieser Prozessor hat keine Befehle „%1“; wählbar sind %2.</translation>
    </message>
    <message>
        <source>Compute G(0) to G(&lt;N&gt; - 1).</source>
        <translation>G(0) bis G(&lt;N&gt; - 1) berechnen.</translation>
    </message>
    <message>
        <source>Compute by &lt;METHOD&gt;: %1.</source>
        <translation>Mit &lt;METHOD&gt; rechnen: %1.</translation>
    </message>
    <message>
        <source>Use the processor&apos;s instructions &lt;SET&gt;; an unknown one lists those that it has.</source>
        <translation>Die Befehle &lt;SET&gt; des Prozessors verwenden; ein unbekannter Name zählt die vorhandenen auf.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Ein einziges JSON-Objekt ausgeben.</translation>
    </message>
    <message>
        <source>Print the table with blanks for the values, to be filled in.</source>
        <translation>Die Tabelle mit Platz für Werte ausgeben, zum Ausfüllen.</translation>
    </message>
    <message>
        <source>The SG values of single heaps, and their period.</source>
        <translation>Die SG-Werte einzelner Haufen und ihre Periode.</translation>
    </message>
    <message>
        <source>--blank is for the table that is printed: leave --json and -o out.</source>
        <translation>--blank ist für die Tabelle, die ausgegeben wird: --json und -o weglassen.</translation>
    </message>
    <message>
        <source>What to explain: %1. Without it, nim-sum for several components, else mex.</source>
        <translation>Was erklärt wird: %1. Ohne Angabe nim-sum bei mehreren Summanden, sonst mex.</translation>
    </message>
    <message>
        <source>Only these steps, as in 1-3,9.</source>
        <translation>Nur diese Schritte, wie in 1-3,9.</translation>
    </message>
    <message>
        <source>How many steps stand on a page of a PDF file: 4 (the default), 2 or 6.</source>
        <translation>So viele Schritte auf einer PDF-Seite: 4 (Vorgabe), 2 oder 6.</translation>
    </message>
    <message>
        <source>Leave values out, to be filled in.</source>
        <translation>Werte weglassen, zum Ausfüllen.</translation>
    </message>
    <message>
        <source>Leave title and sentence out of the picture of one step.</source>
        <translation>Titel und Satz im Bild eines einzelnen Schritts weglassen.</translation>
    </message>
    <message>
        <source>How a value comes about, step by step. GAME may be a bare set of numbers: &quot;{0, 1, 3}&quot;.</source>
        <translation>Wie ein Wert zustande kommt, Schritt für Schritt. GAME darf eine bloße Menge von Zahlen sein: &quot;{0, 1, 3}&quot;.</translation>
    </message>
    <message>
        <source>Step %1 has no picture that fits a page.</source>
        <translation>Schritt %1 hat kein Bild, das auf eine Seite passt.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say by its ending what to write; the endings are pdf, html, tex, svg, png.</source>
        <translation>Die Endung von %1 sagt nicht, was geschrieben werden soll; die Endungen sind pdf, html, tex, svg, png.</translation>
    </message>
    <message>
        <source>Drawing the steps</source>
        <translation>Die Schritte werden gezeichnet</translation>
    </message>
    <message>
        <source>A set of numbers has a mex and no other steps.</source>
        <translation>Eine Menge von Zahlen hat ein mex und keine anderen Schritte.</translation>
    </message>
    <message>
        <source>Working out the steps</source>
        <translation>Die Schritte werden berechnet</translation>
    </message>
    <message>
        <source>Tables are made of boards of the matrix game, as in matrix:5x5, not of &apos;%1&apos;.</source>
        <translation>Tabellen gibt es für Bretter des Matrixspiels, wie in matrix:5x5, nicht für „%1“.</translation>
    </message>
    <message>
        <source>Valuing positions</source>
        <translation>Die Stellungen werden bewertet</translation>
    </message>
    <message>
        <source>%1: %2 positions</source>
        <translation>%1: %2 Stellungen</translation>
    </message>
    <message>
        <source>P-positions: %1 (%2)</source>
        <translation>P-Stellungen: %1 (%2)</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Largest value: %1, at %2 positions</source>
        <translation>Größter Wert: %1, bei %2 Stellungen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>All positions of the matrix game on one board: how often each value, and where the largest is.</source>
        <translation>Alle Stellungen des Matrixspiels auf einem Brett: wie oft jeder Wert vorkommt und wo der größte steht.</translation>
    </message>
    <message>
        <source>nim-sum %1</source>
        <translation>Nim-Summe %1</translation>
    </message>
    <message>
        <source>P: the second player wins (the one to move loses).</source>
        <translation>P: Der zweite Spieler gewinnt (wer am Zug ist, verliert).</translation>
    </message>
    <message>
        <source>N: the first player wins (the one to move).</source>
        <translation>N: Der erste Spieler gewinnt (der am Zug ist).</translation>
    </message>
    <message>
        <source>Value %1, outcome %2</source>
        <translation>Wert %1, Ausgang %2</translation>
    </message>
    <message>
        <source>Outcome %1</source>
        <translation>Ausgang %1</translation>
    </message>
    <message>
        <source>Components:</source>
        <translation>Summanden:</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>leaves a P-position</source>
        <translation>hinterlässt eine P-Stellung</translation>
    </message>
    <message>
        <source>leaves value 0</source>
        <translation>hinterlässt den Wert 0</translation>
    </message>
    <message>
        <source>value %1 -&gt; %2, leaves %3</source>
        <translation>Wert %1 -&gt; %2, hinterlässt %3</translation>
    </message>
    <message>
        <source>There is no winning move.</source>
        <translation>Es gibt keinen Gewinnzug.</translation>
    </message>
    <message>
        <source>The game is over: nobody can move, and the one to move wins.</source>
        <translation>Die Partie ist zu Ende: Niemand kann ziehen, und wer am Zug ist, gewinnt.</translation>
    </message>
    <message>
        <source>Winning moves:</source>
        <translation>Gewinnzüge:</translation>
    </message>
    <message>
        <source>in component %1: </source>
        <translation>im Summanden %1: </translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Die Stellung wird gelöst</translation>
    </message>
    <message>
        <source>Say why the position has its SG value, instead of why it is P or N.</source>
        <translation>Begründen, warum die Stellung ihren SG-Wert hat, statt warum sie P oder N ist.</translation>
    </message>
    <message>
        <source>How many levels to unfold (%1).</source>
        <translation>Wie viele Ebenen aufgeklappt werden (%1).</translation>
    </message>
    <message>
        <source>How many lines to write at most (%1).</source>
        <translation>Wie viele Zeilen höchstens geschrieben werden (%1).</translation>
    </message>
    <message>
        <source>Why a position is won or lost, as a proof that unfolds.</source>
        <translation>Warum eine Stellung gewonnen oder verloren ist, als Beweis zum Aufklappen.</translation>
    </message>
    <message>
        <source>Working out the reasons</source>
        <translation>Die Gründe werden ausgearbeitet</translation>
    </message>
    <message>
        <source>The work was cancelled; %1 holds %2 positions of the graph and is complete to depth %3 from the start.</source>
        <translation>Die Arbeit wurde abgebrochen; %1 enthält %2 Stellungen des Graphen und ist bis zur Tiefe %3 von der Anfangsstellung aus vollständig.</translation>
    </message>
    <message>
        <source>The graph has more moves than the limit of %4; %1 holds %2 of its positions and is complete to depth %3 from the start. Raise the limit with --max-moves.</source>
        <translation>Der Graph hat mehr Züge, als die Grenze von %4 erlaubt; %1 enthält %2 seiner Stellungen und ist bis zur Tiefe %3 von der Anfangsstellung aus vollständig. --max-moves hebt die Grenze an.</translation>
    </message>
    <message>
        <source>The graph is larger than the limit of %4 positions; %1 holds %2 of its positions and is complete to depth %3 from the start. Raise the limit with --max-positions.</source>
        <translation>Der Graph ist größer als die Grenze von %4 Stellungen; %1 enthält %2 seiner Stellungen und ist bis zur Tiefe %3 von der Anfangsstellung aus vollständig. --max-positions hebt die Grenze an.</translation>
    </message>
    <message>
        <source>Period %1, preperiod %2, last exception %3.</source>
        <translation>Periode %1, Vorperiode %2, letzte Ausnahme %3.</translation>
    </message>
    <message>
        <source>Period %1, preperiod %2, no exceptions.</source>
        <translation>Periode %1, Vorperiode %2, keine Ausnahmen.</translation>
    </message>
    <message>
        <source>No period of %1 shows in the first %2 terms, the least number that is searched, more than the %3 of --terms; give more than that with --terms.</source>
        <translation>In den ersten %2 Gliedern zeigt sich keine Periode von %1; so viele werden mindestens durchsucht, mehr als die %3 von --terms. Noch mehr gibt --terms an.</translation>
    </message>
    <message>
        <source>No period of %1 shows in the first %2 terms, the limit that --terms sets; give more.</source>
        <translation>In den ersten %2 Gliedern zeigt sich keine Periode von %1; das ist die Grenze, die --terms setzt. Eine höhere angeben.</translation>
    </message>
    <message>
        <source>--kind takes a list of %1; &apos;%2&apos; is not one of them.</source>
        <translation>--kind nimmt eine Liste aus %1; „%2“ ist keines davon.</translation>
    </message>
    <message>
        <source>--width is for PNG files; %1 is not one.</source>
        <translation>--width ist für PNG-Dateien; %1 ist keine.</translation>
    </message>
    <message>
        <source>Write the game to a file as text: one move per line, with what was taken back as variations.</source>
        <translation>Die Partie als Text in eine Datei schreiben: ein Zug je Zeile, Zurückgenommenes als Varianten.</translation>
    </message>
    <message>
        <source>Resume from the values in &lt;FILE.mexseq&gt;.</source>
        <translation>Mit den Werten in &lt;FILE.mexseq&gt; weiterrechnen.</translation>
    </message>
    <message>
        <source>Not all of the answer could be written to standard output; is the disk full, or the output closed?</source>
        <translation>Nicht die ganze Antwort konnte auf die Standardausgabe geschrieben werden; ist der Datenträger voll oder die Ausgabe geschlossen?</translation>
    </message>
    <message>
        <source>Print G(&lt;N&gt;) alone; where a formula or a proved period is known, N may be as large as you like.</source>
        <translation>Nur G(&lt;N&gt;) ausgeben; wo eine Formel oder eine bewiesene Periode bekannt ist, darf N beliebig groß sein.</translation>
    </message>
    <message>
        <source>D: a draw, as neither player can force a win.</source>
        <translation>D: remis, da niemand den Gewinn erzwingen kann.</translation>
    </message>
    <message>
        <source>There is no memory for more of the graph; %1 holds %2 of its positions and is complete to depth %3 from the start. Choose a smaller position, or close other programs.</source>
        <translation>Für mehr vom Graphen reicht der Speicher nicht; %1 enthält %2 seiner Positionen und ist bis zur Tiefe %3 ab dem Start vollständig. Wählen Sie eine kleinere Position oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Making puzzles</source>
        <translation>Rätsel werden gemacht</translation>
    </message>
    <message numerus="yes">
        <source>There are %n such puzzle(s) among positions like this one, and no other; choose a bigger position or another kind.</source>
        <translation>
            <numerusform>Unter Stellungen wie dieser gibt es ein solches Rätsel und kein anderes; eine größere Stellung oder eine andere Art wählen.</numerusform>
            <numerusform>Unter Stellungen wie dieser gibt es %n solche Rätsel und kein anderes; eine größere Stellung oder eine andere Art wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use at most &lt;SIZE&gt; of memory: a number of MiB, or as in 512M, 2G; without it, three quarters of what is free.</source>
        <translation>Höchstens &lt;SIZE&gt; Speicher verwenden: eine Zahl von MiB oder wie 512M, 2G; ohne diese Option drei Viertel des freien Speichers.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found among positions like %1 under normal play. %2 is usually played so that the player who makes the last move loses; use --misere.</source>
        <translation>Unter Stellungen wie %1 wurde im normalen Spiel kein Rätsel dieser Art gefunden. %2 wird meist so gespielt, dass verliert, wer den letzten Zug macht; --misere angeben.</translation>
    </message>
    <message>
        <source>Compare with &lt;RULES&gt; alone, not with all codes.</source>
        <translation>Nur mit &lt;RULES&gt; vergleichen, nicht mit allen Codes.</translation>
    </message>
    <message>
        <source>Compare the first &lt;N&gt; values (%1).</source>
        <translation>Die ersten &lt;N&gt; Werte vergleichen (%1).</translation>
    </message>
    <message>
        <source>Which octal codes have the values of a game on heaps, or how those of two games are related.</source>
        <translation>Welche Oktalcodes die Werte eines Haufenspiels haben, oder wie die Werte zweier Spiele zusammenhängen.</translation>
    </message>
    <message>
        <source>Comparing codes</source>
        <translation>Codes werden verglichen</translation>
    </message>
    <message>
        <source>No other octal code of up to three digits has these values, shifted or doubled.</source>
        <translation>Kein anderer Oktalcode mit bis zu drei Ziffern hat diese Werte, auch nicht verschoben oder verdoppelt.</translation>
    </message>
    <message>
        <source>Without a command, the window opens with a game expression or a file. The commands run without a display, print to standard output, and write progress and errors to standard error.</source>
        <translation>Ohne Befehl öffnet sich das Fenster mit einem Spielausdruck oder einer Datei. Die Befehle laufen ohne Bildschirm, schreiben auf die Standardausgabe und melden Fortschritt und Fehler auf der Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>The window opens files with these endings.</source>
        <translation>Das Fenster öffnet Dateien mit diesen Endungen.</translation>
    </message>
    <message>
        <source>Nim-arithmetic: + is the nim-sum, * the nim-product, / its inverse, sqrt(...) the nim-square root.</source>
        <translation>Nim-Arithmetik: + ist die Nim-Summe, * das Nim-Produkt, / dessen Umkehrung, sqrt(...) die Nim-Quadratwurzel.</translation>
    </message>
    <message>
        <source>--count prints how often each value comes, and nothing else: leave --prove-period, --at, --blank and -o out.</source>
        <translation>--count gibt aus, wie oft jeder Wert vorkommt, und sonst nichts: --prove-period, --at, --blank und -o weglassen.</translation>
    </message>
    <message>
        <source>Print how often each value comes among these terms, and how many are P-positions.</source>
        <translation>Ausgeben, wie oft jeder Wert unter diesen Gliedern vorkommt und wie viele P-Stellungen sind.</translation>
    </message>
    <message>
        <source>%1: how often each value comes among G(0) to G(%2)</source>
        <translation>%1: wie oft jeder Wert unter G(0) bis G(%2) vorkommt</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>P-positions, which have the value 0: %1 of %2.</source>
        <translation>P-Stellungen, die den Wert 0 haben: %1 von %2.</translation>
    </message>
    <message>
        <source>&lt;GAME&gt; is a file with a position in each line (&apos;-&apos; for standard input; what follows &apos;#&apos; is a comment). Prints a line for each: the position, its value and its outcome.</source>
        <translation>&lt;GAME&gt; ist eine Datei mit einer Stellung in jeder Zeile („-“ für die Standardeingabe; was auf „#“ folgt, ist ein Kommentar). Gibt für jede eine Zeile aus: die Stellung, ihren Wert und ihren Ausgang.</translation>
    </message>
    <message>
        <source>A line has at most %1 characters.</source>
        <translation>Eine Zeile hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be read: %2.</source>
        <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The form of these rules shows that they are those of %1.</source>
        <translation>Die Form dieser Regeln zeigt, dass es die von %1 sind.</translation>
    </message>
    <message>
        <source>A row of n cells takes --terms, --at and --json; leave --%1 out.</source>
        <translation>Eine Reihe von n Feldern nimmt --terms, --at und --json; --%1 weglassen.</translation>
    </message>
    <message>
        <source>mexplorer %1 takes options only, not &apos;%2&apos;.</source>
        <translation>mexplorer %1 nimmt nur Optionen, nicht „%2“.</translation>
    </message>
    <message>
        <source>A request has at most %1 characters.</source>
        <translation>Eine Anfrage hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>This is no request; one is {&quot;id&quot;: 1, &quot;command&quot;: [&quot;value&quot;, &quot;kayles:7&quot;]}.</source>
        <translation>Das ist keine Anfrage; eine ist {&quot;id&quot;: 1, &quot;command&quot;: [&quot;value&quot;, &quot;kayles:7&quot;]}.</translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos; with JSON; see mexplorer --help.</source>
        <translation>Es gibt keinen Befehl „%1“ mit JSON; siehe mexplorer --help.</translation>
    </message>
    <message>
        <source>A request has no input of its own, and no help; leave &apos;-&apos; and --help out.</source>
        <translation>Eine Anfrage hat keine eigene Eingabe und keine Hilfe; „-“ und --help weglassen.</translation>
    </message>
    <message>
        <source>This request names a file, and --no-files allows none.</source>
        <translation>Diese Anfrage nennt eine Datei, und --no-files erlaubt keine.</translation>
    </message>
    <message>
        <source>Refuse every request that names a file.</source>
        <translation>Jede Anfrage ablehnen, die eine Datei nennt.</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>Es gibt keine Standardeingabe.</translation>
    </message>
    <message>
        <source>Answers other programs: a request a line on standard input, an answer a line, in JSON.</source>
        <translation>Antwortet anderen Programmen: eine Anfrage je Zeile der Standardeingabe, eine Antwort je Zeile, in JSON.</translation>
    </message>
    <message>
        <source>Give --%1 or --%2, not both.</source>
        <translation>Entweder --%1 oder --%2 angeben, nicht beides.</translation>
    </message>
    <message>
        <source>Find laws from the first &lt;N&gt; values (%1, or fewer if they are slow), and check them on as many again.</source>
        <translation>Gesetze aus den ersten &lt;N&gt; Werten finden (%1, oder weniger, wenn sie lange dauern) und an ebenso vielen weiteren prüfen.</translation>
    </message>
    <message>
        <source>The law of a game&apos;s values or P-positions, and whether it is proved.</source>
        <translation>Das Gesetz der Werte eines Spiels oder seiner P-Stellungen, und ob es bewiesen ist.</translation>
    </message>
    <message>
        <source>The language: %1 (without it, that of the ending of &lt;FILE&gt;, or Python).</source>
        <translation>Die Sprache: %1 (ohne Angabe die der Endung von &lt;FILE&gt;, sonst Python).</translation>
    </message>
    <message>
        <source>Write to &lt;FILE&gt; instead of standard output.</source>
        <translation>In &lt;FILE&gt; statt auf die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>A short program, in Python 3 or C++17, that computes the SG value of a position.</source>
        <translation>Ein kurzes Programm in Python 3 oder C++17, das den SG-Wert einer Stellung berechnet.</translation>
    </message>
    <message>
        <source>Looking for a law</source>
        <translation>Ein Gesetz wird gesucht</translation>
    </message>
    <message>
        <source>Write to &lt;FILE&gt;, which ends in one of html, tex, pdf, txt, json, md; &apos;-&apos; is the standard output, in this --format.</source>
        <translation>In &lt;FILE&gt; schreiben, die mit html, tex, pdf, txt, json oder md endet; „-“ ist die Standardausgabe, in diesem --format.</translation>
    </message>
    <message>
        <source>The file to write is missing: add -o FILE, where FILE ends in one of %1, or --format.</source>
        <translation>Die zu schreibende Datei fehlt: -o FILE angeben, wobei FILE mit einem von %1 endet, oder --format.</translation>
    </message>
    <message>
        <source>Write to &lt;FILE&gt;, which ends in one of %1; &apos;-&apos; is the standard output, in this --format.</source>
        <translation>In &lt;FILE&gt; schreiben, die mit einem von %1 endet; „-“ ist die Standardausgabe, in diesem --format.</translation>
    </message>
    <message>
        <source>Write to standard output, as a file with this ending would be.</source>
        <translation>Auf die Standardausgabe schreiben, wie eine Datei mit dieser Endung wäre.</translation>
    </message>
    <message>
        <source>Standard input and output are for the moves; a graph, or a record, needs a file.</source>
        <translation>Standardeingabe und -ausgabe sind für die Züge; ein Graph oder eine Aufzeichnung braucht eine Datei.</translation>
    </message>
    <message>
        <source>The values go to standard output: leave --prove-period, --at, --json, --blank and --count out, or name a file with -o.</source>
        <translation>Die Werte gehen auf die Standardausgabe: --prove-period, --at, --json, --blank und --count weglassen oder mit -o eine Datei nennen.</translation>
    </message>
    <message>
        <source>Write the values to &lt;FILE&gt;, which ends in .csv, .txt (b-file), .json or .mexseq (to resume from); &apos;-&apos; is the standard output, in this --format.</source>
        <translation>Die Werte in &lt;FILE&gt; schreiben, die mit .csv, .txt (b-file), .json oder .mexseq (zum Fortsetzen) endet; „-“ ist die Standardausgabe, in diesem --format.</translation>
    </message>
    <message>
        <source>Standard input holds more than %1 MB, the most that is read.</source>
        <translation>Die Standardeingabe enthält mehr als %1 MB, das meiste, was gelesen wird.</translation>
    </message>
    <message>
        <source>Standard input can&apos;t be read: %1.</source>
        <translation>Die Standardeingabe kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>-o - writes to standard output: add --%1, one of %2.</source>
        <translation>-o - schreibt auf die Standardausgabe: --%1 angeben, eines von %2.</translation>
    </message>
    <message>
        <source>There is no folder for temporary files: %1.</source>
        <translation>Es gibt keinen Ordner für vorübergehende Dateien: %1.</translation>
    </message>
    <message>
        <source>--%1 takes the name of a file, not &apos;-&apos;.</source>
        <translation>--%1 nimmt den Namen einer Datei, nicht „-“.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>Write the steps with their pictures to &lt;FILE&gt;, which ends in pdf, html or tex; or the picture of one step, as svg or png; &apos;-&apos; is the standard output, in this --format.</source>
        <translation>Die Schritte mit ihren Bildern in &lt;FILE&gt; schreiben, die mit pdf, html oder tex endet; oder das Bild eines Schritts als svg oder png; „-“ ist die Standardausgabe, in diesem --format.</translation>
    </message>
    <message>
        <source>A winning move, perhaps one of many:</source>
        <translation>Ein Gewinnzug, vielleicht einer von vielen:</translation>
    </message>
    <message>
        <source>Standard input has the positions, and so it can&apos;t be the file of a graph.</source>
        <translation>Die Standardeingabe enthält die Stellungen und kann daher nicht die Datei eines Graphen sein.</translation>
    </message>
    <message>
        <source>The format of the graph on standard input, graph{-}: %1; without it, it is recognized by how it begins.</source>
        <translation>Das Format des Graphen auf der Standardeingabe, graph{-}: %1; ohne Angabe wird es an seinem Anfang erkannt.</translation>
    </message>
    <message>
        <source>--format is for a graph on standard input: write graph{-} as the game, or leave --format out.</source>
        <translation>--format ist für einen Graphen auf der Standardeingabe: graph{-} als Spiel schreiben oder --format weglassen.</translation>
    </message>
    <message>
        <source>The period step by step: %1</source>
        <translation>Die Periode Schritt für Schritt: %1</translation>
    </message>
    <message>
        <source>Step by step: %1</source>
        <translation>Schritt für Schritt: %1</translation>
    </message>
    <message>
        <source>There are too many moves to list; type one, such as %1.</source>
        <translation>Es sind zu viele Züge, um sie aufzuzählen; einen eintippen, etwa %1.</translation>
    </message>
    <message numerus="yes">
        <source> (%n second(s) left)</source>
        <translation>
            <numerusform> (noch %n Sekunde)</numerusform>
            <numerusform> (noch %n Sekunden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 isn&apos;t solved in %n second(s), the limit; choose a smaller position, or allow more time with --time.</source>
        <translation>
            <numerusform>%1 ist nach %n Sekunde, der Grenze, nicht gelöst; eine kleinere Stellung wählen oder mit --time mehr Zeit geben.</numerusform>
            <numerusform>%1 ist nach %n Sekunden, der Grenze, nicht gelöst; eine kleinere Stellung wählen oder mit --time mehr Zeit geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give up after &lt;N&gt; seconds (%1, if no number of moves is given).</source>
        <translation>Nach &lt;N&gt; Sekunden aufgeben (%1, wenn keine Zahl von Zügen angegeben ist).</translation>
    </message>
    <message>
        <source>Give up after looking at &lt;N&gt; moves, with no limit of time unless it is given.</source>
        <translation>Nach Untersuchung von &lt;N&gt; Zügen aufgeben, ohne Zeitgrenze, wenn keine angegeben ist.</translation>
    </message>
    <message>
        <source>Make a PNG &lt;N&gt; pixels wide, of at most %1 pixels in all; without it, a PNG has at most %2 in each direction.</source>
        <translation>Ein PNG von &lt;N&gt; Pixeln Breite machen, mit zusammen höchstens %1 Pixeln; ohne die Option hat ein PNG in jeder Richtung höchstens %2.</translation>
    </message>
    <message>
        <source>The marks in %1 are too small for values; a PNG with --width %2 has room for them, and so has an SVG or PDF file.</source>
        <translation>Die Zeichen in %1 sind zu klein für Werte; ein PNG mit --width %2 hat Platz für sie, ebenso eine SVG- oder PDF-Datei.</translation>
    </message>
    <message>
        <source>The marks in %1 are too small for values; a PNG with --width %2 has room for them.</source>
        <translation>Die Zeichen in %1 sind zu klein für Werte; ein PNG mit --width %2 hat Platz für sie.</translation>
    </message>
    <message>
        <source>The marks in %1 are too small for values; an SVG or PDF file has room for them.</source>
        <translation>Die Zeichen in %1 sind zu klein für Werte; eine SVG- oder PDF-Datei hat Platz für sie.</translation>
    </message>
    <message>
        <source>The marks in %1 are too small for values; fewer positions have room for them, as with --max-positions or --merge symmetry.</source>
        <translation>Die Zeichen in %1 sind zu klein für Werte; weniger Stellungen haben Platz für sie, etwa mit --max-positions oder --merge symmetry.</translation>
    </message>
    <message>
        <source>Use at most &lt;SIZE&gt; of memory: a number of MiB, or as in 512M, 2G; without it, a quarter of what is free.</source>
        <translation>Höchstens &lt;SIZE&gt; Speicher benutzen: eine Zahl von MiB oder wie in 512M, 2G; ohne die Option ein Viertel dessen, was frei ist.</translation>
    </message>
    <message>
        <source>Write what is found to &lt;FILE&gt; once a minute and at the end, and go on from it, if it exists: for boards of a game that only clears cells.</source>
        <translation>Schreibt einmal in der Minute und am Ende in &lt;FILE&gt;, was gefunden ist, und setzt damit fort, wenn es die Datei gibt: für Bretter eines Spiels, das nur Felder leert.</translation>
    </message>
    <message>
        <source>--checkpoint is for one position: leave it or --each out.</source>
        <translation>--checkpoint gilt für eine Position: Lassen Sie es oder --each weg.</translation>
    </message>
    <message>
        <source>The results so far are saved in %1; run the same command again to resume.</source>
        <translation>Die bisherigen Ergebnisse stehen in %1; derselbe Befehl setzt die Suche fort.</translation>
    </message>
    <message>
        <source>, value at least %1</source>
        <translation>, Wert mindestens %1</translation>
    </message>
    <message>
        <source>Look for a period and prove it: in the terms that --terms or --at asks for, and the values that the theorem needs; without them in more and more terms, until one is proved or none can be, or until time or memory ends.</source>
        <translation>Eine Periode suchen und beweisen: in den Gliedern, die --terms oder --at verlangt, und den Werten, die der Satz braucht; ohne diese in immer mehr Gliedern, bis eine bewiesen ist, keine bewiesen werden kann oder Zeit oder Speicher enden.</translation>
    </message>
    <message>
        <source>End --prove-period without --terms after &lt;N&gt; seconds (%1, if no number of moves is given).</source>
        <translation>--prove-period ohne --terms nach &lt;N&gt; Sekunden beenden (%1, wenn keine Zahl von Zügen angegeben ist).</translation>
    </message>
    <message>
        <source>Give up after looking at &lt;N&gt; moves (%1; %2 for octal games; no limit for --prove-period without --terms).</source>
        <translation>Nach &lt;N&gt; betrachteten Zügen aufgeben (%1; %2 bei Oktalspielen; ohne Grenze bei --prove-period ohne --terms).</translation>
    </message>
    <message>
        <source>Allow more with --time, as in --time 600.</source>
        <translation>Mehr erlaubt --time, etwa --time 600.</translation>
    </message>
    <message>
        <source>Allow more with --max-moves.</source>
        <translation>Mehr erlaubt --max-moves.</translation>
    </message>
    <message>
        <source>With -o FILE.mexseq the values are saved, and --resume FILE.mexseq goes on from them.</source>
        <translation>Mit -o DATEI.mexseq werden die Werte gespeichert, und --resume DATEI.mexseq setzt sie fort.</translation>
    </message>
    <message>
        <source>%1 exists and may have more values, so it was left as it is; go on from it with --resume %1.</source>
        <translation>%1 gibt es schon, vielleicht mit mehr Werten, und wurde nicht verändert; von dort geht es mit --resume %1 weiter.</translation>
    </message>
    <message>
        <source>The values are in %1: go on from them with --resume %1.</source>
        <translation>Die Werte stehen in %1: von dort geht es mit --resume %1 weiter.</translation>
    </message>
    <message numerus="yes">
        <source>No period of %1 is proved after %n second(s), the limit; its first %2 values are known.</source>
        <translation>
            <numerusform>Nach %n Sekunde, der Grenze, ist keine Periode von %1 bewiesen; die ersten %2 Werte sind bekannt.</numerusform>
            <numerusform>Nach %n Sekunden, der Grenze, ist keine Periode von %1 bewiesen; die ersten %2 Werte sind bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No period of %1 is proved by its first %2 values, and more of them need more memory than %3, the limit.</source>
        <translation>Mit den ersten %2 Werten von %1 ist keine Periode bewiesen, und mehr Werte brauchen mehr Speicher als %3, die Grenze.</translation>
    </message>
    <message>
        <source>No period of %1 is proved by its first %2 values, after looking at %3 moves, the limit.</source>
        <translation>Mit den ersten %2 Werten von %1 ist keine Periode bewiesen, nach %3 betrachteten Zügen, der Grenze.</translation>
    </message>
    <message>
        <source>No period of %1 is proved by its first %2 values, the most that can be computed.</source>
        <translation>Mit den ersten %2 Werten von %1 ist keine Periode bewiesen; mehr können nicht berechnet werden.</translation>
    </message>
    <message>
        <source>Values until the next look for a period</source>
        <translation>Werte bis zur nächsten Suche nach einer Periode</translation>
    </message>
    <message>
        <source>With --terms N, a period that shows in so many values is found, without a proof.</source>
        <translation>Mit --terms N wird eine Periode, die sich in so vielen Werten zeigt, gefunden, ohne Beweis.</translation>
    </message>
    <message>
        <source>--time is for --prove-period without --terms and --at: give it that way, or leave it out.</source>
        <translation>--time ist für --prove-period ohne --terms und --at: so angeben oder weglassen.</translation>
    </message>
    <message>
        <source>Close other programs, so that more is free.</source>
        <translation>Andere Programme schließen, damit mehr frei ist.</translation>
    </message>
    <message>
        <source>The value is at least %1.</source>
        <translation>Der Wert ist mindestens %1.</translation>
    </message>
    <message>
        <source>Give up after &lt;N&gt; seconds (%1).</source>
        <translation>Nach &lt;N&gt; Sekunden (%1) aufgeben.</translation>
    </message>
    <message>
        <source>Answers a question that was split into jobs, from what these have found.</source>
        <translation>Beantwortet eine Frage, die in Aufträge geteilt wurde, aus dem, was diese gefunden haben.</translation>
    </message>
    <message>
        <source>The jobs looked for values of at most %1: split it again, with --most %2.</source>
        <translation>Die Aufträge suchten nach Werten bis %1: Teilen Sie die Suche noch einmal, mit --most %2.</translation>
    </message>
    <message>
        <source>The folder for the jobs, which must be new or empty.</source>
        <translation>Der Ordner für die Aufträge, der neu oder leer sein muss.</translation>
    </message>
    <message>
        <source>Write at most &lt;N&gt; jobs (%1).</source>
        <translation>Höchstens &lt;N&gt; Aufträge schreiben (%1).</translation>
    </message>
    <message>
        <source>Let the jobs look for values of at most &lt;N&gt; (%1), which is enough if the value of &lt;GAME&gt; is at most that.</source>
        <translation>Die Aufträge nach Werten bis &lt;N&gt; (%1) suchen lassen: Das genügt, wenn der Wert von &lt;GAME&gt; nicht größer ist.</translation>
    </message>
    <message>
        <source>Splits the search of a board into jobs for several machines.</source>
        <translation>Teilt die Suche eines Bretts in Aufträge für mehrere Rechner.</translation>
    </message>
    <message>
        <source>%1 holds %2 with %3. Run each of them, with GNU parallel for example, and join what they find:</source>
        <translation>%1 enthält %2 mit %3. Führen Sie jeden aus, zum Beispiel mit GNU parallel, und verbinden Sie, was sie finden:</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Auftrag</numerusform>
            <numerusform>%n Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the folder for the jobs with -o, as in -o jobs.</source>
        <translation>Geben Sie den Ordner für die Aufträge mit -o an, wie in -o jobs.</translation>
    </message>
    <message>
        <source>Splitting</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>The value of a position, who wins it, and every winning move; for @FILE, what a job finds.</source>
        <translation>Der Wert einer Stellung, wer gewinnt, und alle Gewinnzüge; für @DATEI, was ein Auftrag findet.</translation>
    </message>
    <message>
        <source>--%1 is not for a job: leave it out.</source>
        <translation>--%1 ist nicht für einen Auftrag: Lassen Sie es weg.</translation>
    </message>
    <message numerus="yes">
        <source>The job %1 is not complete after %n second(s), the limit; run it again to resume, with more time by --time.</source>
        <translation>
            <numerusform>Der Auftrag %1 ist nach %n Sekunde, der Grenze, nicht vollständig; führen Sie ihn noch einmal aus, um fortzufahren, mit mehr Zeit durch --time.</numerusform>
            <numerusform>Der Auftrag %1 ist nach %n Sekunden, der Grenze, nicht vollständig; führen Sie ihn noch einmal aus, um fortzufahren, mit mehr Zeit durch --time.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who makes the last move loses.</source>
        <translation>Wer den letzten Zug macht, verliert.</translation>
    </message>
    <message>
        <source>Misère play: the player who makes the last move loses.</source>
        <translation>Misère-Spiel: Wer den letzten Zug macht, verliert.</translation>
    </message>
    <message>
        <source>The player who makes the last move loses, as at Chomp with its poisoned square.</source>
        <translation>Wer den letzten Zug macht, verliert, wie bei Chomp mit seinem vergifteten Stück.</translation>
    </message>
</context>
<context>
    <name>mexplorer::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Neues Spiel: %1</translation>
    </message>
    <message>
        <source>No command or game has this name.</source>
        <translation>Kein Befehl und kein Spiel hat diesen Namen.</translation>
    </message>
    <message>
        <source>Try fewer letters, or write the game itself into the game bar.</source>
        <translation>Weniger Buchstaben versuchen oder das Spiel selbst in die Spielleiste schreiben.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Commands</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>mexplorer::ComponentPanes</name>
    <message>
        <source>Graphs of the components</source>
        <translation>Graphen der Summanden</translation>
    </message>
    <message>
        <source>Graph of the component %1</source>
        <translation>Graph des Summanden %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 components are shown; the Position panel shows the values of all.</source>
        <translation>Die ersten %1 von %2 Summanden sind zu sehen; die Leiste „Stellung“ zeigt alle Werte.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Documents</name>
    <message>
        <source>What is open can&apos;t be kept by itself, and is lost when the window is closed. Save it with File &gt; Save. %1</source>
        <translation>Was offen ist, lässt sich nicht von selbst sichern und geht verloren, wenn das Fenster geschlossen wird. Speichern Sie es mit Datei &gt; Speichern. %1</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Die Datei wird gelesen</translation>
    </message>
</context>
<context>
    <name>mexplorer::DominoBoard</name>
    <message>
        <source>Stretch the domino over a cell beside this one.</source>
        <translation>Den Dominostein über ein benachbartes Feld ziehen.</translation>
    </message>
    <message>
        <source>A domino covers just two adjacent cells.</source>
        <translation>Ein Dominostein bedeckt genau zwei benachbarte Felder.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>bedeckt</translation>
    </message>
    <message>
        <source>%1 is taken; a domino needs two empty cells.</source>
        <translation>%1 ist belegt; ein Dominostein braucht zwei leere Felder.</translation>
    </message>
    <message>
        <source>Place a domino on %1.</source>
        <translation>Einen Dominostein auf %1 legen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::ExercisePane</name>
    <message>
        <source>The exercise</source>
        <translation>Die Aufgabe</translation>
    </message>
</context>
<context>
    <name>mexplorer::ExerciseRun</name>
    <message>
        <source>Making an exercise</source>
        <translation>Eine Aufgabe wird gestellt</translation>
    </message>
</context>
<context>
    <name>mexplorer::ExerciseView</name>
    <message>
        <source>Fill the tray with the followers&apos; values, and find the mex</source>
        <translation>Die Ablage mit den Werten der Nachfolger füllen und das mex finden</translation>
    </message>
    <message>
        <source>Say who wins</source>
        <translation>Sagen, wer gewinnt</translation>
    </message>
    <message>
        <source>Fill in the binary columns, and find the nim-sum</source>
        <translation>Die Binärspalten ausfüllen und die Nim-Summe finden</translation>
    </message>
    <message>
        <source>Choose a component and a move that wins</source>
        <translation>Einen Summanden und einen Zug wählen, der gewinnt</translation>
    </message>
    <message>
        <source>Label every position of a small graph with P or N and its value</source>
        <translation>Jede Stellung eines kleinen Graphen mit P oder N und ihrem Wert beschriften</translation>
    </message>
    <message>
        <source>Find the values of all followers, and the position&apos;s own</source>
        <translation>Die Werte aller Nachfolger finden und den der Stellung selbst</translation>
    </message>
    <message>
        <source>Go on with the table of the values of single heaps</source>
        <translation>Die Tabelle der Werte einzelner Haufen fortsetzen</translation>
    </message>
    <message>
        <source>Find the period, and how many values prove it</source>
        <translation>Die Periode finden, und wie viele Werte sie beweisen</translation>
    </message>
    <message>
        <source>Another Like This</source>
        <translation>Noch eine dieser Art</translation>
    </message>
    <message>
        <source>Another exercise of this kind</source>
        <translation>Noch eine Aufgabe dieser Art</translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Fill in the next field, with the reason</source>
        <translation>Das nächste Feld ausfüllen, mit Begründung</translation>
    </message>
    <message>
        <source>Next Field</source>
        <translation>Nächstes Feld</translation>
    </message>
    <message>
        <source>Go to the next field that can be filled in</source>
        <translation>Zum nächsten Feld, das ausgefüllt werden kann</translation>
    </message>
    <message>
        <source>Previous Field</source>
        <translation>Voriges Feld</translation>
    </message>
    <message>
        <source>Go to the field before that can be filled in</source>
        <translation>Zum vorigen Feld, das ausgefüllt werden kann</translation>
    </message>
    <message>
        <source>Reset the Score</source>
        <translation>Zählung zurücksetzen</translation>
    </message>
    <message>
        <source>Count from 0 again</source>
        <translation>Wieder von 0 an zählen</translation>
    </message>
    <message>
        <source>Make a Sheet…</source>
        <translation>Aufgabenblatt erstellen…</translation>
    </message>
    <message>
        <source>A sheet of exercises about this game, to print or to save, with its key</source>
        <translation>Ein Blatt mit Aufgaben zu diesem Spiel, zum Drucken oder Speichern, mit Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) done</source>
        <translation>
            <numerusform>%n Aufgabe gelöst</numerusform>
            <numerusform>%n Aufgaben gelöst</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1.</source>
        <translation>Fertig: %1.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Exploration</name>
    <message>
        <source>Building the graph</source>
        <translation>Der Graph wird aufgebaut</translation>
    </message>
    <message>
        <source>Building the graph further</source>
        <translation>Der Graph wird weiter aufgebaut</translation>
    </message>
</context>
<context>
    <name>mexplorer::ExploreView</name>
    <message>
        <source>&amp;Fit</source>
        <translation>E&amp;inpassen</translation>
    </message>
    <message>
        <source>Show the whole graph</source>
        <translation>Den ganzen Graphen zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Show less, and larger</source>
        <translation>Weniger zeigen, und größer</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more, and smaller</source>
        <translation>Mehr zeigen, und kleiner</translation>
    </message>
    <message>
        <source>Zoom to &amp;Selection</source>
        <translation>Auf A&amp;uswahl zoomen</translation>
    </message>
    <message>
        <source>Show the selected position with its followers and predecessors</source>
        <translation>Die ausgewählte Stellung mit ihren Nachfolgern und Vorgängern zeigen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Directions and order of the graph</source>
        <translation>Richtung und Ordnung des Graphen</translation>
    </message>
    <message>
        <source>Show a part of the graph: winning moves, paths, what can be reached</source>
        <translation>Einen Teil des Graphen zeigen: Gewinnzüge, Pfade, Erreichbares</translation>
    </message>
    <message>
        <source>Merge positions that are equal</source>
        <translation>Gleiche Stellungen zusammenfassen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Make It the Start</source>
        <translation>Zur Anfangsstellung machen</translation>
    </message>
    <message>
        <source>Copy Expression</source>
        <translation>Ausdruck kopieren</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Von hier spielen</translation>
    </message>
</context>
<context>
    <name>mexplorer::ExpressionEdit</name>
    <message>
        <source>Game expression</source>
        <translation>Spielausdruck</translation>
    </message>
    <message>
        <source>Type a game, such as kayles:7 or nim:3,4,5</source>
        <translation>Ein Spiel eintippen, etwa kayles:7 oder nim:3,4,5</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Opened before</source>
        <translation>Früher geöffnet</translation>
    </message>
    <message>
        <source>Write a set as {0, 1, 3} or {0-2, 5}.</source>
        <translation>Eine Menge als {0, 1, 3} oder {0-2, 5} schreiben.</translation>
    </message>
    <message>
        <source>A game of your own</source>
        <translation>Ein eigenes Spiel</translation>
    </message>
</context>
<context>
    <name>mexplorer::FilterActions</name>
    <message>
        <source>by value: the graph becomes Nim</source>
        <translation>nach Wert: Der Graph wird zu Nim</translation>
    </message>
    <message>
        <source>by the same followers</source>
        <translation>nach gleichen Nachfolgern</translation>
    </message>
    <message>
        <source>by the same play to the end</source>
        <translation>nach gleichem Spielverlauf bis zum Ende</translation>
    </message>
    <message>
        <source>by the components&apos; values</source>
        <translation>nach den Werten der Summanden</translation>
    </message>
    <message>
        <source>by the components</source>
        <translation>nach den Summanden</translation>
    </message>
    <message>
        <source>by symmetry</source>
        <translation>nach Symmetrie</translation>
    </message>
    <message>
        <source>The &amp;Whole Graph</source>
        <translation>Der &amp;ganze Graph</translation>
    </message>
    <message>
        <source>Show all positions and moves again</source>
        <translation>Wieder alle Stellungen und Züge zeigen</translation>
    </message>
    <message>
        <source>What Play Can &amp;Reach from Here</source>
        <translation>Was von hier &amp;erreichbar ist</translation>
    </message>
    <message>
        <source>Show only the selected position and what play can reach from it</source>
        <translation>Nur die ausgewählte Stellung zeigen und was von ihr aus erreichbar ist</translation>
    </message>
    <message>
        <source>What &amp;Leads Here</source>
        <translation>Was &amp;hierher führt</translation>
    </message>
    <message>
        <source>Show only the selected position and what leads to it</source>
        <translation>Nur die ausgewählte Stellung zeigen und was zu ihr führt</translation>
    </message>
    <message>
        <source>&amp;Paths to Another Position…</source>
        <translation>&amp;Pfade zu einer anderen Stellung…</translation>
    </message>
    <message>
        <source>Show only what play from the selected position to another one can pass</source>
        <translation>Nur zeigen, was auf dem Weg von der ausgewählten Stellung zu einer anderen liegen kann</translation>
    </message>
    <message>
        <source>Leave the Path</source>
        <translation>Pfadwahl verlassen</translation>
    </message>
    <message>
        <source>Stop choosing the other position</source>
        <translation>Die Wahl der anderen Stellung abbrechen</translation>
    </message>
    <message>
        <source>Only &amp;Winning Moves</source>
        <translation>Nur Ge&amp;winnzüge</translation>
    </message>
    <message>
        <source>Leave out all moves that don&apos;t lead to a P-position</source>
        <translation>Alle Züge weglassen, die nicht zu einer P-Stellung führen</translation>
    </message>
    <message>
        <source>Line of &amp;Best Play</source>
        <translation>Linie des &amp;besten Spiels</translation>
    </message>
    <message>
        <source>Draw how play goes on from the selected position when both play best</source>
        <translation>Zeichnen, wie es von der ausgewählten Stellung aus weitergeht, wenn beide am besten spielen</translation>
    </message>
    <message>
        <source>&amp;Follow Best Play</source>
        <translation>Dem besten Spiel &amp;folgen</translation>
    </message>
    <message>
        <source>Go to the next position of the line of best play</source>
        <translation>Zur nächsten Stellung auf der Linie des besten Spiels gehen</translation>
    </message>
    <message>
        <source>&amp;Unfold</source>
        <translation>&amp;Aufklappen</translation>
    </message>
    <message>
        <source>Begin with the start alone, and open followers with a click</source>
        <translation>Mit der Anfangsstellung allein beginnen und Nachfolger mit einem Klick aufklappen</translation>
    </message>
    <message>
        <source>&amp;Open Followers</source>
        <translation>&amp;Nachfolger aufklappen</translation>
    </message>
    <message>
        <source>Open or close the followers of the selected position</source>
        <translation>Die Nachfolger der ausgewählten Stellung auf- oder einklappen</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>Anhef&amp;ten</translation>
    </message>
    <message>
        <source>Keep the selected position visible when others are closed</source>
        <translation>Die ausgewählte Stellung zeigen, auch wenn andere eingeklappt werden</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Show each position by itself</source>
        <translation>Jede Stellung für sich zeigen</translation>
    </message>
    <message>
        <source>Merge positions that have the same SG value</source>
        <translation>Stellungen mit demselben SG-Wert zusammenfassen</translation>
    </message>
    <message>
        <source>Merge positions that have the same followers</source>
        <translation>Stellungen mit denselben Nachfolgern zusammenfassen</translation>
    </message>
    <message>
        <source>Merge positions from which play is the same to the end</source>
        <translation>Stellungen zusammenfassen, von denen aus das Spiel bis zum Ende gleich verläuft</translation>
    </message>
    <message>
        <source>Merge positions whose components have the same values, leaving out zeros</source>
        <translation>Stellungen zusammenfassen, deren Summanden dieselben Werte haben; Nullen bleiben weg</translation>
    </message>
    <message>
        <source>Merge positions that have the same components, leaving out those of value 0</source>
        <translation>Stellungen zusammenfassen, die bis auf Summanden vom Wert 0 dieselben Summanden haben</translation>
    </message>
    <message>
        <source>Merge positions that are equal under the symmetries of the board</source>
        <translation>Stellungen zusammenfassen, die unter den Symmetrien des Bretts gleich sind</translation>
    </message>
    <message>
        <source>ring what is found</source>
        <translation>Gefundenes umranden</translation>
    </message>
    <message>
        <source>Show all positions, with a ring round those found</source>
        <translation>Alle Stellungen zeigen, die gefundenen mit einem Ring</translation>
    </message>
    <message>
        <source>dim the others</source>
        <translation>die anderen abblenden</translation>
    </message>
    <message>
        <source>Dim the positions that the search doesn&apos;t find</source>
        <translation>Die Stellungen abblenden, die die Suche nicht findet</translation>
    </message>
    <message>
        <source>hide the others</source>
        <translation>die anderen verbergen</translation>
    </message>
    <message>
        <source>Leave out the positions that the search doesn&apos;t find</source>
        <translation>Die Stellungen weglassen, die die Suche nicht findet</translation>
    </message>
    <message>
        <source>Show &amp;More</source>
        <translation>&amp;Mehr zeigen</translation>
    </message>
    <message>
        <source>Raise the limit of the graph and build it further</source>
        <translation>Die Grenze des Graphen anheben und ihn weiter aufbauen</translation>
    </message>
    <message>
        <source>Show More B&amp;elow</source>
        <translation>Mehr &amp;darunter zeigen</translation>
    </message>
    <message>
        <source>Build the graph further below the selected position only</source>
        <translation>Den Graphen nur unterhalb der ausgewählten Stellung weiter aufbauen</translation>
    </message>
    <message>
        <source>&amp;Close Followers</source>
        <translation>&amp;Nachfolger einklappen</translation>
    </message>
</context>
<context>
    <name>mexplorer::FilterLine</name>
    <message>
        <source>Shown part of the graph</source>
        <translation>Gezeigter Teil des Graphen</translation>
    </message>
    <message>
        <source>No play leads from %1 to %2 or back.</source>
        <translation>Kein Spiel führt von %1 nach %2 oder zurück.</translation>
    </message>
    <message>
        <source>Take this back</source>
        <translation>Dies zurücknehmen</translation>
    </message>
    <message>
        <source>%1: take this back</source>
        <translation>%1: dies zurücknehmen</translation>
    </message>
    <message>
        <source>reached from %1</source>
        <translation>erreichbar von %1</translation>
    </message>
    <message>
        <source>leading to %1</source>
        <translation>führt zu %1</translation>
    </message>
    <message>
        <source>between %1 and %2</source>
        <translation>zwischen %1 und %2</translation>
    </message>
    <message>
        <source>unfolded by hand</source>
        <translation>von Hand aufgeklappt</translation>
    </message>
    <message>
        <source>only winning moves</source>
        <translation>nur Gewinnzüge</translation>
    </message>
    <message>
        <source>only what is found</source>
        <translation>nur Gefundenes</translation>
    </message>
    <message>
        <source>Paths from %1: click the other position, or walk to it and press T. Escape leaves.</source>
        <translation>Pfade von %1: Die andere Stellung anklicken, oder zu ihr gehen und T drücken. Esc bricht ab.</translation>
    </message>
    <message>
        <source>%1 is folded away; Space shows it with its followers.</source>
        <translation>%1 ist eingeklappt; die Leertaste zeigt die Stellung mit ihren Nachfolgern.</translation>
    </message>
    <message>
        <source>A click opens followers, a second one closes them; P pins. U merges positions again.</source>
        <translation>Ein Klick klappt Nachfolger auf, ein zweiter klappt sie ein; P heftet an. U fasst Stellungen wieder zusammen.</translation>
    </message>
    <message>
        <source>A click opens followers, a second one closes them; P pins.</source>
        <translation>Ein Klick klappt Nachfolger auf, ein zweiter klappt sie ein; P heftet an.</translation>
    </message>
    <message>
        <source>merged by value</source>
        <translation>zusammengefasst nach Wert</translation>
    </message>
    <message>
        <source>merged by the same followers</source>
        <translation>zusammengefasst nach gleichen Nachfolgern</translation>
    </message>
    <message>
        <source>merged by the same play to the end</source>
        <translation>zusammengefasst nach gleichem Spielverlauf bis zum Ende</translation>
    </message>
    <message>
        <source>merged by the components&apos; values</source>
        <translation>zusammengefasst nach den Werten der Summanden</translation>
    </message>
    <message>
        <source>merged by the components</source>
        <translation>zusammengefasst nach den Summanden</translation>
    </message>
    <message>
        <source>merged by symmetry</source>
        <translation>zusammengefasst nach Symmetrie</translation>
    </message>
</context>
<context>
    <name>mexplorer::FollowerList</name>
    <message>
        <source>Filter by what the move leaves</source>
        <translation>Filtern nach dem, was der Zug hinterlässt</translation>
    </message>
    <message>
        <source>Filter of the moves</source>
        <translation>Filter der Züge</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>There are too many moves to list. Type the position that your move leaves, such as %1, and press Enter.</source>
        <translation>Es sind zu viele Züge für eine Liste. Die Stellung eintippen, die der eigene Zug hinterlässt, etwa %1, und die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Listing the moves…</source>
        <translation>Die Züge werden aufgelistet…</translation>
    </message>
    <message>
        <source>Make This Move</source>
        <translation>Diesen Zug machen</translation>
    </message>
    <message>
        <source>Copy the Position after It</source>
        <translation>Die Stellung danach kopieren</translation>
    </message>
</context>
<context>
    <name>mexplorer::FollowerModel</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1   ← hint</source>
        <translation>%1   ← Tipp</translation>
    </message>
    <message>
        <source>%1   leaves %2</source>
        <comment>a move, and the value and outcome of the position after it</comment>
        <translation>%1   hinterlässt %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::FollowerTree</name>
    <message>
        <source>Followers by value</source>
        <translation>Nachfolger nach Wert</translation>
    </message>
    <message>
        <source>Make This Move</source>
        <translation>Diesen Zug machen</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Copy Expression</source>
        <translation>Ausdruck kopieren</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>noch nicht gezeigt</translation>
    </message>
    <message>
        <source>value %1, %2</source>
        <translation>Wert %1, %2</translation>
    </message>
    <message>
        <source>%1: winning moves</source>
        <translation>%1: Gewinnzüge</translation>
    </message>
    <message>
        <source>The first %1 are listed; the table has all.</source>
        <translation>Die ersten %1 sind aufgelistet; die Tabelle enthält alle.</translation>
    </message>
    <message>
        <source>The first %1 values are listed; the table has all.</source>
        <translation>Die ersten %1 Werte sind aufgeführt; die Tabelle hat alle.</translation>
    </message>
</context>
<context>
    <name>mexplorer::GameBar</name>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Misère</source>
        <translation>Misère</translation>
    </message>
    <message>
        <source>Games Opened &amp;Before…</source>
        <translation>Früher geöffnete Spie&amp;le…</translation>
    </message>
    <message>
        <source>List the games opened before, to open one of them again</source>
        <translation>Listet die früher geöffneten Spiele auf, um eines davon wieder zu öffnen</translation>
    </message>
    <message>
        <source>This is the text of a game that was copied. Enter opens it in Play.</source>
        <translation>Das ist der Text einer kopierten Partie. Die Eingabetaste öffnet sie unter Spielen.</translation>
    </message>
    <message>
        <source>The player who makes the last move wins</source>
        <translation>Wer den letzten Zug macht, gewinnt</translation>
    </message>
    <message>
        <source>The player who makes the last move loses</source>
        <translation>Wer den letzten Zug macht, verliert</translation>
    </message>
</context>
<context>
    <name>mexplorer::GameCard</name>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Explore the graph of %1</source>
        <translation>Den Graphen von %1 erkunden</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>See step by step how %1 gets its value</source>
        <translation>Schritt für Schritt sehen, wie %1 zu seinem Wert kommt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>mexplorer::GameDialog</name>
    <message>
        <source>R&amp;emove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Set up a game</source>
        <translation>Spiel zusammenstellen</translation>
    </message>
    <message>
        <source>&amp;Games in the sum</source>
        <translation>S&amp;piele in der Summe</translation>
    </message>
    <message>
        <source>Games in the sum</source>
        <translation>Spiele in der Summe</translation>
    </message>
    <message>
        <source>&amp;Add a Game</source>
        <translation>Spiel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>The game as an expression</source>
        <translation>Das Spiel als Ausdruck</translation>
    </message>
    <message>
        <source>Picture of the position</source>
        <translation>Bild der Stellung</translation>
    </message>
</context>
<context>
    <name>mexplorer::GameList</name>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
</context>
<context>
    <name>mexplorer::GameListModel</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, a mistake</source>
        <translation>%1, ein Fehler</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a variation&apos;s name and its first move</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hidden by the choice under Judge Moves; Show Values shows it</source>
        <translation>Verborgen, wie unter „Züge beurteilen“ gewählt; „Werte zeigen“ zeigt es</translation>
    </message>
    <message>
        <source>Made after a hint</source>
        <translation>Nach einem Tipp gemacht</translation>
    </message>
    <message>
        <source>%1, after a hint</source>
        <translation>%1, nach einem Tipp</translation>
    </message>
    <message>
        <source>%1, in a variation</source>
        <translation>%1, in einer Variante</translation>
    </message>
    <message>
        <source>The value of the position that the move leaves, and who wins there</source>
        <translation>Der Wert der Stellung, die der Zug hinterlässt, und wer dort gewinnt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>mexplorer::GamePlot</name>
    <message>
        <source>Value and remoteness along the game</source>
        <translation>Wert und Distanz im Lauf der Partie</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remoteness</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1, remoteness %2</source>
        <translation>%1, Distanz %2</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Anfang: %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>A mistake.</source>
        <translation>Ein Fehler.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1, remoteness unknown</source>
        <translation>%1, Distanz unbekannt</translation>
    </message>
</context>
<context>
    <name>mexplorer::GamesPanel</name>
    <message>
        <source>Search games</source>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt geöffnete Spiele</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Eigene Spiele</translation>
    </message>
</context>
<context>
    <name>mexplorer::GlossaryWindow</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Das Glossar durchsuchen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>No term contains these words.</source>
        <translation>Kein Begriff enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphBoard</name>
    <message>
        <source>Move the token from %1 to %2.</source>
        <translation>Den Stein von %1 nach %2 ziehen.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>%1: the token is here</source>
        <translation>%1: der Stein ist hier</translation>
    </message>
    <message>
        <source>%1: an arrow leads here</source>
        <translation>%1: ein Pfeil führt hierher</translation>
    </message>
    <message>
        <source>No arrow leads there from the token.</source>
        <translation>Vom Stein führt kein Pfeil dorthin.</translation>
    </message>
    <message>
        <source>%1 more; all are in the list of all moves</source>
        <translation>%1 weitere; alle stehen in der Liste aller Züge</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphCanvas</name>
    <message>
        <source>Game graph</source>
        <translation>Spielgraph</translation>
    </message>
    <message>
        <source>Building the graph of %1</source>
        <translation>Der Graph von %1 wird aufgebaut</translation>
    </message>
    <message>
        <source>Choose a game to see its graph.</source>
        <translation>Ein Spiel wählen, um seinen Graphen zu sehen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphFilter</name>
    <message>
        <source>Looking for positions</source>
        <translation>Stellungen werden gesucht</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphFooter</name>
    <message>
        <source>Show more</source>
        <translation>Mehr zeigen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Stop building the graph, and keep what is built</source>
        <translation>Den Aufbau des Graphen anhalten und das Aufgebaute behalten</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Raise the limit of moves and go on</source>
        <translation>Die Grenze der Züge anheben und weitermachen</translation>
    </message>
    <message>
        <source>Raise the limit of positions and go on</source>
        <translation>Die Grenze der Stellungen anheben und weitermachen</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphPair</name>
    <message>
        <source>The graph under normal play and under misère play</source>
        <translation>Der Graph beim normalen Spiel und beim Misère-Spiel</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>Normales Spiel</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>Misère-Spiel</translation>
    </message>
</context>
<context>
    <name>mexplorer::GraphTerm</name>
    <message>
        <source>A DOT, GraphML or JSON file, or a list of edges</source>
        <translation>Eine DOT-, GraphML- oder JSON-Datei oder eine Kantenliste</translation>
    </message>
    <message>
        <source>The file&apos;s own start</source>
        <translation>Die Anfangsstellung der Datei</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Start vertex</source>
        <translation>&amp;Anfangsknoten</translation>
    </message>
    <message>
        <source>Choose a graph file</source>
        <translation>Graphdatei auswählen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Choose a graph file.</source>
        <translation>Eine Graphdatei auswählen.</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphen</translation>
    </message>
</context>
<context>
    <name>mexplorer::GridBoard</name>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>mexplorer::GridTerm</name>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>All &amp;1</source>
        <translation>Alle &amp;1</translation>
    </message>
    <message>
        <source>All &amp;0</source>
        <translation>Alle &amp;0</translation>
    </message>
    <message>
        <source>Ra&amp;ndom</source>
        <translation>Zu&amp;fällig</translation>
    </message>
    <message>
        <source>&amp;Coins</source>
        <translation>&amp;Münzen</translation>
    </message>
    <message>
        <source>All &amp;Heads</source>
        <translation>Alle &amp;Kopf</translation>
    </message>
    <message>
        <source>All &amp;Tails</source>
        <translation>Alle &amp;Zahl</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>mexplorer::HandoutDialog</name>
    <message>
        <source>Leave values out, to be filled in</source>
        <translation>Werte weglassen, zum Ausfüllen</translation>
    </message>
    <message>
        <source>Hand-Out</source>
        <translation>Handout</translation>
    </message>
    <message>
        <source>Steps at equal distances</source>
        <translation>Schritte in gleichen Abständen</translation>
    </message>
    <message>
        <source>Marked steps</source>
        <translation>Markierte Schritte</translation>
    </message>
    <message>
        <source>Which steps</source>
        <translation>Welche Schritte</translation>
    </message>
    <message>
        <source>Distance between steps</source>
        <translation>Abstand der Schritte</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>Auf einer Seite</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save the Hand-Out</source>
        <translation>Handout speichern</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vorschau…</translation>
    </message>
    <message>
        <source>Writing the hand-out</source>
        <translation>Das Handout wird geschrieben</translation>
    </message>
</context>
<context>
    <name>mexplorer::HeapsBoard</name>
    <message>
        <source>Nothing can be taken from this heap any more.</source>
        <translation>Von diesem Haufen kann nichts mehr genommen werden.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be taken: here you may take %2.</source>
        <translation>%1 zu nehmen ist nicht erlaubt; erlaubt ist hier %2.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s), leave %1.</source>
        <translation>
            <numerusform>%n Stein nehmen, %1 liegen lassen.</numerusform>
            <numerusform>%n Steine nehmen, %1 liegen lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Token %1 of %2</source>
        <translation>Stein %1 von %2</translation>
    </message>
    <message>
        <source>Heap %1, token %2 of %3</source>
        <translation>Haufen %1, Stein %2 von %3</translation>
    </message>
    <message>
        <source>Take %1 and %2, leave %3 and %4.</source>
        <translation>%1 und %2 nehmen, %3 und %4 liegen lassen.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s), leave %1. Drag on to another heap to take from both.</source>
        <translation>
            <numerusform>%n Stein nehmen, %1 liegen lassen. Zu einem anderen Haufen weiterziehen, um von beiden zu nehmen.</numerusform>
            <numerusform>%n Steine nehmen, %1 liegen lassen. Zu einem anderen Haufen weiterziehen, um von beiden zu nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of which at most %2</source>
        <translation>%1, davon höchstens %2</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Heap %1, place %2</source>
        <translation>Haufen %1, Platz %2</translation>
    </message>
    <message>
        <source>No move takes %1 and %2.</source>
        <translation>Kein Zug nimmt %1 und %2.</translation>
    </message>
    <message>
        <source>Nothing can be taken from this heap alone: drag on to the other heap to take from both.</source>
        <translation>Von diesem Haufen allein kann nichts genommen werden: zum anderen Haufen weiterziehen, um von beiden zu nehmen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be taken from this heap alone: here you may take %2, or drag on to the other heap.</source>
        <translation>%1 kann von diesem Haufen allein nicht genommen werden; erlaubt ist hier %2, oder zum anderen Haufen weiterziehen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::HeapsTerm</name>
    <message>
        <source>Rows of pins</source>
        <translation>Kegelreihen</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Add a heap</source>
        <translation>Einen Haufen hinzufügen</translation>
    </message>
    <message>
        <source>Remove the last heap</source>
        <translation>Den letzten Haufen entfernen</translation>
    </message>
    <message>
        <source>Heap %1</source>
        <translation>Haufen %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::HeatMap</name>
    <message>
        <source>Values by row of the period</source>
        <translation>Werte, eine Zeile je Periode</translation>
    </message>
</context>
<context>
    <name>mexplorer::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Hint: is it won?</source>
        <translation>Tipp: Ist sie gewonnen?</translation>
    </message>
    <message>
        <source>Which moves keep the draw?</source>
        <translation>Welche Züge halten das Remis?</translation>
    </message>
    <message>
        <source>Which move lasts longest?</source>
        <translation>Welcher Zug hält am längsten durch?</translation>
    </message>
    <message>
        <source>Where?</source>
        <translation>Wo?</translation>
    </message>
    <message>
        <source>Among which moves?</source>
        <translation>Unter welchen Zügen?</translation>
    </message>
    <message>
        <source>Which move?</source>
        <translation>Welcher Zug?</translation>
    </message>
    <message>
        <source>Why, and which others?</source>
        <translation>Warum, und welche noch?</translation>
    </message>
    <message>
        <source>One of these wins:</source>
        <translation>Einer von diesen gewinnt:</translation>
    </message>
    <message>
        <source>This move wins: %1</source>
        <translation>Dieser Zug gewinnt: %1</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine weiteren Tipps</translation>
    </message>
    <message>
        <source>The move before (Shift+N)</source>
        <translation>Der Zug davor (Umschalt+N)</translation>
    </message>
    <message>
        <source>The next move (N)</source>
        <translation>Der nächste Zug (N)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::Hints</name>
    <message>
        <source>Looking for winning moves</source>
        <translation>Gewinnzüge werden gesucht</translation>
    </message>
    <message>
        <source>This position wasn&apos;t solved in %1 of thinking, so there is no hint; choose a longer thinking time or a smaller position.</source>
        <translation>Diese Stellung wurde in %1 Bedenkzeit nicht gelöst; deshalb gibt es keinen Tipp. Eine längere Bedenkzeit oder eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>Finding the values of all moves</source>
        <translation>Die Werte aller Züge werden gesucht</translation>
    </message>
    <message>
        <source>You are playing this game, so its values are hidden until it is over. Showing them now is noted in the game as a hint.</source>
        <translation>Diese Partie läuft noch; deshalb sind ihre Werte verborgen, bis sie zu Ende ist. Sie jetzt anzuzeigen, wird in der Partie als Tipp vermerkt.</translation>
    </message>
</context>
<context>
    <name>mexplorer::LabelsBars</name>
    <message>
        <source>How far the labelling is</source>
        <translation>Wie weit die Beschriftung ist</translation>
    </message>
    <message>
        <source>P and N</source>
        <translation>P und N</translation>
    </message>
    <message>
        <source>SG values</source>
        <translation>SG-Werte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::LawLine</name>
    <message>
        <source>All Laws</source>
        <translation>Alle Gesetze</translation>
    </message>
    <message>
        <source>Show or hide the other laws that were found, and those that fail</source>
        <translation>Die anderen gefundenen Gesetze und die, die nicht gelten, ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Looking for the law of these values…</source>
        <translation>Das Gesetz dieser Werte wird gesucht …</translation>
    </message>
    <message>
        <source>Looking for the law</source>
        <translation>Das Gesetz wird gesucht</translation>
    </message>
    <message>
        <source>The search for a law took too long, and ended.</source>
        <translation>Die Suche nach einem Gesetz dauerte zu lange und wurde beendet.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Legend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>P: the previous player wins</source>
        <translation>P: der vorige Spieler gewinnt</translation>
    </message>
    <message>
        <source>N: the next player wins</source>
        <translation>N: der nächste Spieler gewinnt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>Endstellung</translation>
    </message>
    <message>
        <source>share of P in a layer</source>
        <translation>Anteil von P in einer Ebene</translation>
    </message>
    <message>
        <source>shares in a layer</source>
        <translation>Anteile in einer Ebene</translation>
    </message>
    <message>
        <source>winning move</source>
        <translation>Gewinnzug</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>predecessors</source>
        <translation>Vorgänger</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bestes Spiel</translation>
    </message>
    <message>
        <source>a shortest path</source>
        <translation>ein kürzester Pfad</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>followers not open</source>
        <translation>Nachfolger nicht aufgeklappt</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>angeheftet</translation>
    </message>
    <message>
        <source>colour and number: %1 0 to %2</source>
        <translation>Farbe und Zahl: %1 0 bis %2</translation>
    </message>
    <message>
        <source>colour: %1 0 to %2</source>
        <translation>Farbe: %1 0 bis %2</translation>
    </message>
    <message>
        <source>grey: %1 not known</source>
        <translation>grau: %1 nicht bekannt</translation>
    </message>
    <message>
        <source>number: SG value</source>
        <translation>Zahl: SG-Wert</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG-Wert</translation>
    </message>
    <message>
        <source>remoteness</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>SG values belong to normal play: colours show outcomes</source>
        <translation>SG-Werte gehören zum normalen Spiel: Farben zeigen den Ausgang</translation>
    </message>
    <message>
        <source>under the pointer</source>
        <translation>unter dem Zeiger</translation>
    </message>
    <message>
        <source>positions merged into one</source>
        <translation>zu einer zusammengefasste Stellungen</translation>
    </message>
    <message>
        <source>moves, few to many</source>
        <translation>Züge, wenige bis viele</translation>
    </message>
</context>
<context>
    <name>mexplorer::LessonBoard</name>
    <message>
        <source>Begin Again</source>
        <translation>Von vorn</translation>
    </message>
</context>
<context>
    <name>mexplorer::LessonBrowser</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>mexplorer::LessonPane</name>
    <message>
        <source>Close the lesson</source>
        <translation>Die Lektion schließen</translation>
    </message>
    <message>
        <source>The lesson on paper</source>
        <translation>Die Lektion auf Papier</translation>
    </message>
    <message>
        <source>Preview and Print…</source>
        <translation>Vorschau und Druck…</translation>
    </message>
    <message>
        <source>Save as PDF or HTML…</source>
        <translation>Als PDF oder HTML speichern…</translation>
    </message>
    <message>
        <source>Save the Lesson</source>
        <translation>Die Lektion speichern</translation>
    </message>
</context>
<context>
    <name>mexplorer::LettersBoard</name>
    <message>
        <source>Cell %1: %2</source>
        <translation>Zelle %1: %2</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>Stretch the selection over all cells that the move changes.</source>
        <translation>Die Auswahl über alle Zellen ziehen, die der Zug ändert.</translation>
    </message>
    <message>
        <source>No move changes just these cells.</source>
        <translation>Kein Zug ändert genau diese Zellen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::LookCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change of what is shown</source>
        <translation>Die letzte Änderung des Gezeigten zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>W&amp;iederholen</translation>
    </message>
    <message>
        <source>Change again what was taken back</source>
        <translation>Das Zurückgenommene wieder ändern</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1 &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1 &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Colour positions by their outcome</source>
        <translation>Stellungen nach ihrem Ausgang färben</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG-Wert</translation>
    </message>
    <message>
        <source>Colour positions by their SG value</source>
        <translation>Stellungen nach ihrem SG-Wert färben</translation>
    </message>
    <message>
        <source>remoteness</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>Colour positions by their remoteness</source>
        <translation>Stellungen nach ihrer Distanz färben</translation>
    </message>
    <message>
        <source>birthday</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>Colour positions by their birthday</source>
        <translation>Stellungen nach ihrem Geburtstag färben</translation>
    </message>
    <message>
        <source>longest play</source>
        <translation>längste Partie</translation>
    </message>
    <message>
        <source>A layer for each length of the longest play</source>
        <translation>Eine Ebene für jede Länge der längsten Partie</translation>
    </message>
    <message>
        <source>tokens left</source>
        <translation>verbleibende Steine</translation>
    </message>
    <message>
        <source>A layer for each number of tokens</source>
        <translation>Eine Ebene für jede Anzahl von Steinen</translation>
    </message>
    <message>
        <source>A layer for each SG value</source>
        <translation>Eine Ebene für jeden SG-Wert</translation>
    </message>
    <message>
        <source>Left to Right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>Draw play from left to right instead of downwards</source>
        <translation>Das Spiel von links nach rechts statt nach unten zeichnen</translation>
    </message>
    <message>
        <source>Order the positions of a layer by similarity instead of untangling moves</source>
        <translation>Die Stellungen einer Ebene nach ihrer Ähnlichkeit ordnen, statt die Züge zu entwirren</translation>
    </message>
    <message>
        <source>&amp;Components Beside the Sum</source>
        <translation>Su&amp;mmanden neben der Summe</translation>
    </message>
    <message>
        <source>Show the graph of each component of a sum, with its token on the selected position</source>
        <translation>Den Graphen jedes Summanden einer Summe zeigen, mit seinem Stein auf der ausgewählten Stellung</translation>
    </message>
    <message>
        <source>Similar Positions Together</source>
        <translation>Ähnliche Stellungen beieinander</translation>
    </message>
    <message>
        <source>&amp;Letters P and N</source>
        <translation>&amp;Buchstaben P und N</translation>
    </message>
    <message>
        <source>Write P and N in the marks of the graph instead of numbers</source>
        <translation>P und N statt der Zahlen in die Marken des Graphen schreiben</translation>
    </message>
</context>
<context>
    <name>mexplorer::MainWindow</name>
    <message>
        <source>Continue %1</source>
        <translation>%1 fortsetzen</translation>
    </message>
    <message>
        <source>Mexplorer</source>
        <translation>Mexplorer</translation>
    </message>
    <message>
        <source>Game bar</source>
        <translation>Spielleiste</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>Show or hide the list of games</source>
        <translation>Die Liste der Spiele zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Mexplorer ended unexpectedly the last time. What was open was saved.</source>
        <translation>Mexplorer wurde beim letzten Mal unerwartet beendet. Was offen war, ist gesichert.</translation>
    </message>
    <message>
        <source>There is nothing to print yet. Open a game first.</source>
        <translation>Noch gibt es nichts zu drucken. Zuerst ein Spiel öffnen.</translation>
    </message>
    <message>
        <source>There is nothing to print here. Go to %1, and print from there.</source>
        <translation>Hier gibt es nichts zu drucken. Zu %1 wechseln und dort drucken.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Put all panels back in their usual places</source>
        <translation>Alle Leisten wieder an ihren gewohnten Platz setzen</translation>
    </message>
    <message>
        <source>Res&amp;et Layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>The picture is copied, with its text.</source>
        <translation>Das Bild ist mit seinem Text kopiert.</translation>
    </message>
    <message>
        <source>There is no picture to copy here, or its answers are hidden. Open a game, and go to Explore, Step, Play or Sequence.</source>
        <translation>Hier gibt es kein Bild zum Kopieren, oder seine Antworten sind verborgen. Öffnen Sie ein Spiel und gehen Sie zu Erkunden, Schritte, Spielen oder Folge.</translation>
    </message>
    <message>
        <source>S&amp;tart Page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>Choose another game from the cards</source>
        <translation>Ein anderes Spiel von den Karten wählen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a document, the record of a game, a lesson, a sequence or a graph</source>
        <translation>Ein Dokument, die Aufzeichnung einer Partie, eine Lektion, eine Folge oder einen Graphen öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>S&amp;peichern</translation>
    </message>
    <message>
        <source>Save the game, what is selected and the moves played</source>
        <translation>Das Spiel, das Ausgewählte und die gespielten Züge speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Export &amp;Graph…</source>
        <translation>&amp;Graph exportieren…</translation>
    </message>
    <message>
        <source>Write the graph for other programs: DOT, GraphML, CSV, JSON or TikZ</source>
        <translation>Den Graphen für andere Programme schreiben: DOT, GraphML, CSV, JSON oder TikZ</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Print Pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
    <message>
        <source>See the pages of what this workspace shows, and print them</source>
        <translation>Die Seiten dessen ansehen, was dieser Arbeitsbereich zeigt, und sie drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print what this workspace shows</source>
        <translation>Drucken, was dieser Arbeitsbereich zeigt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Mexplorer; what is open is kept for the next time</source>
        <translation>Mexplorer schließen; was offen ist, bleibt für das nächste Mal erhalten</translation>
    </message>
    <message>
        <source>&amp;Copy Expression</source>
        <translation>Ausdruck &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected position as a game expression</source>
        <translation>Die ausgewählte Stellung als Spielausdruck kopieren</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Bil&amp;d kopieren</translation>
    </message>
    <message>
        <source>Copy the picture in front as PNG and SVG, with its text; or drag it from its button</source>
        <translation>Das angezeigte Bild als PNG und SVG mit seinem Text kopieren; oder ziehen Sie es von seinem Knopf</translation>
    </message>
    <message>
        <source>&amp;Paste Graph</source>
        <translation>Graph ein&amp;fügen</translation>
    </message>
    <message>
        <source>Open the graph that was copied as text: a list of edges, DOT, GraphML or JSON</source>
        <translation>Den Graphen öffnen, der als Text kopiert wurde: eine Kantenliste, DOT, GraphML oder JSON</translation>
    </message>
    <message>
        <source>&amp;Type a Game</source>
        <translation>Spiel &amp;eintippen</translation>
    </message>
    <message>
        <source>Go to the line that takes a game expression</source>
        <translation>Zur Zeile für den Spielausdruck gehen</translation>
    </message>
    <message>
        <source>Set Up a &amp;Game…</source>
        <translation>&amp;Spiel zusammenstellen…</translation>
    </message>
    <message>
        <source>Set up a game with a few clicks, without typing</source>
        <translation>Ein Spiel mit wenigen Klicks zusammenstellen, ohne Tippen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Ei&amp;nstellungen…</translation>
    </message>
    <message>
        <source>Choose theme, language, motion, size of type, limits of the solver, folders and keys</source>
        <translation>Design, Sprache, Bewegung, Schriftgröße, Grenzen des Lösers, Ordner und Tasten wählen</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation>Design des &amp;Systems</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>Dark on light</source>
        <translation>Dunkel auf hell</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Light on dark</source>
        <translation>Hell auf dunkel</translation>
    </message>
    <message>
        <source>&amp;Other Theme</source>
        <translation>Design &amp;wechseln</translation>
    </message>
    <message>
        <source>Change between light and dark</source>
        <translation>Zwischen hell und dunkel wechseln</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Language of the &amp;System</source>
        <translation>Sprache des &amp;Systems</translation>
    </message>
    <message>
        <source>As the desktop is, or English</source>
        <translation>Wie der Desktop, sonst Englisch</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Reduced Motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Show changes at once, without animation</source>
        <translation>Änderungen sofort zeigen, ohne Animation</translation>
    </message>
    <message>
        <source>Prese&amp;ntation</source>
        <translation>Präse&amp;ntation</translation>
    </message>
    <message>
        <source>Only the picture and its sentence on the full screen, for an audience; Escape ends it</source>
        <translation>Nur das Bild und sein Satz auf dem ganzen Bildschirm, für ein Publikum; Esc beendet es</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Den ganzen Bildschirm mit dem Fenster füllen</translation>
    </message>
    <message>
        <source>&amp;Black Screen</source>
        <translation>S&amp;chwarzer Bildschirm</translation>
    </message>
    <message>
        <source>Make the screen of a presentation black, or show it again</source>
        <translation>Den Bildschirm einer Präsentation schwarz machen oder wieder zeigen</translation>
    </message>
    <message>
        <source>&amp;White Screen</source>
        <translation>Weißer &amp;Bildschirm</translation>
    </message>
    <message>
        <source>Make the screen of a presentation white, or show it again</source>
        <translation>Den Bildschirm einer Präsentation weiß machen oder wieder zeigen</translation>
    </message>
    <message>
        <source>Pointer &amp;Spot</source>
        <translation>&amp;Zeigerpunkt</translation>
    </message>
    <message>
        <source>Show or hide a large spot at the pointer of a presentation</source>
        <translation>Einen großen Punkt am Zeiger einer Präsentation zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Tools &amp;in a Presentation</source>
        <translation>Wer&amp;kzeuge in einer Präsentation</translation>
    </message>
    <message>
        <source>Show or hide the tools of a presentation; the pointer at their edge shows them, too</source>
        <translation>Die Werkzeuge einer Präsentation zeigen oder verbergen; auch der Zeiger an ihrem Rand zeigt sie</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the position before; from the start page, to the open game</source>
        <translation>Zur Stellung davor zurückgehen; von der Startseite zum geöffneten Spiel</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go forward again</source>
        <translation>Wieder vorwärts gehen</translation>
    </message>
    <message>
        <source>&amp;Start Position</source>
        <translation>&amp;Anfangsstellung</translation>
    </message>
    <message>
        <source>Select the start position</source>
        <translation>Die Anfangsstellung auswählen</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Open the glossary at the term for this view</source>
        <translation>Glossar beim Begriff dieser Ansicht öffnen</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Alle Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
        <source>Search all commands by name</source>
        <translation>Alle Befehle nach Namen durchsuchen</translation>
    </message>
    <message>
        <source>&amp;About Mexplorer</source>
        <translation>&amp;Über Mexplorer</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Continue %1 of %2</source>
        <translation>%1 vom %2 fortsetzen</translation>
    </message>
    <message>
        <source>Nothing was opened yet</source>
        <translation>Noch wurde nichts geöffnet</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>S&amp;tellung</translation>
    </message>
    <message>
        <source>Show or hide the details of the position</source>
        <translation>Die Einzelheiten der Stellung zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Position &amp;Table</source>
        <translation>Ste&amp;llungstabelle</translation>
    </message>
    <message>
        <source>Show or hide the table of all positions</source>
        <translation>Die Tabelle aller Stellungen zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Your &amp;Own Rules…</source>
        <translation>Ei&amp;gene Regeln …</translation>
    </message>
    <message>
        <source>Write the rules of a game of your own, and see its values and graph as you write</source>
        <translation>Die Regeln eines eigenen Spiels schreiben und dabei seine Werte und seinen Graphen sehen</translation>
    </message>
    <message>
        <source>&amp;New Game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>Copy as P&amp;ython Program</source>
        <translation>Als P&amp;ython-Programm kopieren</translation>
    </message>
    <message>
        <source>Copy a program in Python that finds the value of the selected position</source>
        <translation>Ein Programm in Python kopieren, das den Wert der gewählten Stellung findet</translation>
    </message>
    <message>
        <source>Copy as C&amp;++ Program</source>
        <translation>Als C&amp;++-Programm kopieren</translation>
    </message>
    <message>
        <source>Copy a program in C++ that finds the value of the selected position</source>
        <translation>Ein Programm in C++ kopieren, das den Wert der gewählten Stellung findet</translation>
    </message>
    <message>
        <source>&amp;Nim-arithmetic…</source>
        <translation>&amp;Nim-Arithmetik …</translation>
    </message>
    <message>
        <source>Calculate nim-sums, nim-products, nim-quotients and nim-square roots, and see their tables</source>
        <translation>Nim-Summen, Nim-Produkte, Nim-Quotienten und Nim-Quadratwurzeln berechnen und ihre Tabellen sehen</translation>
    </message>
    <message>
        <source>Writing the program</source>
        <translation>Das Programm wird geschrieben</translation>
    </message>
    <message>
        <source>The program is copied; it prints the value of the position.</source>
        <translation>Das Programm ist kopiert; es gibt den Wert der Stellung aus.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Match</name>
    <message>
        <source>Assessing the game</source>
        <translation>Die Partie wird bewertet</translation>
    </message>
    <message>
        <source>The solver is thinking</source>
        <translation>Der Löser denkt nach</translation>
    </message>
    <message>
        <source>The solver guessed its move, as it was to move at once.</source>
        <translation>Der Löser hat seinen Zug geraten, weil er sofort ziehen sollte.</translation>
    </message>
</context>
<context>
    <name>mexplorer::MatchSettings</name>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Swap the players</source>
        <translation>Die Seiten tauschen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long the solver thinks about a position before it gives it up and guesses</source>
        <translation>Wie lange der Löser über eine Stellung nachdenkt, bevor er aufgibt und rät</translation>
    </message>
    <message>
        <source>&amp;Starts</source>
        <translation>Beg&amp;innt</translation>
    </message>
    <message>
        <source>&amp;Moves second</source>
        <translation>Zieht als &amp;Zweiter</translation>
    </message>
    <message>
        <source>&amp;Thinks at most</source>
        <translation>Denkt hö&amp;chstens</translation>
    </message>
    <message>
        <source>Ladder %1/%2</source>
        <translation>Leiter %1/%2</translation>
    </message>
    <message>
        <source>%1 starts, then %2</source>
        <translation>%1 beginnt, dann %2</translation>
    </message>
    <message>
        <source>%1 starts, then %2; misère</source>
        <translation>%1 beginnt, dann %2; misère</translation>
    </message>
    <message>
        <source>Play against the next opponent of the ladder, “%1”: %2 A win without hints, takebacks and values shown leads up.</source>
        <translation>Gegen den nächsten Gegner der Leiter spielen, „%1“: %2 Ein Gewinn ohne Hinweise, zurückgenommene Züge und angezeigte Werte führt weiter hinauf.</translation>
    </message>
</context>
<context>
    <name>mexplorer::MatrixBoard</name>
    <message numerus="yes">
        <source>Set %1 to 0: %n one(s).</source>
        <translation>
            <numerusform>%1 auf 0 setzen.</numerusform>
            <numerusform>%1 auf 0 setzen: %n Einsen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is 0; a rectangle may hold only ones.</source>
        <translation>%1 ist 0; ein Rechteck darf nur Einsen enthalten.</translation>
    </message>
</context>
<context>
    <name>mexplorer::MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>mexplorer::MexTray</name>
    <message>
        <source>Followers and tray</source>
        <translation>Nachfolger und Ablage</translation>
    </message>
    <message>
        <source>no followers</source>
        <translation>keine Nachfolger</translation>
    </message>
</context>
<context>
    <name>mexplorer::Model</name>
    <message>
        <source>%1 is a single game; add another with &apos;+&apos; to see the components of a sum.</source>
        <translation>%1 ist ein einzelnes Spiel; mit „+“ ein weiteres anfügen, um die Summanden einer Summe zu sehen.</translation>
    </message>
    <message>
        <source>No play leads from one of the two positions to the other.</source>
        <translation>Kein Spiel führt von einer der beiden Stellungen zur anderen.</translation>
    </message>
    <message>
        <source>The search finds nothing here, so nothing is hidden.</source>
        <translation>Die Suche findet hier nichts; deshalb ist nichts verborgen.</translation>
    </message>
    <message>
        <source>expected a comparison, as in %1=3 or %1&gt;=3.</source>
        <translation>erwartet wird ein Vergleich, etwa %1=3 oder %1&gt;=3.</translation>
    </message>
    <message>
        <source>a number in a search is at most %1.</source>
        <translation>eine Zahl in einer Suche ist höchstens %1.</translation>
    </message>
    <message>
        <source>expected a number.</source>
        <translation>erwartet wird eine Zahl.</translation>
    </message>
    <message>
        <source>expected a digit, white space or the end.</source>
        <translation>erwartet wird eine Ziffer, ein Leerzeichen oder das Ende.</translation>
    </message>
    <message>
        <source>expected a closing &apos;&quot;&apos; after the text.</source>
        <translation>erwartet: ein schließendes „&quot;“ nach dem Text.</translation>
    </message>
    <message>
        <source>expected a text between the quotes.</source>
        <translation>erwartet: ein Text zwischen den Anführungszeichen.</translation>
    </message>
    <message>
        <source>all conditions hold together; search for one and then for the other.</source>
        <translation>alle Bedingungen gelten zusammen; erst nach der einen suchen, dann nach der anderen.</translation>
    </message>
    <message>
        <source>expected a property before it, as in value=3.</source>
        <translation>erwartet: eine Eigenschaft davor, wie in value=3.</translation>
    </message>
    <message>
        <source>Positions have no values under misère play; choose normal play, or merge by followers.</source>
        <translation>Im Misère-Spiel haben Stellungen keine Werte; das normale Spiel wählen oder nach Nachfolgern zusammenfassen.</translation>
    </message>
    <message>
        <source>The work was cancelled; what was finished is kept.</source>
        <translation>Die Arbeit wurde abgebrochen; was fertig war, bleibt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. Choose another place.</source>
        <translation>%1 kann nicht geschrieben werden: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 at column %2: %3</source>
        <translation>%1 in Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1 — %2 at column %3: %4</source>
        <translation>%1 — %2 in Spalte %3: %4</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und noch %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: there is no opponent “%2”.</source>
        <translation>„%1“: Es gibt keinen Gegner „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be an array of objects.</source>
        <translation>„%1“ muss ein Array von Objekten sein.</translation>
    </message>
    <message>
        <source>this is JSON, but not a document of Mexplorer.</source>
        <translation>das ist JSON, aber kein Dokument von Mexplorer.</translation>
    </message>
    <message>
        <source>this was written by a newer Mexplorer (version %1 of the format, and %2 is known here); a newer program opens it.</source>
        <translation>das hat ein neueres Mexplorer geschrieben (Version %1 des Formats; bekannt ist hier %2); ein neueres Programm öffnet es.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>%1, line %2: this is not a document of Mexplorer, or a damaged one: %3.</source>
        <translation>%1, Zeile %2: Das ist kein Dokument von Mexplorer oder ein beschädigtes: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1” is no move here.</source>
        <translation>„%1“ ist hier kein Zug.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>A &apos;)&apos; is missing at the end.</source>
        <translation>Am Ende fehlt eine „)“.</translation>
    </message>
    <message>
        <source>other moves stand after the first one, not before it.</source>
        <translation>andere Züge stehen nach dem ersten, nicht davor.</translation>
    </message>
    <message>
        <source>there is no &apos;(&apos; before this &apos;)&apos;.</source>
        <translation>vor dieser „)“ steht keine „(“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has no ending that says what to write; the endings are %2.</source>
        <translation>%1 hat keine Endung, die sagt, was geschrieben werden soll; die Endungen sind %2.</translation>
    </message>
    <message>
        <source>A picture of %1 positions and %2 moves is too much for LaTeX, which takes %3 of both together. Write an SVG or PDF file, or a smaller part of the graph.</source>
        <translation>Ein Bild mit %1 Stellungen und %2 Zügen ist zu viel für LaTeX, das zusammen %3 davon aufnimmt. Eine SVG- oder PDF-Datei schreiben oder einen kleineren Teil des Graphen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a text.</source>
        <translation>„%1“ muss ein Text sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: %2</source>
        <translation>„%1“ kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be an array of texts.</source>
        <translation>„%1“ muss ein Array von Texten sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be true or false.</source>
        <translation>„%1“ muss true oder false sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be one of %2.</source>
        <translation>„%1“ muss eines von %2 sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a number from %2 to %3.</source>
        <translation>„%1“ muss eine Zahl von %2 bis %3 sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be an array.</source>
        <translation>„%1“ muss ein Array sein.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be an object.</source>
        <translation>„%1“ muss ein Objekt sein.</translation>
    </message>
    <message>
        <source>&quot;tree&quot;: a position can&apos;t be read: %1</source>
        <translation>„tree“: Eine Stellung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>&quot;tree&quot;: no move from %1 leads to %2.</source>
        <translation>„tree“: Kein Zug von %1 führt zu %2.</translation>
    </message>
    <message>
        <source>the position after move %1 can&apos;t be read: %2</source>
        <translation>die Stellung nach Zug %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>move %1 leads to %2, and no move from %3 does.</source>
        <translation>Zug %1 führt zu %2, und kein Zug von %3 tut das.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is no position of the game.</source>
        <translation>„%1“: %2 ist keine Stellung des Spiels.</translation>
    </message>
    <message>
        <source>Does a follower have value %1?</source>
        <translation>Hat ein Nachfolger den Wert %1?</translation>
    </message>
    <message>
        <source>%1 has value %2.</source>
        <translation>%1 hat den Wert %2.</translation>
    </message>
    <message>
        <source>One does: look for the follower of value %1.</source>
        <translation>Doch: Es gibt einen Nachfolger vom Wert %1, bitte suchen.</translation>
    </message>
    <message>
        <source>No follower has value %1.</source>
        <translation>Kein Nachfolger hat den Wert %1.</translation>
    </message>
    <message>
        <source>What is %1, the mex?</source>
        <translation>Wie groß ist %1, das mex?</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Wie groß ist %1?</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not %1: it has several parts, so its value is the nim-sum of theirs.</source>
        <translation>Nicht %1: Die Stellung hat mehrere Teile, ihr Wert ist also deren Nim-Summe.</translation>
    </message>
    <message>
        <source>Not %1: it is the mex of its followers&apos; values.</source>
        <translation>Nicht %1: Der Wert ist das mex der Werte der Nachfolger.</translation>
    </message>
    <message>
        <source>And %1, the mex of these?</source>
        <translation>Und %1, das mex davon?</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nein. %1</translation>
    </message>
    <message>
        <source>The digit of %1 in the column of %2?</source>
        <translation>Die Ziffer von %1 in der Spalte der %2?</translation>
    </message>
    <message>
        <source>Look again: %1.</source>
        <translation>Noch einmal hinsehen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The column of %1 holds %n one(s), an odd number.</source>
        <translation>
            <numerusform>Die Spalte der %1 enthält %n Eins, eine ungerade Zahl.</numerusform>
            <numerusform>Die Spalte der %1 enthält %n Einsen, eine ungerade Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column of %1 holds %n one(s), an even number.</source>
        <translation>
            <numerusform>Die Spalte der %1 enthält %n Eins, eine gerade Zahl.</numerusform>
            <numerusform>Die Spalte der %1 enthält %n Einsen, eine gerade Zahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>The digit of the nim-sum in the column of %1?</source>
        <translation>Die Ziffer der Nim-Summe in der Spalte der %1?</translation>
    </message>
    <message>
        <source>Count the ones in the column of %1: is their number odd or even?</source>
        <translation>Die Einsen in der Spalte der %1 zählen: Ist ihre Zahl ungerade oder gerade?</translation>
    </message>
    <message>
        <source>Which number is that?</source>
        <translation>Welche Zahl ist das?</translation>
    </message>
    <message>
        <source>Not %1: add up the powers of two whose column has a 1.</source>
        <translation>Nicht %1: Die Zweierpotenzen addieren, in deren Spalte eine 1 steht.</translation>
    </message>
    <message>
        <source>In which component is there a winning move?</source>
        <translation>In welchem Summanden gibt es einen Gewinnzug?</translation>
    </message>
    <message>
        <source>It goes to value %1.</source>
        <translation>Er geht zum Wert %1.</translation>
    </message>
    <message>
        <source>No: it would have to go to value %1, and no move does.</source>
        <translation>Nein: Er müsste zum Wert %1 gehen, und das tut kein Zug.</translation>
    </message>
    <message>
        <source>Which move wins?</source>
        <translation>Welcher Zug gewinnt?</translation>
    </message>
    <message>
        <source>It leaves value 0, a P-position.</source>
        <translation>Er hinterlässt den Wert 0, eine P-Stellung.</translation>
    </message>
    <message>
        <source>No: it leaves value %1, so the opponent wins.</source>
        <translation>Nein: Er hinterlässt den Wert %1, also gewinnt der Gegner.</translation>
    </message>
    <message>
        <source>Is %1 a P-position or an N-position?</source>
        <translation>Ist %1 eine P-Stellung oder eine N-Stellung?</translation>
    </message>
    <message>
        <source>There is no move from %1, so the player to move has lost.</source>
        <translation>Von %1 gibt es keinen Zug, also hat der Spieler am Zug verloren.</translation>
    </message>
    <message>
        <source>All followers of %1 are N-positions.</source>
        <translation>Alle Nachfolger von %1 sind N-Stellungen.</translation>
    </message>
    <message>
        <source>An N-position has a follower that is a P-position; %1 has none.</source>
        <translation>Eine N-Stellung hat einen Nachfolger, der eine P-Stellung ist; %1 hat keinen.</translation>
    </message>
    <message>
        <source>A move leads to the P-position %1.</source>
        <translation>Ein Zug führt zur P-Stellung %1.</translation>
    </message>
    <message>
        <source>All followers of a P-position are N-positions; one of %1 isn&apos;t.</source>
        <translation>Alle Nachfolger einer P-Stellung sind N-Stellungen; einer von %1 ist keine.</translation>
    </message>
    <message>
        <source>What is the value of %1?</source>
        <translation>Welchen Wert hat %1?</translation>
    </message>
    <message>
        <source>What is the period %1?</source>
        <translation>Wie groß ist die Periode %1?</translation>
    </message>
    <message>
        <source>The values repeat with period %1.</source>
        <translation>Die Werte wiederholen sich mit der Periode %1.</translation>
    </message>
    <message>
        <source>Look for the smallest distance at which the values at the end repeat.</source>
        <translation>Den kleinsten Abstand suchen, in dem sich die Werte am Ende wiederholen.</translation>
    </message>
    <message>
        <source>The values repeat at a distance of %1, but at a smaller one as well.</source>
        <translation>Die Werte wiederholen sich im Abstand %1, aber auch in einem kleineren.</translation>
    </message>
    <message>
        <source>Not %1: %2.</source>
        <translation>Nicht %1: %2.</translation>
    </message>
    <message>
        <source>From which %1 on does it hold?</source>
        <translation>Ab welchem %1 gilt sie?</translation>
    </message>
    <message>
        <source>It holds from the first value on.</source>
        <translation>Sie gilt vom ersten Wert an.</translation>
    </message>
    <message>
        <source>%1 is the last exception.</source>
        <translation>%1 ist die letzte Ausnahme.</translation>
    </message>
    <message>
        <source>It holds from %1 on, but from earlier as well.</source>
        <translation>Sie gilt ab %1, aber auch schon früher.</translation>
    </message>
    <message>
        <source>Not yet: %1.</source>
        <translation>Noch nicht: %1.</translation>
    </message>
    <message>
        <source>Which is the largest heap whose value the proof needs?</source>
        <translation>Welches ist der größte Haufen, dessen Wert der Beweis braucht?</translation>
    </message>
    <message>
        <source>Not %1. %2 The largest heap is the one at %3.</source>
        <translation>Nicht %1. %2 Der größte Haufen ist der bei %3.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>The answer: %1. %2</source>
        <translation>Die Antwort: %1. %2</translation>
    </message>
    <message>
        <source>Mex</source>
        <translation>Mex</translation>
    </message>
    <message>
        <source>P or N</source>
        <translation>P oder N</translation>
    </message>
    <message>
        <source>Nim-sum</source>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>Winning move</source>
        <translation>Gewinnzug</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Next value</source>
        <translation>Folgewert</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <source>No exercise of the kind %1 was found for %2: its positions are too small, too big for paper, or without a value; take another position or kind.</source>
        <translation>Für %2 wurde keine Aufgabe der Art %1 gefunden: Die Stellungen sind zu klein, zu groß fürs Papier oder ohne Wert; eine andere Stellung oder Art nehmen.</translation>
    </message>
    <message>
        <source>%1 needs a file: write %2.</source>
        <translation>%1 braucht eine Datei: %2 schreiben.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The followers of %1 have the values given here. What is its value?</source>
        <translation>Welchen Wert hat %1, wenn die Nachfolger diese Werte haben?</translation>
    </message>
    <message>
        <source>Find the values of all followers of %1, and its own value.</source>
        <translation>Gesucht sind die Werte aller Nachfolger von %1 und der eigene Wert.</translation>
    </message>
    <message>
        <source>%1; so %2.</source>
        <translation>%1; also %2.</translation>
    </message>
    <message>
        <source>P-position: %1, so no move leads to value 0.</source>
        <translation>P-Stellung: %1, also führt kein Zug zum Wert 0.</translation>
    </message>
    <message>
        <source>N-position: %1. The move %2 leaves value 0.</source>
        <translation>N-Stellung: %1. Der Zug %2 hinterlässt den Wert 0.</translation>
    </message>
    <message>
        <source>The components of %1 have the values given here. Write them in base 2 and find the nim-sum.</source>
        <translation>Die Summanden von %1 haben die hier angegebenen Werte. Sie sind binär zu schreiben; gesucht ist die Nim-Summe.</translation>
    </message>
    <message>
        <source>Find all winning moves of %1.</source>
        <translation>Gesucht sind alle Gewinnzüge von %1.</translation>
    </message>
    <message>
        <source>To a position of value 0: %1.</source>
        <translation>Zu einer Stellung vom Wert 0: %1.</translation>
    </message>
    <message>
        <source>%1; to nim-sum 0: %2.</source>
        <translation>%1; zur Nim-Summe 0: %2.</translation>
    </message>
    <message>
        <source>Label each position that play from %1 can reach with P or N and with its value.</source>
        <translation>Jede Stellung, die von %1 aus erreicht werden kann, ist mit P oder N und mit ihrem Wert zu beschriften.</translation>
    </message>
    <message>
        <source>The P-positions are %1.</source>
        <translation>Die P-Stellungen sind %1.</translation>
    </message>
    <message>
        <source>These are the values of single heaps of %1. What is %2?</source>
        <translation>Das sind die Werte einzelner Haufen von %1. Wie groß ist %2?</translation>
    </message>
    <message>
        <source>Guy and Smith: if %1 for all %2 with %3, where %4 is the place of the last digit and %5, then for all larger %2, too.</source>
        <translation>Guy und Smith: Gilt %1 für alle %2 mit %3, wobei %4 die Stelle der letzten Ziffer und %5 ist, so gilt es auch für alle größeren %2.</translation>
    </message>
    <message>
        <source>A value depends on the %1 values before it, where %1 is the greatest number in the set: when %1 values in a row repeat, from %2 and from %3 on, all do.</source>
        <translation>Ein Wert hängt von den %1 Werten vor ihm ab, wobei %1 die größte Zahl der Menge ist: Wiederholen sich %1 aufeinanderfolgende Werte, ab %2 und ab %3, so tun es alle.</translation>
    </message>
    <message>
        <source>These are values of single heaps of %1. Find the period %2 and the first %3 from which on it holds. %4 Which is the largest heap whose value the proof needs?</source>
        <translation>Das sind Werte einzelner Haufen von %1. Gesucht sind die Periode %2 und das erste %3, ab dem sie gilt. %4 Welches ist der größte Haufen, dessen Wert der Beweis braucht?</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Summand</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>Exercises: %1</source>
        <translation>Aufgaben: %1</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s)</source>
        <translation>
            <numerusform>%n Gewinnzug</numerusform>
            <numerusform>%n Gewinnzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Siehe die Tabelle</translation>
    </message>
    <message>
        <source>a board has at most %1.</source>
        <translation>ein Brett hat höchstens %1.</translation>
    </message>
    <message>
        <source>expected the number of columns, as in 4x4.</source>
        <translation>erwartet wird die Zahl der Spalten, etwa 4x4.</translation>
    </message>
    <message>
        <source>a board has at most 64 cells, such as 8x8; choose a smaller one.</source>
        <translation>ein Brett hat höchstens 64 Felder, etwa 8x8; ein kleineres wählen.</translation>
    </message>
    <message>
        <source>a board has at least one row and one column.</source>
        <translation>ein Brett hat mindestens eine Zeile und eine Spalte.</translation>
    </message>
    <message>
        <source>expected 0 or 1.</source>
        <translation>erwartet: 0 oder 1.</translation>
    </message>
    <message>
        <source>row %1 has length %2 and row 1 has length %3; make all rows the same length.</source>
        <translation>Zeile %1 hat die Länge %2 und Zeile 1 die Länge %3; alle Zeilen müssen gleich lang sein.</translation>
    </message>
    <message>
        <source>expected a row of 0 and 1.</source>
        <translation>erwartet wird eine Zeile aus 0 und 1.</translation>
    </message>
    <message>
        <source>expected rows of 0 and 1, as in 0110/0001, or a size, as in 4x4.</source>
        <translation>erwartet werden Zeilen aus 0 und 1, etwa 0110/0001, oder eine Größe, etwa 4x4.</translation>
    </message>
    <message>
        <source>expected &apos;/&apos; between two rows, as in 0110/0001.</source>
        <translation>erwartet wird „/“ zwischen zwei Zeilen, etwa 0110/0001.</translation>
    </message>
    <message>
        <source>expected 0, 1, &apos;/&apos; or &apos;+&apos;.</source>
        <translation>erwartet wird 0, 1, „/“ oder „+“.</translation>
    </message>
    <message>
        <source>a number in the set is at most %1.</source>
        <translation>eine Zahl in der Menge ist höchstens %1.</translation>
    </message>
    <message>
        <source>expected a number or a range, as in 1-3.</source>
        <translation>erwartet wird eine Zahl oder ein Bereich, etwa 1-3.</translation>
    </message>
    <message>
        <source>expected the end of the range, a number.</source>
        <translation>erwartet wird das Ende des Bereichs, eine Zahl.</translation>
    </message>
    <message>
        <source>numbers in this set are %1 or more.</source>
        <translation>Zahlen dieser Menge sind mindestens %1.</translation>
    </message>
    <message>
        <source>the range ends before it begins; turn it round.</source>
        <translation>der Bereich endet, bevor er beginnt; die Grenzen vertauschen.</translation>
    </message>
    <message>
        <source>expected a digit from 0 to 7.</source>
        <translation>erwartet: eine Ziffer von 0 bis 7.</translation>
    </message>
    <message>
        <source>only one digit stands before the point, as in 0.77.</source>
        <translation>vor dem Punkt steht nur eine Ziffer, wie in 0.77.</translation>
    </message>
    <message>
        <source>the digit before the point is 0 or 4.</source>
        <translation>die Ziffer vor dem Punkt ist 0 oder 4.</translation>
    </message>
    <message>
        <source>expected a code, as in 0.77.</source>
        <translation>erwartet wird ein Code, etwa 0.77.</translation>
    </message>
    <message>
        <source>a code has at most %1 digits.</source>
        <translation>ein Code hat höchstens %1 Ziffern.</translation>
    </message>
    <message>
        <source>the number of heaps is at most %1.</source>
        <translation>die Zahl der Haufen ist höchstens %1.</translation>
    </message>
    <message>
        <source>expected how many heaps a move may touch, as in moore{2}.</source>
        <translation>erwartet wird, aus wie vielen Haufen ein Zug nehmen darf, etwa moore{2}.</translation>
    </message>
    <message>
        <source>a move touches at least one heap.</source>
        <translation>ein Zug berührt mindestens einen Haufen.</translation>
    </message>
    <message>
        <source>expected the name of a graph file.</source>
        <translation>erwartet wird der Name einer Graphdatei.</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Take any positive number of tokens from one heap.</source>
        <translation>Von einem Haufen beliebig viele Steine nehmen, mindestens einen.</translation>
    </message>
    <message>
        <source>Subtraction game</source>
        <translation>Subtraktionsspiel</translation>
    </message>
    <message>
        <source>Take a number of tokens that is in the set from one heap.</source>
        <translation>Von einem Haufen so viele Steine nehmen, wie eine Zahl der Menge angibt.</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Knock down one pin, or two adjacent pins, of one row.</source>
        <translation>In einer Reihe einen Kegel oder zwei benachbarte Kegel umwerfen.</translation>
    </message>
    <message>
        <source>Matrix game</source>
        <translation>Matrixspiel</translation>
    </message>
    <message>
        <source>Choose a rectangle of cells that are all 1 and set them to 0.</source>
        <translation>Ein Rechteck von Feldern wählen, die alle 1 sind, und sie auf 0 setzen.</translation>
    </message>
    <message>
        <source>Octal game</source>
        <translation>Oktalspiel</translation>
    </message>
    <message>
        <source>Take tokens from a heap, and perhaps split what is left, as the digits of the code allow.</source>
        <translation>Steine von einem Haufen nehmen und den Rest vielleicht teilen, wie es die Ziffern des Codes erlauben.</translation>
    </message>
    <message>
        <source>Dawson&apos;s Chess</source>
        <translation>Dawsons Schach</translation>
    </message>
    <message>
        <source>Grundy&apos;s game</source>
        <translation>Grundys Spiel</translation>
    </message>
    <message>
        <source>Split one heap into two unequal heaps.</source>
        <translation>Einen Haufen in zwei ungleiche Haufen teilen.</translation>
    </message>
    <message>
        <source>Division game</source>
        <translation>Divisionsspiel</translation>
    </message>
    <message>
        <source>Divide a number by a member of the set and round down.</source>
        <translation>Eine Zahl durch ein Element der Menge teilen und abrunden.</translation>
    </message>
    <message>
        <source>Wythoff&apos;s game</source>
        <translation>Wythoffs Spiel</translation>
    </message>
    <message>
        <source>Take any number from one heap, or the same number from both.</source>
        <translation>Von einem Haufen beliebig viele Steine nehmen oder von beiden gleich viele.</translation>
    </message>
    <message>
        <source>Cram</source>
        <translation>Cram</translation>
    </message>
    <message>
        <source>Place a domino on two adjacent empty cells.</source>
        <translation>Einen Dominostein auf zwei benachbarte leere Felder legen.</translation>
    </message>
    <message>
        <source>Chomp</source>
        <translation>Chomp</translation>
    </message>
    <message>
        <source>Lasker&apos;s Nim</source>
        <translation>Laskers Nim</translation>
    </message>
    <message>
        <source>Take any positive number of tokens from one heap, or split one heap into two.</source>
        <translation>Von einem Haufen beliebig viele Steine nehmen, mindestens einen, oder einen Haufen in zwei teilen.</translation>
    </message>
    <message>
        <source>All-but subtraction</source>
        <translation>Alles-außer-Subtraktion</translation>
    </message>
    <message>
        <source>Take any positive number of tokens that is not in the set from one heap.</source>
        <translation>Von einem Haufen eine positive Anzahl von Steinen nehmen, die nicht in der Menge ist.</translation>
    </message>
    <message>
        <source>Moore&apos;s Nim</source>
        <translation>Moores Nim</translation>
    </message>
    <message>
        <source>Fibonacci Nim</source>
        <translation>Fibonacci-Nim</translation>
    </message>
    <message>
        <source>Turning Turtles</source>
        <translation>Schildkröten wenden</translation>
    </message>
    <message>
        <source>Turn a coin from heads to tails and, if you like, one coin to the left of it.</source>
        <translation>Eine Münze von Kopf (H) auf Zahl (T) wenden und nach Wunsch eine Münze links davon.</translation>
    </message>
    <message>
        <source>Mock Turtles</source>
        <translation>Falsche Schildkröten</translation>
    </message>
    <message>
        <source>Turn a coin from heads to tails and, if you like, one or two coins to the left of it.</source>
        <translation>Eine Münze von Kopf (H) auf Zahl (T) wenden und nach Wunsch eine oder zwei Münzen links davon.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Turn any number of adjacent coins, the rightmost from heads to tails.</source>
        <translation>Beliebig viele benachbarte Münzen wenden, die rechte davon von Kopf (H) auf Zahl (T).</translation>
    </message>
    <message>
        <source>Hexadecimal game</source>
        <translation>Hexadezimalspiel</translation>
    </message>
    <message>
        <source>Graph from a file</source>
        <translation>Graph aus einer Datei</translation>
    </message>
    <message>
        <source>Move a token along the arrows of a graph.</source>
        <translation>Einen Stein entlang der Pfeile eines Graphen ziehen.</translation>
    </message>
    <message>
        <source>a side of the bar has at most %1.</source>
        <translation>eine Seite der Tafel misst höchstens %1.</translation>
    </message>
    <message>
        <source>no column is higher than the one on its left.</source>
        <translation>keine Spalte ist höher als die links von ihr.</translation>
    </message>
    <message>
        <source>expected a number, &apos;,&apos;, &apos;x&apos; or &apos;+&apos;.</source>
        <translation>erwartet wird eine Zahl, „,“, „x“ oder „+“.</translation>
    </message>
    <message numerus="yes">
        <source>coin(s) %1</source>
        <translation>
            <numerusform>Münze %1</numerusform>
            <numerusform>Münzen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a row of coins, heads or tails, as in THHT.</source>
        <translation>erwartet wird eine Reihe von Münzen, Kopf (H) oder Zahl (T), etwa THHT.</translation>
    </message>
    <message>
        <source>a row has at most %1 coins.</source>
        <translation>eine Reihe hat höchstens %1 Münzen.</translation>
    </message>
    <message>
        <source>expected H for heads or T for tails.</source>
        <translation>erwartet wird H für Kopf oder T für Zahl.</translation>
    </message>
    <message>
        <source>expected H, T or &apos;+&apos;.</source>
        <translation>erwartet wird H, T oder „+“.</translation>
    </message>
    <message>
        <source>a heap holds at most %1.</source>
        <translation>ein Haufen enthält höchstens %1.</translation>
    </message>
    <message>
        <source>expected a number, or a pair, as in (10,4).</source>
        <translation>erwartet wird eine Zahl oder ein Paar, etwa (10,4).</translation>
    </message>
    <message>
        <source>expected a number or &apos;,&apos;.</source>
        <translation>erwartet wird eine Zahl oder „,“.</translation>
    </message>
    <message>
        <source>at least one token may be taken.</source>
        <translation>mindestens ein Stein darf genommen werden.</translation>
    </message>
    <message>
        <source>expected a number or &apos;)&apos;.</source>
        <translation>erwartet wird eine Zahl oder „)“.</translation>
    </message>
    <message>
        <source>expected &apos;+&apos; or the end.</source>
        <translation>erwartet wird „+“ oder das Ende.</translation>
    </message>
    <message>
        <source>expected a closing &apos;&quot;&apos; after the vertex name.</source>
        <translation>erwartet wird ein schließendes „&quot;“ nach dem Namen des Knotens.</translation>
    </message>
    <message>
        <source>%1 has no vertex of this name; its first is &apos;%2&apos;.</source>
        <translation>%1 hat keinen Knoten dieses Namens; der erste ist „%2“.</translation>
    </message>
    <message>
        <source>a sum has at most %1 components.</source>
        <translation>eine Summe hat höchstens %1 Summanden.</translation>
    </message>
    <message>
        <source>expected a number, &apos;,&apos; or &apos;+&apos;.</source>
        <translation>erwartet wird eine Zahl, „,“ oder „+“.</translation>
    </message>
    <message>
        <source>expected heaps in brackets, as in (3,4,5).</source>
        <translation>erwartet werden Haufen in Klammern, etwa (3,4,5).</translation>
    </message>
    <message>
        <source>a position has at most %1 heaps.</source>
        <translation>eine Stellung hat höchstens %1 Haufen.</translation>
    </message>
    <message>
        <source>expected a number, &apos;,&apos; or &apos;)&apos;.</source>
        <translation>erwartet wird eine Zahl, „,“ oder „)“.</translation>
    </message>
    <message>
        <source>expected &apos;:&apos; and a position, as in %1.</source>
        <translation>erwartet wird „:“ und eine Stellung, etwa %1.</translation>
    </message>
    <message numerus="yes">
        <source>Take a whole row of %n token(s).</source>
        <translation>
            <numerusform>Eine ganze Reihe von %n Stein nehmen.</numerusform>
            <numerusform>Eine ganze Reihe von %n Steinen nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the end of a longer row.</source>
        <translation>
            <numerusform>%n Stein vom Ende einer längeren Reihe nehmen.</numerusform>
            <numerusform>%n Steine vom Ende einer längeren Reihe nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the end of a row.</source>
        <translation>
            <numerusform>%n Stein vom Ende einer Reihe nehmen.</numerusform>
            <numerusform>%n Steine vom Ende einer Reihe nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the inside of a row.</source>
        <translation>
            <numerusform>%n Stein aus dem Inneren einer Reihe nehmen.</numerusform>
            <numerusform>%n Steine aus dem Inneren einer Reihe nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a whole row of %n token(s), or as many from the inside of a longer one.</source>
        <translation>
            <numerusform>Eine ganze Reihe von %n Stein nehmen oder ebenso viele aus dem Inneren einer längeren.</numerusform>
            <numerusform>Eine ganze Reihe von %n Steinen nehmen oder ebenso viele aus dem Inneren einer längeren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from anywhere in a longer row.</source>
        <translation>
            <numerusform>%n Stein irgendwo aus einer längeren Reihe nehmen.</numerusform>
            <numerusform>%n Steine irgendwo aus einer längeren Reihe nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from anywhere in a row.</source>
        <translation>
            <numerusform>%n Stein irgendwo aus einer Reihe nehmen.</numerusform>
            <numerusform>%n Steine irgendwo aus einer Reihe nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split a row in two.</source>
        <translation>Eine Reihe in zwei teilen.</translation>
    </message>
    <message>
        <source>Split a row in three.</source>
        <translation>Eine Reihe in drei teilen.</translation>
    </message>
    <message>
        <source>Split a row in two or three.</source>
        <translation>Eine Reihe in zwei oder drei teilen.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from a row so that %1 rows are left of it.</source>
        <translation>
            <numerusform>%n Stein aus einer Reihe nehmen, sodass %1 Reihen von ihr bleiben.</numerusform>
            <numerusform>%n Steine aus einer Reihe nehmen, sodass %1 Reihen von ihr bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a number of tokens that is in %1 from one heap.</source>
        <translation>Aus einem Haufen eine Zahl von Steinen nehmen, die in %1 liegt.</translation>
    </message>
    <message>
        <source>Take any positive number of tokens that is not in %1 from one heap.</source>
        <translation>Aus einem Haufen eine beliebige positive Zahl von Steinen nehmen, die nicht in %1 liegt.</translation>
    </message>
    <message>
        <source>Divide a number by a member of %1, and round down.</source>
        <translation>Eine Zahl durch ein Element von %1 teilen und abrunden.</translation>
    </message>
    <message numerus="yes">
        <source>Take tokens from at least one and at most %n heap(s), from each as many as you like.</source>
        <translation>
            <numerusform>Aus einem Haufen beliebig viele Steine nehmen.</numerusform>
            <numerusform>Aus mindestens einem und höchstens %n Haufen jeweils beliebig viele Steine nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move is allowed.</source>
        <translation>Kein Zug ist erlaubt.</translation>
    </message>
    <message>
        <source>expected a single game.</source>
        <translation>erwartet wird ein einzelnes Spiel.</translation>
    </message>
    <message>
        <source>expected a pair, as in (3,5).</source>
        <translation>erwartet wird ein Paar, etwa (3,5).</translation>
    </message>
    <message>
        <source>Play can go round: %1.</source>
        <translation>Das Spiel kann im Kreis laufen: %1.</translation>
    </message>
    <message>
        <source>expected &apos;digraph&apos;, found %1.</source>
        <translation>erwartet wird „digraph“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected the end of the file after the graph&apos;s &apos;}&apos;, found %1.</source>
        <translation>erwartet wird das Ende der Datei nach dem „}“ des Graphen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected &apos;{&apos;, found %1.</source>
        <translation>erwartet wird „{“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>subgraphs are nested more than %1 deep.</source>
        <translation>Teilgraphen sind mehr als %1-fach verschachtelt.</translation>
    </message>
    <message>
        <source>expected a vertex, a move or &apos;}&apos;, found %1.</source>
        <translation>erwartet wird ein Knoten, ein Zug oder „}“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected &apos;-&gt;&apos;, because this graph is directed, found %1.</source>
        <translation>erwartet wird „-&gt;“, da dieser Graph gerichtet ist; gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected a vertex, found %1.</source>
        <translation>erwartet wird ein Knoten, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected a port after &apos;:&apos;, found %1.</source>
        <translation>erwartet wird ein Port nach „:“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected a value after &apos;=&apos;, found %1.</source>
        <translation>erwartet wird ein Wert nach „=“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected an attribute or &apos;]&apos;, found %1.</source>
        <translation>erwartet wird ein Attribut oder „]“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>a comment that begins here is not closed by &apos;*/&apos;.</source>
        <translation>ein Kommentar, der hier beginnt, wird nicht mit „*/“ geschlossen.</translation>
    </message>
    <message>
        <source>a name that begins here is not closed by &apos;&quot;&apos;.</source>
        <translation>ein Name, der hier beginnt, wird nicht mit „&quot;“ geschlossen.</translation>
    </message>
    <message>
        <source>expected another name in quotes after &apos;+&apos;.</source>
        <translation>erwartet: ein weiterer Name in Anführungszeichen nach „+“.</translation>
    </message>
    <message>
        <source>a name that begins here with &apos;&lt;&apos; is not closed by &apos;&gt;&apos;.</source>
        <translation>ein Name, der hier mit „&lt;“ beginnt, wird nicht mit „&gt;“ geschlossen.</translation>
    </message>
    <message>
        <source>found &apos;%1&apos; where a name or &apos;-&gt;&apos; should stand.</source>
        <translation>gefunden: „%1“, wo ein Name oder „-&gt;“ stehen müsste.</translation>
    </message>
    <message>
        <source>found &apos;%1&apos;, which stands only within quotes.</source>
        <translation>gefunden: „%1“, das nur in Anführungszeichen steht.</translation>
    </message>
    <message>
        <source>expected %1 fields as in the heading, found %2.</source>
        <translation>erwartet: %1 Felder wie in der Kopfzeile, gefunden: %2.</translation>
    </message>
    <message>
        <source>position %1 has a line already.</source>
        <translation>Stellung %1 hat schon eine Zeile.</translation>
    </message>
    <message>
        <source>position %1 is a follower and has no line.</source>
        <translation>Stellung %1 ist ein Nachfolger und hat keine Zeile.</translation>
    </message>
    <message>
        <source>a &apos;&quot;&apos; is not closed.</source>
        <translation>ein „&quot;“ wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>expected two vertex names, as in &quot;a b&quot;, and found %1.</source>
        <translation>erwartet: zwei Knotennamen, wie in &quot;a b&quot;, gefunden: %1.</translation>
    </message>
    <message>
        <source>this is a part of a graph, exported with a limit; positions at its edge would look like the end of the game. Export it again with a higher limit on positions.</source>
        <translation>das ist ein Teil eines Graphen, mit einer Grenze exportiert; Stellungen an seinem Rand sähen aus wie das Ende des Spiels. Den Graphen mit einer höheren Grenze für Stellungen noch einmal exportieren.</translation>
    </message>
    <message>
        <source>there is no vertex in this graph.</source>
        <translation>in diesem Graphen gibt es keinen Knoten.</translation>
    </message>
    <message>
        <source>%1 has more than %2 moves, the most that are read from a file.</source>
        <translation>%1 hat mehr als %2 Züge; mehr werden aus einer Datei nicht gelesen.</translation>
    </message>
    <message>
        <source>the start is &apos;%1&apos;, and there is no such vertex.</source>
        <translation>die Anfangsstellung ist „%1“, und einen solchen Knoten gibt es nicht.</translation>
    </message>
    <message>
        <source>two vertices are named &apos;%1&apos;.</source>
        <translation>zwei Knoten heißen „%1“.</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>List of edges</source>
        <translation>Kantenliste</translation>
    </message>
    <message>
        <source>LaTeX with TikZ</source>
        <translation>LaTeX mit TikZ</translation>
    </message>
    <message>
        <source>this is not well-formed XML: %1</source>
        <translation>das ist kein wohlgeformtes XML: %1</translation>
    </message>
    <message>
        <source>expected a &lt;graph&gt; in a &lt;graphml&gt;, and there is none.</source>
        <translation>erwartet: ein &lt;graph&gt; in einem &lt;graphml&gt;; es gibt keinen.</translation>
    </message>
    <message>
        <source>expected &lt;graphml&gt;, found &lt;%1&gt;.</source>
        <translation>erwartet: &lt;graphml&gt;, gefunden: &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>a move joins two positions, and a hyperedge any number.</source>
        <translation>ein Zug verbindet zwei Stellungen, eine Hyperkante beliebig viele.</translation>
    </message>
    <message>
        <source>expected an id for this &lt;node&gt;.</source>
        <translation>erwartet: eine id für diesen &lt;node&gt;.</translation>
    </message>
    <message>
        <source>there are two nodes with the id &apos;%1&apos;.</source>
        <translation>es gibt zwei Knoten mit der id „%1“.</translation>
    </message>
    <message>
        <source>expected a source and a target for this &lt;edge&gt;.</source>
        <translation>erwartet: source und target für diese &lt;edge&gt;.</translation>
    </message>
    <message>
        <source>there is no node with the id &apos;%1&apos;.</source>
        <translation>es gibt keinen Knoten mit der id „%1“.</translation>
    </message>
    <message>
        <source>expected an object with &quot;vertices&quot; and &quot;moves&quot;.</source>
        <translation>erwartet: ein Objekt mit „vertices“ und „moves“.</translation>
    </message>
    <message>
        <source>expected the start to be a vertex, a word or a number.</source>
        <translation>erwartet: ein Knoten als Anfangsstellung, ein Wort oder eine Zahl.</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be an array.</source>
        <translation>erwartet: „%1“ als Array.</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be an array of pairs of vertices.</source>
        <translation>erwartet: „%1“ als Array von Knotenpaaren.</translation>
    </message>
    <message>
        <source>expected %1 to be a pair of vertices, as in [&quot;a&quot;, &quot;b&quot;].</source>
        <translation>erwartet: %1 als Knotenpaar, wie in [&quot;a&quot;, &quot;b&quot;].</translation>
    </message>
    <message>
        <source>%1 names &apos;%2&apos;, and there is no such vertex.</source>
        <translation>%1 nennt „%2“, und einen solchen Knoten gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>%1 holds %2 MB; at most %3 MB are read.</source>
        <translation>%1 enthält %2 MB; höchstens %3 MB werden gelesen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>a lesson has at most %1 headings and blocks; divide it.</source>
        <translation>eine Lektion hat höchstens %1 Überschriften und Blöcke; sie teilen.</translation>
    </message>
    <message>
        <source>The lesson is empty; write a heading and a text.</source>
        <translation>Die Lektion ist leer; eine Überschrift und einen Text schreiben.</translation>
    </message>
    <message>
        <source>it is longer than %1 characters; break it into shorter lines.</source>
        <translation>sie ist länger als %1 Zeichen; sie in kürzere Zeilen brechen.</translation>
    </message>
    <message>
        <source>lists and quotations are nested too deep here.</source>
        <translation>Listen und Zitate sind hier zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>the block that begins here has no end; close it with ```.</source>
        <translation>der Block, der hier beginnt, hat kein Ende; ihn mit ``` schließen.</translation>
    </message>
    <message>
        <source>the block names no game; add a line such as game: nim:3,4,5.</source>
        <translation>der Block nennt kein Spiel; eine Zeile wie game: nim:3,4,5 hinzufügen.</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; appears twice in this block.</source>
        <translation>der Schlüssel „%1“ kommt in diesem Block zweimal vor.</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos;; a block has game, kind, step, guess and board.</source>
        <translation>„%1“ gibt es nicht; ein Block hat game, kind, step, guess und board.</translation>
    </message>
    <message>
        <source>there is no kind &apos;%1&apos;; there are %2.</source>
        <translation>die Art „%1“ gibt es nicht; es gibt %2.</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos; in the lesson&apos;s folder.</source>
        <translation>im Ordner der Lektion gibt es keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no steps; write 4, 2-6, 3- or last.</source>
        <translation>„%1“ nennt keine Schritte; 4, 2-6, 3- oder last schreiben.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither yes nor no.</source>
        <translation>„%1“ ist weder yes noch no.</translation>
    </message>
    <message>
        <source>A lesson has at most %1 characters, and this text has more; divide it.</source>
        <translation>Eine Lektion hat höchstens %1 Zeichen, und dieser Text hat mehr; ihn teilen.</translation>
    </message>
    <message>
        <source>%1 is too large for a lesson.</source>
        <translation>%1 ist zu groß für eine Lektion.</translation>
    </message>
    <message>
        <source>A table of all positions holds boards of at most %1 cells and %2 columns.</source>
        <translation>Eine Tabelle aller Stellungen gibt es für Bretter von höchstens %1 Feldern und %2 Spalten.</translation>
    </message>
    <message>
        <source>%1 is a board of one row of %2 cells; a board of %3 rows is written %4.</source>
        <translation>%1 ist ein Brett aus einer Zeile mit %2 Feldern; ein Brett aus %3 Zeilen wird %4 geschrieben.</translation>
    </message>
    <message>
        <source>expected the name of a game, such as nim or kayles.</source>
        <translation>erwartet wird der Name eines Spiels, etwa nim oder kayles.</translation>
    </message>
    <message>
        <source>there is no game of this name; the games are %1.</source>
        <translation>es gibt kein Spiel dieses Namens; die Spiele sind %1.</translation>
    </message>
    <message>
        <source>expected &apos;{&apos;, as in %1.</source>
        <translation>erwartet wird „{“, wie in %1.</translation>
    </message>
    <message>
        <source>expected &apos;}&apos;.</source>
        <translation>erwartet wird „}“.</translation>
    </message>
    <message>
        <source>the count of a game is at most %1.</source>
        <translation>die Anzahl eines Spiels ist höchstens %1.</translation>
    </message>
    <message>
        <source>the count of a game is 1 or more.</source>
        <translation>die Anzahl eines Spiels ist mindestens 1.</translation>
    </message>
    <message>
        <source>expected &apos;*&apos; and a game, as in 2*kayles:5.</source>
        <translation>erwartet wird „*“ und ein Spiel, etwa 2*kayles:5.</translation>
    </message>
    <message>
        <source>expected the end.</source>
        <translation>erwartet wird das Ende.</translation>
    </message>
    <message>
        <source>%1 has value %2, so %3 gets value %4: %5.</source>
        <translation>%1 hat den Wert %2, also erhält %3 den Wert %4: %5.</translation>
    </message>
    <message>
        <source>The move to value %1 is reversed: %1 is a mex, so %2 has a follower of value %3. %4.</source>
        <translation>Der Zug zum Wert %1 wird umgekehrt: %1 ist ein mex, also hat %2 einen Nachfolger vom Wert %3. %4.</translation>
    </message>
    <message>
        <source>%1 had value %2 and has a follower of value %3, as before: %4.</source>
        <translation>%1 hatte den Wert %2 und hat einen Nachfolger vom Wert %3, wie zuvor: %4.</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Remis</translation>
    </message>
    <message>
        <source>a P-position</source>
        <translation>eine P-Stellung</translation>
    </message>
    <message>
        <source>an N-position</source>
        <translation>eine N-Stellung</translation>
    </message>
    <message>
        <source>nim-sum %1</source>
        <translation>die Nim-Summe %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>den Wert %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n other move(s))</source>
        <translation>
            <numerusform>%1 (und ein weiterer Zug)</numerusform>
            <numerusform>%1 (und %n weitere Züge)</numerusform>
        </translation>
    </message>
    <message>
        <source>The winning move was %1.</source>
        <translation>Der Gewinnzug war %1.</translation>
    </message>
    <message>
        <source>A winning move was %1.</source>
        <translation>Ein Gewinnzug war %1.</translation>
    </message>
    <message>
        <source>A move that keeps the draw was %1.</source>
        <translation>Ein Zug, der das Remis hält, war %1.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>The solver</source>
        <translation>Der Löser</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Der erste Spieler</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Der zweite Spieler</translation>
    </message>
    <message>
        <source>the solver</source>
        <translation>der Löser</translation>
    </message>
    <message>
        <source>the first player</source>
        <translation>der erste Spieler</translation>
    </message>
    <message>
        <source>the second player</source>
        <translation>der zweite Spieler</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Sie sind am Zug.</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 moved to a draw: neither player can force a win.</source>
        <translation>%1 zog ins Remis: Keiner der Spieler kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>%1 could have won.</source>
        <translation>%1 hätte gewinnen können.</translation>
    </message>
    <message>
        <source>No move would have won.</source>
        <translation>Kein Zug hätte gewonnen.</translation>
    </message>
    <message>
        <source>%1 could have kept a draw.</source>
        <translation>%1 hätte ein Remis halten können.</translation>
    </message>
    <message>
        <source>A mistake: %1 could have won, and now it is a draw.</source>
        <translation>Ein Fehler: %1 hätte gewinnen können, und jetzt ist es ein Remis.</translation>
    </message>
    <message>
        <source>Right: the game stays a draw.</source>
        <translation>Richtig: Die Partie bleibt remis.</translation>
    </message>
    <message>
        <source>A mistake: %1 can win now.</source>
        <translation>Ein Fehler: %1 kann jetzt gewinnen.</translation>
    </message>
    <message>
        <source>Right: %1 can&apos;t win any more against best play.</source>
        <translation>Richtig: %1 kann gegen bestes Spiel nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>No move would have been better.</source>
        <translation>Kein Zug wäre besser gewesen.</translation>
    </message>
    <message>
        <source>%1 went wrong here, by %2. Another try?</source>
        <translation>%1 machte hier einen Fehler: %2. Noch ein Versuch?</translation>
    </message>
    <message>
        <source>%1 won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>%1 is on the boards again with the same player to move, so play could go round for ever: the game is a draw by repetition.</source>
        <translation>%1 steht wieder auf den Brettern, mit demselben Spieler am Zug; so könnte es endlos weitergehen: Die Partie endet remis durch Wiederholung.</translation>
    </message>
    <message>
        <source>The start position has no move, so %1 lost at once.</source>
        <translation>In der Anfangsstellung gibt es keinen Zug; %1 hat also sofort verloren.</translation>
    </message>
    <message>
        <source>The start position has no move, and under misère play that wins.</source>
        <translation>In der Anfangsstellung gibt es keinen Zug, und im Misère-Spiel gewinnt das.</translation>
    </message>
    <message>
        <source>%1 made the last move, which wins under normal play.</source>
        <translation>%1 machte den letzten Zug; im normalen Spiel gewinnt das.</translation>
    </message>
    <message>
        <source>%1 made the last move, which loses under misère play.</source>
        <translation>%1 machte den letzten Zug; im Misère-Spiel verliert das.</translation>
    </message>
    <message>
        <source>Whether a win was given away isn&apos;t known. %1</source>
        <translation>Ob ein Gewinn vergeben wurde, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>Where the game was lost isn&apos;t known. %1</source>
        <translation>Wo die Partie verloren ging, ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>%1 went wrong at move %2, %3, which left %4.</source>
        <translation>%1 machte in Zug %2 einen Fehler: %3 hinterließ %4.</translation>
    </message>
    <message>
        <source>Neither player made a mistake: neither can force a win from the start position.</source>
        <translation>Keiner der Spieler machte einen Fehler: Aus der Anfangsstellung kann keiner den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>%1 could force a win to the last, but let play go round: the winning move that ends the game soonest never does.</source>
        <translation>%1 konnte bis zuletzt den Gewinn erzwingen, ließ das Spiel aber im Kreis laufen: Der Gewinnzug, der die Partie am schnellsten beendet, tut das nie.</translation>
    </message>
    <message>
        <source>There is no component %1 here; the last one is %2.</source>
        <translation>Es gibt hier keinen Summanden %1; der letzte ist %2.</translation>
    </message>
    <message>
        <source>That is no move from %1; choose one of its followers.</source>
        <translation>Das ist kein Zug von %1; einen der Nachfolger wählen.</translation>
    </message>
    <message>
        <source>“%1” is no move here; type one as in %2.</source>
        <translation>„%1“ ist hier kein Zug; einen eintippen wie in %2.</translation>
    </message>
    <message>
        <source>Several components have the move “%1”; put the component&apos;s number first, as in %2 %3.</source>
        <translation>Mehrere Summanden haben den Zug „%1“; die Nummer des Summanden voranstellen, wie in %2 %3.</translation>
    </message>
    <message>
        <source>component %1: %2</source>
        <translation>Summand %1: %2</translation>
    </message>
    <message>
        <source>This position is won for you under misère play: it is an N-position.</source>
        <translation>Diese Stellung ist im Misère-Spiel gewonnen: Sie ist eine N-Stellung.</translation>
    </message>
    <message>
        <source>This position is lost under misère play: it is a P-position, so every move lets the other win.</source>
        <translation>Diese Stellung ist im Misère-Spiel verloren: Sie ist eine P-Stellung; nach jedem Zug kann der andere gewinnen.</translation>
    </message>
    <message>
        <source>This position is won for you: its value is %1, not 0.</source>
        <translation>Diese Stellung ist gewonnen: Ihr Wert ist %1, nicht 0.</translation>
    </message>
    <message>
        <source>This position is lost: its value is 0, so every move leaves another value and lets the other win.</source>
        <translation>Diese Stellung ist verloren: Ihr Wert ist 0; jeder Zug hinterlässt einen anderen Wert, und der andere kann gewinnen.</translation>
    </message>
    <message>
        <source>This position is won for you: %1, not 0.</source>
        <translation>Diese Stellung ist gewonnen: %1, nicht 0.</translation>
    </message>
    <message>
        <source>This position is lost: %1, so every move leaves another nim-sum and lets the other win.</source>
        <translation>Diese Stellung ist verloren: %1; jeder Zug hinterlässt eine andere Nim-Summe, und der andere kann gewinnen.</translation>
    </message>
    <message>
        <source>No component has a winning move; play to last as long as you can.</source>
        <translation>Kein Summand hat einen Gewinnzug; so spielen, dass die Partie möglichst lange dauert.</translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s).</source>
        <translation>
            <numerusform>Es gibt einen Gewinnzug.</numerusform>
            <numerusform>Es gibt %n Gewinnzüge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), in component %1.</source>
        <translation>
            <numerusform>Es gibt einen Gewinnzug, in Summand %1.</numerusform>
            <numerusform>Es gibt %n Gewinnzüge, in Summand %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), in the components %1.</source>
        <translation>
            <numerusform>Es gibt einen Gewinnzug, in den Summanden %1.</numerusform>
            <numerusform>Es gibt %n Gewinnzüge, in den Summanden %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves value 0.</source>
        <translation>%1 hinterlässt den Wert 0.</translation>
    </message>
    <message>
        <source>%1 changes the value of component %2 from %3 to %4, and %5.</source>
        <translation>%1 ändert den Wert des Summanden %2 von %3 zu %4, und %5.</translation>
    </message>
    <message>
        <source>%1 leaves the most to play with.</source>
        <translation>%1 lässt am meisten zum Spielen übrig.</translation>
    </message>
    <message numerus="yes">
        <source>%1 lasts longest: %n more move(s) after it.</source>
        <translation>
            <numerusform>%1 hält am längsten durch: noch ein Zug danach.</numerusform>
            <numerusform>%1 hält am längsten durch: noch %n Züge danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is a draw: neither player can force a win, and play can go round for ever.</source>
        <translation>Diese Stellung ist remis: Keiner der Spieler kann den Gewinn erzwingen, und das Spiel kann endlos im Kreis laufen.</translation>
    </message>
    <message>
        <source>This position is lost: it is a P-position, so every move lets the other win.</source>
        <translation>Diese Stellung ist verloren: Sie ist eine P-Stellung; nach jedem Zug kann der andere gewinnen.</translation>
    </message>
    <message>
        <source>This position is won for you: it is an N-position.</source>
        <translation>Diese Stellung ist gewonnen: Sie ist eine N-Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>You can end the game within %n move(s), the other&apos;s counted.</source>
        <translation>
            <numerusform>Die Partie lässt sich mit einem Zug beenden.</numerusform>
            <numerusform>Die Partie lässt sich in höchstens %n Zügen beenden, die des anderen mitgezählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) {keeps|keep} the draw.</source>
        <translation>
            <numerusform>Ein Zug hält das Remis.</numerusform>
            <numerusform>%n Züge halten das Remis.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move wins; play to last as long as you can.</source>
        <translation>Kein Zug gewinnt; so spielen, dass die Partie möglichst lange dauert.</translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), here the quickest first.</source>
        <translation>
            <numerusform>Es gibt einen Gewinnzug.</numerusform>
            <numerusform>Es gibt %n Gewinnzüge, hier der schnellste zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 hält das Remis.</translation>
    </message>
    <message>
        <source>%1 leaves a P-position.</source>
        <translation>%1 hinterlässt eine P-Stellung.</translation>
    </message>
    <message>
        <source>%1 ends the game.</source>
        <translation>%1 beendet die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a P-position: at most %n more move(s) after it.</source>
        <translation>
            <numerusform>%1 hinterlässt eine P-Stellung: noch ein Zug danach.</numerusform>
            <numerusform>%1 hinterlässt eine P-Stellung: höchstens noch %n Züge danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position is won for you: after the right move you can answer every move by its mirror image. Its value is too much to find.</source>
        <translation>Diese Stellung ist gewonnen: Nach dem richtigen Zug lässt sich jeder Zug mit seinem Spiegelbild beantworten. Ihren Wert zu finden ist zu aufwendig.</translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s) {is|are} known; there may be more.</source>
        <translation>
            <numerusform>Ein Gewinnzug ist bekannt; es kann mehr geben.</numerusform>
            <numerusform>%n Gewinnzüge sind bekannt; es kann mehr geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leaves value 0: answer each move by its mirror image.</source>
        <translation>%1 hinterlässt den Wert 0: jeden Zug mit seinem Spiegelbild beantworten.</translation>
    </message>
    <message>
        <source>One lies in the left half of the board.</source>
        <translation>Einer liegt in der linken Hälfte des Brettes.</translation>
    </message>
    <message>
        <source>One lies in the right half of the board.</source>
        <translation>Einer liegt in der rechten Hälfte des Brettes.</translation>
    </message>
    <message>
        <source>One lies in the upper half of the board.</source>
        <translation>Einer liegt in der oberen Hälfte des Brettes.</translation>
    </message>
    <message>
        <source>One lies in the lower half of the board.</source>
        <translation>Einer liegt in der unteren Hälfte des Brettes.</translation>
    </message>
    <message>
        <source>One reaches over the middle of the board.</source>
        <translation>Einer reicht über die Mitte des Brettes.</translation>
    </message>
    <message>
        <source>One changes a heap of %1.</source>
        <translation>Einer ändert einen Haufen von %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %1 the game lasts at most %n more move(s), if you go on to win as soon as you can: its remoteness.</source>
        <translation>
            <numerusform>Nach %1 dauert die Partie höchstens noch %n Zug, wenn so schnell wie möglich gewonnen wird: die Distanz.</numerusform>
            <numerusform>Nach %1 dauert die Partie höchstens noch %n Züge, wenn so schnell wie möglich gewonnen wird: die Distanz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would win under normal play as well: here the two conventions agree.</source>
        <translation>%1 würde auch im normalen Spiel gewinnen: Hier stimmen die beiden Spielweisen überein.</translation>
    </message>
    <message>
        <source>%1 leaves a position that is its own mirror image: answer each move by the same move on the other side.</source>
        <translation>%1 hinterlässt eine Stellung, die ihr eigenes Spiegelbild ist: jeden Zug mit demselben Zug auf der anderen Seite beantworten.</translation>
    </message>
    <message>
        <source>There are too many moves to show the value that each leaves.</source>
        <translation>Es sind zu viele Züge, um den Wert zu zeigen, den jeder hinterlässt.</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Fehlerlos</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Wins in one</source>
        <translation>Gewinnt in einem Zug</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message numerus="yes">
        <source>Reads %n move(s) ahead</source>
        <translation>
            <numerusform>Rechnet %n Zug voraus</numerusform>
            <numerusform>Rechnet %n Züge voraus</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Where a move can give something away, it finds one that doesn&apos;t %1 times in 100.</source>
        <translation>Wo ein Zug etwas verschenken kann, findet er in %1 von 100 Fällen einen, der das nicht tut.</translation>
    </message>
    <message>
        <source>Makes any legal move.</source>
        <translation>Macht irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Makes any legal move, but never misses one that wins at once.</source>
        <translation>Macht irgendeinen erlaubten Zug, verpasst aber nie einen, der sofort gewinnt.</translation>
    </message>
    <message>
        <source>Always leaves as little as it can.</source>
        <translation>Lässt immer so wenig wie möglich übrig.</translation>
    </message>
    <message>
        <source>Makes the position symmetric where it can, and then answers each move by its mirror image.</source>
        <translation>Macht die Stellung symmetrisch, wo es geht, und beantwortet dann jeden Zug mit seinem Spiegelbild.</translation>
    </message>
    <message numerus="yes">
        <source>Sees all that can happen within %n move(s), and nothing beyond.</source>
        <translation>
            <numerusform>Sieht alles, was in %n Zug geschehen kann, und nichts darüber hinaus.</numerusform>
            <numerusform>Sieht alles, was in %n Zügen geschehen kann, und nichts darüber hinaus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Always leaves you a way to win, a narrow one, and says when you missed it.</source>
        <translation>Lässt immer einen Weg zum Gewinn offen, einen schmalen, und sagt, wenn er verpasst wurde.</translation>
    </message>
    <message>
        <source>%1 has no move; the game is over.</source>
        <translation>%1 hat keinen Zug; die Partie ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n winning move(s), which doesn&apos;t suit a puzzle of this kind.</source>
        <translation>
            <numerusform>%1 hat %n Gewinnzug; das passt nicht zu einem Rätsel dieser Art.</numerusform>
            <numerusform>%1 hat %n Gewinnzüge; das passt nicht zu einem Rätsel dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>One move wins: find it.</source>
        <translation>Ein Zug gewinnt: Welcher?</translation>
    </message>
    <message>
        <source>Find all moves that win.</source>
        <translation>Alle Züge finden, die gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>1 of %n move(s) wins.</source>
        <translation>
            <numerusform>Der eine Zug gewinnt.</numerusform>
            <numerusform>1 von %n Zügen gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n move(s).</source>
        <translation>
            <numerusform>Es gibt %n Zug.</numerusform>
            <numerusform>Es gibt %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>Best play lasts %n move(s).</source>
        <translation>
            <numerusform>Das beste Spiel dauert %n Zug.</numerusform>
            <numerusform>Das beste Spiel dauert %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>No puzzle of this kind was found among positions like %1; choose a bigger position or another kind.</source>
        <translation>Unter Stellungen wie %1 wurde kein Rätsel dieser Art gefunden; eine größere Stellung oder eine andere Art wählen.</translation>
    </message>
    <message>
        <source>Name a graph file, as in graph{moves.dot}.</source>
        <translation>Eine Graphdatei nennen, wie in graph{moves.dot}.</translation>
    </message>
    <message>
        <source>%1 makes no puzzle: no move wins there, or every move does.</source>
        <translation>%1 ergibt kein Rätsel: Dort gewinnt kein Zug, oder jeder.</translation>
    </message>
    <message>
        <source>This text is not a puzzle; a puzzle is written as in “puzzle one-move normal kayles:9,4”.</source>
        <translation>Dieser Text ist kein Rätsel; ein Rätsel wird geschrieben wie „puzzle one-move normal kayles:9,4“.</translation>
    </message>
    <message>
        <source>The record of puzzles can&apos;t be read; a new one begins.</source>
        <translation>Die Aufzeichnung der Rätsel kann nicht gelesen werden; eine neue beginnt.</translation>
    </message>
    <message>
        <source>%1 and %2 have the same values</source>
        <translation>%1 und %2 haben dieselben Werte</translation>
    </message>
    <message>
        <source>%1 is %2 shifted: its G(n) is G(%3) there</source>
        <translation>%1 ist %2 verschoben: G(n) ist hier gleich G(%3) dort</translation>
    </message>
    <message>
        <source>%1 is %2 doubled, each value twice: its G(n) is G(⌊(%3) / 2⌋) there</source>
        <translation>%1 ist %2 verdoppelt, jeder Wert zweimal: G(n) ist hier gleich G(⌊(%3) / 2⌋) dort</translation>
    </message>
    <message>
        <source>%1 is the double of %2: its G(n) is twice G(⌊(%3) / 2⌋) there, or one more, in pairs</source>
        <translation>%1 ist das Doppelte von %2: G(n) ist hier das Zweifache von G(⌊(%3) / 2⌋) dort oder eins mehr, in Paaren</translation>
    </message>
    <message>
        <source>%1 and %2 agree on the %3 values that are known, too few to say more.</source>
        <translation>%1 und %2 stimmen in den %3 bekannten Werten überein, zu wenigen, um mehr zu sagen.</translation>
    </message>
    <message>
        <source>%1 and %2 first differ at n = %3; neither shifting nor doubling makes them agree.</source>
        <translation>%1 und %2 unterscheiden sich zuerst bei n = %3; weder Verschieben noch Verdoppeln bringt sie zur Übereinstimmung.</translation>
    </message>
    <message>
        <source>%1, for all n: proved, as both periods are.</source>
        <translation>%1, für alle n: bewiesen, weil beide Perioden es sind.</translation>
    </message>
    <message>
        <source>%1, for all n from %2 on: proved, as both periods are.</source>
        <translation>%1, für alle n ab %2: bewiesen, weil beide Perioden es sind.</translation>
    </message>
    <message>
        <source>%1, seen from n = %2 to n = %3, not proved.</source>
        <translation>%1, beobachtet von n = %2 bis n = %3, nicht bewiesen.</translation>
    </message>
    <message>
        <source>No period of %1 is known, and positions with heaps past the limit of %2 tokens aren&apos;t worked out. Choose a heap of at most %2 tokens, or compute as many values as you like: as a sequence in the window, or by mexplorer sequence %1 --at %3.</source>
        <translation>Von %1 ist keine Periode bekannt, und Stellungen mit Haufen jenseits der Grenze von %2 Steinen werden nicht berechnet. Einen Haufen von höchstens %2 Steinen wählen oder beliebig viele Werte berechnen: als Folge im Fenster oder mit mexplorer sequence %1 --at %3.</translation>
    </message>
    <message>
        <source>The moves of heaps above %1 are not listed under these rules. Point at a smaller heap.</source>
        <translation>Die Züge von Haufen über %1 werden unter diesen Regeln nicht aufgelistet. Auf einen kleineren Haufen zeigen.</translation>
    </message>
    <message>
        <source>No period shows in the first %1 values.</source>
        <translation>In den ersten %1 Werten zeigt sich keine Periode.</translation>
    </message>
    <message>
        <source>The values are not periodic: with a period %1, a large heap of %2 tokens that %1 divides and one of %3 would have the same value, but a move leads from %3 to %2.</source>
        <translation>Die Werte sind nicht periodisch: Bei einer Periode %1 hätten ein großer Haufen von %2 Steinen, wobei %1 ein Teiler von %2 ist, und einer von %3 denselben Wert, aber ein Zug führt von %3 zu %2.</translation>
    </message>
    <message>
        <source>Guy–Smith</source>
        <translation>Guy-Smith</translation>
    </message>
    <message>
        <source>Guy–Smith for three heaps</source>
        <translation>Guy-Smith für drei Haufen</translation>
    </message>
    <message>
        <source>Arithmetic periodicity</source>
        <translation>Arithmetische Periodizität</translation>
    </message>
    <message>
        <source>Repeated window</source>
        <translation>Wiederholtes Fenster</translation>
    </message>
    <message>
        <source>%1 for every %2: the values are not periodic, each is one more than the last.</source>
        <translation>%1 für jedes %2: Die Werte sind nicht periodisch, jeder ist um eins größer als der vorige.</translation>
    </message>
    <message>
        <source>A formula is known: %1 for all %2.</source>
        <translation>Eine Formel ist bekannt: %1 für alle %2.</translation>
    </message>
    <message>
        <source>%1 for %2, checked through %3</source>
        <translation>%1 für %2, geprüft bis %3</translation>
    </message>
    <message>
        <source>Seen: %1. No theorem known here covers this, so it is not proved.</source>
        <translation>Beobachtet: %1. Kein hier bekannter Satz deckt das ab, ein Beweis ist es also nicht.</translation>
    </message>
    <message>
        <source>Seen: %1. %2 needs the values through %3 for a proof.</source>
        <translation>Beobachtet: %1. Für einen Beweis (%2) werden die Werte bis %3 gebraucht.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2. Each value is determined by the %n value(s) before it, so it holds for ever.</source>
        <translation>
            <numerusform>%1: %2. Jeder Wert ist durch den Wert vor ihm bestimmt, also gilt es für immer.</numerusform>
            <numerusform>%1: %2. Jeder Wert ist durch die %n Werte vor ihm bestimmt, also gilt es für immer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2. Up to what is added, each value is determined by the %n value(s) before it, so it holds for ever.</source>
        <translation>
            <numerusform>%1: %2. Bis auf das, was addiert wird, ist jeder Wert durch den Wert vor ihm bestimmt, also gilt es für immer.</numerusform>
            <numerusform>%1: %2. Bis auf das, was addiert wird, ist jeder Wert durch die %n Werte vor ihm bestimmt, also gilt es für immer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (after Howse and Nowakowski, 2004): %2, and the theorem&apos;s conditions on moves and values hold, so it holds for ever.</source>
        <translation>%1 (nach Howse und Nowakowski, 2004): %2, und die Bedingungen des Satzes an Züge und Werte sind erfüllt, also gilt es für immer.</translation>
    </message>
    <message>
        <source>%1: %2, so it holds for ever.</source>
        <translation>%1: %2, also gilt es für immer.</translation>
    </message>
    <message>
        <source>The first %1 values of %2 take more memory than the limit of %3. Ask for fewer terms, or raise the limit.</source>
        <translation>Die ersten %1 Werte von %2 brauchen mehr Speicher, als die Grenze von %3 erlaubt. Weniger Glieder verlangen oder die Grenze anheben.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say how to write the sequence; end the file&apos;s name in %2.</source>
        <translation>Die Endung von %1 sagt nicht, wie die Folge geschrieben werden soll; der Dateiname muss auf %2 enden.</translation>
    </message>
    <message>
        <source>%1 is damaged: its values don&apos;t match its checksum. Compute the sequence anew, or take an older copy.</source>
        <translation>%1 ist beschädigt: Die Werte passen nicht zur Prüfsumme. Die Folge neu berechnen oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>%1 is cut short or damaged: it has %2 bytes and should have %3. Compute the sequence anew, or take an older copy.</source>
        <translation>%1 ist abgeschnitten oder beschädigt: Die Datei hat %2 Bytes und müsste %3 haben. Die Folge neu berechnen oder eine ältere Kopie nehmen.</translation>
    </message>
    <message>
        <source>%1 holds the values of %2, not of %3. Choose the file of these rules.</source>
        <translation>%1 enthält die Werte von %2, nicht von %3. Die Datei zu diesen Regeln wählen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2. Choose another file.</source>
        <translation>%1 kann nicht gelesen werden: %2. Eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>%1 is not a saved sequence. Choose a file that &apos;mexplorer sequence -o FILE.mexseq&apos; wrote.</source>
        <translation>%1 ist keine gespeicherte Folge. Eine Datei wählen, die „mexplorer sequence -o FILE.mexseq“ geschrieben hat.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t hold the values of a game on heaps. Choose another file.</source>
        <translation>%1 enthält keine Werte eines Spiels auf Haufen. Eine andere Datei wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n Millisekunde</numerusform>
            <numerusform>%n Millisekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wasn&apos;t solved in %2 of thinking; choose a longer thinking time or a smaller position.</source>
        <translation>%1 wurde in %2 Bedenkzeit nicht gelöst; eine längere Bedenkzeit oder eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>The solver guessed its move. %1</source>
        <translation>Der Löser hat seinen Zug geraten. %1</translation>
    </message>
    <message>
        <source>The solver guessed its move, because it didn&apos;t solve the position in %1 of thinking; choose a longer thinking time or a smaller position.</source>
        <translation>Der Löser hat seinen Zug geraten, weil er die Stellung in %1 Bedenkzeit nicht gelöst hat; eine längere Bedenkzeit oder eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>More than %1 moves of %2 win, the limit of what is listed.</source>
        <translation>Mehr als %1 Züge von %2 gewinnen, die Grenze dessen, was aufgezählt wird.</translation>
    </message>
    <message>
        <source>%1 may have more than %2 ways to move, the limit of what is listed; choose a smaller position.</source>
        <translation>%1 hat vielleicht mehr als %2 Züge, und mehr werden nicht aufgelistet; eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>A sum of %1 components has more moves here than can be listed; choose fewer components or smaller ones.</source>
        <translation>Eine Summe aus %1 Summanden hat hier mehr Züge, als aufgelistet werden können; weniger oder kleinere Summanden wählen.</translation>
    </message>
    <message>
        <source>%1 needs more than %2 positions, the limit; choose a smaller position, or raise the limit with --max-positions on the command line.</source>
        <translation>%1 braucht mehr Stellungen, als die Grenze von %2 erlaubt; eine kleinere Stellung wählen oder die Grenze in der Befehlszeile mit --max-positions anheben.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t solved after looking at %2 moves, the limit; choose a smaller position, or raise the limit: on the command line with --max-moves, in Play with a longer thinking time.</source>
        <translation>%1 ist bis zur Grenze von %2 betrachteten Zügen nicht gelöst; eine kleinere Stellung wählen oder die Grenze anheben: in der Befehlszeile mit --max-moves, in „Spielen“ mit einer längeren Bedenkzeit.</translation>
    </message>
    <message>
        <source>%1 has value %2, so the first player wins, but not all winning moves were found: %3</source>
        <translation>%1 hat den Wert %2, also gewinnt der erste Spieler, aber nicht alle Gewinnzüge wurden gefunden: %3</translation>
    </message>
    <message>
        <source>The first player wins %1 under misère play, but not all winning moves were found: %2</source>
        <translation>%1 gewinnt im Misère-Spiel der erste Spieler, aber nicht alle Gewinnzüge wurden gefunden: %2</translation>
    </message>
    <message>
        <source>The first player wins %1, for %2 leaves a position in which each move is answered by its mirror image; but the value wasn&apos;t found: %3</source>
        <translation>%1 gewinnt der erste Spieler, denn %2 hinterlässt eine Stellung, in der jeder Zug mit seinem Spiegelbild beantwortet wird; aber der Wert wurde nicht gefunden: %3</translation>
    </message>
    <message>
        <source>Is %1 a P-position or an N-position? %2</source>
        <translation>Ist %1 eine P-Stellung oder eine N-Stellung? %2</translation>
    </message>
    <message numerus="yes">
        <source>No heap has two tokens or more, so nobody has a choice. With %n single token(s), an odd number, the player to move takes the last one and loses.</source>
        <translation>
            <numerusform>Kein Haufen hat zwei Steine oder mehr, also hat niemand eine Wahl. Bei %n einzelnen Stein, einer ungeraden Zahl, nimmt der Spieler am Zug den letzten und verliert.</numerusform>
            <numerusform>Kein Haufen hat zwei Steine oder mehr, also hat niemand eine Wahl. Bei %n einzelnen Steinen, einer ungeraden Zahl, nimmt der Spieler am Zug den letzten und verliert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap has two tokens or more, so nobody has a choice. With %n single token(s), an even number, the opponent takes the last one and loses.</source>
        <translation>
            <numerusform>Kein Haufen hat zwei Steine oder mehr, also hat niemand eine Wahl. Bei %n einzelnen Stein, einer geraden Zahl, nimmt der Gegner den letzten und verliert.</numerusform>
            <numerusform>Kein Haufen hat zwei Steine oder mehr, also hat niemand eine Wahl. Bei %n einzelnen Steinen, einer geraden Zahl, nimmt der Gegner den letzten und verliert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly one heap has two tokens or more, and now it matters: the player to move takes all of it or all but one, and so chooses whether the number of single tokens is odd. Odd wins.</source>
        <translation>Genau ein Haufen hat zwei Steine oder mehr, und jetzt kommt es darauf an: Der Spieler am Zug nimmt ihn ganz oder bis auf einen Stein und wählt so, ob die Zahl der einzelnen Steine ungerade ist. Ungerade gewinnt.</translation>
    </message>
    <message>
        <source>%1. No move leads to nim-sum 0, and none leaves single tokens only: the opponent can go on by the rule.</source>
        <translation>%1. Kein Zug führt zur Nim-Summe 0, und keiner lässt nur einzelne Steine übrig: Der Gegner kann nach der Regel weiterspielen.</translation>
    </message>
    <message>
        <source>%1. At least two heaps have two tokens or more, so play as in normal Nim: move to nim-sum 0.</source>
        <translation>%1. Mindestens zwei Haufen haben zwei Steine oder mehr; also wie beim normalen Nim spielen: zur Nim-Summe 0 ziehen.</translation>
    </message>
    <message>
        <source>The outcome is that of normal play, as always while a heap has two tokens or more: only the end is played differently.</source>
        <translation>Der Ausgang ist der des normalen Spiels, wie immer, solange ein Haufen zwei Steine oder mehr hat: Nur das Ende wird anders gespielt.</translation>
    </message>
    <message>
        <source>Which move in the heap of %1 wins under misère play?</source>
        <translation>Welcher Zug im Haufen mit %1 gewinnt beim Misère-Spiel?</translation>
    </message>
    <message>
        <source>Not this one. Does it leave a heap of two tokens or more? If so, the nim-sum should be 0; if not, the number of single tokens odd.</source>
        <translation>Dieser nicht. Lässt er einen Haufen mit zwei oder mehr Steinen übrig? Wenn ja, sollte die Nim-Summe 0 sein; wenn nicht, die Zahl der einzelnen Steine ungerade.</translation>
    </message>
    <message numerus="yes">
        <source>The move %1 leaves %2: %n single token(s), an odd number. It wins.</source>
        <translation>
            <numerusform>Der Zug %1 hinterlässt %2: %n einzelnen Stein, eine ungerade Zahl. Er gewinnt.</numerusform>
            <numerusform>Der Zug %1 hinterlässt %2: %n einzelne Steine, eine ungerade Zahl. Er gewinnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The move %1 leaves %2, of nim-sum %3. It wins.</source>
        <translation>Der Zug %1 hinterlässt %2, mit Nim-Summe %3. Er gewinnt.</translation>
    </message>
    <message>
        <source>A move that wins under misère play, if there is one: %1</source>
        <translation>Ein Zug, der im Misère-Spiel gewinnt, falls es einen gibt: %1</translation>
    </message>
    <message numerus="yes">
        <source>In %1, %n heap(s) {has|have} two tokens or more.</source>
        <translation>
            <numerusform>In %1 hat %n Haufen zwei Steine oder mehr.</numerusform>
            <numerusform>In %1 haben %n Haufen zwei Steine oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many heaps of %1 have two tokens or more?</source>
        <translation>Wie viele Haufen von %1 haben zwei oder mehr Steine?</translation>
    </message>
    <message>
        <source>Not this number. Single tokens don&apos;t count.</source>
        <translation>Diese Zahl nicht. Einzelne Steine zählen nicht.</translation>
    </message>
    <message>
        <source>So under misère play %1 is a P-position: the second player wins. %2</source>
        <translation>Im Misère-Spiel ist %1 also eine P-Stellung: Der zweite Spieler gewinnt. %2</translation>
    </message>
    <message>
        <source>So under misère play %1 is an N-position: the first player wins. %2</source>
        <translation>Im Misère-Spiel ist %1 also eine N-Stellung: Der erste Spieler gewinnt. %2</translation>
    </message>
    <message>
        <source>Under normal play a position of Nim is P exactly if its nim-sum is 0: look at the columns.</source>
        <translation>Beim normalen Spiel ist eine Stellung von Nim genau dann P, wenn ihre Nim-Summe 0 ist: Sehen Sie sich die Spalten an.</translation>
    </message>
    <message>
        <source>And under normal play: is %1 a P-position or an N-position?</source>
        <translation>Und beim normalen Spiel: Ist %1 eine P-Stellung oder eine N-Stellung?</translation>
    </message>
    <message>
        <source>Bouton&apos;s rule for misère Nim: %1</source>
        <translation>Boutons Regel für Misère-Nim: %1</translation>
    </message>
    <message>
        <source>Bouton&apos;s rule is about Nim, such as nim:3,4,5. For other games misère play is not so close to normal play: in Kayles, heaps of equal value may differ under misère play.</source>
        <translation>Boutons Regel handelt von Nim, wie nim:3,4,5. Bei anderen Spielen liegt das Misère-Spiel nicht so nah am normalen: Bei Kayles können sich Haufen gleichen Wertes im Misère-Spiel unterscheiden.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>one heap</source>
        <translation>ein Haufen</translation>
    </message>
    <message>
        <source>two heaps</source>
        <translation>zwei Haufen</translation>
    </message>
    <message>
        <source>three heaps</source>
        <translation>drei Haufen</translation>
    </message>
    <message numerus="yes">
        <source>%1 is 0: no move takes exactly %n token(s).</source>
        <translation>
            <numerusform>%1 ist 0: Kein Zug nimmt genau %n Stein.</numerusform>
            <numerusform>%1 ist 0: Kein Zug nimmt genau %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the point, is %2: a move may take no token and split the heap; it may leave %3.</source>
        <translation>%1, vor dem Punkt, ist %2: Ein Zug darf keinen Stein nehmen und den Haufen teilen; es bleibt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2: a move may take %n token(s) from a heap and leave %3 of the rest.</source>
        <translation>
            <numerusform>%1 ist %2: Ein Zug darf %n Stein von einem Haufen nehmen, und vom Rest bleibt %3.</numerusform>
            <numerusform>%1 ist %2: Ein Zug darf %n Steine von einem Haufen nehmen, und vom Rest bleibt %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, before the point, is %2. What may a move leave that takes no token?</source>
        <translation>%1, vor dem Punkt, ist %2. Was darf ein Zug übrig lassen, der keinen Stein nimmt?</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2. What may a move leave of a heap from which it takes %n token(s)?</source>
        <translation>
            <numerusform>%1 ist %2. Was darf ein Zug von einem Haufen übrig lassen, aus dem er einen Stein nimmt?</numerusform>
            <numerusform>%1 ist %2. Was darf ein Zug von einem Haufen übrig lassen, aus dem er %n Steine nimmt?</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be the digit %1. Nothing counts 1, one heap 2 and two heaps 4.</source>
        <translation>Das wäre die Ziffer %1. Nichts zählt 1, ein Haufen 2 und zwei Haufen 4.</translation>
    </message>
    <message>
        <source>That would be the digit %1. Nothing counts 1, one heap 2, two heaps 4 and three heaps 8.</source>
        <translation>Das wäre die Ziffer %1. Nichts zählt 1, ein Haufen 2, zwei Haufen 4 und drei Haufen 8.</translation>
    </message>
    <message>
        <source>The code of %1</source>
        <translation>Der Code von %1</translation>
    </message>
    <message>
        <source>This game has no octal code. Games that take tokens from a heap and may split the rest have one, such as kayles:7, which is 0.77.</source>
        <translation>Dieses Spiel hat keinen Oktalcode. Spiele, die Steine von einem Haufen nehmen und den Rest teilen dürfen, haben einen, wie kayles:7, nämlich 0.77.</translation>
    </message>
    <message>
        <source>The code of %1 is %2. Digit %3 says what may be left of a heap that loses %4 tokens.</source>
        <translation>Der Code von %1 ist %2. Ziffer %3 sagt, was von einem Haufen übrig bleiben darf, der %4 Steine verliert.</translation>
    </message>
    <message>
        <source>A digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps. So it is a number from 0 to 7, and the code is octal.</source>
        <translation>Eine Ziffer ist eine Summe: 1, wenn nichts übrig bleiben darf, 2 für einen Haufen, 4 für zwei Haufen. Sie ist also eine Zahl von 0 bis 7, und der Code ist oktal.</translation>
    </message>
    <message>
        <source>A digit is a sum: 1 if nothing may be left, 2 if one heap, 4 if two heaps, 8 if three heaps. So it may be as large as 15, and the code is hexadecimal.</source>
        <translation>Eine Ziffer ist eine Summe: 1, wenn nichts übrig bleiben darf, 2 für einen Haufen, 4 für zwei Haufen, 8 für drei Haufen. Sie kann also bis zu 15 sein, und der Code ist hexadezimal.</translation>
    </message>
    <message numerus="yes">
        <source>All further digits are 0: no move takes more than %n token(s). So %1 says all the rules of %2.</source>
        <translation>
            <numerusform>Alle weiteren Ziffern sind 0: Kein Zug nimmt mehr als %n Stein. Also sagt %1 alle Regeln von %2.</numerusform>
            <numerusform>Alle weiteren Ziffern sind 0: Kein Zug nimmt mehr als %n Steine. Also sagt %1 alle Regeln von %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many tokens can a move of %1 take at most?</source>
        <translation>Wie viele Steine kann ein Zug von %1 höchstens nehmen?</translation>
    </message>
    <message>
        <source>Not this number. Which is the last digit that isn&apos;t 0?</source>
        <translation>Diese Zahl nicht. Welches ist die letzte Ziffer, die nicht 0 ist?</translation>
    </message>
    <message>
        <source>How the graph of %1 is labelled</source>
        <translation>Wie der Graph von %1 beschriftet wird</translation>
    </message>
    <message>
        <source>No position has a label yet. A P-position is one that the previous player wins, an N-position one that the next player wins. We start at the end of the game and work upwards.</source>
        <translation>Noch hat keine Stellung eine Beschriftung. Eine P-Stellung ist eine, in der der vorige Spieler gewinnt, eine N-Stellung eine, in der der nächste Spieler gewinnt. Wir beginnen am Ende des Spiels und arbeiten uns nach oben.</translation>
    </message>
    <message>
        <source>Now the SG values, from the terminal positions up. Without followers there is no value to avoid, and %1: the value of %2.</source>
        <translation>Nun die SG-Werte, von den Endstellungen nach oben. Ohne Nachfolger ist kein Wert zu vermeiden, und %1: Das ist der Wert von %2.</translation>
    </message>
    <message>
        <source>Is each of these a P-position or an N-position: %1? %2</source>
        <translation>Ist jede von diesen eine P-Stellung oder eine N-Stellung: %1? %2</translation>
    </message>
    <message>
        <source>Number of P-positions: %1.</source>
        <translation>Zahl der P-Stellungen: %1.</translation>
    </message>
    <message>
        <source>No move leads on from %1. Under misère play the player who can&apos;t move wins: the terminal positions are N-positions.</source>
        <translation>Von %1 führt kein Zug weiter. Im Misère-Spiel gewinnt, wer nicht ziehen kann: Die Endstellungen sind N-Stellungen.</translation>
    </message>
    <message>
        <source>%1 is terminal: the player to move has no move and has lost. It becomes P.</source>
        <translation>%1 ist eine Endstellung: Der Spieler am Zug hat keinen Zug und hat verloren. Sie wird P.</translation>
    </message>
    <message numerus="yes">
        <source>%1 position(s) {is|are} terminal: the player to move has no move and has lost. %2 {becomes|become} P.</source>
        <translation>
            <numerusform>%1 Stellung ist eine Endstellung: Der Spieler am Zug hat keinen Zug und hat verloren. P wird %2.</numerusform>
            <numerusform>%1 Stellungen sind Endstellungen: Der Spieler am Zug hat keinen Zug und hat verloren. P werden %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to %2, a P-position: moving there wins. It becomes N.</source>
        <translation>%1 führt zu %2, einer P-Stellung: Dorthin zu ziehen gewinnt. Die Stellung wird N.</translation>
    </message>
    <message>
        <source>%1 lead to %2, a P-position: moving there wins. They become N.</source>
        <translation>%1 führen zu %2, einer P-Stellung: Dorthin zu ziehen gewinnt. Sie werden N.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 unlabelled position(s) {leads|lead} to a P-position, so moving there wins. {It becomes|They become} N: %3.</source>
        <translation>
            <numerusform>Runde %1: %2 unbeschriftete Stellung führt zu einer P-Stellung, der Zug dorthin gewinnt also. Sie wird N: %3.</numerusform>
            <numerusform>Runde %1: %2 unbeschriftete Stellungen führen zu einer P-Stellung, der Zug dorthin gewinnt also. Sie werden N: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move from %1 leads to an N-position: %2. Whatever the move, the opponent wins. It becomes P.</source>
        <translation>Jeder Zug von %1 führt zu einer N-Stellung: %2. Welcher Zug es auch ist, der Gegner gewinnt. Die Stellung wird P.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 position(s) {leads|lead} only to N-positions, so the opponent wins, whatever the move. {It becomes|They become} P: %3.</source>
        <translation>
            <numerusform>Runde %1: %2 Stellung führt nur zu N-Stellungen; der Gegner gewinnt also, welcher Zug es auch ist. Sie wird P: %3.</numerusform>
            <numerusform>Runde %1: %2 Stellungen führen nur zu N-Stellungen; der Gegner gewinnt also, welcher Zug es auch ist. Sie werden P: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest play %2: all followers of %1 position(s) have values, so {its value|theirs} is the mex. {It is|One of them}: %3.</source>
        <translation>
            <numerusform>Längste Partie %2: Alle Nachfolger von %1 Stellung haben Werte, also ist ihr Wert das mex. Das ist: %3.</numerusform>
            <numerusform>Längste Partie %2: Alle Nachfolger von %1 Stellungen haben Werte, also ist deren Wert das mex. Eine davon: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>The followers of %1 have their values: %2. So %3.</source>
        <translation>Die Nachfolger von %1 haben ihre Werte: %2. Also %3.</translation>
    </message>
    <message>
        <source>Positions that stay unlabelled: %1. Neither player can force a win from them, because play can go round for ever. They are draws, and a position that can reach a cycle has no SG value by mex alone.</source>
        <translation>Stellungen, die ohne Beschriftung bleiben: %1. Keiner der Spieler kann von ihnen aus den Gewinn erzwingen, weil das Spiel endlos im Kreis laufen kann. Sie sind remis, und eine Stellung, die einen Zyklus erreichen kann, hat keinen SG-Wert allein durch das mex.</translation>
    </message>
    <message>
        <source>Positions that get no label from below: %1. The graph ends at its limit, and some of their followers aren&apos;t in it.</source>
        <translation>Stellungen, die von unten keine Beschriftung erhalten: %1. Der Graph endet an seiner Grenze, und einige ihrer Nachfolger sind nicht darin.</translation>
    </message>
    <message>
        <source>They stay unknown. Raise the limit to label them.</source>
        <translation>Sie bleiben unbekannt. Die Grenze anheben, um sie zu beschriften.</translation>
    </message>
    <message>
        <source>Their components decide who wins.</source>
        <translation>Ihre Summanden entscheiden, wer gewinnt.</translation>
    </message>
    <message>
        <source>For %1 of them the components decide who wins; %2 stay unknown. Raise the limit to label them.</source>
        <translation>Bei %1 von ihnen entscheiden die Summanden, wer gewinnt; %2 bleiben unbekannt. Erhöhen Sie die Grenze, um sie zu beschriften.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln P-position(s) {is|are} found, and the start %1 has no label.</source>
        <translation>
            <numerusform>%Ln P-Stellung ist gefunden, und die Anfangsstellung %1 hat keine Beschriftung.</numerusform>
            <numerusform>%Ln P-Stellungen sind gefunden, und die Anfangsstellung %1 hat keine Beschriftung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>%1 has no followers. Is it a P-position or an N-position?</source>
        <translation>%1 hat keine Nachfolger. Ist es eine P-Stellung oder eine N-Stellung?</translation>
    </message>
    <message>
        <source>%1 has no followers. What is %2?</source>
        <translation>%1 hat keine Nachfolger. Was ist %2?</translation>
    </message>
    <message>
        <source>The followers of %1 have the values %2. What is %3?</source>
        <translation>Die Nachfolger von %1 haben die Werte %2. Was ist %3?</translation>
    </message>
    <message>
        <source>The mex of %1 needs the values of all its followers. %2</source>
        <translation>Das mex von %1 braucht die Werte aller seiner Nachfolger. %2</translation>
    </message>
    <message>
        <source>How %1 gets its value</source>
        <translation>Wie %1 zu seinem Wert kommt</translation>
    </message>
    <message>
        <source>The mex of %1</source>
        <translation>Das mex von %1</translation>
    </message>
    <message>
        <source>Is %1 in the tray? Yes.</source>
        <translation>Ist %1 in der Ablage? Ja.</translation>
    </message>
    <message>
        <source>Is %1 in the tray? Yes: %2.</source>
        <translation>Ist %1 in der Ablage? Ja: %2.</translation>
    </message>
    <message>
        <source>%1 brought it</source>
        <translation>hineingelegt von %1</translation>
    </message>
    <message>
        <source>All numbers from %1 to %2 are in the tray.</source>
        <translation>Alle Zahlen von %1 bis %2 sind in der Ablage.</translation>
    </message>
    <message>
        <source>%1. Put it in the tray.</source>
        <translation>%1. Diesen Wert in die Ablage legen.</translation>
    </message>
    <message>
        <source>Which numbers are in the tray, in order, from 0 on? %1</source>
        <translation>Welche Zahlen liegen in der Ablage, der Reihe nach, von 0 an? %1</translation>
    </message>
    <message>
        <source>The mex, the minimum excluded number, of a set is the smallest of 0, 1, 2, … that is not in it. Here the set is %1.</source>
        <translation>Das mex, die kleinste ausgeschlossene Zahl einer Menge, ist die kleinste der Zahlen 0, 1, 2, …, die nicht darin ist. Hier ist die Menge %1.</translation>
    </message>
    <message>
        <source>%1 has no followers: it is terminal. Its value is the smallest number that no follower has.</source>
        <translation>%1 hat keine Nachfolger: Es ist eine Endstellung. Ihr Wert ist die kleinste Zahl, die kein Nachfolger hat.</translation>
    </message>
    <message>
        <source>%1 has one follower, %2. Its value is the smallest number that no follower has.</source>
        <translation>%1 hat einen Nachfolger, %2. Der Wert ist die kleinste Zahl, die kein Nachfolger hat.</translation>
    </message>
    <message>
        <source>%1 has %2 followers: %3. Its value is the smallest number that none of them has.</source>
        <translation>%1 hat %2 Nachfolger: %3. Der Wert ist die kleinste Zahl, die keiner von ihnen hat.</translation>
    </message>
    <message>
        <source>Put %1 in the tray.</source>
        <translation>%1 in die Ablage legen.</translation>
    </message>
    <message>
        <source>%1. The tray holds %2 already.</source>
        <translation>%1. In der Ablage ist %2 schon.</translation>
    </message>
    <message>
        <source>%1. Put %2 in the tray.</source>
        <translation>%1. Also %2 in die Ablage legen.</translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) {has|have} value %1: %2. Put %1 in the tray.</source>
        <translation>
            <numerusform>Ein Nachfolger hat den Wert %1: %2. Also %1 in die Ablage legen.</numerusform>
            <numerusform>%n Nachfolger haben den Wert %1: %2. Also %1 in die Ablage legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tray is empty, so 0 is the first number missing: %1.</source>
        <translation>Die Ablage ist leer, also ist 0 die erste fehlende Zahl: %1.</translation>
    </message>
    <message>
        <source>%1 is the first number missing from the tray: %2.</source>
        <translation>%1 ist die erste Zahl, die in der Ablage fehlt: %2.</translation>
    </message>
    <message>
        <source>The tray is empty, so 0 is the first number missing: %1. The player to move has lost: %2 is a P-position.</source>
        <translation>Die Ablage ist leer, also ist 0 die erste fehlende Zahl: %1. Der Spieler am Zug hat verloren: %2 ist eine P-Stellung.</translation>
    </message>
    <message>
        <source>0 is missing from the tray: %1. No move leads to value 0, so the player to move loses: %2 is a P-position.</source>
        <translation>0 fehlt in der Ablage: %1. Kein Zug führt zum Wert 0, also verliert der Spieler am Zug: %2 ist eine P-Stellung.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What is the smallest number that isn&apos;t in the tray?</source>
        <translation>Welches ist die kleinste Zahl, die nicht in der Ablage ist?</translation>
    </message>
    <message>
        <source>What is %1, the smallest number that isn&apos;t in the tray?</source>
        <translation>Was ist %1, die kleinste Zahl, die nicht in der Ablage ist?</translation>
    </message>
    <message>
        <source>That isn&apos;t %1. Find the values of its own followers, or of its parts, first.</source>
        <translation>Das ist nicht %1. Bestimmen Sie zuerst die Werte der eigenen Nachfolger oder der Teile.</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1; und noch %2</translation>
    </message>
    <message>
        <source>The nim-sum of %1</source>
        <translation>Die Nim-Summe von %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 or %2 more</source>
        <translation>%1 oder noch %2</translation>
    </message>
    <message>
        <source>%1, in binary %2.</source>
        <translation>%1, binär %2.</translation>
    </message>
    <message>
        <source>Ones in the column of %1: %2. Odd or even? It gives %2.</source>
        <translation>Einsen in der Spalte der %1: %2. Ungerade oder gerade? Sie ergibt %2.</translation>
    </message>
    <message>
        <source>The odd columns make the nim-sum: %1.</source>
        <translation>Die ungeraden Spalten bilden die Nim-Summe: %1.</translation>
    </message>
    <message>
        <source>Which is the leading odd column, if there is one? %1 Which components have a 1 there, and which value does each of them need, so that all columns are even? %1 The winning moves: %1</source>
        <translation>Welche ist die führende ungerade Spalte, wenn es eine gibt? %1 Welche Summanden haben dort eine 1, und welchen Wert braucht jeder von ihnen, damit alle Spalten gerade sind? %1 Die Gewinnzüge: %1</translation>
    </message>
    <message>
        <source>%1 is a single component: the nim-sum is its own value.</source>
        <translation>%1 ist ein einzelner Summand: Die Nim-Summe ist der eigene Wert.</translation>
    </message>
    <message>
        <source>The sum has %1 components: %2. Its value is the nim-sum of their values: write them in binary and add without carrying.</source>
        <translation>Die Summe hat %1 Summanden: %2. Ihr Wert ist die Nim-Summe der Werte der Summanden: sie binär schreiben und ohne Übertrag addieren.</translation>
    </message>
    <message>
        <source>The column of %1 holds no ones: even, so it gives %2.</source>
        <translation>In der Spalte der %1 steht keine Eins: gerade, also ergibt sie %2.</translation>
    </message>
    <message>
        <source>The column of %1 holds one 1: odd, so it gives %2.</source>
        <translation>In der Spalte der %1 steht eine Eins: ungerade, also ergibt sie %2.</translation>
    </message>
    <message>
        <source>The column of %1 holds %2 ones: even, so it gives %3.</source>
        <translation>In der Spalte der %1 stehen %2 Einsen: gerade, also ergibt sie %3.</translation>
    </message>
    <message>
        <source>The column of %1 holds %2 ones: odd, so it gives %3.</source>
        <translation>In der Spalte der %1 stehen %2 Einsen: ungerade, also ergibt sie %3.</translation>
    </message>
    <message>
        <source>Every column is even: %1. The sum is a P-position: the player to move loses.</source>
        <translation>Jede Spalte ist gerade: %1. Die Summe ist eine P-Stellung: Der Spieler am Zug verliert.</translation>
    </message>
    <message>
        <source>The odd columns make the nim-sum: %1. It isn&apos;t 0, so the sum is an N-position: the player to move wins.</source>
        <translation>Die ungeraden Spalten bilden die Nim-Summe: %1. Sie ist nicht 0, also ist die Summe eine N-Stellung: Der Spieler am Zug gewinnt.</translation>
    </message>
    <message>
        <source>The leading odd column is that of %1. To win, one component must go from its value %2 to %3: that makes all columns even.</source>
        <translation>Die führende ungerade Spalte ist die der %1. Um zu gewinnen, muss ein Summand von seinem Wert %2 zu %3 übergehen: Dann sind alle Spalten gerade.</translation>
    </message>
    <message>
        <source>%1 has a 1 in the leading column: %2. Its value %5 is the mex of its followers&apos; values, so %3 is among them. It wins by %4.</source>
        <translation>%1 hat eine 1 in der führenden Spalte: %2. Der Wert %5 ist das mex der Werte der Nachfolger, also ist %3 darunter. Es gewinnt mit %4.</translation>
    </message>
    <message>
        <source>%1 has a 0 in the leading column: %2. No follower has value %3: no winning move here.</source>
        <translation>%1 hat in der führenden Spalte eine 0: %2. Kein Nachfolger hat den Wert %3: Hier gibt es keinen Gewinnzug.</translation>
    </message>
    <message>
        <source>%1 has a 0 in the leading column: %2. Nothing promises a follower of value %3, but there is one. It wins by %4.</source>
        <translation>%1 hat in der führenden Spalte eine 0: %2. Nichts garantiert einen Nachfolger vom Wert %3, aber es gibt einen. Hier gewinnt %4.</translation>
    </message>
    <message>
        <source>There is no winning move: every move changes the value of exactly one component, so the nim-sum after it is not 0.</source>
        <translation>Es gibt keinen Gewinnzug: Jeder Zug ändert den Wert genau eines Summanden, also ist die Nim-Summe danach nicht 0.</translation>
    </message>
    <message>
        <source>The only winning move is %1: it leaves nim-sum 0.</source>
        <translation>Der einzige Gewinnzug ist %1: Er hinterlässt die Nim-Summe 0.</translation>
    </message>
    <message>
        <source>The winning moves are %1: each leaves nim-sum 0.</source>
        <translation>Die Gewinnzüge sind %1: Jeder hinterlässt die Nim-Summe 0.</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binär</translation>
    </message>
    <message>
        <source>Value that wins</source>
        <translation>Wert, der gewinnt</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>Gewinnzüge</translation>
    </message>
    <message>
        <source>Which component has a move that wins?</source>
        <translation>Welcher Summand hat einen Zug, der gewinnt?</translation>
    </message>
    <message>
        <source>No move there makes all columns even. Look for a component with a 1 in the leftmost column that is odd.</source>
        <translation>Kein Zug dort macht alle Spalten gerade. Suchen Sie einen Summanden mit einer 1 in der am weitesten links stehenden ungeraden Spalte.</translation>
    </message>
    <message>
        <source>Which value would %1 need to make all columns even?</source>
        <translation>Welchen Wert bräuchte %1, damit alle Spalten gerade werden?</translation>
    </message>
    <message>
        <source>Not this one. Change the digits of its value in the odd columns, and only these.</source>
        <translation>Diesen nicht. Ändern Sie die Ziffern seines Werts in den ungeraden Spalten, und nur diese.</translation>
    </message>
    <message>
        <source>Which move in %1 wins?</source>
        <translation>Welcher Zug in %1 gewinnt?</translation>
    </message>
    <message>
        <source>After this move some column is odd. Change the digits of the value in the odd columns, and only these, and look for a follower that has the result as its value.</source>
        <translation>Nach diesem Zug ist eine Spalte ungerade. Ändern Sie die Ziffern des Werts in den ungeraden Spalten, und nur diese, und suchen Sie einen Nachfolger, der das Ergebnis als Wert hat.</translation>
    </message>
    <message>
        <source>That isn&apos;t the value of %1. It is the mex of the values of its followers: find these first.</source>
        <translation>Das ist nicht der Wert von %1. Er ist das mex der Werte seiner Nachfolger: Bestimmen Sie zuerst diese.</translation>
    </message>
    <message>
        <source>%1 under normal and misère play</source>
        <translation>%1 beim normalen und beim Misère-Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%1 {is|are} terminal: P under normal play, and N under misère play. That is the only difference in the rules.</source>
        <translation>
            <numerusform>%1 ist eine Endstellung: P beim normalen Spiel und N beim Misère-Spiel. Nur darin unterscheiden sich die Regeln.</numerusform>
            <numerusform>%1 sind Endstellungen: P beim normalen Spiel und N beim Misère-Spiel. Nur darin unterscheiden sich die Regeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Under misère play, is %1 a P-position or an N-position?</source>
        <translation>Ist %1 beim Misère-Spiel eine P-Stellung oder eine N-Stellung?</translation>
    </message>
    <message>
        <source>The start %1 is %2 under normal play, but %3 under misère play.</source>
        <translation>Die Anfangsstellung %1 ist %2 beim normalen Spiel, aber %3 beim Misère-Spiel.</translation>
    </message>
    <message>
        <source>The start %1 is %2 under both.</source>
        <translation>Die Anfangsstellung %1 ist bei beiden %2.</translation>
    </message>
    <message>
        <source>Positions with different outcomes under the two: %1 of %2. %3</source>
        <translation>Stellungen mit verschiedenen Ausgängen bei beiden: %1 von %2. %3</translation>
    </message>
    <message>
        <source>In how many positions do the outcomes differ?</source>
        <translation>In wie vielen Stellungen unterscheiden sich die Ausgänge?</translation>
    </message>
    <message>
        <source>Not this number. Count the positions that are marked in one of the pictures.</source>
        <translation>Diese Zahl nicht. Zählen Sie die Stellungen, die in einem der Bilder markiert sind.</translation>
    </message>
    <message>
        <source>Normal play</source>
        <translation>Normales Spiel</translation>
    </message>
    <message>
        <source>Misère play</source>
        <translation>Misère-Spiel</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Play of %1 can go round. The two conventions are compared where each game ends.</source>
        <translation>Eine Partie von %1 kann im Kreis laufen. Die beiden Spielweisen werden dort verglichen, wo jede Partie endet.</translation>
    </message>
    <message>
        <source>The graph of %1 has more than %2 positions, too many to be drawn twice. Choose a smaller one, such as kayles:5 or nim:2,2,1.</source>
        <translation>Der Graph von %1 hat mehr als %2 Stellungen, zu viele, um zweimal gezeichnet zu werden. Eine kleinere Stellung wählen, etwa kayles:5 oder nim:2,2,1.</translation>
    </message>
    <message>
        <source>Do these values repeat? From which heap on, and with which period? %1</source>
        <translation>Wiederholen sich diese Werte? Von welchem Haufen an, und mit welcher Periode? %1</translation>
    </message>
    <message>
        <source>Are there values before that which don&apos;t fit? The last one: %1</source>
        <translation>Gibt es davor Werte, die nicht passen? Der letzte: %1</translation>
    </message>
    <message>
        <source>These are the values of normal play: under misère play they don&apos;t decide who wins.</source>
        <translation>Dies sind die Werte des normalen Spiels: Beim Misère-Spiel entscheiden sie nicht, wer gewinnt.</translation>
    </message>
    <message>
        <source>%1 is the SG value of a single heap of %2 under %3. A move leaves smaller heaps, so each value is the mex of nim-sums of values before it.</source>
        <translation>%1 ist der SG-Wert eines einzelnen Haufens von %2 nach den Regeln %3. Ein Zug hinterlässt kleinere Haufen, also ist jeder Wert das mex von Nim-Summen früherer Werte.</translation>
    </message>
    <message>
        <source>The first values, from %1 on: %2, …</source>
        <translation>Die ersten Werte, ab %1: %2, …</translation>
    </message>
    <message>
        <source>There may be one further on: the Sequence view looks as far as you like.</source>
        <translation>Vielleicht gibt es weiter hinten eine: „Folge“ sucht, so weit man will.</translation>
    </message>
    <message>
        <source>%1 for every heap: the values grow with the heap, and are not periodic.</source>
        <translation>%1 für jeden Haufen: Die Werte wachsen mit dem Haufen und sind nicht periodisch.</translation>
    </message>
    <message>
        <source>From %1 on the values repeat with period %2: %3, and then the same again. In rows of %2, equal values stand below each other.</source>
        <translation>Ab %1 wiederholen sich die Werte mit der Periode %2: %3, und dann wieder dieselben. In Zeilen zu %2 stehen gleiche Werte untereinander.</translation>
    </message>
    <message>
        <source>From some heap on these values repeat. How long is the period?</source>
        <translation>Von einem Haufen an wiederholen sich diese Werte. Wie lang ist die Periode?</translation>
    </message>
    <message>
        <source>Not this one. Look at the last values that show, and go back until the same row of values begins: the period is the shortest such distance.</source>
        <translation>Diese nicht. Sehen Sie sich die letzten sichtbaren Werte an, und gehen Sie zurück, bis dieselbe Reihe von Werten beginnt: Die Periode ist der kürzeste solche Abstand.</translation>
    </message>
    <message>
        <source>There is no exception: the repetition begins with the first heap.</source>
        <translation>Es gibt keine Ausnahme: Die Wiederholung beginnt mit dem ersten Haufen.</translation>
    </message>
    <message>
        <source>Before that there are exceptions. The last is %1: %2, but %3.</source>
        <translation>Davor gibt es Ausnahmen. Die letzte ist %1: %2, aber %3.</translation>
    </message>
    <message>
        <source>Before that there are exceptions. Which is the last %1 with %2?</source>
        <translation>Davor gibt es Ausnahmen. Welches ist das letzte %1 mit %2?</translation>
    </message>
    <message>
        <source>Not this one. Compare each value with the one below it, from the end upwards.</source>
        <translation>Dieses nicht. Vergleichen Sie jeden Wert mit dem darunter, vom Ende nach oben.</translation>
    </message>
    <message>
        <source>What is %1, the next value?</source>
        <translation>Was ist %1, der nächste Wert?</translation>
    </message>
    <message>
        <source>Is that so for ever? A move takes at most %1 tokens, so a value depends on the %1 values before it and on nothing else. The %1 values from %2 on come again from %3 on, so all that follows comes again.</source>
        <translation>Gilt das für immer? Ein Zug nimmt höchstens %1 Steine, also hängt ein Wert von den %1 Werten vor ihm ab und von nichts sonst. Die %1 Werte ab %2 kommen ab %3 wieder, also kommt alles Folgende wieder.</translation>
    </message>
    <message>
        <source>How many values in a row have to come again, so that all that follow come again, too?</source>
        <translation>Wie viele Werte hintereinander müssen wiederkommen, damit auch alle folgenden wiederkommen?</translation>
    </message>
    <message>
        <source>A value depends on those that a move can reach: how many tokens can a move take at most?</source>
        <translation>Ein Wert hängt von denen ab, die ein Zug erreichen kann: Wie viele Steine kann ein Zug höchstens nehmen?</translation>
    </message>
    <message>
        <source>Proved: %1 for all %2. The period is %3.</source>
        <translation>Bewiesen: %1 für alle %2. Die Periode ist %3.</translation>
    </message>
    <message>
        <source>Seen, not proved: %1 up to %2, and no theorem covers these rules.</source>
        <translation>Beobachtet, nicht bewiesen: %1 bis %2, und kein Satz deckt diese Regeln ab.</translation>
    </message>
    <message>
        <source>Is that so for ever? Guy and Smith (1956): in an octal game whose last digit has index %1, if %2 for all %3 with %4, then it holds for all %5.</source>
        <translation>Gilt das für immer? Guy und Smith (1956): Gilt in einem Oktalspiel, dessen letzte Ziffer den Index %1 hat, %2 für alle %3 mit %4, so gilt es für alle %5.</translation>
    </message>
    <message>
        <source>Here %1: the bound is %2. The last value that it needs is %3, and all %4 comparisons hold.</source>
        <translation>Hier ist %1: Die Schranke ist %2. Der letzte Wert, der gebraucht wird, ist %3, und alle %4 Vergleiche stimmen.</translation>
    </message>
    <message>
        <source>The theorem requires %1; that %2 as well shows in the values.</source>
        <translation>Der Satz verlangt %1; dass auch %2 gilt, zeigen die Werte.</translation>
    </message>
    <message>
        <source>Here %1. Up to which bound %2 is the equation to be checked?</source>
        <translation>Hier ist %1. Bis zu welcher Schranke %2 ist die Gleichung zu prüfen?</translation>
    </message>
    <message>
        <source>Not this one. Put the numbers in, and add: twice the first, and the two others once.</source>
        <translation>Diese nicht. Setzen Sie die Zahlen ein, und addieren Sie: die erste doppelt und die beiden anderen einmal.</translation>
    </message>
    <message>
        <source>Here %1. Up to which bound %2 is the equation to be checked? %3</source>
        <translation>Hier ist %1. Bis zu welcher Schranke %2 ist die Gleichung zu prüfen? %3</translation>
    </message>
    <message>
        <source>Why that is enough: let %1 be at least the bound, %2. A move from %3 leaves at most two heaps, and the larger has at least %4 tokens: with %5 fewer its value is the same, and that is a move from %1. A move from %1 leaves a heap of at least %6 tokens: with %5 more its value is the same, and that is a move from %3. So the same values are reached from both, and the mex is the same.</source>
        <translation>Warum das genügt: Sei %1 mindestens die Schranke, %2. Ein Zug von %3 lässt höchstens zwei Haufen übrig, und der größere hat mindestens %4 Steine: Mit %5 weniger ist sein Wert derselbe, und das ist ein Zug von %1. Ein Zug von %1 lässt einen Haufen von mindestens %6 Steinen übrig: Mit %5 mehr ist sein Wert derselbe, und das ist ein Zug von %3. Von beiden aus werden also dieselben Werte erreicht, und das mex ist dasselbe.</translation>
    </message>
    <message>
        <source>The period of %1</source>
        <translation>Die Periode von %1</translation>
    </message>
    <message>
        <source>This game has no heaps that are games by themselves, so there is no sequence G(0), G(1), … that could be periodic. Games on heaps, such as kayles:7 or subtraction{1-3}:9, have one.</source>
        <translation>Dieses Spiel hat keine Haufen, die für sich Spiele sind; es gibt also keine Folge G(0), G(1), …, die periodisch sein könnte. Spiele mit Haufen, wie kayles:7 oder subtraction{1-3}:9, haben eine.</translation>
    </message>
    <message>
        <source>Which component has a value with a 1 in the column of %1?</source>
        <translation>Welcher Summand hat einen Wert mit einer 1 in der Spalte der %1?</translation>
    </message>
    <message>
        <source>The value of this one has a 0 in the column of %1.</source>
        <translation>Der Wert dieses Summanden hat eine 0 in der Spalte der %1.</translation>
    </message>
    <message>
        <source>Which move makes the value of %1 %2, and that of the sum %3?</source>
        <translation>Welcher Zug macht den Wert von %1 zu %2 und den der Summe zu %3?</translation>
    </message>
    <message>
        <source>After this move %1 has another value.</source>
        <translation>Nach diesem Zug hat %1 einen anderen Wert.</translation>
    </message>
    <message>
        <source>Which move from %1 leads to value 0?</source>
        <translation>Welcher Zug von %1 führt zum Wert 0?</translation>
    </message>
    <message>
        <source>After this move the nim-sum isn&apos;t 0: some column is odd.</source>
        <translation>Nach diesem Zug ist die Nim-Summe nicht 0: Eine Spalte ist ungerade.</translation>
    </message>
    <message>
        <source>The value of %1 is the mex of its followers&apos; values. Which is the number that none of them may have, while each smaller one is to be found among them?</source>
        <translation>Der Wert von %1 ist das mex der Werte seiner Nachfolger. Welche Zahl darf keiner von ihnen haben, während jede kleinere unter ihnen zu finden sein muss?</translation>
    </message>
    <message>
        <source>Not this one. The theorem says what the mex is to be.</source>
        <translation>Diese nicht. Der Satz sagt, was das mex sein soll.</translation>
    </message>
    <message>
        <source>Let %1. What is %2?</source>
        <translation>Es sei %1. Was ist %2?</translation>
    </message>
    <message>
        <source>So what is %1?</source>
        <translation>Was ist also %1?</translation>
    </message>
    <message>
        <source>The first part has found each number below the mex among the values of the followers, and the second has shown which number isn&apos;t among them.</source>
        <translation>Der erste Teil hat jede Zahl unter dem mex unter den Werten der Nachfolger gefunden, und der zweite hat gezeigt, welche Zahl nicht unter ihnen ist.</translation>
    </message>
    <message>
        <source>The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components&apos; values. For %1, the sum %2, that is %3. Call this number %4.</source>
        <translation>Der Satz von Sprague und Grundy: Der Wert einer Summe ist die Nim-Summe der Werte ihrer Summanden. Für %1, die Summe %2, ist das %3. Diese Zahl heiße %4.</translation>
    </message>
    <message>
        <source>The Sprague-Grundy theorem: the value of a sum is the nim-sum of its components&apos; values. For %1 that is %2. Call this number %3.</source>
        <translation>Der Satz von Sprague und Grundy: Der Wert einer Summe ist die Nim-Summe der Werte ihrer Summanden. Für %1 ist das %2. Diese Zahl heiße %3.</translation>
    </message>
    <message>
        <source>Induction on the length of play. A sum that has ended has no move: its value is %1, and so is the nim-sum of zeros. Now suppose that the theorem holds for every follower of %2.</source>
        <translation>Induktion über die Länge des Spiels. Eine beendete Summe hat keinen Zug: Ihr Wert ist %1, und ebenso die Nim-Summe von Nullen. Nun gelte der Satz für jeden Nachfolger von %2.</translation>
    </message>
    <message>
        <source>Part 1 has nothing to show here: %1, and no value is smaller.</source>
        <translation>Teil 1 hat hier nichts zu zeigen: %1, und kein Wert ist kleiner.</translation>
    </message>
    <message>
        <source>Part 1: for each %1 some move from %2 leads to a sum of value %3. Choose %3: any number from %4 to %5.</source>
        <translation>Teil 1: Zu jedem %1 führt ein Zug von %2 zu einer Summe vom Wert %3. Sei %3 irgendeine Zahl von %4 bis %5.</translation>
    </message>
    <message>
        <source>The move %1 leads from %2 to %3, of value %4: a follower of value %5.</source>
        <translation>Der Zug %1 führt von %2 zu %3, vom Wert %4: ein Nachfolger vom Wert %5.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>Every other %4 is reached in the same way: %1; and so on. So each number below %2 is the value of a follower of %3.</source>
        <translation>Jedes andere %4 wird ebenso erreicht: %1; und so weiter. Also ist jede Zahl unter %2 der Wert eines Nachfolgers von %3.</translation>
    </message>
    <message>
        <source>Every %4 is reached: %1. So each number below %2 is the value of a follower of %3.</source>
        <translation>Jedes %4 wird erreicht: %1. Also ist jede Zahl unter %2 der Wert eines Nachfolgers von %3.</translation>
    </message>
    <message>
        <source>%1 has no move.</source>
        <translation>%1 hat keinen Zug.</translation>
    </message>
    <message>
        <source>But the followers of %1 have values in %2 and never %3, the mex.</source>
        <translation>Doch die Nachfolger von %1 haben Werte aus %2 und nie %3, das mex.</translation>
    </message>
    <message>
        <source>But %2 is the mex of the values of the followers of %1: none of them has it.</source>
        <translation>Doch %2 ist das mex der Werte der Nachfolger von %1: Keiner von ihnen hat diesen Wert.</translation>
    </message>
    <message>
        <source>There is one component, so %1. %2</source>
        <translation>Es gibt einen Summanden, also %1. %2</translation>
    </message>
    <message>
        <source>No follower has value 0, so the mex is 0: %1, as the theorem says.</source>
        <translation>Kein Nachfolger hat den Wert 0, also ist das mex 0: %1, wie der Satz sagt.</translation>
    </message>
    <message>
        <source>Each number below %1 is the value of a follower, and %1 is not: it is their mex. So %2, as the theorem says.</source>
        <translation>Jede Zahl unter %1 ist der Wert eines Nachfolgers, und %1 ist es nicht: Das ist ihr mex. Also %2, wie der Satz sagt.</translation>
    </message>
    <message>
        <source>Corollary: a sum is a P-position exactly when the nim-sum is 0. With any other nim-sum part 1 has a move to value 0; from nim-sum 0 there is none, by part 2.</source>
        <translation>Folgerung: Eine Summe ist genau dann eine P-Stellung, wenn die Nim-Summe 0 ist. Bei jeder anderen Nim-Summe gibt es nach Teil 1 einen Zug zum Wert 0; von der Nim-Summe 0 aus gibt es nach Teil 2 keinen.</translation>
    </message>
    <message>
        <source>The nim-sum of %1 is %2. The move %3 leads to %4, of value 0: from %4 every move leads to a value other than 0, and there is an answer to 0 again. So %4 is a P-position.</source>
        <translation>Die Nim-Summe von %1 ist %2. Der Zug %3 führt zu %4, vom Wert 0: Von %4 führt jeder Zug zu einem anderen Wert als 0, und darauf gibt es eine Antwort zurück zur 0. Also ist %4 eine P-Stellung.</translation>
    </message>
    <message>
        <source>The nim-sum of %1 is 0. Suppose the first player plays %2. That leaves %3, of value %4.</source>
        <translation>Die Nim-Summe von %1 ist 0. Angenommen, der erste Spieler spielt %2. Das hinterlässt %3, vom Wert %4.</translation>
    </message>
    <message>
        <source>From %1 the move %2 leads to %3, of value %4. So %1 is an N-position: the second player answers there.</source>
        <translation>Von %1 führt der Zug %2 zu %3, vom Wert %4. Also ist %1 eine N-Stellung: Der zweite Spieler antwortet dorthin.</translation>
    </message>
    <message>
        <source>So %1 is an N-position, and the first player wins.</source>
        <translation>Also ist %1 eine N-Stellung, und der erste Spieler gewinnt.</translation>
    </message>
    <message>
        <source>No move is left in %1, so the player to move has lost: it is a P-position, and the second player wins.</source>
        <translation>In %1 gibt es keinen Zug mehr, also hat der Spieler am Zug verloren: Es ist eine P-Stellung, und der zweite Spieler gewinnt.</translation>
    </message>
    <message>
        <source>Every other move from %1 is answered in the same way. So %1 is a P-position, and the second player wins.</source>
        <translation>Jeder andere Zug von %1 wird ebenso beantwortet. Also ist %1 eine P-Stellung, und der zweite Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The value of %1 is the mex of its followers&apos; values. So there are two things to show: (1) each number below %2 is the value of a follower, and (2) %2 is not.</source>
        <translation>Der Wert von %1 ist das mex der Werte der Nachfolger. Zu zeigen ist also zweierlei: (1) Jede Zahl unter %2 ist der Wert eines Nachfolgers, und (2) %2 ist es nicht.</translation>
    </message>
    <message>
        <source>Part 2: no follower of %1 has value %2. Suppose that one had. A move changes one component, from %3 to %4, and leaves all others as they are.</source>
        <translation>Teil 2: Kein Nachfolger von %1 hat den Wert %2. Angenommen, einer hätte ihn. Ein Zug ändert einen Summanden, von %3 zu %4, und lässt alle anderen, wie sie sind.</translation>
    </message>
    <message>
        <source>So no follower of %1 has value %2: there is none at all.</source>
        <translation>Also hat kein Nachfolger von %1 den Wert %2: Es gibt gar keinen.</translation>
    </message>
    <message>
        <source>So no follower of %1 has value %2, whatever the move.</source>
        <translation>Also hat kein Nachfolger von %1 den Wert %2, was auch gezogen wird.</translation>
    </message>
    <message>
        <source>Part 1: for each %1 some move from %2 leads to a sum of value %3. Which numbers can %3 be? %4 For each of them: in which column is the leading 1 of %5? Which component has a 1 there, which value does it need, and which move gives it that value? %4</source>
        <translation>Teil 1: Für jedes %1 führt ein Zug von %2 zu einer Summe vom Wert %3. Welche Zahlen kann %3 sein? %4 Für jede von ihnen: In welcher Spalte steht die führende 1 von %5? Welcher Summand hat dort eine 1, welchen Wert braucht er, und welcher Zug gibt ihm diesen Wert? %4</translation>
    </message>
    <message>
        <source>So no follower of %1 has value %2.</source>
        <translation>Also hat kein Nachfolger von %1 den Wert %2.</translation>
    </message>
    <message>
        <source>Each number below %1 is the value of a follower, and %1 is not. So it is their mex: %2.</source>
        <translation>Jede Zahl unter %1 ist der Wert eines Nachfolgers, und %1 ist es nicht. Das ist also ihr mex: %2.</translation>
    </message>
    <message>
        <source>Is the nim-sum of %1 zero? %2 If it isn&apos;t, which move leads to a sum of value 0? If it is, choose a move: which answer leads back to value 0? %2</source>
        <translation>Ist die Nim-Summe von %1 null? %2 Wenn nicht: Welcher Zug führt zu einer Summe vom Wert 0? Wenn ja: einen Zug wählen; welche Antwort führt zu einer Summe vom Wert 0 zurück? %2</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a ⊕ b</source>
        <translation>a ⊕ b</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Sum after it</source>
        <translation>Summe danach</translation>
    </message>
    <message>
        <source>d = a ⊕ b</source>
        <translation>d = a ⊕ b</translation>
    </message>
    <message>
        <source>The Sprague-Grundy theorem on %1</source>
        <translation>Der Satz von Sprague und Grundy an %1</translation>
    </message>
    <message>
        <source>%1: the move %2 leads to %3, which has this value.</source>
        <translation>%1: Der Zug %2 führt zu %3, und das hat diesen Wert.</translation>
    </message>
    <message>
        <source>%1 has value %2: each smaller number is the value of a follower, and %2 is not.</source>
        <translation>%1 hat den Wert %2: Jede kleinere Zahl ist der Wert eines Nachfolgers, und %2 ist es nicht.</translation>
    </message>
    <message>
        <source>The move %1 leads to %2, a P-position: every move from it is refuted.</source>
        <translation>Der Zug %1 führt zu %2, einer P-Stellung: Jeder Zug von dort wird widerlegt.</translation>
    </message>
    <message>
        <source>%1 is a P-position: every move from it is refuted.</source>
        <translation>%1 ist eine P-Stellung: Jeder Zug von dort wird widerlegt.</translation>
    </message>
    <message>
        <source>The move %1 leads to %2, an N-position: the reply %3 refutes it.</source>
        <translation>Der Zug %1 führt zu %2, einer N-Stellung: Die Antwort %3 widerlegt ihn.</translation>
    </message>
    <message>
        <source>%1 is an N-position: the move %2 wins.</source>
        <translation>%1 ist eine N-Stellung: Der Zug %2 gewinnt.</translation>
    </message>
    <message>
        <source>Under misère play a position has no value by mex; ask for its outcome.</source>
        <translation>Im Misère-Spiel hat eine Stellung keinen Wert durch das mex; nach dem Ausgang fragen.</translation>
    </message>
    <message>
        <source>%1 has value 0: no move is left, and %2.</source>
        <translation>%1 hat den Wert 0: Es gibt keinen Zug mehr, und %2.</translation>
    </message>
    <message>
        <source>%1: no follower has this value; theirs are %2.</source>
        <translation>%1: Kein Nachfolger hat diesen Wert; die ihren sind %2.</translation>
    </message>
    <message>
        <source>%1 See above.</source>
        <translation>%1 Siehe oben.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Play is drawn only where each player can keep the other from winning: see whether one of them can force the end.</source>
        <translation>Remis ist eine Partie nur, wo jeder den anderen am Gewinnen hindern kann: Sehen Sie, ob einer von beiden das Ende erzwingen kann.</translation>
    </message>
    <message>
        <source>Each move from a P-position leads to an N-position, and under misère play there is a move: look whether that is so here.</source>
        <translation>Jeder Zug von einer P-Stellung führt zu einer N-Stellung, und beim Misère-Spiel gibt es einen Zug: Sehen Sie, ob es hier so ist.</translation>
    </message>
    <message>
        <source>Each move from a P-position leads to an N-position: look whether that is so here.</source>
        <translation>Jeder Zug von einer P-Stellung führt zu einer N-Stellung: Sehen Sie, ob es hier so ist.</translation>
    </message>
    <message>
        <source>From an N-position some move leads to a P-position, or under misère play there is no move: look whether that is so here.</source>
        <translation>Von einer N-Stellung führt ein Zug zu einer P-Stellung, oder beim Misère-Spiel gibt es keinen Zug: Sehen Sie, ob es hier so ist.</translation>
    </message>
    <message>
        <source>From an N-position some move leads to a P-position: look whether that is so here.</source>
        <translation>Von einer N-Stellung führt ein Zug zu einer P-Stellung: Sehen Sie, ob es hier so ist.</translation>
    </message>
    <message>
        <source>Look at the column of %1 again: count its ones. %2 has the wrong digit there.</source>
        <translation>Die Spalte der %1 noch einmal ansehen: ihre Einsen zählen. %2 hat dort die falsche Ziffer.</translation>
    </message>
    <message>
        <source>Which columns have an odd number of ones?</source>
        <translation>Welche Spalten haben ungerade viele Einsen?</translation>
    </message>
    <message>
        <source>Look at the column of %1 again: count its ones.</source>
        <translation>Sehen Sie sich die Spalte der %1 noch einmal an: Zählen Sie ihre Einsen.</translation>
    </message>
    <message>
        <source>Symmetry in %1</source>
        <translation>Symmetrie in %1</translation>
    </message>
    <message>
        <source>Larger rows of Kayles, equal heaps, larger full boards of the matrix game, and boards of Cram with an even side have one.</source>
        <translation>Größere Reihen von Kayles, gleiche Haufen, größere volle Bretter des Matrixspiels und Bretter von Cram mit einer geraden Seite haben eine.</translation>
    </message>
    <message>
        <source>The move %1 ends the game at once, so %2 needs no symmetry strategy. %3</source>
        <translation>Der Zug %1 beendet das Spiel sofort; %2 braucht also keine Symmetriestrategie. %3</translation>
    </message>
    <message>
        <source>No move is left in %1, so nothing is to be answered. %2</source>
        <translation>In %1 gibt es keinen Zug mehr, also ist nichts zu beantworten. %2</translation>
    </message>
    <message>
        <source>%1 is symmetric: each part has its image. So the second player can answer every move by its image.</source>
        <translation>%1 ist symmetrisch: Jeder Teil hat sein Bild. Also kann der zweite Spieler jeden Zug mit dessen Bild beantworten.</translation>
    </message>
    <message>
        <source>The first player plays %1. That leaves %2, which is symmetric: each part has its image.</source>
        <translation>Der erste Spieler spielt %1. Das hinterlässt %2, und das ist symmetrisch: Jeder Teil hat sein Bild.</translation>
    </message>
    <message>
        <source>If you found such a move, which one is it? %1</source>
        <translation>Wenn es einen solchen Zug gibt: Welcher ist es? %1</translation>
    </message>
    <message>
        <source>Which move leaves a symmetric position?</source>
        <translation>Welcher Zug hinterlässt eine symmetrische Stellung?</translation>
    </message>
    <message>
        <source>After this one, some part or some move has no image.</source>
        <translation>Nach diesem hat ein Teil oder ein Zug kein Bild.</translation>
    </message>
    <message numerus="yes">
        <source>The other %n move(s) {is|are} answered in the same way.</source>
        <translation>
            <numerusform>Der andere Zug wird ebenso beantwortet.</numerusform>
            <numerusform>Die anderen %n Züge werden ebenso beantwortet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The image is the same move in the equal part, %1: %2 is symmetric again.</source>
        <translation>Das Bild ist derselbe Zug im gleichen Teil, %1: %2 ist wieder symmetrisch.</translation>
    </message>
    <message>
        <source>The image is %1: %2 is symmetric again.</source>
        <translation>Das Bild ist %1: %2 ist wieder symmetrisch.</translation>
    </message>
    <message>
        <source>Which move is its image? %1</source>
        <translation>Welcher Zug ist sein Bild? %1</translation>
    </message>
    <message>
        <source>Which move is its image?</source>
        <translation>Welcher Zug ist sein Spiegelbild?</translation>
    </message>
    <message>
        <source>This one leaves a position that isn&apos;t symmetric.</source>
        <translation>Dieser hinterlässt eine Stellung, die nicht symmetrisch ist.</translation>
    </message>
    <message>
        <source>%1: such a heap has no move, and the tray stays empty.</source>
        <translation>%1: Ein solcher Haufen hat keinen Zug, und die Ablage bleibt leer.</translation>
    </message>
    <message>
        <source>Which law do the values follow, or with which period do they repeat? %1</source>
        <translation>Welchem Gesetz folgen die Werte, oder mit welcher Periode wiederholen sie sich? %1</translation>
    </message>
    <message>
        <source>Induction: suppose that it holds for all heaps smaller than %1. Which values do the moves lead to if %2, and which is the first number missing? %3</source>
        <translation>Induktion: Angenommen, es gilt für alle Haufen, die kleiner als %1 sind. Zu welchen Werten führen die Züge, wenn %2, und welche ist die erste fehlende Zahl? %3</translation>
    </message>
    <message>
        <source>The law: %1.</source>
        <translation>Das Gesetz: %1.</translation>
    </message>
    <message>
        <source>Induction: suppose that it holds for all heaps smaller than %1. A move leaves any of 0, 1, …, %2, and these are their values. The mex is the first number missing: %1.</source>
        <translation>Induktion: Es gelte für alle Haufen kleiner als %1. Ein Zug hinterlässt irgendeinen der Haufen 0, 1, …, %2, und das sind ihre Werte. Das mex ist die erste fehlende Zahl: %1.</translation>
    </message>
    <message>
        <source>The law: %1, the remainder of %2 divided by %3.</source>
        <translation>Das Gesetz: %1, der Rest von %2 bei Division durch %3.</translation>
    </message>
    <message>
        <source>Induction: suppose that it holds for all heaps smaller than %1. If %2, the moves lead to the values 0, 1, …, %3, and the mex is %1.</source>
        <translation>Induktion: Es gelte für alle Haufen kleiner als %1. Ist %2, so führen die Züge zu den Werten 0, 1, …, %3, und das mex ist %1.</translation>
    </message>
    <message>
        <source>If %1, they lead to %2 heaps in a row, from %3 to %4: their values are all remainders from 0 to %2 but one, that of %5. It is the number missing, and so the mex.</source>
        <translation>Ist %1, so führen sie zu %2 aufeinanderfolgenden Haufen, von %3 bis %4: Deren Werte sind alle Reste von 0 bis %2 außer einem, dem von %5. Das ist die fehlende Zahl, also das mex.</translation>
    </message>
    <message>
        <source>The table shows a law. By it, what is %1?</source>
        <translation>Die Tabelle zeigt ein Gesetz. Was ist danach %1?</translation>
    </message>
    <message>
        <source>Not this one. After which heap does the row of values begin again, if it does?</source>
        <translation>Dieser nicht. Nach welchem Haufen beginnt die Reihe der Werte von neuem, wenn sie es tut?</translation>
    </message>
    <message>
        <source>Mex of</source>
        <translation>Mex von</translation>
    </message>
    <message>
        <source>The table of %1</source>
        <translation>Die Tabelle von %1</translation>
    </message>
    <message>
        <source>A table G(0), G(1), … belongs to a game on single heaps, such as kayles:7 or subtraction{1-3}:9.</source>
        <translation>Eine Tabelle G(0), G(1), … gehört zu einem Spiel mit einzelnen Haufen, wie kayles:7 oder subtraction{1-3}:9.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>Rekursion</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Bouton&apos;s Rule</source>
        <translation>Boutons Regel</translation>
    </message>
    <message>
        <source>Octal Code</source>
        <translation>Oktalcode</translation>
    </message>
    <message>
        <source>Normal and Misère</source>
        <translation>Normal und Misère</translation>
    </message>
    <message>
        <source>%1 A position that can reach a cycle has no SG value by mex alone; the loopy values of Smith and Fraenkel would take its place. The labelling works backwards from the end and shows which positions are P, N and draws.</source>
        <translation>%1 Eine Stellung, die einen Zyklus erreichen kann, hat keinen SG-Wert allein durch das mex; an seine Stelle träten die Werte von Smith und Fraenkel für Spiele mit Zyklen. Die Beschriftung arbeitet vom Ende rückwärts und zeigt, welche Stellungen P, N und Remis sind.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number from 0 to %2; write a set as {0, 1, 3} or {0-2, 5}.</source>
        <translation>„%1“ ist keine Zahl von 0 bis %2; eine Menge als {0, 1, 3} oder {0-2, 5} schreiben.</translation>
    </message>
    <message>
        <source>0 doesn&apos;t occur, and no number is smaller.</source>
        <translation>0 kommt nicht vor, und keine Zahl ist kleiner.</translation>
    </message>
    <message>
        <source>Every number below %1 occurs, and %1 doesn&apos;t.</source>
        <translation>Jede Zahl unter %1 kommt vor, und %1 nicht.</translation>
    </message>
    <message>
        <source>%1 occurs among the values, so it can&apos;t be the mex: look for one that doesn&apos;t.</source>
        <translation>%1 kommt unter den Werten vor, kann also nicht das mex sein: eine Zahl suchen, die nicht vorkommt.</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t occur, but a smaller number doesn&apos;t either: the mex is the smallest.</source>
        <translation>%1 kommt nicht vor, aber eine kleinere Zahl auch nicht: Das mex ist die kleinste.</translation>
    </message>
    <message>
        <source>What does %1 return?</source>
        <translation>Was gibt %1 zurück?</translation>
    </message>
    <message>
        <source>%1 calls %2: remembered, %3.</source>
        <translation>%1 ruft %2 auf: gemerkt, %3.</translation>
    </message>
    <message>
        <source>%1 With it %2.</source>
        <translation>%1 Damit %2.</translation>
    </message>
    <message>
        <source>%1 calls %2. No followers, the base case: %3.</source>
        <translation>%1 ruft %2 auf. Keine Nachfolger, der Grundfall: %3.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 ruft %2 auf.</translation>
    </message>
    <message numerus="yes">
        <source>Without memory: %n call(s).</source>
        <translation>
            <numerusform>Ohne Gedächtnis: %n Aufruf.</numerusform>
            <numerusform>Ohne Gedächtnis: %n Aufrufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 alone is worked out %3 times.</source>
        <translation>%1 Allein %2 wird %3-mal ausgerechnet.</translation>
    </message>
    <message numerus="yes">
        <source>With memory: %n call(s). Positions that are worked out, each once: %1.</source>
        <translation>
            <numerusform>Mit Gedächtnis: %n Aufruf. Stellungen, die ausgerechnet werden, jede einmal: %1.</numerusform>
            <numerusform>Mit Gedächtnis: %n Aufrufe. Stellungen, die ausgerechnet werden, jede einmal: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many calls are that, with the first one?</source>
        <translation>Wie viele Aufrufe sind das, mit dem ersten?</translation>
    </message>
    <message>
        <source>Not this number. Count the calls in the tree.</source>
        <translation>Diese Zahl nicht. Zählen Sie die Aufrufe im Baum.</translation>
    </message>
    <message>
        <source>For %1 it is more than %2 calls without memory, and %3 with it, for %4 positions.</source>
        <translation>Für %1 sind es mehr als %2 Aufrufe ohne Gedächtnis und %3 mit ihm, bei %4 Stellungen.</translation>
    </message>
    <message>
        <source>For %1 it is %2 calls without memory, and %3 with it, for %4 positions.</source>
        <translation>Für %1 sind es %2 Aufrufe ohne Gedächtnis und %3 mit ihm, bei %4 Stellungen.</translation>
    </message>
    <message>
        <source>%1 can reach more than %2 positions, the limit of what is counted here; choose a smaller position.</source>
        <translation>%1 kann mehr als %2 Stellungen erreichen, die Grenze dessen, was hier gezählt wird; eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>To find a value, find those of all followers, and take the mex: a function that calls itself. A terminal position is the base case.</source>
        <translation>Um einen Wert zu finden, die aller Nachfolger finden und das mex nehmen: eine Funktion, die sich selbst aufruft. Eine Endstellung ist der Grundfall.</translation>
    </message>
    <message>
        <source>The tree of %1 is too large to draw; here is that of %2.</source>
        <translation>Der Baum von %1 ist zu groß zum Zeichnen; hier ist der von %2.</translation>
    </message>
    <message>
        <source>Now each value is remembered when it is found, and looked up from then on.</source>
        <translation>Jetzt wird jeder Wert gemerkt, sobald er gefunden ist, und von da an nachgeschlagen.</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Aufrufe</translation>
    </message>
    <message>
        <source>without memory</source>
        <translation>ohne Gedächtnis</translation>
    </message>
    <message>
        <source>with memory</source>
        <translation>mit Gedächtnis</translation>
    </message>
    <message>
        <source>The recursion of %1</source>
        <translation>Die Rekursion von %1</translation>
    </message>
    <message>
        <source>Take tokens from at least one heap and at most as many as the number says, from each as many as you like.</source>
        <translation>Von mindestens einem und höchstens so vielen Haufen, wie die Zahl sagt, jeweils beliebig viele Steine nehmen.</translation>
    </message>
    <message>
        <source>Take at most twice as many tokens as the last move took; the first move leaves at least one.</source>
        <translation>Höchstens doppelt so viele Steine nehmen wie der letzte Zug; der erste Zug lässt mindestens einen übrig.</translation>
    </message>
    <message>
        <source>Take a pin together with its neighbours; the pins left of them and right of them become rows of their own.</source>
        <translation>Einen Kegel mit seinen Nachbarn wegnehmen; die Kegel links und die rechts davon werden eigene Reihen.</translation>
    </message>
    <message>
        <source>You moved to a draw: neither player can force a win.</source>
        <translation>Sie zogen ins Remis: Keiner der Spieler kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>You could have won.</source>
        <translation>Sie hätten gewinnen können.</translation>
    </message>
    <message>
        <source>You moved to %1.</source>
        <translation>Sie hinterließen %1.</translation>
    </message>
    <message>
        <source>%1 moved to %2.</source>
        <translation>%1 hinterließ %2.</translation>
    </message>
    <message>
        <source>You can&apos;t win any more against best play.</source>
        <translation>Sie können gegen bestes Spiel nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t win any more against best play.</source>
        <translation>%1 kann gegen bestes Spiel nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Sie haben gewonnen.</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation>%1 hat gewonnen.</translation>
    </message>
    <message>
        <source>You can now win by %1.</source>
        <translation>Sie können jetzt gewinnen, und zwar mit %1.</translation>
    </message>
    <message>
        <source>%1 can now win by %2.</source>
        <translation>%1 kann jetzt gewinnen, und zwar mit %2.</translation>
    </message>
    <message>
        <source>You could have kept a draw.</source>
        <translation>Sie hätten ein Remis halten können.</translation>
    </message>
    <message>
        <source>A mistake: you could have won, and now it is a draw.</source>
        <translation>Ein Fehler: Sie hätten gewinnen können, und jetzt ist es ein Remis.</translation>
    </message>
    <message>
        <source>A mistake: you can win now.</source>
        <translation>Ein Fehler: Sie können jetzt gewinnen.</translation>
    </message>
    <message>
        <source>Right: you can&apos;t win any more against best play.</source>
        <translation>Richtig: Sie können gegen bestes Spiel nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>You went wrong here, by %1. Another try?</source>
        <translation>Hier haben Sie einen Fehler gemacht: %1. Noch ein Versuch?</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Sie haben gewonnen.</translation>
    </message>
    <message>
        <source>The start position has no move, so you lost at once.</source>
        <translation>In der Anfangsstellung gibt es keinen Zug; Sie haben also sofort verloren.</translation>
    </message>
    <message>
        <source>You made the last move, which wins under normal play.</source>
        <translation>Sie haben den letzten Zug gemacht; im normalen Spiel gewinnt das.</translation>
    </message>
    <message>
        <source>You made the last move, which loses under misère play.</source>
        <translation>Sie haben den letzten Zug gemacht; im Misère-Spiel verliert das.</translation>
    </message>
    <message>
        <source>You went wrong at move %1, %2, which left %3.</source>
        <translation>Sie haben in Zug %1 einen Fehler gemacht: %2 hinterließ %3.</translation>
    </message>
    <message>
        <source>You could force a win to the last, but let play go round: the winning move that ends the game soonest never does.</source>
        <translation>Sie konnten bis zuletzt den Gewinn erzwingen, haben das Spiel aber im Kreis laufen lassen: Der Gewinnzug, der die Partie am schnellsten beendet, tut das nie.</translation>
    </message>
    <message>
        <source>You made no mistake: the start position was lost for you.</source>
        <translation>Sie haben keinen Fehler gemacht: Die Anfangsstellung war für Sie verloren.</translation>
    </message>
    <message>
        <source>%1 made no mistake: the start position was lost.</source>
        <translation>%1 machte keinen Fehler: Die Anfangsstellung war verloren.</translation>
    </message>
    <message>
        <source>You kept the win to the end.</source>
        <translation>Sie haben den Gewinn nie aus der Hand gegeben.</translation>
    </message>
    <message>
        <source>%1 kept the win to the end.</source>
        <translation>%1 gab den Gewinn nie aus der Hand.</translation>
    </message>
    <message>
        <source>The start %1 is D: neither player can force a win.</source>
        <translation>Die Anfangsstellung %1 ist D: Keiner der Spieler kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>The start %1 is P: the second player wins.</source>
        <translation>Die Anfangsstellung %1 ist P: Der zweite Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The start %1 is N: the first player wins.</source>
        <translation>Die Anfangsstellung %1 ist N: Der erste Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The start %1 is P with value %2: the second player wins.</source>
        <translation>Die Anfangsstellung %1 ist P mit dem Wert %2: Der zweite Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The start %1 is N with value %2: the first player wins.</source>
        <translation>Die Anfangsstellung %1 ist N mit dem Wert %2: Der erste Spieler gewinnt.</translation>
    </message>
    <message>
        <source>Done. P-positions: %1 of %2.</source>
        <translation>Fertig. P-Stellungen: %1 von %2.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message>
        <source>Done: the only P-position is also the only position of value 0.</source>
        <translation>Fertig: Die einzige P-Stellung ist auch die einzige Stellung vom Wert 0.</translation>
    </message>
    <message>
        <source>Done: the %1 P-positions are exactly those of value 0.</source>
        <translation>Fertig: Die %1 P-Stellungen sind genau die vom Wert 0.</translation>
    </message>
    <message>
        <source>There are no SG values under misère play, because the mex needs the last move to win; the misère quotient would take their place.</source>
        <translation>Im Misère-Spiel gibt es keine SG-Werte, denn das mex setzt voraus, dass der letzte Zug gewinnt; an ihre Stelle träte der Misère-Quotient.</translation>
    </message>
    <message>
        <source>It has no SG value here.</source>
        <translation>Einen SG-Wert hat sie hier nicht.</translation>
    </message>
    <message>
        <source>%1 is an N-position: no move is left, and under misère play the player to move has won.</source>
        <translation>%1 ist eine N-Stellung: Es gibt keinen Zug mehr, und im Misère-Spiel hat der Spieler am Zug gewonnen.</translation>
    </message>
    <message>
        <source>%1 is a P-position: no move is left, and the player to move has lost.</source>
        <translation>%1 ist eine P-Stellung: Es gibt keinen Zug mehr, und der Spieler am Zug hat verloren.</translation>
    </message>
    <message>
        <source>The move %1 leads to %2, an N-position: no move is left, and under misère play the player to move has won.</source>
        <translation>Der Zug %1 führt zu %2, einer N-Stellung: Es gibt keinen Zug mehr, und im Misère-Spiel hat der Spieler am Zug gewonnen.</translation>
    </message>
    <message>
        <source>The move %1 leads to %2, a P-position: no move is left, and the player to move has lost.</source>
        <translation>Der Zug %1 führt zu %2, einer P-Stellung: Es gibt keinen Zug mehr, und der Spieler am Zug hat verloren.</translation>
    </message>
    <message>
        <source>there are only comments; write one move per line, as in &quot;a b&quot;.</source>
        <translation>es gibt nur Kommentare; einen Zug je Zeile schreiben, etwa „a b“.</translation>
    </message>
    <message>
        <source>Wins what can be won. When it is losing, it makes the game last and the way to your win hard to find. Where it doesn&apos;t solve a position in its thinking time, it guesses a move and says so.</source>
        <translation>Gewinnt, was zu gewinnen ist. Steht er auf Verlust, zieht er die Partie in die Länge und macht den Weg zum Gewinn schwer zu finden. Löst er eine Stellung nicht in seiner Bedenkzeit, rät er einen Zug und sagt es.</translation>
    </message>
    <message>
        <source>%1 has value 0, so moving there wins: %2 is an N-position.</source>
        <translation>%1 hat den Wert 0, also gewinnt, wer dorthin zieht: %2 ist eine N-Stellung.</translation>
    </message>
    <message>
        <source>%1 have value 0, so moving to one of them wins: %2 is an N-position.</source>
        <translation>%1 haben den Wert 0, also gewinnt, wer zu einem davon zieht: %2 ist eine N-Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>%1 follower(s) {has|have} value 0, so moving to one of them wins: %2 is an N-position.</source>
        <translation>
            <numerusform>%1 Nachfolger hat den Wert 0, also gewinnt, wer dorthin zieht: %2 ist eine N-Stellung.</numerusform>
            <numerusform>%1 Nachfolger haben den Wert 0, also gewinnt, wer zu einem davon zieht: %2 ist eine N-Stellung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose that a move changes %1 to %2, and the nim-sum stays %3. Which value does %2 have?</source>
        <translation>Angenommen, ein Zug ändert %1 zu %2, und die Nim-Summe bleibt %3. Welchen Wert hat %2?</translation>
    </message>
    <message>
        <source>Suppose that the move changes %1 to %2, and the nim-sum stays %3. Which value does %2 have then? %4 Why does no follower of %1 have this value? %4</source>
        <translation>Der Zug ändere %1 zu %2, und die Nim-Summe bleibe %3. Welchen Wert hat %2 dann? %4 Warum hat kein Nachfolger von %1 diesen Wert? %4</translation>
    </message>
    <message>
        <source>A player who leaves a symmetric position, in which each part has its image, can answer every move by its image. Is there a move in %1 that leaves one?</source>
        <translation>Wer eine symmetrische Stellung hinterlässt, in der jeder Teil sein Bild hat, kann jeden Zug mit dessen Bild beantworten. Gibt es in %1 einen Zug, der eine solche hinterlässt?</translation>
    </message>
    <message>
        <source>Suppose that the second player plays %1.</source>
        <translation>Der zweite Spieler spiele %1.</translation>
    </message>
    <message>
        <source>Suppose that the first player plays %1.</source>
        <translation>Der erste Spieler spiele %1.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written to its end: %2. What was there before is kept; free some space, or choose another place.</source>
        <translation>%1 kann nicht zu Ende geschrieben werden: %2. Was vorher da war, bleibt; schaffen Sie Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Start at %1</source>
        <translation>Bei %1 beginnen</translation>
    </message>
    <message>
        <source>Moves as the File Has Them</source>
        <translation>Züge wie in der Datei</translation>
    </message>
    <message>
        <source>Reverse All Moves</source>
        <translation>Alle Züge umkehren</translation>
    </message>
    <message>
        <source>Call Vertices by Their Labels</source>
        <translation>Knoten nach ihren Beschriftungen nennen</translation>
    </message>
    <message>
        <source>Call Vertices by Their Ids</source>
        <translation>Knoten nach ihren Kennungen nennen</translation>
    </message>
    <message>
        <source>Take the First Line as a Heading</source>
        <translation>Die erste Zeile als Kopfzeile lesen</translation>
    </message>
    <message>
        <source>Take the First Line as a Move</source>
        <translation>Die erste Zeile als Zug lesen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has a line already.</source>
        <translation>„%1“ hat schon eine Zeile.</translation>
    </message>
    <message>
        <source>the first line is a heading, and moves lead from &apos;%1&apos; to &apos;%2&apos;</source>
        <translation>die erste Zeile ist eine Kopfzeile, und Züge führen von „%1“ nach „%2“</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>moves lead from the first column to the second</source>
        <translation>Züge führen von der ersten Spalte zur zweiten</translation>
    </message>
    <message>
        <source>expected a vertex in column %1.</source>
        <translation>erwartet wird ein Knoten in Spalte %1.</translation>
    </message>
    <message>
        <source>expected a vertex that has no line yet, found &apos;%1&apos;.</source>
        <translation>erwartet wird ein Knoten, der noch keine Zeile hat, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>expected %1 fields as in the first line, found %2.</source>
        <translation>erwartet werden %1 Felder wie in der ersten Zeile, gefunden wurden %2.</translation>
    </message>
    <message>
        <source>write &apos;digraph&apos; and &apos;-&gt;&apos;</source>
        <translation>schreiben Sie „digraph“ und „-&gt;“</translation>
    </message>
    <message>
        <source>expected &apos;;&apos; or &apos;subgraph&apos; before %1.</source>
        <translation>erwartet wird „;“ oder „subgraph“ vor %1.</translation>
    </message>
    <message>
        <source>expected &apos;--&apos;, because this graph is undirected, found %1.</source>
        <translation>erwartet wird „--“, denn dieser Graph ist ungerichtet, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is an attribute of edges, and this is a vertex.</source>
        <translation>„%1“ ist ein Attribut von Kanten, und dies ist ein Knoten.</translation>
    </message>
    <message>
        <source>expected dir to be forward, back, both or none, found %1.</source>
        <translation>dir muss forward, back, both oder none sein, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>Give it the ending .%1.</source>
        <translation>Geben Sie ihr die Endung .%1.</translation>
    </message>
    <message>
        <source>As that it can&apos;t be read either: %1</source>
        <translation>Auch so ist sie nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1 is not what its name says: a file with this ending is read as %2, and it begins like %3. %4</source>
        <translation>%1 ist nicht, was der Name sagt: Eine Datei mit dieser Endung wird als %2 gelesen, und sie beginnt wie %3. %4</translation>
    </message>
    <message>
        <source>%1 has no ending of a graph and begins like none. Give it the ending of what it is: %2.</source>
        <translation>%1 hat keine Endung eines Graphen und beginnt wie keiner. Geben Sie ihr die Endung dessen, was sie ist: %2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 aus %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>start %1 (%2)</source>
        <translation>Start %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) can&apos;t be reached: %1</source>
        <translation>
            <numerusform>%n Knoten ist nicht erreichbar: %1</numerusform>
            <numerusform>%n Knoten sind nicht erreichbar: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>angenommen: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>ausgelassen: %1</translation>
    </message>
    <message>
        <source>ignored: %1</source>
        <translation>nicht verwendet: %1</translation>
    </message>
    <message>
        <source>this graph is undirected, and a move has a direction</source>
        <translation>dieser Graph ist ungerichtet, und ein Zug hat eine Richtung</translation>
    </message>
    <message>
        <source>this edge is undirected, and others have a direction, as moves have</source>
        <translation>diese Kante ist ungerichtet, und andere haben eine Richtung, wie Züge sie haben</translation>
    </message>
    <message>
        <source>write &apos;; both-ways&apos; after the file&apos;s name, as in graph{FILE; both-ways}, to make each undirected edge a move both ways.</source>
        <translation>schreiben Sie „; both-ways“ hinter den Namen der Datei, wie in graph{DATEI; both-ways}, damit jede ungerichtete Kante ein Zug in beide Richtungen wird.</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>an undirected edge is a move both ways</source>
        <translation>eine ungerichtete Kante ist ein Zug in beide Richtungen</translation>
    </message>
    <message>
        <source>moves are reversed</source>
        <translation>die Züge sind umgekehrt</translation>
    </message>
    <message>
        <source>names are ids, as a label is another vertex&apos;s id</source>
        <translation>Namen sind Kennungen, da eine Beschriftung die Kennung eines anderen Knotens ist</translation>
    </message>
    <message>
        <source>vertices with the same label are called by their ids</source>
        <translation>Knoten mit gleicher Beschriftung heißen nach ihren Kennungen</translation>
    </message>
    <message>
        <source>the file names it</source>
        <translation>die Datei nennt ihn</translation>
    </message>
    <message>
        <source>nothing leads to it</source>
        <translation>nichts führt dorthin</translation>
    </message>
    <message>
        <source>the first of %1 that nothing leads to</source>
        <translation>der erste von %1, zu denen nichts führt</translation>
    </message>
    <message>
        <source>the first that has moves, as something leads to each</source>
        <translation>der erste mit Zügen, da zu jedem etwas führt</translation>
    </message>
    <message>
        <source>the first, as there are no moves</source>
        <translation>der erste, da es keine Züge gibt</translation>
    </message>
    <message>
        <source>Adjacency list</source>
        <translation>Adjazenzliste</translation>
    </message>
    <message>
        <source>set &quot;directed&quot;: true</source>
        <translation>setzen Sie &quot;directed&quot;: true</translation>
    </message>
    <message>
        <source>there are %1 graphs in this file; keep one.</source>
        <translation>in dieser Datei sind %1 Graphen; behalten Sie einen.</translation>
    </message>
    <message>
        <source>expected a list of moves, such as &quot;edges&quot; or &quot;links&quot; with &quot;source&quot; and &quot;target&quot;; write &quot;edges&quot;: [] if there are none.</source>
        <translation>erwartet wird eine Liste von Zügen, etwa &quot;edges&quot; oder &quot;links&quot; mit &quot;source&quot; und &quot;target&quot;; schreiben Sie &quot;edges&quot;: [], wenn es keine gibt.</translation>
    </message>
    <message>
        <source>moves lead from a name to those in its list</source>
        <translation>Züge führen von einem Namen zu denen in seiner Liste</translation>
    </message>
    <message>
        <source>expected a list of moves, as in [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</source>
        <translation>erwartet wird eine Liste von Zügen wie in [[&quot;a&quot;, &quot;b&quot;], [&quot;b&quot;, &quot;c&quot;]].</translation>
    </message>
    <message>
        <source>a matrix, moves lead from rows to columns, numbered from 0</source>
        <translation>eine Matrix, Züge führen von Zeilen zu Spalten, gezählt ab 0</translation>
    </message>
    <message>
        <source>each list holds the followers of a vertex, numbered from 0</source>
        <translation>jede Liste enthält die Nachfolger eines Knotens, gezählt ab 0</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be an object.</source>
        <translation>&quot;%1&quot; muss ein Objekt sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>expected a vertex to be a word, a whole number, a list of these, or an object with an &quot;id&quot;.</source>
        <translation>ein Knoten muss ein Wort, eine ganze Zahl, eine Liste davon oder ein Objekt mit einer &quot;id&quot; sein.</translation>
    </message>
    <message>
        <source>the vertex &apos;%1&apos; is named a second time.</source>
        <translation>der Knoten „%1“ kommt ein zweites Mal vor.</translation>
    </message>
    <message>
        <source>expected &quot;adjacency&quot; to be an array with a list for each vertex.</source>
        <translation>&quot;adjacency&quot; muss ein Feld mit einer Liste für jeden Knoten sein.</translation>
    </message>
    <message>
        <source>expected a list of followers.</source>
        <translation>erwartet wird eine Liste von Nachfolgern.</translation>
    </message>
    <message>
        <source>expected a follower, a word or a whole number.</source>
        <translation>erwartet wird ein Nachfolger, ein Wort oder eine ganze Zahl.</translation>
    </message>
    <message>
        <source>a follower is &apos;%1&apos;, and there is no such vertex.</source>
        <translation>ein Nachfolger ist „%1“, und es gibt keinen solchen Knoten.</translation>
    </message>
    <message>
        <source>moves name vertices by their places, counted from 0</source>
        <translation>Züge nennen Knoten nach ihrer Stelle, gezählt ab 0</translation>
    </message>
    <message>
        <source>moves lead from the first vertex to the second</source>
        <translation>Züge führen vom ersten Knoten zum zweiten</translation>
    </message>
    <message>
        <source>expected the end of the file, found %1.</source>
        <translation>erwartet wird das Ende der Datei, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>this is not JSON: %1</source>
        <translation>das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>values are nested more than %1 deep.</source>
        <translation>Werte sind mehr als %1-fach geschachtelt.</translation>
    </message>
    <message>
        <source>there are more than %1 values, the most that are read.</source>
        <translation>es sind mehr als %1 Werte, mehr werden nicht gelesen.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;]&apos;, found %1.</source>
        <translation>erwartet wird „,“ oder „]“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected a name in quotes, found %1.</source>
        <translation>erwartet wird ein Name in Anführungszeichen, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; comes twice in an object.</source>
        <translation>der Name &quot;%1&quot; kommt zweimal in einem Objekt vor.</translation>
    </message>
    <message>
        <source>expected &apos;:&apos;, found %1.</source>
        <translation>erwartet wird „:“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}&apos;, found %1.</source>
        <translation>erwartet wird „,“ oder „}“, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>a string in quotes holds a line break or another control character.</source>
        <translation>ein Text in Anführungszeichen enthält einen Zeilenumbruch oder ein anderes Steuerzeichen.</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after &apos;\u&apos;.</source>
        <translation>erwartet werden vier Hexadezimalziffern nach „\u“.</translation>
    </message>
    <message>
        <source>there is no escape &apos;\%1&apos;.</source>
        <translation>es gibt kein Escape-Zeichen „\%1“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>expected a value, found %1.</source>
        <translation>erwartet wird ein Wert, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>expected a vertex, &apos;:&apos; and its followers, as in the other lines.</source>
        <translation>erwartet werden ein Knoten, „:“ und seine Nachfolger wie in den anderen Zeilen.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Contest file</source>
        <translation>Wettbewerbsdatei</translation>
    </message>
    <message>
        <source>vertices are numbered from %1</source>
        <translation>Knoten sind ab %1 gezählt</translation>
    </message>
    <message>
        <source>this looks like a matrix of %1 columns, which has as many rows and as many numbers in each; write moves as &quot;a -&gt; b&quot;.</source>
        <translation>das sieht wie eine Matrix mit %1 Spalten aus, die ebenso viele Zeilen und in jeder ebenso viele Zahlen hat; schreiben Sie Züge als &quot;a -&gt; b&quot;.</translation>
    </message>
    <message>
        <source>this may be a matrix, or moves with weights; write moves as &quot;a -&gt; b&quot;, or the matrix with names as a table in CSV.</source>
        <translation>das kann eine Matrix sein oder Züge mit Gewichten; schreiben Sie Züge als &quot;a -&gt; b&quot; oder die Matrix mit Namen als Tabelle in CSV.</translation>
    </message>
    <message>
        <source>the third number may be a weight or a follower; leave the weights out, or write &quot;a: b c&quot; for a vertex and its followers.</source>
        <translation>die dritte Zahl kann ein Gewicht oder ein Nachfolger sein; lassen Sie die Gewichte weg, oder schreiben Sie &quot;a: b c&quot; für ein Knoten und seine Nachfolger.</translation>
    </message>
    <message>
        <source>data in braces</source>
        <translation>Daten in Klammern</translation>
    </message>
    <message>
        <source>moves lead from the first vertex of a line to the second</source>
        <translation>Züge führen vom ersten Knoten einer Zeile zum zweiten</translation>
    </message>
    <message>
        <source>this begins like %1, and not like a list of edges; give the file the ending of its format.</source>
        <translation>das beginnt wie %1 und nicht wie eine Kantenliste; geben Sie der Datei die Endung ihres Formats.</translation>
    </message>
    <message>
        <source>expected a vertex and its followers, as in &quot;a b c&quot;.</source>
        <translation>erwartet werden ein Knoten und seine Nachfolger wie in &quot;a b c&quot;.</translation>
    </message>
    <message>
        <source>write &apos;--&gt;&apos;</source>
        <translation>schreiben Sie „--&gt;“</translation>
    </message>
    <message>
        <source>expected &apos;flowchart&apos; in the first line.</source>
        <translation>erwartet wird „flowchart“ in der ersten Zeile.</translation>
    </message>
    <message>
        <source>a subgraph is not closed by &apos;end&apos;.</source>
        <translation>ein subgraph ist nicht durch „end“ geschlossen.</translation>
    </message>
    <message>
        <source>expected &apos;flowchart TD&apos;, found &apos;%1&apos;.</source>
        <translation>erwartet wird „flowchart TD“, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>found &apos;end&apos; outside of a subgraph.</source>
        <translation>„end“ steht außerhalb eines subgraph.</translation>
    </message>
    <message>
        <source>expected a link such as &apos;--&gt;&apos;, found &apos;%1&apos;.</source>
        <translation>erwartet wird eine Verbindung wie „--&gt;“, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>expected a vertex, found &apos;%1&apos;.</source>
        <translation>erwartet wird ein Knoten, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos; after the label.</source>
        <translation>erwartet wird „%1“ nach der Beschriftung.</translation>
    </message>
    <message>
        <source>labels of links</source>
        <translation>Beschriftungen von Verbindungen</translation>
    </message>
    <message>
        <source>expected &apos;}&apos; at the end of what follows the two vertices.</source>
        <translation>erwartet wird „}“ am Ende dessen, was auf die beiden Knoten folgt.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no move: write &quot;a -&gt; b&quot;, or put a name with these signs in quotes.</source>
        <translation>„%1“ ist kein Zug: Schreiben Sie &quot;a -&gt; b&quot;, oder setzen Sie einen Namen mit diesen Zeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos; after the closing &apos;&quot;&apos;, found &apos;%2&apos;.</source>
        <translation>erwartet wird „%1“ nach dem schließenden „&quot;“, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>moves lead from rows to columns</source>
        <translation>Züge führen von Zeilen zu Spalten</translation>
    </message>
    <message>
        <source>vertices are numbered from 1</source>
        <translation>Knoten sind ab 1 gezählt</translation>
    </message>
    <message>
        <source>moves lead from the first vertex of a line to the others</source>
        <translation>Züge führen vom ersten Knoten einer Zeile zu den anderen</translation>
    </message>
    <message>
        <source>This was given up because of a fault of the program: %1. Save what is open, and try a smaller game.</source>
        <translation>Das wurde wegen eines Fehlers im Programm aufgegeben: %1. Speichern Sie, was offen ist, und versuchen Sie es mit einem kleineren Spiel.</translation>
    </message>
    <message>
        <source>This was given up because of a fault of the program. Save what is open, and try a smaller game.</source>
        <translation>Das wurde wegen eines Fehlers im Programm aufgegeben. Speichern Sie, was offen ist, und versuchen Sie es mit einem kleineren Spiel.</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for this. Choose a smaller game or a lower limit, or close other programs.</source>
        <translation>Dafür reicht der Speicher nicht. Wählen Sie ein kleineres Spiel oder eine niedrigere Grenze, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>In which component is there another winning move?</source>
        <translation>In welchem Summanden gibt es noch einen Gewinnzug?</translation>
    </message>
    <message>
        <source>All winning moves in this component are found: look at the others.</source>
        <translation>Alle Gewinnzüge in diesem Summanden sind gefunden; in den anderen suchen.</translation>
    </message>
    <message>
        <source>Which other move wins?</source>
        <translation>Welcher weitere Zug gewinnt?</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a sum of heaps whose values depend on their sizes alone, so there are no exercises of the kind %2; take such a game, as kayles:7.</source>
        <translation>%1 ist keine Summe von Haufen, deren Werte allein von ihrer Größe abhängen; also gibt es keine Aufgaben der Art %2. Ein solches Spiel nehmen, etwa kayles:7.</translation>
    </message>
    <message>
        <source>expected the columns id, position and followers in the heading.</source>
        <translation>erwartet werden die Spalten id, position und followers in der Kopfzeile.</translation>
    </message>
    <message>
        <source>the last line doesn&apos;t end, so that the file may be cut off; write it again.</source>
        <translation>die letzte Zeile endet nicht, sodass die Datei abgeschnitten sein kann; schreiben Sie sie neu.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a vertex without moves and one letter off &apos;%2&apos;, which may be meant; take it out, or give it another name.</source>
        <translation>„%1“ ist ein Knoten ohne Züge und unterscheidet sich von „%2“ um einen Buchstaben, was gemeint sein kann; streichen Sie ihn, oder nennen Sie ihn anders.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is one letter off &apos;%2&apos;; if it isn&apos;t meant, give it another name.</source>
        <translation>„%1“ unterscheidet sich von „%2“ um einen Buchstaben; ist das nicht gemeint, geben Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>expected two vertex names, as in &quot;a b&quot;, and found 1; put a name with these signs in quotes.</source>
        <translation>erwartet werden zwei Knotennamen wie in &quot;a b&quot;, gefunden wurde einer; setzen Sie einen Namen mit diesen Zeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected a title after &apos;subgraph&apos;, found &apos;%1&apos;.</source>
        <translation>erwartet wird ein Titel nach „subgraph“, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>put &apos;%1&apos; in quotes if it is a name; write a move as &quot;a -&gt; b&quot;.</source>
        <translation>setzen Sie „%1“ in Anführungszeichen, wenn es ein Name ist; schreiben Sie einen Zug als &quot;a -&gt; b&quot;.</translation>
    </message>
    <message>
        <source>This is a copied game, with more than a position. Save the text in a file that ends in .mexgame, and open the file.</source>
        <translation>Das ist eine kopierte Partie, mehr als eine Position. Speichern Sie den Text in einer Datei, die auf .mexgame endet, und öffnen Sie die Datei.</translation>
    </message>
    <message>
        <source>From the position that was left you could win by %1.</source>
        <translation>Aus der hinterlassenen Stellung konnten Sie gewinnen, und zwar mit %1.</translation>
    </message>
    <message>
        <source>From the position that was left %1 could win by %2.</source>
        <translation>Aus der hinterlassenen Stellung konnte %1 gewinnen, und zwar mit %2.</translation>
    </message>
    <message>
        <source>%1 made no mistake: the start position was lost for it.</source>
        <translation>%1 machte keinen Fehler: Die Anfangsstellung war für diese Seite verloren.</translation>
    </message>
    <message>
        <source>Win-in-one</source>
        <translation>Ein-Zug-Gewinner</translation>
    </message>
    <message>
        <source>Reader %1</source>
        <translation>Leser %1</translation>
    </message>
    <message>
        <source>%1:%2 isn&apos;t solved after looking at %3 moves, the limit; choose a smaller heap or fewer divisors.</source>
        <translation>%1:%2 ist nach %3 betrachteten Zügen, der Grenze, nicht gelöst; wählen Sie einen kleineren Haufen oder weniger Teiler.</translation>
    </message>
    <message>
        <source>%1 is not a regular file. Choose another file.</source>
        <translation>%1 ist keine gewöhnliche Datei. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 gets no value by the mex of its followers&apos; values, because play need not end. %2 Choose a position from which no cycle can be reached.</source>
        <translation>%1 erhält keinen Wert als mex der Werte seiner Folgepositionen, weil das Spiel nicht enden muss. %2 Wählen Sie eine Position, von der aus kein Kreis erreichbar ist.</translation>
    </message>
    <message>
        <source>Under normal play it is the other way round: the two conventions differ only when all heaps are single tokens.</source>
        <translation>Im normalen Spiel ist es umgekehrt: Die beiden Spielweisen unterscheiden sich nur, wenn alle Haufen einzelne Steine sind.</translation>
    </message>
    <message>
        <source>In %1, no heap has two tokens or more.</source>
        <translation>In %1 hat kein Haufen zwei Steine oder mehr.</translation>
    </message>
    <message>
        <source>One move from the end</source>
        <translation>Einen Zug vor dem Ende</translation>
    </message>
    <message>
        <source>At most %1 moves from the end</source>
        <translation>Höchstens %1 Züge vor dem Ende</translation>
    </message>
    <message>
        <source>%1, the outcome is the same under both for %2.</source>
        <translation>%1 ist der Ausgang bei beiden gleich für %2.</translation>
    </message>
    <message>
        <source>%1, the outcome is another one under misère play for %2.</source>
        <translation>%1 ist der Ausgang beim Misère-Spiel ein anderer für %2.</translation>
    </message>
    <message>
        <source>Then the nim-sum would change. Equal terms on both sides of the equation cancel.</source>
        <translation>Dann würde sich die Nim-Summe ändern. Gleiche Glieder auf beiden Seiten der Gleichung heben sich weg.</translation>
    </message>
    <message>
        <source>%1: let %2. Its leading 1 is in the column of %3. Left of it %4 and %5 agree, so in this column %5, being greater, has the 1.</source>
        <translation>%1: Sei %2. Die führende 1 steht in der Spalte der %3. Links davon stimmen %4 und %5 überein; in dieser Spalte hat also %5 als größere Zahl die 1.</translation>
    </message>
    <message>
        <source>So an odd number of components have a 1 in the column of %1; %2, of value %3, is one of them. %4: that 1 becomes 0, and the digits left of it are unchanged. As %3 is the mex of the values of the followers of %2, %5 is among them.</source>
        <translation>Also haben ungerade viele Summanden eine 1 in der Spalte der %1; %2 mit Wert %3 ist einer davon. %4: Diese 1 wird 0, und die Ziffern links davon sind unverändert. Da %3 das mex der Werte der Nachfolger von %2 ist, ist %5 unter ihnen.</translation>
    </message>
    <message>
        <source>Suppose that the move changes %1. Then %2; the equal terms cancel: %3. %4</source>
        <translation>Der Zug ändere %1. Dann ist %2; die gleichen Glieder heben sich weg: %3. %4</translation>
    </message>
    <message>
        <source>There is no symmetry strategy for %1: no move leaves pairs of equal parts, or a board with an image of every move. %2</source>
        <translation>Für %1 gibt es keine Symmetriestrategie: Kein Zug hinterlässt Paare gleicher Teile oder ein Brett, auf dem jeder Zug ein Bild hat. %2</translation>
    </message>
    <message>
        <source>The same move is always there: a move changes one of two equal parts and leaves the other as it is.</source>
        <translation>Derselbe Zug ist immer da: Ein Zug ändert einen von zwei gleichen Teilen und lässt den anderen, wie er ist.</translation>
    </message>
    <message>
        <source>An image is always there: the position before the move is symmetric, and no move meets its own image, so it takes nothing of it.</source>
        <translation>Ein Bild ist immer da: Die Stellung vor dem Zug ist symmetrisch, und kein Zug trifft sein eigenes Bild; er nimmt also nichts davon.</translation>
    </message>
    <message>
        <source>%1 So the first player always has an answer and makes the last move: %2 is a P-position, and %3 an N-position.</source>
        <translation>%1 Also hat der erste Spieler immer eine Antwort und macht den letzten Zug: %2 ist eine P-Stellung und %3 eine N-Stellung.</translation>
    </message>
    <message>
        <source>%1 So the second player always has an answer and makes the last move: %2 is a P-position.</source>
        <translation>%1 Also hat der zweite Spieler immer eine Antwort und macht den letzten Zug: %2 ist eine P-Stellung.</translation>
    </message>
    <message>
        <source>%1: the moves lead to %2.</source>
        <translation>%1: Die Züge führen zu %2.</translation>
    </message>
    <message>
        <source>%1: the moves lead to %2, and further ones to %3.</source>
        <translation>%1: Die Züge führen zu %2, weitere zu %3.</translation>
    </message>
    <message>
        <source>%1 is the value of a heap of %2 under %3. A move leaves smaller heaps only, so the table can be filled from the left: each value is the mex of nim-sums of values found already.</source>
        <translation>%1 ist der Wert eines Haufens von %2 unter %3. Ein Zug hinterlässt nur kleinere Haufen, also kann die Tabelle von links gefüllt werden: Jeder Wert ist das mex von Nim-Summen schon gefundener Werte.</translation>
    </message>
    <message>
        <source>We ask for %1. It has no followers: %2.</source>
        <translation>Wir fragen nach %1. Es gibt keine Nachfolger: %2.</translation>
    </message>
    <message>
        <source>We ask for %1.</source>
        <translation>Wir fragen nach %1.</translation>
    </message>
    <message>
        <source>write defaultedgetype=&quot;directed&quot;</source>
        <translation>schreiben Sie defaultedgetype=&quot;directed&quot;</translation>
    </message>
    <message>
        <source>expected &lt;gexf&gt;, found &lt;%1&gt;.</source>
        <translation>&lt;gexf&gt; wurde erwartet, gefunden wurde &lt;%1&gt;.</translation>
    </message>
    <message>
        <source>expected a &lt;graph&gt; in a &lt;gexf&gt;, and there is none.</source>
        <translation>Ein &lt;graph&gt; in einem &lt;gexf&gt; wurde erwartet, und es gibt keinen.</translation>
    </message>
    <message>
        <source>this is GEXF %1, and GEXF is read up to version 1.3.</source>
        <translation>Das ist GEXF %1, und GEXF wird bis Version 1.3 gelesen.</translation>
    </message>
    <message>
        <source>expected %1 to be directed, undirected or mutual, found &apos;%2&apos;.</source>
        <translation>Für %1 wurde directed, undirected oder mutual erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>%1 says %2, and there are %3.</source>
        <translation>%1 nennt %2, es sind aber %3.</translation>
    </message>
    <message>
        <source>the parent &apos;%1&apos; of this node comes too early: put all nodes before the edges.</source>
        <translation>Der Elternknoten „%1“ dieses Knotens kommt zu früh: Stellen Sie alle Knoten vor die Kanten.</translation>
    </message>
    <message>
        <source>write directed 1</source>
        <translation>schreiben Sie directed 1</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not expected outside of graph [ ].</source>
        <translation>„%1“ wird außerhalb von graph [ ] nicht erwartet.</translation>
    </message>
    <message>
        <source>a &apos;]&apos; has no &apos;[&apos;.</source>
        <translation>Zu einem „]“ fehlt das „[“.</translation>
    </message>
    <message>
        <source>expected graph [ ], and there is none.</source>
        <translation>graph [ ] wurde erwartet, und es gibt keinen.</translation>
    </message>
    <message>
        <source>found &apos;%1&apos;, which has no meaning in GML.</source>
        <translation>„%1“ wurde gefunden und hat in GML keine Bedeutung.</translation>
    </message>
    <message>
        <source>expected a key, found &apos;%1&apos;.</source>
        <translation>Ein Schlüssel wurde erwartet, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>expected a value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ wurde ein Wert erwartet.</translation>
    </message>
    <message>
        <source>expected &apos;[&apos; after &apos;%1&apos;.</source>
        <translation>Nach „%1“ wurde „[“ erwartet.</translation>
    </message>
    <message>
        <source>a &apos;[&apos; is not closed by &apos;]&apos;.</source>
        <translation>Ein „[“ wird nicht mit „]“ geschlossen.</translation>
    </message>
    <message>
        <source>there is no key &apos;%1&apos;; it may be &apos;%2&apos;.</source>
        <translation>Es gibt keinen Schlüssel „%1“; gemeint ist vielleicht „%2“.</translation>
    </message>
    <message>
        <source>expected a whole number after &apos;%1&apos;, found &apos;%2&apos;.</source>
        <translation>Nach „%1“ wurde eine ganze Zahl erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; stands here twice.</source>
        <translation>„%1“ steht hier zweimal.</translation>
    </message>
    <message>
        <source>expected a text after &apos;%1&apos;.</source>
        <translation>Nach „%1“ wurde ein Text erwartet.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not expected in a graph.</source>
        <translation>„%1“ wird in einem Graphen nicht erwartet.</translation>
    </message>
    <message>
        <source>expected directed to be 0 or 1, found %1.</source>
        <translation>Für directed wurde 0 oder 1 erwartet, gefunden wurde %1.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds &apos;%2&apos; and is neither a node nor an edge.</source>
        <translation>„%1“ enthält „%2“ und ist weder ein Knoten noch eine Kante.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not expected here; a &apos;]&apos; may be missing before it.</source>
        <translation>„%1“ wird hier nicht erwartet; davor fehlt vielleicht „]“.</translation>
    </message>
    <message>
        <source>expected an id for this node.</source>
        <translation>Für diesen Knoten wurde eine id erwartet.</translation>
    </message>
    <message>
        <source>expected a source and a target for this edge.</source>
        <translation>Für diese Kante wurden source und target erwartet.</translation>
    </message>
    <message>
        <source>this edge is joined to the group &apos;%1&apos;, and a group is no vertex; join it to a vertex in the group.</source>
        <translation>Diese Kante hängt an der Gruppe „%1“, und eine Gruppe ist kein Knoten; verbinden Sie sie mit einem Knoten der Gruppe.</translation>
    </message>
    <message>
        <source>write edgedefault=&quot;directed&quot;</source>
        <translation>schreiben Sie edgedefault=&quot;directed&quot;</translation>
    </message>
    <message>
        <source>a &lt;key&gt; comes before the &lt;graph&gt;.</source>
        <translation>Ein &lt;key&gt; kommt vor dem &lt;graph&gt;.</translation>
    </message>
    <message>
        <source>expected an id for this &lt;key&gt;.</source>
        <translation>Für diesen &lt;key&gt; wurde eine id erwartet.</translation>
    </message>
    <message>
        <source>there are two keys with the id &apos;%1&apos;.</source>
        <translation>Es gibt zwei Schlüssel mit der id „%1“.</translation>
    </message>
    <message>
        <source>expected edgedefault to be directed or undirected, found &apos;%1&apos;.</source>
        <translation>Für edgedefault wurde directed oder undirected erwartet, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>expected a key for this &lt;data&gt;.</source>
        <translation>Für dieses &lt;data&gt; wurde ein key erwartet.</translation>
    </message>
    <message>
        <source>expected directed to be true or false, found &apos;%1&apos;.</source>
        <translation>Für directed wurde true oder false erwartet, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>the graph of this edge doesn&apos;t say which direction its edges have; write &lt;graph edgedefault=&quot;directed&quot;&gt;.</source>
        <translation>Der Graph dieser Kante sagt nicht, welche Richtung seine Kanten haben; schreiben Sie &lt;graph edgedefault=&quot;directed&quot;&gt;.</translation>
    </message>
    <message>
        <source>this file defines an entity; write the text itself in its place.</source>
        <translation>Diese Datei definiert eine Entität; schreiben Sie den Text selbst an ihre Stelle.</translation>
    </message>
    <message>
        <source>this element has more than %1 attributes.</source>
        <translation>Dieses Element hat mehr als %1 Attribute.</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep.</source>
        <translation>Elemente sind tiefer als %1 verschachtelt.</translation>
    </message>
    <message>
        <source>a &lt;%1&gt; has no place in a &lt;%2&gt;.</source>
        <translation>&lt;%1&gt; hat in &lt;%2&gt; keinen Platz.</translation>
    </message>
    <message>
        <source>expected an element, found the text &apos;%1&apos;.</source>
        <translation>Ein Element wurde erwartet, gefunden wurde der Text „%1“.</translation>
    </message>
    <message>
        <source>there is no attribute &apos;%1&apos;; it may be &apos;%2&apos;.</source>
        <translation>Es gibt kein Attribut „%1“; gemeint ist vielleicht „%2“.</translation>
    </message>
    <message>
        <source>expected *Arcs, *Edges, *Arcslist, *Edgeslist or *Matrix after the vertices.</source>
        <translation>Nach den Knoten wurde *Arcs, *Edges, *Arcslist, *Edgeslist oder *Matrix erwartet.</translation>
    </message>
    <message>
        <source>coordinates and shapes</source>
        <translation>Koordinaten und Formen</translation>
    </message>
    <message>
        <source>values of arcs</source>
        <translation>Werte von Bögen</translation>
    </message>
    <message>
        <source>relations</source>
        <translation>Relationen</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no section of a network of Pajek that is read.</source>
        <translation>„%1“ ist kein Abschnitt eines Pajek-Netzes, der gelesen wird.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not expected here: a file has one network, whose vertices come before its arcs and edges.</source>
        <translation>„%1“ wird hier nicht erwartet: Eine Datei hat ein Netz, dessen Knoten vor seinen Bögen und Kanten kommen.</translation>
    </message>
    <message>
        <source>expected the number of vertices after *Vertices.</source>
        <translation>Nach *Vertices wurde die Anzahl der Knoten erwartet.</translation>
    </message>
    <message>
        <source>expected the end of the line or a relation, as in &apos;:1&apos;, after %1.</source>
        <translation>Nach %1 wurde das Ende der Zeile oder eine Relation wie „:1“ erwartet.</translation>
    </message>
    <message>
        <source>expected *Vertices.</source>
        <translation>*Vertices wurde erwartet.</translation>
    </message>
    <message>
        <source>there are two vertices &apos;%1&apos;.</source>
        <translation>Es gibt zwei Knoten „%1“.</translation>
    </message>
    <message>
        <source>expected two or three coordinates after the label of a vertex.</source>
        <translation>Nach der Beschriftung eines Knotens wurden zwei oder drei Koordinaten erwartet.</translation>
    </message>
    <message>
        <source>a &apos;&quot;&apos; stands within a label.</source>
        <translation>Ein „&quot;“ steht in einer Beschriftung.</translation>
    </message>
    <message>
        <source>expected the number of a vertex, from 1 to %1, found &apos;%2&apos;.</source>
        <translation>Die Nummer eines Knotens von 1 bis %1 wurde erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>expected two vertices and perhaps a value.</source>
        <translation>Zwei Knoten und vielleicht ein Wert wurden erwartet.</translation>
    </message>
    <message numerus="yes">
        <source>expected %n row(s) in the matrix, and there are more.</source>
        <translation>
            <numerusform>%n Zeile der Matrix wurde erwartet, es sind aber mehr.</numerusform>
            <numerusform>%n Zeilen der Matrix wurden erwartet, es sind aber mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n number(s) in this row of the matrix.</source>
        <translation>
            <numerusform>In dieser Zeile der Matrix wurde %n Zahl erwartet.</numerusform>
            <numerusform>In dieser Zeile der Matrix wurden %n Zahlen erwartet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n row(s) in the matrix, found %1.</source>
        <translation>
            <numerusform>%n Zeile der Matrix wurde erwartet, gefunden wurden %1.</numerusform>
            <numerusform>%n Zeilen der Matrix wurden erwartet, gefunden wurden %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>there are two lines &apos;#&apos;, and TGF has one.</source>
        <translation>Es gibt zwei Zeilen „#“, und TGF hat eine.</translation>
    </message>
    <message>
        <source>expected two vertices below the line &apos;#&apos;.</source>
        <translation>Unter der Zeile „#“ wurden zwei Knoten erwartet.</translation>
    </message>
    <message>
        <source>there is no vertex &apos;%1&apos; above the line &apos;#&apos;.</source>
        <translation>Über der Zeile „#“ gibt es keinen Knoten „%1“.</translation>
    </message>
    <message>
        <source>expected a line &apos;#&apos; between the vertices and the edges of TGF.</source>
        <translation>Zwischen den Knoten und den Kanten von TGF wurde eine Zeile „#“ erwartet.</translation>
    </message>
    <message>
        <source>labels of edges</source>
        <translation>Beschriftungen von Kanten</translation>
    </message>
    <message>
        <source>%1 takes %2 of memory, more than the %3 that can be used now. Ask for less, or close other programs.</source>
        <translation>%1 braucht %2 Speicher, mehr als die %3, die jetzt verfügbar sind. Verlangen Sie weniger, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>No exercise about %1 was found after looking at %2 moves, the limit; take a smaller position or another kind.</source>
        <translation>Nach %2 betrachteten Zügen, der Grenze, wurde keine Aufgabe zu %1 gefunden; eine kleinere Stellung oder eine andere Art nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) about %1 were found after looking at %2 moves, the limit; ask for fewer, or take a smaller position.</source>
        <translation>
            <numerusform>Nach %2 betrachteten Zügen, der Grenze, wurde eine Aufgabe zu %1 gefunden; weniger verlangen oder eine kleinere Stellung nehmen.</numerusform>
            <numerusform>Nach %2 betrachteten Zügen, der Grenze, wurden %n Aufgaben zu %1 gefunden; weniger verlangen oder eine kleinere Stellung nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Make Edges Moves Both Ways</source>
        <translation>Kanten als Züge in beide Richtungen</translation>
    </message>
    <message>
        <source>this looks like a matrix in one line; write each of its rows in a line of its own.</source>
        <translation>Das sieht aus wie eine Matrix in einer Zeile; schreiben Sie jede ihrer Zeilen in eine eigene Zeile.</translation>
    </message>
    <message>
        <source>there are %1 columns, and no heading says which two of them are the ends of a move; write a first line of %1 words, separated like the others, with source and target for these two.</source>
        <translation>Es gibt %1 Spalten, und keine Überschrift sagt, welche zwei davon die Enden eines Zuges sind; schreiben Sie eine erste Zeile aus %1 Wörtern, getrennt wie die anderen, mit source und target für diese beiden.</translation>
    </message>
    <message>
        <source>a matrix with names has as many rows as columns, and this one has %1 and %2.</source>
        <translation>Eine Matrix mit Namen hat so viele Zeilen wie Spalten, diese aber %1 und %2.</translation>
    </message>
    <message>
        <source>this looks like a matrix with names, and &apos;%1&apos; has a row and no column.</source>
        <translation>Das sieht aus wie eine Matrix mit Namen, und „%1“ hat eine Zeile, aber keine Spalte.</translation>
    </message>
    <message>
        <source>this looks like a matrix with names, and &apos;%1&apos; in it is no number; write 0 for no move.</source>
        <translation>Das sieht aus wie eine Matrix mit Namen, und „%1“ darin ist keine Zahl; schreiben Sie 0 für keinen Zug.</translation>
    </message>
    <message>
        <source>the columns &apos;%1&apos; and &apos;%2&apos; can be the same end of a move; leave one of them out.</source>
        <translation>Die Spalten „%1“ und „%2“ können dasselbe Ende eines Zuges sein; lassen Sie eine davon weg.</translation>
    </message>
    <message>
        <source>this is a table of Cytoscape, which has no columns for the two ends of a move; export the network as GraphML.</source>
        <translation>Das ist eine Tabelle von Cytoscape, die keine Spalten für die beiden Enden eines Zuges hat; exportieren Sie das Netz als GraphML.</translation>
    </message>
    <message>
        <source>there are two tables in this file: one of vertices, and one of moves from line %1 on. Leave only that of moves.</source>
        <translation>In dieser Datei sind zwei Tabellen: eine der Knoten und ab Zeile %1 eine der Züge. Lassen Sie nur die der Züge stehen.</translation>
    </message>
    <message>
        <source>this is a table of vertices, without moves; a table of moves has two columns such as source and target. If the first line is a move, write &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>Das ist eine Tabelle der Knoten, ohne Züge; eine Tabelle der Züge hat zwei Spalten wie source und target. Ist die erste Zeile ein Zug, schreiben Sie „; no-heading“ hinter den Namen der Datei.</translation>
    </message>
    <message>
        <source>another table begins in this line; leave only that of moves.</source>
        <translation>In dieser Zeile beginnt eine andere Tabelle; lassen Sie nur die der Züge stehen.</translation>
    </message>
    <message>
        <source>the first line is a move</source>
        <translation>die erste Zeile ist ein Zug</translation>
    </message>
    <message>
        <source>expected directed, undirected, mutual, true or false in column %1, found &apos;%2&apos;.</source>
        <translation>In Spalte %1 wird directed, undirected, mutual, true oder false erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>expected followers with &apos;,&apos; between them, without brackets or quotes, found &apos;%1&apos;.</source>
        <translation>Erwartet werden Nachfolger mit „,“ dazwischen, ohne Klammern oder Anführungszeichen, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>followers are separated by &apos;,&apos;, &apos;;&apos; or &apos;|&apos;</source>
        <translation>Nachfolger sind durch „,“, „;“ oder „|“ getrennt</translation>
    </message>
    <message>
        <source>followers are separated by spaces</source>
        <translation>Nachfolger sind durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>igraph reads it and writes GraphML.</source>
        <translation>igraph liest es und schreibt GraphML.</translation>
    </message>
    <message>
        <source>Gephi reads it and writes GraphML.</source>
        <translation>Gephi liest es und schreibt GraphML.</translation>
    </message>
    <message>
        <source>SageMath reads it and writes DOT.</source>
        <translation>SageMath liest es und schreibt DOT.</translation>
    </message>
    <message>
        <source>Graphviz&apos;s gxl2gv makes DOT of it.</source>
        <translation>gxl2gv von Graphviz macht DOT daraus.</translation>
    </message>
    <message>
        <source>Cytoscape reads it and writes GraphML.</source>
        <translation>Cytoscape liest es und schreibt GraphML.</translation>
    </message>
    <message>
        <source>Graphviz&apos;s mm2gv makes DOT of it.</source>
        <translation>mm2gv von Graphviz macht DOT daraus.</translation>
    </message>
    <message>
        <source>networkx reads it and writes GraphML.</source>
        <translation>networkx liest es und schreibt GraphML.</translation>
    </message>
    <message>
        <source>Write only its arrows, as lines &quot;a -&gt; b&quot;, in a .txt file.</source>
        <translation>Schreiben Sie nur seine Pfeile, als Zeilen „a -&gt; b“, in eine .txt-Datei.</translation>
    </message>
    <message>
        <source>Graphviz&apos;s plain text</source>
        <translation>der einfache Text von Graphviz</translation>
    </message>
    <message>
        <source>Graphviz&apos;s -Tdot writes DOT of the same graph.</source>
        <translation>-Tdot von Graphviz schreibt denselben Graphen als DOT.</translation>
    </message>
    <message>
        <source>networkx&apos;s list with a line for each edge</source>
        <translation>die Liste von networkx mit einer Zeile für jede Kante</translation>
    </message>
    <message>
        <source>networkx&apos;s write_adjlist or write_graphml writes what is read.</source>
        <translation>write_adjlist oder write_graphml von networkx schreibt, was gelesen wird.</translation>
    </message>
    <message>
        <source>Write its edges as lines &quot;a b&quot; in a .txt file.</source>
        <translation>Schreiben Sie seine Kanten als Zeilen „a b“ in eine .txt-Datei.</translation>
    </message>
    <message>
        <source>Give it the ending .txt if moves lead from the first vertex of a line to the second.</source>
        <translation>Geben Sie ihm die Endung .txt, wenn Züge vom ersten Knoten einer Zeile zum zweiten führen.</translation>
    </message>
    <message>
        <source>If each line has three words, give it the ending .txt and the words source, relation and target as a first line, separated like the others.</source>
        <translation>Hat jede Zeile drei Wörter, geben Sie ihm die Endung .txt und als erste Zeile die Wörter source, relation und target, getrennt wie die anderen.</translation>
    </message>
    <message>
        <source>a contest&apos;s input</source>
        <translation>die Eingabe eines Wettbewerbs</translation>
    </message>
    <message>
        <source>Give it the ending .txt if it is a line &quot;n m&quot; and m lines of moves.</source>
        <translation>Geben Sie ihm die Endung .txt, wenn es eine Zeile „n m“ und m Zeilen mit Zügen ist.</translation>
    </message>
    <message>
        <source>Copy the graph&apos;s own lines into a file with the ending of its format, such as .mmd for Mermaid.</source>
        <translation>Kopieren Sie die Zeilen des Graphen in eine Datei mit der Endung seines Formats, etwa .mmd für Mermaid.</translation>
    </message>
    <message>
        <source>this is %1, which isn&apos;t read. %2</source>
        <translation>das ist %1 und wird nicht gelesen. %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; after the name of a graph&apos;s file is no way to read it; there are %2.</source>
        <translation>„%1“ hinter dem Namen einer Graphendatei ist keine Art, sie zu lesen; es gibt %2.</translation>
    </message>
    <message>
        <source>%1 vertices are more than a file of this length can use; leave out those without moves.</source>
        <translation>%1 Knoten sind mehr, als eine so kurze Datei brauchen kann; lassen Sie die ohne Züge weg.</translation>
    </message>
    <message>
        <source>this is a document of Mexplorer, not a graph: open it in the window, by File &gt; Open.</source>
        <translation>das ist ein Dokument von Mexplorer, kein Graph: Öffnen Sie es im Fenster mit Datei &gt; Öffnen.</translation>
    </message>
    <message>
        <source>comments behind moves</source>
        <translation>Kommentare hinter Zügen</translation>
    </message>
    <message>
        <source>expected two numbers from 0 to %1, as in the other lines below the heading &quot;%1 %2&quot;; if that is a move, write &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>Erwartet werden zwei Zahlen von 0 bis %1, wie in den anderen Zeilen unter der Überschrift „%1 %2“; ist diese ein Zug, schreiben Sie „; no-heading“ hinter den Namen der Datei.</translation>
    </message>
    <message>
        <source>expected a number as in the other lines, found &apos;%1&apos;; put it in quotes if it is a name.</source>
        <translation>Erwartet wird eine Zahl wie in den anderen Zeilen, gefunden wurde „%1“; setzen Sie es in Anführungszeichen, wenn es ein Name ist.</translation>
    </message>
    <message>
        <source>this looks like a matrix, and &apos;%1&apos; in it is neither 0 nor 1; write moves as &quot;a -&gt; b&quot;.</source>
        <translation>Das sieht aus wie eine Matrix, und „%1“ darin ist weder 0 noch 1; schreiben Sie Züge als „a -&gt; b“.</translation>
    </message>
    <message>
        <source>expected data in braces after the two vertices, as in the other lines.</source>
        <translation>Erwartet werden Daten in geschweiften Klammern hinter den beiden Knoten, wie in den anderen Zeilen.</translation>
    </message>
    <message>
        <source>expected two vertex names, as in &quot;a b&quot;, and found 1. Of contest files those are read that are a line &quot;n m&quot; and m moves: leave other numbers out. Put a vertex without moves in quotes.</source>
        <translation>Erwartet werden zwei Namen von Knoten wie in „a b“, gefunden wurde einer. Von Wettbewerbsdateien werden die gelesen, die aus einer Zeile „n m“ und m Zügen bestehen: Lassen Sie andere Zahlen weg. Setzen Sie einen Knoten ohne Züge in Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected two vertex names, as in &quot;a b&quot;, and found 1; put a vertex without moves in quotes.</source>
        <translation>Erwartet werden zwei Namen von Knoten wie in „a b“, gefunden wurde einer; setzen Sie einen Knoten ohne Züge in Anführungszeichen.</translation>
    </message>
    <message>
        <source>expected %1 between a vertex and its followers, as in the other lines; put a vertex without followers in quotes.</source>
        <translation>Erwartet wird %1 zwischen einem Knoten und seinen Nachfolgern, wie in den anderen Zeilen; setzen Sie einen Knoten ohne Nachfolger in Anführungszeichen.</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>ein Tabulator</translation>
    </message>
    <message>
        <source>%1, line %2: this is not text in UTF-8. Save it with this encoding.</source>
        <translation>%1, Zeile %2: Das ist kein Text in UTF-8. Speichern Sie die Datei in dieser Kodierung.</translation>
    </message>
    <message>
        <source>expected a vertex between the separators.</source>
        <translation>Zwischen den Trennzeichen wird ein Knoten erwartet.</translation>
    </message>
    <message>
        <source>delete the comment that says so if it isn&apos;t</source>
        <translation>löschen Sie den Kommentar, der das sagt, wenn es nicht stimmt</translation>
    </message>
    <message>
        <source>the comment above the moves says that there are %1, and there are %2; correct it, or add the missing lines.</source>
        <translation>Der Kommentar über den Zügen sagt, es seien %1, es sind aber %2; berichtigen Sie ihn, oder ergänzen Sie die fehlenden Zeilen.</translation>
    </message>
    <message>
        <source>expected two vertices before &apos;{&apos;, as data of an edge comes behind them; put &apos;%1&apos; in quotes if it is a name.</source>
        <translation>Vor „{“ werden zwei Knoten erwartet, da Daten einer Kante hinter ihnen stehen; setzen Sie „%1“ in Anführungszeichen, wenn es ein Name ist.</translation>
    </message>
    <message>
        <source>a &apos;&quot;&apos; is within the field &apos;%1&apos;; put the whole field in quotes, and double the quotes within it.</source>
        <translation>Im Feld „%1“ steht ein &apos;&quot;&apos;; setzen Sie das ganze Feld in Anführungszeichen, und verdoppeln Sie die darin.</translation>
    </message>
    <message>
        <source>networkx writes a line for each vertex, and here some have none, so that the file may be cut off or changed. If it is whole, delete its comments.</source>
        <translation>networkx schreibt eine Zeile für jeden Knoten, und hier haben einige keine, sodass die Datei abgeschnitten oder verändert sein kann. Ist sie ganz, löschen Sie ihre Kommentare.</translation>
    </message>
    <message>
        <source>The table of matrix:%1x%2</source>
        <translation>Die Tabelle von matrix:%1x%2</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found among positions like %1 after looking at %2 moves, the limit; choose a smaller position or another kind, or raise the limit with --max-moves on the command line.</source>
        <translation>Unter Stellungen wie %1 wurde nach %2 betrachteten Zügen, der Grenze, kein Rätsel dieser Art gefunden; eine kleinere Stellung oder eine andere Art wählen, oder die Grenze auf der Befehlszeile mit --max-moves anheben.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were made in looking at %1 moves, the limit; ask for fewer, choose a smaller position, or raise the limit with --max-moves on the command line.</source>
        <translation>
            <numerusform>Bei %1 betrachteten Zügen, der Grenze, ist ein Rätsel entstanden; weniger verlangen, eine kleinere Stellung wählen, oder die Grenze auf der Befehlszeile mit --max-moves anheben.</numerusform>
            <numerusform>Bei %1 betrachteten Zügen, der Grenze, sind %n Rätsel entstanden; weniger verlangen, eine kleinere Stellung wählen, oder die Grenze auf der Befehlszeile mit --max-moves anheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1 values of %2 take more memory than the %3 that can be used now. Ask for fewer terms, or close other programs.</source>
        <translation>Die ersten %1 Werte von %2 brauchen mehr Speicher als die %3, die jetzt verfügbar sind. Verlangen Sie weniger Glieder, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>%1 values of %2 are known after looking at %3 moves, the limit; ask for no more, or raise the limit with --max-moves on the command line.</source>
        <translation>%1 Werte von %2 sind nach %3 betrachteten Zügen, der Grenze, bekannt; nicht mehr verlangen, oder die Grenze auf der Befehlszeile mit --max-moves anheben.</translation>
    </message>
    <message>
        <source>The %1 values in %2 take more memory than the %3 that may be used now. Raise the limit, or close other programs.</source>
        <translation>Die %1 Werte in %2 brauchen mehr Speicher als die %3, die jetzt benutzt werden dürfen. Erhöhen Sie die Grenze, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>%1 needs more memory than there is: %2 are left for this program. Choose a smaller position, or close other programs.</source>
        <translation>%1 braucht mehr Speicher, als da ist: %2 sind für dieses Programm übrig. Wählen Sie eine kleinere Stellung, oder schließen Sie andere Programme.</translation>
    </message>
    <message numerus="yes">
        <source>%n invisible edge(s)</source>
        <translation>
            <numerusform>%n unsichtbare Kante</numerusform>
            <numerusform>%n unsichtbare Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>the tags of this label are not nested as in HTML: each needs its end, as in &lt;b&gt;a&lt;/b&gt;.</source>
        <translation>Die Tags dieser Beschriftung sind nicht wie in HTML geschachtelt: Jedes braucht sein Ende, wie in &lt;b&gt;a&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>&apos;&lt;%1&gt;&apos; is no arrow in DOT; write &apos;-&gt;&apos;.</source>
        <translation>„&lt;%1&gt;“ ist in DOT kein Pfeil; schreiben Sie „-&gt;“.</translation>
    </message>
    <message>
        <source>expected &apos;=&apos; and a value after the attribute &apos;%1&apos;, found %2.</source>
        <translation>Nach dem Attribut „%1“ wurden „=“ und ein Wert erwartet, gefunden wurde %2.</translation>
    </message>
    <message>
        <source>there is no attribute &apos;%1&apos;; &apos;%2&apos; may be meant.</source>
        <translation>Ein Attribut „%1“ gibt es nicht; vielleicht ist „%2“ gemeint.</translation>
    </message>
    <message>
        <source>a graph of Sage</source>
        <translation>ein Graph von Sage</translation>
    </message>
    <message>
        <source>Its graphviz_to_file_named(&apos;graph.dot&apos;) writes DOT.</source>
        <translation>Sein graphviz_to_file_named(&apos;graph.dot&apos;) schreibt DOT.</translation>
    </message>
    <message>
        <source>a graph of Mathematica</source>
        <translation>ein Graph von Mathematica</translation>
    </message>
    <message>
        <source>Export[&quot;graph.graphml&quot;, Graph[...]] writes GraphML.</source>
        <translation>Export[&quot;graph.graphml&quot;, Graph[...]] schreibt GraphML.</translation>
    </message>
    <message>
        <source>a value of Python</source>
        <translation>ein Wert von Python</translation>
    </message>
    <message>
        <source>json.dumps(...) writes it as JSON, once str(...) has made words of keys that are tuples.</source>
        <translation>json.dumps(...) schreibt ihn als JSON, wenn str(...) zuvor aus Schlüsseln, die Tupel sind, Wörter gemacht hat.</translation>
    </message>
    <message>
        <source>there are two graphs in this file; keep one.</source>
        <translation>In dieser Datei sind zwei Graphen; behalten Sie einen.</translation>
    </message>
    <message>
        <source>expected an arrow or none after &apos;%1&apos;, found &apos;%2&apos;.</source>
        <translation>Nach „%1“ wurde ein Pfeil oder none erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>expected arrow to be first, last, both or none, found &apos;%1&apos;.</source>
        <translation>Für arrow wurde first, last, both oder none erwartet, gefunden wurde „%1“.</translation>
    </message>
    <message>
        <source>write %1 instead of %2 at this edge</source>
        <translation>schreiben Sie an dieser Kante %1 statt %2</translation>
    </message>
    <message>
        <source>start is &apos;%1&apos; at a vertex; write true or false.</source>
        <translation>An einem Knoten ist start „%1“; schreiben Sie true oder false.</translation>
    </message>
    <message>
        <source>both &apos;%1&apos; and &apos;%2&apos; are marked as the start; keep one of the marks.</source>
        <translation>„%1“ und „%2“ sind beide als Start gekennzeichnet; behalten Sie eine der Kennzeichnungen.</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; holds a control character, such as a line break; take it out.</source>
        <translation>Der Name „%1“ enthält ein Steuerzeichen, etwa einen Zeilenumbruch; nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>there is no &lt;key id=&quot;%1&quot;&gt; in this file; it may be misspelt.</source>
        <translation>In dieser Datei gibt es kein &lt;key id=&quot;%1&quot;&gt;; vielleicht ist es falsch geschrieben.</translation>
    </message>
    <message>
        <source>there is no data &apos;%1&apos;; it may be &apos;%2&apos;.</source>
        <translation>Daten „%1“ gibt es nicht; vielleicht ist „%2“ gemeint.</translation>
    </message>
    <message>
        <source>there is no element &lt;%1&gt;; it may be &lt;%2&gt;.</source>
        <translation>Ein Element &lt;%1&gt; gibt es nicht; vielleicht ist &lt;%2&gt; gemeint.</translation>
    </message>
    <message>
        <source>expected a source and a target for these &lt;y:Arrows&gt;.</source>
        <translation>Für diese &lt;y:Arrows&gt; wurden source und target erwartet.</translation>
    </message>
    <message>
        <source>there is a graph in &quot;%1&quot;, and lists of vertices or moves beside it; keep one of them.</source>
        <translation>In &quot;%1&quot; ist ein Graph, und daneben sind Listen von Knoten oder Zügen; behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>&quot;V&quot; and &quot;E&quot; may be lists or vertices here; write &quot;vertices&quot; and &quot;edges&quot; for lists.</source>
        <translation>&quot;V&quot; und &quot;E&quot; können hier Listen oder Knoten sein; schreiben Sie &quot;vertices&quot; und &quot;edges&quot; für Listen.</translation>
    </message>
    <message>
        <source>a follower is a list here, and no vertex is called &apos;%1&apos;.</source>
        <translation>Ein Folgeknoten ist hier eine Liste, und kein Knoten heißt „%1“.</translation>
    </message>
    <message>
        <source>these may be two moves or a matrix; write {&quot;moves&quot;: [...]}, or {&quot;0&quot;: [followers], &quot;1&quot;: [followers]}.</source>
        <translation>Das können zwei Züge oder eine Matrix sein; schreiben Sie {&quot;moves&quot;: [...]} oder {&quot;0&quot;: [Folgeknoten], &quot;1&quot;: [Folgeknoten]}.</translation>
    </message>
    <message>
        <source>moves lead from a vertex to its children</source>
        <translation>Züge führen von einem Knoten zu seinen Kindern</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be directed or undirected, found &apos;%2&apos;.</source>
        <translation>Für &quot;%1&quot; wurde directed oder undirected erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; contradicts what the file says of directions before; take one of them out.</source>
        <translation>&quot;%1&quot; widerspricht dem, was die Datei vorher über Richtungen sagt; nehmen Sie eines davon heraus.</translation>
    </message>
    <message>
        <source>set &quot;%1&quot;: %2</source>
        <translation>setzen Sie &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be true or false.</source>
        <translation>Für &quot;%1&quot; wurde true oder false erwartet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; and &quot;%2&quot; differ, and both may be meant; take one of them out.</source>
        <translation>&quot;%1&quot; und &quot;%2&quot; unterscheiden sich, und beide können gemeint sein; nehmen Sie eines davon heraus.</translation>
    </message>
    <message>
        <source>expected &quot;%1&quot; to be to, from, both or none, found &apos;%2&apos;.</source>
        <translation>Für &quot;%1&quot; wurde to, from, both oder none erwartet, gefunden wurde „%2“.</translation>
    </message>
    <message>
        <source>one value follows another, as in JSON Lines; put them in one list, [..., ...], with commas between them.</source>
        <translation>Ein Wert folgt auf einen anderen, wie in JSON Lines; setzen Sie sie in eine Liste, [..., ...], mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>this may be a heading of %1 and %2, and the number of lines below it is %3. If it is, leave exactly the moves below it. If it is a move, write &quot;%4 -&gt; %5&quot;, or &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>Das kann eine Überschrift für %1 und %2 sein, und die Zahl der Zeilen darunter ist %3. Ist es eine, lassen Sie genau die Züge darunter stehen. Ist es ein Zug, schreiben Sie „%4 -&gt; %5“, oder „; no-heading“ hinter den Namen der Datei.</translation>
    </message>
    <message>
        <source>this may be a heading of %1, %2 and another number, or a vertex and two others. If it is a heading, leave its first two numbers only; if not, write &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>Das kann eine Überschrift für %1, %2 und noch eine Zahl sein, oder ein Knoten und zwei weitere. Ist es eine Überschrift, lassen Sie nur ihre ersten beiden Zahlen stehen; sonst schreiben Sie „; no-heading“ hinter den Namen der Datei.</translation>
    </message>
    <message>
        <source>the first line is a heading of %1 and %2</source>
        <translation>die erste Zeile ist eine Überschrift für %1 und %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a subgraph, and a move leads from a vertex to a vertex; write the vertices in its place.</source>
        <translation>„%1“ ist ein Teilgraph, und ein Zug führt von Knoten zu Knoten; schreiben Sie an seiner Stelle die Knoten.</translation>
    </message>
    <message>
        <source>a &apos;&quot;&apos; stands within a label; write #quot; for it.</source>
        <translation>In einer Beschriftung steht ein „&quot;“; schreiben Sie dafür #quot;.</translation>
    </message>
    <message>
        <source>expected &apos;}&apos; after &apos;@{&apos; in the same line.</source>
        <translation>Nach „@{“ wurde in derselben Zeile „}“ erwartet.</translation>
    </message>
    <message>
        <source>a comment is not closed by &apos;*/&apos; at the end of a line.</source>
        <translation>Ein Kommentar ist nicht durch „*/“ am Ende einer Zeile geschlossen.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; begins numbers of the vertices, which are no part of a network; take it and the lines below it out.</source>
        <translation>„%1“ beginnt Zahlen zu den Knoten, die nicht zu einem Netz gehören; nehmen Sie es und die Zeilen darunter heraus.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no word of a shape; a label of several words stands in double quotes.</source>
        <translation>„%1“ ist kein Wort einer Form; eine Beschriftung aus mehreren Wörtern steht in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>this may be a heading or a move, as a vertex below has one of its names; write &apos;; heading&apos; or &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>Das kann eine Überschrift oder ein Zug sein, denn ein Knoten darunter heißt wie eins ihrer Wörter; schreiben Sie „; heading“ oder „; no-heading“ hinter den Dateinamen.</translation>
    </message>
    <message>
        <source>%1 comes twice in this list of followers. If this is a matrix, it needs as many rows as columns, and no other numbers than 0 and 1.</source>
        <translation>%1 kommt in dieser Liste von Folgeknoten zweimal vor. Falls dies eine Matrix ist, braucht sie so viele Zeilen wie Spalten und keine anderen Zahlen als 0 und 1.</translation>
    </message>
    <message>
        <source>%1 is compressed, as spreadsheets and some graph files are. Unpack it, or save a sheet as CSV, and a graph as GraphML.</source>
        <translation>%1 ist komprimiert, wie Tabellendokumente und manche Graphendateien. Entpacken Sie die Datei, oder speichern Sie eine Tabelle als CSV und einen Graphen als GraphML.</translation>
    </message>
    <message>
        <source>the number of fields is %1 here and %2 in the lines below; delete this line if it is a title, or complete it.</source>
        <translation>die Zahl der Felder ist hier %1 und in den Zeilen darunter %2; löschen Sie diese Zeile, wenn sie ein Titel ist, oder vervollständigen Sie sie.</translation>
    </message>
    <message>
        <source>the heading seems to be in line %1; delete the lines above it. If the first line is a move, write &apos;; no-heading&apos; after the file&apos;s name.</source>
        <translation>die Überschrift der Spalten scheint in Zeile %1 zu stehen; löschen Sie, was darüber steht. Ist die erste Zeile ein Zug, schreiben Sie „; no-heading“ hinter den Dateinamen.</translation>
    </message>
    <message>
        <source>%1 of moves</source>
        <translation>%1 der Züge</translation>
    </message>
    <message>
        <source>this is a table of moves in columns; write &quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], ...].</source>
        <translation>das ist eine Tabelle von Zügen in Spalten; schreiben Sie &quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], ...].</translation>
    </message>
    <message>
        <source>each list here has two vertices, and no name of a list is one of them: if they are moves, write &quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], ...]; if they are followers, give each vertex a list.</source>
        <translation>jede Liste hat hier zwei Knoten, und keine heißt wie einer von ihnen: Sind es Züge, schreiben Sie &quot;edges&quot;: [[&quot;a&quot;, &quot;b&quot;], ...]; sind es Nachfolger, geben Sie jedem Knoten eine Liste.</translation>
    </message>
    <message>
        <source>a list of followers is called &apos;%1&apos;, and there is no such vertex.</source>
        <translation>eine Liste von Nachfolgern heißt „%1“, und es gibt keinen solchen Knoten.</translation>
    </message>
    <message>
        <source>the third number in a move may be a weight or a vertex; leave it out, or write {&quot;weight&quot;: 1} for it.</source>
        <translation>die dritte Zahl in einem Zug kann ein Gewicht oder ein Knoten sein; lassen Sie sie weg, oder schreiben Sie {&quot;weight&quot;: 1} dafür.</translation>
    </message>
    <message>
        <source>this is a state diagram of Mermaid, and flowcharts are read; write &apos;flowchart TD&apos; instead of &apos;%1&apos;, keep only the lines with a link, without &apos;:&apos; and what follows it, and write a name for each [*].</source>
        <translation>Dies ist ein Zustandsdiagramm von Mermaid, und gelesen werden Flussdiagramme; schreiben Sie „flowchart TD“ statt „%1“, behalten Sie nur die Zeilen mit einer Verbindung, ohne „:“ und was darauf folgt, und schreiben Sie einen Namen für jedes [*].</translation>
    </message>
    <message>
        <source>a network of two modes is not read; write &apos;*Vertices %1&apos; for one with vertices of one mode, a line for each of them or for none, and its arcs in *Arcs.</source>
        <translation>Ein Netz mit zwei Arten von Knoten wird nicht gelesen; schreiben Sie „*Vertices %1“ für eines mit einer Art, eine Zeile für jeden Knoten oder für keinen, und seine Pfeile unter *Arcs.</translation>
    </message>
    <message>
        <source>*Vertices says %1, and there are %2; write a line for each vertex, or for none.</source>
        <translation>*Vertices nennt %1, es sind aber %2; schreiben Sie eine Zeile für jeden Knoten oder für keinen.</translation>
    </message>
    <message>
        <source>there is no property of this name; expected value or followers.</source>
        <translation>es gibt keine Eigenschaft dieses Namens; erwartet: value oder followers.</translation>
    </message>
    <message>
        <source>Your place on the ladder can&apos;t be read; you begin at its foot again.</source>
        <translation>Ihr Platz auf der Leiter ist nicht lesbar; Sie beginnen wieder an ihrem Fuß.</translation>
    </message>
    <message>
        <source>%1 is not a game on heaps, so it has no sequence G(0), G(1), ...; ask for %2.</source>
        <translation>%1 ist kein Spiel mit Haufen und hat daher keine Folge G(0), G(1), ...; möglich ist %2.</translation>
    </message>
    <message>
        <source>Settings and what was opened last can&apos;t be kept: %1 can&apos;t be written. Free some space, or make the file writable; until then they last until the program ends.</source>
        <translation>Einstellungen und zuletzt Geöffnetes können nicht behalten werden: %1 kann nicht geschrieben werden. Schaffen Sie Platz, oder machen Sie die Datei beschreibbar; bis dahin gelten sie, bis das Programm endet.</translation>
    </message>
    <message>
        <source>The digit is their sum.</source>
        <translation>Die Ziffer ist ihre Summe.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2 right at the first try</source>
        <translation>%1 von %2 auf Anhieb richtig</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The previous player wins.</source>
        <translation>Der vorige Spieler gewinnt.</translation>
    </message>
    <message>
        <source>The next player wins.</source>
        <translation>Der nächste Spieler gewinnt.</translation>
    </message>
    <message>
        <source>Neither player can force a win.</source>
        <translation>Keiner der Spieler kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>It isn&apos;t the only right answer.</source>
        <translation>Es ist nicht die einzige richtige Antwort.</translation>
    </message>
    <message>
        <source>Each column with an odd number of ones gives a 1.</source>
        <translation>Jede Spalte mit ungerade vielen Einsen ergibt eine 1.</translation>
    </message>
    <message>
        <source>Answer this first: %1</source>
        <translation>Beantworten Sie zuerst: %1</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Graphs</source>
        <translation>Graphen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>expected &apos;+&apos;, &apos;*&apos;, &apos;/&apos; or the end.</source>
        <translation>erwartet wird „+“, „*“, „/“ oder das Ende.</translation>
    </message>
    <message>
        <source>0 has no nim-inverse; divide by another number.</source>
        <translation>0 hat kein Nim-Inverses; durch eine andere Zahl teilen.</translation>
    </message>
    <message>
        <source>the only function is sqrt, as in sqrt(6).</source>
        <translation>die einzige Funktion ist sqrt, wie in sqrt(6).</translation>
    </message>
    <message>
        <source>expected &apos;(&apos;, as in sqrt(6).</source>
        <translation>erwartet wird „(“, wie in sqrt(6).</translation>
    </message>
    <message>
        <source>a number of nim-arithmetic is at most %1.</source>
        <translation>eine Zahl der Nim-Arithmetik ist höchstens %1.</translation>
    </message>
    <message>
        <source>expected a number, &apos;(&apos; or sqrt.</source>
        <translation>erwartet wird eine Zahl, „(“ oder sqrt.</translation>
    </message>
    <message>
        <source>parentheses are nested more than %1 deep.</source>
        <translation>Klammern sind mehr als %1 tief geschachtelt.</translation>
    </message>
    <message>
        <source>expected &apos;+&apos;, &apos;*&apos;, &apos;/&apos; or &apos;)&apos;.</source>
        <translation>erwartet wird „+“, „*“, „/“ oder „)“.</translation>
    </message>
    <message>
        <source>Take-away game</source>
        <translation>Wegnehmspiel</translation>
    </message>
    <message>
        <source>Take at most the rate times as many tokens as the last move took, rounded down; the first move leaves at least one.</source>
        <translation>Höchstens so viele Steine nehmen, wie der letzte Zug genommen hat, mal die Rate, abgerundet; der erste Zug lässt mindestens einen.</translation>
    </message>
    <message>
        <source>Your own heaps</source>
        <translation>Eigene Haufen</translation>
    </message>
    <message>
        <source>Change a heap, or a tuple of numbers, as the rules say that you have written.</source>
        <translation>Einen Haufen oder ein Tupel von Zahlen ändern, wie es die selbst geschriebenen Regeln sagen.</translation>
    </message>
    <message>
        <source>Your own row</source>
        <translation>Eigene Reihe</translation>
    </message>
    <message>
        <source>Replace cells of a row as the rules say that you have written.</source>
        <translation>Felder einer Reihe ersetzen, wie es die selbst geschriebenen Regeln sagen.</translation>
    </message>
    <message>
        <source>Your own board</source>
        <translation>Eigenes Brett</translation>
    </message>
    <message>
        <source>Replace blocks of cells of a board as the rules say that you have written.</source>
        <translation>Blöcke von Feldern eines Bretts ersetzen, wie es die selbst geschriebenen Regeln sagen.</translation>
    </message>
    <message>
        <source>Replace the cells %1 by %2.</source>
        <translation>Die Felder %1 durch %2 ersetzen.</translation>
    </message>
    <message>
        <source>The blocks may be turned and mirrored.</source>
        <translation>Die Blöcke dürfen gedreht und gespiegelt werden.</translation>
    </message>
    <message>
        <source>The blocks may be turned.</source>
        <translation>Die Blöcke dürfen gedreht werden.</translation>
    </message>
    <message>
        <source>The blocks may be mirrored.</source>
        <translation>Die Blöcke dürfen gespiegelt werden.</translation>
    </message>
    <message>
        <source>The sign ? is any cell.</source>
        <translation>Das Zeichen ? ist ein beliebiges Feld.</translation>
    </message>
    <message>
        <source>The game is over when the board holds %1.</source>
        <translation>Das Spiel ist zu Ende, wenn %1 auf dem Brett steht.</translation>
    </message>
    <message>
        <source>expected the rows of a board, as in 1101/0111, or its size, as in 3x4.</source>
        <translation>erwartet werden die Zeilen eines Bretts, etwa 1101/0111, oder seine Größe, etwa 3x4.</translation>
    </message>
    <message>
        <source>a position has no &apos;?&apos;; write each cell.</source>
        <translation>eine Stellung hat kein „?“; jedes Feld angeben.</translation>
    </message>
    <message>
        <source>expected &apos;/&apos;, &apos;+&apos; or the end.</source>
        <translation>erwartet wird „/“, „+“ oder das Ende.</translation>
    </message>
    <message>
        <source>the first left side begins with &apos;?&apos;, so that a size doesn&apos;t say which cells the board has; write its rows, as in 1101/0111.</source>
        <translation>die erste linke Seite beginnt mit „?“, sodass eine Größe nicht sagt, welche Felder das Brett hat; seine Zeilen angeben, etwa 1101/0111.</translation>
    </message>
    <message>
        <source>after the rewrites come stop and its block, turned and mirrored, in this order.</source>
        <translation>nach den Ersetzungen kommen stop mit seinem Block, turned und mirrored, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>expected &apos;-&gt;&apos;, as in 11/11 -&gt; 00/00.</source>
        <translation>erwartet wird „-&gt;“, etwa 11/11 -&gt; 00/00.</translation>
    </message>
    <message>
        <source>both sides have the same number of rows and of columns.</source>
        <translation>beide Seiten haben gleich viele Zeilen und gleich viele Spalten.</translation>
    </message>
    <message>
        <source>a board has at most %1 rewrites.</source>
        <translation>ein Brett hat höchstens %1 Ersetzungen.</translation>
    </message>
    <message>
        <source>expected &apos;;&apos; or &apos;}&apos;.</source>
        <translation>erwartet wird „;“ oder „}“.</translation>
    </message>
    <message>
        <source>expected cells, letters, digits, &apos;.&apos;, &apos;_&apos; or &apos;?&apos;, as in 11 -&gt; 00.</source>
        <translation>erwartet werden Felder: Buchstaben, Ziffern, „.“, „_“ oder „?“, etwa 11 -&gt; 00.</translation>
    </message>
    <message>
        <source>a pattern has at most %1 cells.</source>
        <translation>ein Muster hat höchstens %1 Felder.</translation>
    </message>
    <message>
        <source>Replace %1 by %2.</source>
        <translation>%1 durch %2 ersetzen.</translation>
    </message>
    <message>
        <source>Replace %1 by %2, where %3.</source>
        <translation>%1 durch %2 ersetzen, wobei %3.</translation>
    </message>
    <message>
        <source>Each division rounds down.</source>
        <translation>Jede Division rundet ab.</translation>
    </message>
    <message>
        <source>The form of these rules does not show that each heap becomes smaller, and trying all moves from %1 takes more than %2 choices. Add a condition, such as k &gt;= 1, or choose a smaller position.</source>
        <translation>Die Form dieser Regeln zeigt nicht, dass jeder Haufen kleiner wird, und alle Züge ab %1 zu versuchen braucht mehr als %2 Wahlen. Eine Bedingung ergänzen, etwa k &gt;= 1, oder eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>expected a tuple of %1 numbers, as in %2.</source>
        <translation>erwartet wird ein Tupel aus %1 Zahlen, etwa %2.</translation>
    </message>
    <message>
        <source>a number of a position is at most %1.</source>
        <translation>eine Zahl einer Stellung ist höchstens %1.</translation>
    </message>
    <message>
        <source>Remove the cells %1, and close the gap.</source>
        <translation>Die Felder %1 entfernen und die Lücke schließen.</translation>
    </message>
    <message>
        <source>Replace the cells %1 by %2, and close the gap.</source>
        <translation>Die Felder %1 durch %2 ersetzen und die Lücke schließen.</translation>
    </message>
    <message>
        <source>This is possible only where they are the whole row.</source>
        <translation>Das geht nur, wenn sie die ganze Reihe sind.</translation>
    </message>
    <message>
        <source>This is possible only at the left end of the row.</source>
        <translation>Das geht nur am linken Ende der Reihe.</translation>
    </message>
    <message>
        <source>This is possible only at the right end of the row.</source>
        <translation>Das geht nur am rechten Ende der Reihe.</translation>
    </message>
    <message>
        <source>The game is over when the row holds %1.</source>
        <translation>Das Spiel ist zu Ende, wenn %1 in der Reihe steht.</translation>
    </message>
    <message>
        <source>a row has at most %1 cells.</source>
        <translation>eine Reihe hat höchstens %1 Felder.</translation>
    </message>
    <message>
        <source>expected the cells of a row, letters, digits, &apos;.&apos; or &apos;_&apos;, as in %1.</source>
        <translation>erwartet werden die Felder einer Reihe: Buchstaben, Ziffern, „.“ oder „_“, etwa %1.</translation>
    </message>
    <message>
        <source>expected &apos;-&gt;&apos;, as in 11 -&gt; 00.</source>
        <translation>erwartet wird „-&gt;“, etwa 11 -&gt; 00.</translation>
    </message>
    <message>
        <source>a right side has no more cells than its left side.</source>
        <translation>eine rechte Seite hat nicht mehr Felder als ihre linke Seite.</translation>
    </message>
    <message>
        <source>a row has at most %1 rewrites.</source>
        <translation>eine Reihe hat höchstens %1 Ersetzungen.</translation>
    </message>
    <message>
        <source>Take at most %1 times as many tokens as the last move took, rounded down; the first move leaves at least one.</source>
        <translation>Höchstens %1-mal so viele Steine nehmen, wie der letzte Zug genommen hat, abgerundet; der erste Zug lässt mindestens einen.</translation>
    </message>
    <message>
        <source>the numbers of a rate are at most %1.</source>
        <translation>die Zahlen einer Rate sind höchstens %1.</translation>
    </message>
    <message>
        <source>expected a rate, as in takeaway{2} or takeaway{7/2}.</source>
        <translation>erwartet wird eine Rate, etwa takeaway{2} oder takeaway{7/2}.</translation>
    </message>
    <message>
        <source>a rate is 1 or more.</source>
        <translation>eine Rate ist mindestens 1.</translation>
    </message>
    <message>
        <source>The ranges of %1 depend on themselves; give one of these names a range of numbers and of names before &apos;-&gt;&apos;.</source>
        <translation>Die Bereiche von %1 hängen von sich selbst ab; einem dieser Namen einen Bereich aus Zahlen und Namen vor „-&gt;“ geben.</translation>
    </message>
    <message>
        <source>A move from %1 depends on a number that is too large to be computed exactly; limit the numbers in the rules.</source>
        <translation>Ein Zug ab %1 hängt von einer Zahl ab, die zu groß ist, um genau berechnet zu werden; die Zahlen in den Regeln begrenzen.</translation>
    </message>
    <message>
        <source>%1 has more than %2 choices; choose a smaller position, or limit the choices in the rules.</source>
        <translation>%1 hat mehr als %2 Wahlen; eine kleinere Stellung nehmen oder die Wahlen in den Regeln begrenzen.</translation>
    </message>
    <message>
        <source>From %1 a move leads to %2: each heap that a move leaves must be smaller. Limit the choices in the rules, or write them for tuples.</source>
        <translation>Ein Zug führt von %1 zu %2: Jeder Haufen, den ein Zug lässt, muss kleiner sein. Die Wahlen in den Regeln begrenzen, oder sie für Tupel schreiben.</translation>
    </message>
    <message>
        <source>rules have at most %1 characters.</source>
        <translation>Regeln haben höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>a product is written with &apos;*&apos;, as in 2*n.</source>
        <translation>ein Produkt wird mit „*“ geschrieben, etwa 2*n.</translation>
    </message>
    <message>
        <source>equality is written as &apos;=&apos;.</source>
        <translation>Gleichheit wird als „=“ geschrieben.</translation>
    </message>
    <message>
        <source>a power is written with &apos;^&apos;, as in 2^k.</source>
        <translation>eine Potenz wird mit „^“ geschrieben, etwa 2^k.</translation>
    </message>
    <message>
        <source>write &apos;and&apos; or a comma.</source>
        <translation>„and“ oder ein Komma schreiben.</translation>
    </message>
    <message>
        <source>write &apos;or&apos;.</source>
        <translation>„or“ schreiben.</translation>
    </message>
    <message>
        <source>write &apos;/&apos;, which rounds down.</source>
        <translation>„/“ schreiben, es rundet ab.</translation>
    </message>
    <message>
        <source>write &apos;mod&apos;, as in n mod 3.</source>
        <translation>„mod“ schreiben, etwa n mod 3.</translation>
    </message>
    <message>
        <source>write &apos;not&apos;, or &apos;!=&apos; between numbers.</source>
        <translation>„not“ schreiben, oder „!=“ zwischen Zahlen.</translation>
    </message>
    <message>
        <source>this sign has no meaning in rules.</source>
        <translation>dieses Zeichen hat in Regeln keine Bedeutung.</translation>
    </message>
    <message>
        <source>this parenthesis was not opened.</source>
        <translation>diese Klammer wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>this parenthesis is not closed.</source>
        <translation>diese Klammer wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; between conditions, &apos;;&apos; or the end.</source>
        <translation>erwartet wird „,“ zwischen Bedingungen, „;“ oder das Ende.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos;, &apos;;&apos;, &apos;:&apos; or &apos;}&apos;.</source>
        <translation>erwartet wird „,“, „;“, „:“ oder „}“.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;)&apos;, as in (x,y).</source>
        <translation>erwartet wird „,“ oder „)“, etwa (x,y).</translation>
    </message>
    <message>
        <source>a tuple has two to four names, as in (x,y); write one name without parentheses.</source>
        <translation>ein Tupel hat zwei bis vier Namen, etwa (x,y); einen einzelnen Namen ohne Klammern schreiben.</translation>
    </message>
    <message>
        <source>each alternative needs the same number of names before &apos;-&gt;&apos;.</source>
        <translation>jede Alternative braucht gleich viele Namen vor „-&gt;“.</translation>
    </message>
    <message>
        <source>expected &apos;-&gt;&apos;, as in n -&gt; n-1.</source>
        <translation>erwartet wird „-&gt;“, etwa n -&gt; n-1.</translation>
    </message>
    <message>
        <source>expected a name, as in n -&gt; n-1 or (x,y) -&gt; (x-1,y).</source>
        <translation>erwartet wird ein Name, etwa n -&gt; n-1 oder (x,y) -&gt; (x-1,y).</translation>
    </message>
    <message>
        <source>this word is part of the language; choose another name.</source>
        <translation>dieses Wort gehört zur Sprache; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>the names before &apos;-&gt;&apos; must be different.</source>
        <translation>die Namen vor „-&gt;“ müssen verschieden sein.</translation>
    </message>
    <message>
        <source>a tuple has at most %1 names.</source>
        <translation>ein Tupel hat höchstens %1 Namen.</translation>
    </message>
    <message>
        <source>expected a tuple of %1 numbers, as before &apos;-&gt;&apos;.</source>
        <translation>erwartet wird ein Tupel aus %1 Zahlen wie vor „-&gt;“.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;)&apos;.</source>
        <translation>erwartet wird „,“ oder „)“.</translation>
    </message>
    <message>
        <source>one name before &apos;-&gt;&apos; is a heap, and leaves heaps: write n -&gt; a, b without parentheses.</source>
        <translation>ein einzelner Name vor „-&gt;“ ist ein Haufen und lässt Haufen: n -&gt; a, b ohne Klammern schreiben.</translation>
    </message>
    <message>
        <source>a move leaves at most %1 heaps.</source>
        <translation>ein Zug lässt höchstens %1 Haufen.</translation>
    </message>
    <message>
        <source>&apos;not&apos; is repeated more than %1 times.</source>
        <translation>„not“ steht mehr als %1-mal hintereinander.</translation>
    </message>
    <message>
        <source>expected &apos;)&apos;.</source>
        <translation>erwartet wird „)“.</translation>
    </message>
    <message>
        <source>&apos;|&apos; is not chained with comparisons; join two conditions by a comma.</source>
        <translation>„|“ wird nicht mit Vergleichen verkettet; zwei Bedingungen durch ein Komma verbinden.</translation>
    </message>
    <message>
        <source>only a name stands before &apos;in&apos;, as in k in 1..3.</source>
        <translation>vor „in“ steht nur ein Name, etwa k in 1..3.</translation>
    </message>
    <message>
        <source>expected a comparison, as in k &lt; n or 1 &lt;= k &lt;= 3.</source>
        <translation>erwartet wird ein Vergleich, etwa k &lt; n oder 1 &lt;= k &lt;= 3.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; or &apos;}&apos;.</source>
        <translation>erwartet wird „,“ oder „}“.</translation>
    </message>
    <message>
        <source>expected a range or a set, as in k in 1..3 or k in {1, 4}.</source>
        <translation>erwartet wird ein Bereich oder eine Menge, etwa k in 1..3 oder k in {1, 4}.</translation>
    </message>
    <message>
        <source>numbers are nested more than %1 deep.</source>
        <translation>Zahlen sind mehr als %1-fach verschachtelt.</translation>
    </message>
    <message>
        <source>expected an operation or &apos;)&apos;.</source>
        <translation>erwartet wird eine Rechenoperation oder „)“.</translation>
    </message>
    <message>
        <source>expected a number or a name.</source>
        <translation>erwartet wird eine Zahl oder ein Name.</translation>
    </message>
    <message>
        <source>expected &apos;(&apos;, as in floor(n/2).</source>
        <translation>erwartet wird „(“, etwa floor(n/2).</translation>
    </message>
    <message>
        <source>this is a condition, not a number; write it after &apos;:&apos; or a comma.</source>
        <translation>das ist eine Bedingung, keine Zahl; sie nach „:“ oder einem Komma schreiben.</translation>
    </message>
    <message>
        <source>expected a number or a name; this word is part of the language.</source>
        <translation>erwartet wird eine Zahl oder ein Name; dieses Wort gehört zur Sprache.</translation>
    </message>
    <message>
        <source>there is no function of this name; a product is written with &apos;*&apos;.</source>
        <translation>es gibt keine Funktion dieses Namens; ein Produkt wird mit „*“ geschrieben.</translation>
    </message>
    <message>
        <source>expected &apos;(&apos;, as in %1.</source>
        <translation>erwartet wird „(“, etwa %1.</translation>
    </message>
    <message>
        <source>%1 takes two or more numbers.</source>
        <translation>%1 braucht zwei oder mehr Zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n number(s).</source>
        <translation>
            <numerusform>%1 braucht %n Zahl.</numerusform>
            <numerusform>%1 braucht %n Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>an alternative has at most %1 names.</source>
        <translation>eine Alternative hat höchstens %1 Namen.</translation>
    </message>
    <message>
        <source>reading this position takes too long for a lesson; choose a smaller one.</source>
        <translation>diese Stellung zu lesen dauert für eine Lektion zu lang; eine kleinere wählen.</translation>
    </message>
    <message>
        <source>expected &apos;{&apos; and the name of a game of your own, as in own{halves}.</source>
        <translation>erwartet wird „{“ und der Name eines eigenen Spiels, wie in own{halves}.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name of a game; take a letter, then letters, digits, - and _, as in halves-2.</source>
        <translation>„%1“ ist kein Name eines Spiels; er besteht aus einem Buchstaben und weiteren Buchstaben, Ziffern, - und _, wie halves-2.</translation>
    </message>
    <message>
        <source>there is a built-in game with the name &apos;%1&apos;; choose another name.</source>
        <translation>es gibt ein eingebautes Spiel mit dem Namen „%1“; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>a file of rules has at most %1 bytes.</source>
        <translation>eine Datei mit Regeln hat höchstens %1 Bytes.</translation>
    </message>
    <message>
        <source>this is no file of rules; one begins with {&quot;mexrules&quot;: 1.</source>
        <translation>dies ist keine Datei mit Regeln; eine solche beginnt mit {&quot;mexrules&quot;: 1.</translation>
    </message>
    <message>
        <source>this file was made by a newer version of Mexplorer; update Mexplorer.</source>
        <translation>diese Datei stammt von einer neueren Version von Mexplorer; aktualisieren Sie Mexplorer.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be text in quotes.</source>
        <translation>„%1“ muss Text in Anführungszeichen sein.</translation>
    </message>
    <message>
        <source>&quot;rules&quot; must be rules{...}, row{...} or board{...}, without a position.</source>
        <translation>„rules“ muss rules{...}, row{...} oder board{...} sein, ohne Stellung.</translation>
    </message>
    <message>
        <source>&quot;start&quot; must be a colon and a position, as in &quot;:20&quot;.</source>
        <translation>„start“ muss ein Doppelpunkt mit einer Stellung sein, wie &quot;:20&quot;.</translation>
    </message>
    <message>
        <source>there are no games of your own yet; put files such as %1.mexrules into %2.</source>
        <translation>es gibt noch keine eigenen Spiele; legen Sie Dateien wie %1.mexrules in %2 ab.</translation>
    </message>
    <message>
        <source>there is no game of your own with the name &apos;%1&apos;; there are %2.</source>
        <translation>es gibt kein eigenes Spiel mit dem Namen „%1“; vorhanden sind %2.</translation>
    </message>
    <message>
        <source>the game in this file has the name &apos;%1&apos;; rename the file to %1.mexrules.</source>
        <translation>das Spiel in dieser Datei hat den Namen „%1“; benennen Sie die Datei in %1.mexrules um.</translation>
    </message>
    <message>
        <source>The greatest common divisor of two or more numbers.</source>
        <translation>Der größte gemeinsame Teiler von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>The least common multiple of two or more numbers.</source>
        <translation>Das kleinste gemeinsame Vielfache von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>The least of two or more numbers.</source>
        <translation>Die kleinste von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>The greatest of two or more numbers.</source>
        <translation>Die größte von zwei oder mehr Zahlen.</translation>
    </message>
    <message>
        <source>The nim-sum of two or more numbers: add in base 2 without carrying.</source>
        <translation>Die Nim-Summe von zwei oder mehr Zahlen: zur Basis 2 ohne Übertrag addieren.</translation>
    </message>
    <message>
        <source>The ones that two or more numbers have in common in base 2.</source>
        <translation>Die Einsen, die zwei oder mehr Zahlen zur Basis 2 gemeinsam haben.</translation>
    </message>
    <message>
        <source>The ones that any of two or more numbers has in base 2.</source>
        <translation>Die Einsen, die wenigstens eine von zwei oder mehr Zahlen zur Basis 2 hat.</translation>
    </message>
    <message>
        <source>The number without its sign.</source>
        <translation>Die Zahl ohne ihr Vorzeichen.</translation>
    </message>
    <message>
        <source>The sum of the decimal digits.</source>
        <translation>Die Summe der Dezimalziffern.</translation>
    </message>
    <message>
        <source>How many ones the number has in base 2.</source>
        <translation>Wie viele Einsen die Zahl zur Basis 2 hat.</translation>
    </message>
    <message>
        <source>True if k is a prime number: 2, 3, 5, 7, ...</source>
        <translation>Gilt, wenn k eine Primzahl ist: 2, 3, 5, 7, ...</translation>
    </message>
    <message>
        <source>True if k is a square: 0, 1, 4, 9, ...</source>
        <translation>Gilt, wenn k eine Quadratzahl ist: 0, 1, 4, 9, ...</translation>
    </message>
    <message>
        <source>True if 2 divides k.</source>
        <translation>Gilt, wenn 2 ein Teiler von k ist.</translation>
    </message>
    <message>
        <source>True if 2 does not divide k.</source>
        <translation>Gilt, wenn 2 kein Teiler von k ist.</translation>
    </message>
    <message>
        <source>True if k is a power of b: 1, b, b*b, ...</source>
        <translation>Gilt, wenn k eine Potenz von b ist: 1, b, b*b, ...</translation>
    </message>
    <message>
        <source>True if d is one of the decimal digits of n.</source>
        <translation>Gilt, wenn d eine der Dezimalziffern von n ist.</translation>
    </message>
    <message>
        <source>The numbers that k may be: 1..3 is 1, 2, 3, and {1,4} is 1 or 4.</source>
        <translation>Die Zahlen, die k sein darf: 1..3 ist 1, 2, 3, und {1,4} ist 1 oder 4.</translation>
    </message>
    <message>
        <source>Both conditions hold.</source>
        <translation>Beide Bedingungen gelten.</translation>
    </message>
    <message>
        <source>One of the conditions holds, or both.</source>
        <translation>Eine der Bedingungen gilt, oder beide.</translation>
    </message>
    <message>
        <source>The condition doesn&apos;t hold.</source>
        <translation>Die Bedingung gilt nicht.</translation>
    </message>
    <message>
        <source>What is left when a is divided by b.</source>
        <translation>Der Rest, wenn a durch b geteilt wird.</translation>
    </message>
    <message>
        <source>The quotient rounded down, as a/b alone is, too.</source>
        <translation>Der abgerundete Quotient, wie es auch a/b allein ist.</translation>
    </message>
    <message>
        <source>Rules of a game</source>
        <translation>Regeln eines Spiels</translation>
    </message>
    <message>
        <source>Take 1, 3 or 4</source>
        <translation>1, 3 oder 4 nehmen</translation>
    </message>
    <message>
        <source>From a heap, take 1, 3 or 4 tokens.</source>
        <translation>Von einem Haufen 1, 3 oder 4 Steine nehmen.</translation>
    </message>
    <message>
        <source>Take a prime number</source>
        <translation>Eine Primzahl nehmen</translation>
    </message>
    <message>
        <source>From a heap, take a prime number of tokens.</source>
        <translation>Von einem Haufen eine Primzahl von Steinen nehmen.</translation>
    </message>
    <message>
        <source>Take a square</source>
        <translation>Eine Quadratzahl nehmen</translation>
    </message>
    <message>
        <source>From a heap, take a square number of tokens: 1, 4, 9 and so on.</source>
        <translation>Von einem Haufen eine Quadratzahl von Steinen nehmen: 1, 4, 9 und so weiter.</translation>
    </message>
    <message>
        <source>Take a power of two</source>
        <translation>Eine Zweierpotenz nehmen</translation>
    </message>
    <message>
        <source>From a heap, take 1, 2, 4, 8, ... tokens.</source>
        <translation>Von einem Haufen 1, 2, 4, 8, ... Steine nehmen.</translation>
    </message>
    <message>
        <source>Take at most half</source>
        <translation>Höchstens die Hälfte nehmen</translation>
    </message>
    <message>
        <source>From a heap, take at least one token and at most half of them.</source>
        <translation>Von einem Haufen mindestens einen Stein und höchstens die Hälfte nehmen.</translation>
    </message>
    <message>
        <source>Take a proper divisor</source>
        <translation>Einen echten Teiler nehmen</translation>
    </message>
    <message>
        <source>From a number, subtract one of its divisors that is less than the number itself.</source>
        <translation>Von einer Zahl einen ihrer Teiler abziehen, der kleiner ist als sie selbst.</translation>
    </message>
    <message>
        <source>Take a number coprime to the heap</source>
        <translation>Eine zum Haufen teilerfremde Zahl nehmen</translation>
    </message>
    <message>
        <source>From a heap, take a number of tokens that has no divisor in common with the size of the heap.</source>
        <translation>Von einem Haufen so viele Steine nehmen, dass ihre Zahl mit der Größe des Haufens keinen Teiler gemeinsam hat.</translation>
    </message>
    <message>
        <source>Take one of the digits</source>
        <translation>Eine der Ziffern abziehen</translation>
    </message>
    <message>
        <source>From a number, subtract one of its decimal digits that isn&apos;t 0.</source>
        <translation>Von einer Zahl eine ihrer Dezimalziffern abziehen, die nicht 0 ist.</translation>
    </message>
    <message>
        <source>One less, or half</source>
        <translation>Eins weniger oder die Hälfte</translation>
    </message>
    <message>
        <source>Replace a number by the number before it, or by its half rounded down.</source>
        <translation>Eine Zahl durch die Zahl davor oder durch ihre abgerundete Hälfte ersetzen.</translation>
    </message>
    <message>
        <source>One less, or the sum of the digits less</source>
        <translation>Eins oder die Quersumme weniger</translation>
    </message>
    <message>
        <source>From a number, subtract 1 or the sum of its digits.</source>
        <translation>Von einer Zahl 1 oder ihre Quersumme abziehen.</translation>
    </message>
    <message>
        <source>Split a heap into two heaps of different sizes.</source>
        <translation>Einen Haufen in zwei verschieden große teilen.</translation>
    </message>
    <message>
        <source>Split without a common divisor</source>
        <translation>Teilen ohne gemeinsamen Teiler</translation>
    </message>
    <message>
        <source>Split a heap into two heaps of different sizes that have no common divisor but 1.</source>
        <translation>Einen Haufen in zwei verschieden große teilen, die außer 1 keinen gemeinsamen Teiler haben.</translation>
    </message>
    <message>
        <source>From a row of pins, knock down one pin or two adjacent pins; what remains are up to two rows.</source>
        <translation>Aus einer Reihe von Kegeln einen oder zwei benachbarte umwerfen; übrig bleiben bis zu zwei Reihen.</translation>
    </message>
    <message>
        <source>Euclid&apos;s game</source>
        <translation>Euklids Spiel</translation>
    </message>
    <message>
        <source>From the greater of two numbers, subtract a multiple of the other one; nothing may become negative.</source>
        <translation>Von der größeren zweier Zahlen ein Vielfaches der anderen abziehen; nichts darf negativ werden.</translation>
    </message>
    <message>
        <source>Queen to the corner</source>
        <translation>Die Dame in die Ecke</translation>
    </message>
    <message>
        <source>Move a queen any number of squares to the left, down, or down to the left: Wythoff&apos;s game.</source>
        <translation>Eine Dame beliebig weit nach links, nach unten oder schräg nach links unten ziehen: das Spiel von Wythoff.</translation>
    </message>
    <message>
        <source>Knight to the corner</source>
        <translation>Der Springer in die Ecke</translation>
    </message>
    <message>
        <source>On a board of 15 by 15 squares, a knight makes one of the four moves that lead towards the corner.</source>
        <translation>Auf einem Brett mit 15 mal 15 Feldern macht ein Springer einen der vier Züge, die zur Ecke hin führen.</translation>
    </message>
    <message>
        <source>Staircase Nim</source>
        <translation>Treppen-Nim</translation>
    </message>
    <message>
        <source>Move any number of coins from one of three steps to the step below it; coins on the ground are out of the game.</source>
        <translation>Beliebig viele Münzen von einer von drei Stufen auf die Stufe darunter legen; Münzen am Boden sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Two adjacent heads</source>
        <translation>Zwei benachbarte Köpfe</translation>
    </message>
    <message>
        <source>In a row of coins, turn two adjacent heads to tails.</source>
        <translation>In einer Reihe von Münzen zwei benachbarte von Kopf auf Zahl drehen.</translation>
    </message>
    <message>
        <source>Coins to the left</source>
        <translation>Münzen nach links</translation>
    </message>
    <message>
        <source>In a row of squares, move a coin one or two squares to the left over empty squares.</source>
        <translation>In einer Reihe von Feldern eine Münze über leere Felder ein oder zwei Felder nach links ziehen.</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <translation>Treblecross</translation>
    </message>
    <message>
        <source>On a board, put a domino on two adjacent empty squares, along or across.</source>
        <translation>Auf einem Brett einen Dominostein längs oder quer auf zwei benachbarte leere Felder legen.</translation>
    </message>
    <message>
        <source>Placing squares</source>
        <translation>Quadrate legen</translation>
    </message>
    <message>
        <source>On a board, cover four empty squares that form a square.</source>
        <translation>Auf einem Brett vier leere Felder bedecken, die ein Quadrat bilden.</translation>
    </message>
    <message>
        <source>The form of these rules shows that they are those of %1.</source>
        <translation>Die Form dieser Regeln zeigt, dass es die von %1 sind.</translation>
    </message>
    <message>
        <source>expected a digit from 0 to 9, or from A to Z.</source>
        <translation>erwartet war eine Ziffer von 0 bis 9 oder von A bis Z.</translation>
    </message>
    <message>
        <source>the digit before the point is a multiple of 4: 0, 4, 8, C and so on.</source>
        <translation>die Ziffer vor dem Punkt ist ein Vielfaches von 4: 0, 4, 8, C und so weiter.</translation>
    </message>
    <message>
        <source>An octal game in which a heap may also be split into three heaps, or with digits from G to Z into up to five.</source>
        <translation>Ein Oktalspiel, in dem ein Haufen auch in drei Haufen geteilt werden darf, mit Ziffern von G bis Z in bis zu fünf.</translation>
    </message>
    <message>
        <source>Split a heap into %1 heaps.</source>
        <translation>Einen Haufen in %1 Haufen teilen.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from a heap so that %1 heaps are left of it.</source>
        <translation>
            <numerusform>%n Stein von einem Haufen nehmen, sodass %1 Haufen übrig bleiben.</numerusform>
            <numerusform>%n Steine von einem Haufen nehmen, sodass %1 Haufen übrig bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 values of %2 are known within the limit of moves, so laws are looked for in fewer than were asked for.</source>
        <translation>Nur %1 Werte von %2 sind innerhalb der Grenze der Züge bekannt, daher werden Gesetze in weniger als den verlangten gesucht.</translation>
    </message>
    <message>
        <source>%1, for numbers of at least %2</source>
        <translation>%1, für Zahlen ab %2</translation>
    </message>
    <message>
        <source>%1, for n &gt;= %2</source>
        <translation>%1, für n &gt;= %2</translation>
    </message>
    <message>
        <source>%1, except for n = %2</source>
        <translation>%1, außer für n = %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <translation>%1; dabei gilt: %2</translation>
    </message>
    <message>
        <source>Laws are looked for in games on heaps, and in games whose positions are numbers or tuples of numbers, and those of %1 are not.</source>
        <translation>Gesetze werden in Spielen auf Haufen gesucht und in Spielen, deren Stellungen Zahlen oder Tupel von Zahlen sind, und die von %1 sind das nicht.</translation>
    </message>
    <message>
        <source>%1, for all n &gt;= %2</source>
        <translation>%1, für alle n &gt;= %2</translation>
    </message>
    <message>
        <source>%1; this for all n</source>
        <translation>%1; dies für alle n</translation>
    </message>
    <message>
        <source>%1 for all n</source>
        <translation>%1 für alle n</translation>
    </message>
    <message>
        <source>%1. Proved: %2</source>
        <translation>%1. Bewiesen: %2</translation>
    </message>
    <message>
        <source>%1; holds for all positions with numbers up to %2.</source>
        <translation>%1; gilt für alle Stellungen mit Zahlen bis %2.</translation>
    </message>
    <message>
        <source>%1; holds for all n from %2 to %3.</source>
        <translation>%1; gilt für alle n von %2 bis %3.</translation>
    </message>
    <message>
        <source>No law: %1 is true through n = %2, but not for n = %3.</source>
        <translation>Kein Gesetz: %1 gilt bis n = %2, aber nicht für n = %3.</translation>
    </message>
    <message>
        <source>No law: %1 is true for numbers up to %2, but not for (%3).</source>
        <translation>Kein Gesetz: %1 gilt für Zahlen bis %2, aber nicht für (%3).</translation>
    </message>
    <message>
        <source>No law is found from the positions with numbers up to %1.</source>
        <translation>Aus den Stellungen mit Zahlen bis %1 wird kein Gesetz gefunden.</translation>
    </message>
    <message>
        <source>No law is found from the values through n = %1.</source>
        <translation>Aus den Werten bis n = %1 wird kein Gesetz gefunden.</translation>
    </message>
    <message>
        <source>%1(%2) is the number of times that 2 divides %2</source>
        <translation>%1(%2) gibt an, wie oft 2 ein Teiler von %2 ist</translation>
    </message>
    <message>
        <source>%1(%2) is the number of binary digits of %2, 0 for 0</source>
        <translation>%1(%2) ist die Anzahl der Binärziffern von %2, 0 für 0</translation>
    </message>
    <message>
        <source>%1(%2) is the number of ones in %2 in base 2</source>
        <translation>%1(%2) ist die Anzahl der Einsen von %2 zur Basis 2</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest odd number that divides %2</source>
        <translation>%1(%2) ist der größte ungerade Teiler von %2</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest power of 2 that divides %2</source>
        <translation>%1(%2) ist die größte Zweierpotenz, die %2 teilt</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest power of 2 that is at most %2</source>
        <translation>%1(%2) ist die größte Zweierpotenz bis %2</translation>
    </message>
    <message>
        <source>%1(%2) is the number of prime factors of %2, each as often as it divides %2</source>
        <translation>%1(%2) ist die Anzahl der Primfaktoren von %2, jeder so oft, wie er %2 teilt</translation>
    </message>
    <message>
        <source>%1(%2) is the number of primes that divide %2</source>
        <translation>%1(%2) ist die Anzahl der Primzahlen, die %2 teilen</translation>
    </message>
    <message>
        <source>%1(%2) is the place of the least prime that divides %2 among all primes: 1 for 2, 2 for 3, 3 for 5; 0 for 1</source>
        <translation>%1(%2) ist der Platz der kleinsten Primzahl, die %2 teilt, unter allen Primzahlen: 1 für 2, 2 für 3, 3 für 5; 0 für 1</translation>
    </message>
    <message>
        <source>%1(%2) is the number of divisors of %2</source>
        <translation>%1(%2) ist die Anzahl der Teiler von %2</translation>
    </message>
    <message>
        <source>%1(%2) is the number of primes up to %2</source>
        <translation>%1(%2) ist die Anzahl der Primzahlen bis %2</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest divisor of %2 below it, 0 for 1</source>
        <translation>%1(%2) ist der größte echte Teiler von %2, 0 für 1</translation>
    </message>
    <message>
        <source>%1(%2) is the least prime that divides %2, 0 for 1</source>
        <translation>%1(%2) ist die kleinste Primzahl, die %2 teilt, 0 für 1</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest prime that divides %2, 0 for 1</source>
        <translation>%1(%2) ist die größte Primzahl, die %2 teilt, 0 für 1</translation>
    </message>
    <message>
        <source>%1(%2) is the number of times that 3 divides %2</source>
        <translation>%1(%2) gibt an, wie oft 3 ein Teiler von %2 ist</translation>
    </message>
    <message>
        <source>%1(%2) is the number of times that 5 divides %2</source>
        <translation>%1(%2) gibt an, wie oft 5 ein Teiler von %2 ist</translation>
    </message>
    <message>
        <source>%1(%2) is the number of times that 7 divides %2</source>
        <translation>%1(%2) gibt an, wie oft 7 ein Teiler von %2 ist</translation>
    </message>
    <message>
        <source>%1(%2) is the number of digits of %2 in base 3, 0 for 0</source>
        <translation>%1(%2) ist die Anzahl der Ziffern von %2 zur Basis 3, 0 für 0</translation>
    </message>
    <message>
        <source>%1(%2) is the number of digits of %2 in base 4, 0 for 0</source>
        <translation>%1(%2) ist die Anzahl der Ziffern von %2 zur Basis 4, 0 für 0</translation>
    </message>
    <message>
        <source>%1(%2) is the number of digits of %2 in base 5, 0 for 0</source>
        <translation>%1(%2) ist die Anzahl der Ziffern von %2 zur Basis 5, 0 für 0</translation>
    </message>
    <message>
        <source>%1(%2) is the number of decimal digits of %2, 0 for 0</source>
        <translation>%1(%2) ist die Anzahl der Dezimalziffern von %2, 0 für 0</translation>
    </message>
    <message>
        <source>%1(%2) is the square root of %2, rounded down</source>
        <translation>%1(%2) ist die abgerundete Quadratwurzel von %2</translation>
    </message>
    <message>
        <source>%1(%2) is the greatest k such that 1 + 2 + ... + k is at most %2</source>
        <translation>%1(%2) ist das größte k, für das 1 + 2 + ... + k höchstens %2 ist</translation>
    </message>
    <message>
        <source>%1(%2) is the least positive number that does not divide %2</source>
        <translation>%1(%2) ist die kleinste positive Zahl, die kein Teiler von %2 ist</translation>
    </message>
    <message>
        <source>a power of %1</source>
        <translation>eine Potenz von %1</translation>
    </message>
    <message>
        <source>a Fibonacci number</source>
        <translation>eine Fibonacci-Zahl</translation>
    </message>
    <message>
        <source>a Lucas number</source>
        <translation>eine Lucas-Zahl</translation>
    </message>
    <message>
        <source>a factorial</source>
        <translation>eine Fakultät</translation>
    </message>
    <message>
        <source>a square</source>
        <translation>eine Quadratzahl</translation>
    </message>
    <message>
        <source>a number 1 + 2 + ... + k</source>
        <translation>eine Zahl 1 + 2 + ... + k</translation>
    </message>
    <message>
        <source>a prime</source>
        <translation>eine Primzahl</translation>
    </message>
    <message>
        <source>a number with an even number of ones in base 2</source>
        <translation>eine Zahl mit gerader Anzahl von Einsen zur Basis 2</translation>
    </message>
    <message>
        <source>a number with an odd number of ones in base 2</source>
        <translation>eine Zahl mit ungerader Anzahl von Einsen zur Basis 2</translation>
    </message>
    <message>
        <source>a number that 2 divides an even number of times</source>
        <translation>eine Zahl, die 2 geradzahlig oft als Teiler hat</translation>
    </message>
    <message>
        <source>a number that 2 divides an odd number of times</source>
        <translation>eine Zahl, die 2 ungeradzahlig oft als Teiler hat</translation>
    </message>
    <message>
        <source>a number with an even number of binary digits</source>
        <translation>eine Zahl mit gerader Anzahl von Binärziffern</translation>
    </message>
    <message>
        <source>a number with an odd number of binary digits</source>
        <translation>eine Zahl mit ungerader Anzahl von Binärziffern</translation>
    </message>
    <message>
        <source>G(n) is that of %1</source>
        <translation>G(n) ist der Wert von %1</translation>
    </message>
    <message>
        <source>The rules allow the same moves from each heap.</source>
        <translation>Die Regeln erlauben von jedem Haufen dieselben Züge.</translation>
    </message>
    <message>
        <source>The periods of both are proved, and the values agree through n = %1, for longer than one round of both. %2</source>
        <translation>Die Perioden beider sind bewiesen, und die Werte stimmen bis n = %1 überein, länger als ein Durchgang beider. %2</translation>
    </message>
    <message>
        <source>(%1) is a P-position exactly if %2</source>
        <translation>(%1) ist genau dann eine P-Stellung, wenn %2</translation>
    </message>
    <message>
        <source>%1 divides the number of ones in each column of the binary digits</source>
        <translation>%1 die Anzahl der Einsen in jeder Spalte der Binärziffern teilt</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 %2 ist</translation>
    </message>
    <message>
        <source>The theorem of Wythoff (1907), for the moves of his game: any number from one heap, or the same number from both.</source>
        <translation>Der Satz von Wythoff (1907), für die Züge seines Spiels: beliebig viele von einem Haufen oder gleich viele von beiden.</translation>
    </message>
    <message>
        <source>if n is even</source>
        <translation>falls n gerade ist</translation>
    </message>
    <message>
        <source>if n is odd</source>
        <translation>falls n ungerade ist</translation>
    </message>
    <message>
        <source>if n mod %1 = %2</source>
        <translation>falls n mod %1 = %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a formula, and for which n</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the values that repeat are %1</source>
        <translation>die Werte, die sich wiederholen, sind %1</translation>
    </message>
    <message>
        <source>The law repeats in the same way and agrees with the values through n = %1, so it holds for larger n, too.</source>
        <translation>Das Gesetz wiederholt sich auf dieselbe Weise und stimmt mit den Werten bis n = %1 überein, gilt also auch für größere n.</translation>
    </message>
    <message>
        <source>G(n) is never 0</source>
        <translation>G(n) ist nie 0</translation>
    </message>
    <message>
        <source>G(n) = 0 only for n = %1</source>
        <translation>G(n) = 0 nur für n = %1</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly if n is even</source>
        <translation>G(n) = 0 genau dann, wenn n gerade ist</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly if n is odd</source>
        <translation>G(n) = 0 genau dann, wenn n ungerade ist</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly if n mod %1 = %2</source>
        <translation>G(n) = 0 genau dann, wenn n mod %1 = %2</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly if %1 is %2</source>
        <translation>G(n) = 0 genau dann, wenn %1 %2 ist</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly for n = %1, ..., with %2 from p(k) = %3 on</source>
        <translation>G(n) = 0 genau für n = %1, ..., mit %2 ab p(k) = %3</translation>
    </message>
    <message>
        <source>G(n) = 0 exactly for n = floor(k*a)%1, k &gt;= %2, with a = %3</source>
        <translation>G(n) = 0 genau für n = floor(k*a)%1, k &gt;= %2, mit a = %3</translation>
    </message>
    <message>
        <source>A position is the number of tokens that are left, and the number that may be taken.</source>
        <translation>Eine Stellung ist die Anzahl der verbleibenden Steine und die, die genommen werden darf.</translation>
    </message>
    <message>
        <source>A position is the heaps in ascending order, without empty ones.</source>
        <translation>Eine Stellung sind die Haufen in aufsteigender Folge, ohne leere.</translation>
    </message>
    <message>
        <source>A position is the heights of the columns, which don&apos;t grow, without empty ones.</source>
        <translation>Eine Stellung sind die Höhen der Spalten, die nicht wachsen, ohne leere.</translation>
    </message>
    <message>
        <source>Each head is a game of its own; proved: that at place n, counted from 1, is a heap of n tokens of Nim.</source>
        <translation>Jeder Kopf ist ein eigenes Spiel; bewiesen: der am Platz n, von 1 an gezählt, ist ein Nim-Haufen von n Steinen.</translation>
    </message>
    <message>
        <source>Each head is a game of its own; proved: the value of that at place n, counted from 1, is the greatest power of two that divides n.</source>
        <translation>Jeder Kopf ist ein eigenes Spiel; bewiesen: der Wert von dem am Platz n, von 1 an gezählt, ist die größte Zweierpotenz, die n teilt.</translation>
    </message>
    <message>
        <source>Each head is a game of its own; proved: the value of that at place n, counted from 1, is the n-th of the numbers with an odd number of ones in binary.</source>
        <translation>Jeder Kopf ist ein eigenes Spiel; bewiesen: der Wert von dem am Platz n, von 1 an gezählt, ist die n-te der Zahlen mit ungerader Anzahl von binären Einsen.</translation>
    </message>
    <message>
        <source>A position is a number whose bits are the cells, row by row; the last digit is the first cell. A place is a set of cells that a move may clear.</source>
        <translation>Eine Stellung ist eine Zahl, deren Bits die Zellen sind, Zeile für Zeile; die letzte Ziffer ist die erste Zelle. Ein Platz ist eine Menge von Zellen, die ein Zug leeren darf.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written as a program: its moves are those of a graph, and not of rules.</source>
        <translation>%1 lässt sich nicht als Programm schreiben: Die Züge sind die eines Graphen und nicht die von Regeln.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written as a program.</source>
        <translation>%1 lässt sich nicht als Programm schreiben.</translation>
    </message>
    <message>
        <source>The value of a row: cells that no left side has never change, so what is between them are games of their own.</source>
        <translation>Der Wert einer Reihe: Zellen, die auf keiner linken Seite stehen, ändern sich nie, also ist, was zwischen ihnen steht, ein eigenes Spiel.</translation>
    </message>
    <message>
        <source>A position is the cells row by row. A rewrite is the number of its rows and columns, and its cells before and after it.</source>
        <translation>Eine Stellung sind die Zellen Zeile für Zeile. Eine Ersetzung ist die Anzahl ihrer Zeilen und Spalten und ihre Zellen davor und danach.</translation>
    </message>
    <message>
        <source>No law of %1 is proved that a program could use, and a table of its values is written up to %2 tokens; choose a smaller heap.</source>
        <translation>Von %1 ist kein Gesetz bewiesen, das ein Programm nutzen könnte, und eine Tabelle der Werte wird bis %2 Steine geschrieben; einen kleineren Haufen wählen.</translation>
    </message>
    <message>
        <source>Digit k of the code says what may become of a heap that loses k tokens: 1 nothing is left, 2 one heap, 4 two heaps, 8 three heaps, added up.</source>
        <translation>Ziffer k des Codes sagt, was aus einem Haufen werden darf, der k Steine verliert: 1 nichts bleibt, 2 ein Haufen, 4 zwei Haufen, 8 drei Haufen, zusammengezählt.</translation>
    </message>
    <message>
        <source>Proved by induction over n: the value is the remainder of n divided by %1 + %2, divided by %1 and rounded down.</source>
        <translation>Bewiesen durch Induktion über n: Der Wert ist der Rest von n geteilt durch %1 + %2, geteilt durch %1 und abgerundet.</translation>
    </message>
    <message>
        <source>Proved:</source>
        <translation>Bewiesen:</translation>
    </message>
    <message>
        <source>The set of %1 has %2 numbers, and a program is written with up to %3; choose a smaller set.</source>
        <translation>Die Menge von %1 hat %2 Zahlen, und ein Programm wird mit bis zu %3 geschrieben; eine kleinere Menge wählen.</translation>
    </message>
    <message>
        <source>The mex of the values seen: the least number from 0 on that is not among them.</source>
        <translation>Das mex der gesehenen Werte: die kleinste Zahl ab 0, die nicht unter ihnen ist.</translation>
    </message>
    <message>
        <source>The quotient, rounded down.</source>
        <translation>Der Quotient, abgerundet.</translation>
    </message>
    <message>
        <source>The remainder, with the sign of the divisor.</source>
        <translation>Der Rest, mit dem Vorzeichen des Teilers.</translation>
    </message>
    <message>
        <source>A power; one that is too large stays at a large number.</source>
        <translation>Eine Potenz; eine zu große bleibt bei einer großen Zahl.</translation>
    </message>
    <message>
        <source>The least common multiple, without a sign.</source>
        <translation>Das kleinste gemeinsame Vielfache, ohne Vorzeichen.</translation>
    </message>
    <message>
        <source>The number of ones in binary.</source>
        <translation>Die Anzahl der binären Einsen.</translation>
    </message>
    <message>
        <source>True if a divides b; 0 divides only 0.</source>
        <translation>Wahr, wenn a ein Teiler von b ist; 0 teilt nur 0.</translation>
    </message>
    <message>
        <source>True for a prime number.</source>
        <translation>Wahr für eine Primzahl.</translation>
    </message>
    <message>
        <source>True for the square of a whole number.</source>
        <translation>Wahr für das Quadrat einer ganzen Zahl.</translation>
    </message>
    <message>
        <source>True if n is the base to the power of 0, 1, 2 and so on.</source>
        <translation>Wahr, wenn n die Basis hoch 0, 1, 2 und so weiter ist.</translation>
    </message>
    <message>
        <source>True if the digit is one of the decimal digits of n.</source>
        <translation>Wahr, wenn die Ziffer eine der Dezimalziffern von n ist.</translation>
    </message>
    <message>
        <source>True if the cells match a pattern, in which ? is any cell.</source>
        <translation>Wahr, wenn die Zellen zu einem Muster passen, in dem ? jede Zelle ist.</translation>
    </message>
    <message>
        <source>The right side, with the cells that were matched for each ?.</source>
        <translation>Die rechte Seite, mit den Zellen, die zu jedem ? gepasst haben.</translation>
    </message>
    <message>
        <source>Play may return to a position, which this program does not solve.</source>
        <translation>Das Spiel kann zu einer Stellung zurückkehren; das löst dieses Programm nicht.</translation>
    </message>
    <message>
        <source>The SG value of %1.</source>
        <translation>Der SG-Wert von %1.</translation>
    </message>
    <message>
        <source>This program reads nothing. It prints the value, and then who wins: First, who is to move, or Second.</source>
        <translation>Dieses Programm liest nichts. Es gibt den Wert aus und dann, wer gewinnt: First, wer am Zug ist, oder Second.</translation>
    </message>
    <message>
        <source>C++17. All numbers have 64 bits.</source>
        <translation>C++17. Alle Zahlen haben 64 Bit.</translation>
    </message>
    <message>
        <source>Written by Mexplorer.</source>
        <translation>Von Mexplorer geschrieben.</translation>
    </message>
    <message>
        <source>The recursion may be deep, and needs a larger stack than Python&apos;s own.</source>
        <translation>Die Rekursion kann tief sein und braucht einen größeren Stapel als den von Python.</translation>
    </message>
    <message>
        <source>A number in the rules has more than 128 bits, and can&apos;t be written as a program.</source>
        <translation>Eine Zahl in den Regeln hat mehr als 128 Bit und lässt sich nicht als Programm schreiben.</translation>
    </message>
    <message>
        <source>A number in the rules has more than 64 bits; write the program in Python.</source>
        <translation>Eine Zahl in den Regeln hat mehr als 64 Bit; das Programm in Python schreiben.</translation>
    </message>
    <message>
        <source>The conditions of the rules are too long to be written as a program.</source>
        <translation>Die Bedingungen der Regeln sind zu lang, um als Programm geschrieben zu werden.</translation>
    </message>
    <message>
        <source>Standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>Too many positions are reached from the first ones of %1 to find their values within the limits.</source>
        <translation>Von den ersten Stellungen von %1 aus werden zu viele erreicht, um ihre Werte innerhalb der Grenzen zu finden.</translation>
    </message>
    <message>
        <source>Play can go round in a circle, from %1 back to it, so not all positions have a value.</source>
        <translation>Das Spiel kann sich im Kreis drehen, von %1 zurück dorthin, daher haben nicht alle Stellungen einen Wert.</translation>
    </message>
    <message>
        <source>The P-positions are (a,b) and (b,a) with a = floor(k*r), b = %1, k &gt;= 0, r = %2</source>
        <translation>Die P-Stellungen sind (a,b) und (b,a) mit a = floor(k*r), b = %1, k &gt;= 0, r = %2</translation>
    </message>
    <message>
        <source>The theorem of Moore (1910), for moves that take from at least one and at most %1 heaps, as many tokens from each as one likes.</source>
        <translation>Der Satz von Moore (1910), für Züge, die von mindestens einem und höchstens %1 Haufen je beliebig viele Steine nehmen.</translation>
    </message>
    <message>
        <source>No law is looked for. %1</source>
        <translation>Es wird kein Gesetz gesucht. %1</translation>
    </message>
    <message>
        <source>%1 (for these n alone)</source>
        <translation>%1 (nur für diese n)</translation>
    </message>
    <message>
        <source>The theorem of Whinihan (1963), for a first move that leaves at least one token, and moves that take at most twice as many as the last one.</source>
        <translation>Der Satz von Whinihan (1963), für einen ersten Zug, der mindestens einen Stein übrig lässt, und Züge, die höchstens doppelt so viele nehmen wie der letzte.</translation>
    </message>
    <message>
        <source>there is no game of this name; write %1. %2</source>
        <translation>es gibt kein Spiel dieses Namens; %1 schreiben. %2</translation>
    </message>
    <message>
        <source>From 100 counters each player in turn takes 1 to 10; the remainder by 11 decides.</source>
        <translation>Von 100 Steinen nimmt jeder abwechselnd 1 bis 10; der Rest beim Teilen durch 11 entscheidet.</translation>
    </message>
    <message>
        <source>The game of Wythoff: a move takes from one heap, or the same number from both.</source>
        <translation>Das Spiel von Wythoff: Ein Zug nimmt von einem Haufen oder gleich viele von beiden.</translation>
    </message>
    <message>
        <source>A move splits a heap of more than two into two heaps; heaps of two stay together for ever.</source>
        <translation>Ein Zug teilt einen Haufen von mehr als zwei in zwei Haufen; Haufen von zwei bleiben für immer zusammen.</translation>
    </message>
    <message>
        <source>A move takes two neighbouring pins from a row, never one alone.</source>
        <translation>Ein Zug nimmt zwei benachbarte Kegel aus einer Reihe, nie einen allein.</translation>
    </message>
    <message>
        <source>A move subtracts a divisor of the number that is less than the number itself.</source>
        <translation>Ein Zug zieht einen Teiler der Zahl ab, der kleiner ist als sie selbst.</translation>
    </message>
    <message>
        <source>Domineering itself isn&apos;t impartial, as each player has a direction of one&apos;s own. Cram is the game in which both may place a domino either way.</source>
        <translation>Domineering selbst ist nicht neutral, da jeder seine eigene Richtung hat. Cram ist das Spiel, in dem beide einen Dominostein längs oder quer legen dürfen.</translation>
    </message>
    <message>
        <source>A move subtracts a multiple of one number from the other, until one of them is 0.</source>
        <translation>Ein Zug zieht ein Vielfaches der einen Zahl von der anderen ab, bis eine 0 ist.</translation>
    </message>
    <message>
        <source>A move takes at most twice what was taken before; the first one may not take all.</source>
        <translation>Ein Zug nimmt höchstens doppelt so viel, wie zuvor genommen wurde; der erste darf nicht alles nehmen.</translation>
    </message>
    <message>
        <source>A move takes a heap of one or two away, or takes two counters and leaves the rest in two heaps.</source>
        <translation>Ein Zug nimmt einen Haufen von einem oder zwei Steinen weg oder nimmt zwei Steine und lässt den Rest in zwei Haufen.</translation>
    </message>
    <message>
        <source>A move takes counters from a heap, as in Nim, or splits it into two.</source>
        <translation>Ein Zug nimmt Steine von einem Haufen wie im Nim oder teilt ihn in zwei.</translation>
    </message>
    <message>
        <source>A move takes one away, or halves the number and rounds it down.</source>
        <translation>Ein Zug nimmt eins weg oder halbiert die Zahl und rundet sie ab.</translation>
    </message>
    <message>
        <source>Nim with heaps in a row that may not become smaller than the heap to their left; staircase Nim on the differences.</source>
        <translation>Nim mit Haufen in einer Reihe, die nicht kleiner werden dürfen als der Haufen links von ihnen; Treppen-Nim auf den Differenzen.</translation>
    </message>
    <message>
        <source>A move takes from at least one and at most two heaps.</source>
        <translation>Ein Zug nimmt von mindestens einem und höchstens zwei Haufen.</translation>
    </message>
    <message>
        <source>A move brings one coin any number of squares to the left, also onto others: a coin on square n is a heap of n, with the squares counted from 0.</source>
        <translation>Ein Zug bringt eine Münze beliebig viele Felder nach links, auch auf andere: Eine Münze auf Feld n ist ein Haufen von n, die Felder von 0 an gezählt.</translation>
    </message>
    <message>
        <source>Northcott&apos;s game itself isn&apos;t impartial, and its pieces may go back. As going back is answered by following, the gap between the two pieces of each row counts as a heap of Nim.</source>
        <translation>Northcotts Spiel selbst ist nicht neutral, und seine Figuren dürfen zurückgehen. Da man auf ein Zurückgehen mit Folgen antwortet, zählt die Lücke zwischen den beiden Figuren jeder Reihe als Nim-Haufen.</translation>
    </message>
    <message>
        <source>A move takes one counter from a heap, and leaves the rest in one heap or two, but not nothing.</source>
        <translation>Ein Zug nimmt einen Stein von einem Haufen und lässt den Rest in einem oder zwei Haufen, aber nicht nichts.</translation>
    </message>
    <message>
        <source>A move crosses out two neighbouring free cells of a strip.</source>
        <translation>Ein Zug streicht zwei benachbarte freie Zellen eines Streifens.</translation>
    </message>
    <message>
        <source>Another name of Cram: a move joins two neighbouring free points.</source>
        <translation>Ein anderer Name für Cram: Ein Zug verbindet zwei benachbarte freie Punkte.</translation>
    </message>
    <message>
        <source>A move draws a loop through one or two spots of a region, and parts the others: Kayles in disguise.</source>
        <translation>Ein Zug zieht eine Schleife durch einen oder zwei Punkte eines Gebiets und trennt die anderen: verkleidetes Kayles.</translation>
    </message>
    <message>
        <source>A move draws a loop through any number of spots of a region, and parts the others. That a move may split a heap changes no value of Nim, so n spots count as a heap of n.</source>
        <translation>Ein Zug zieht eine Schleife durch beliebig viele Punkte eines Gebiets und trennt die anderen. Dass ein Zug einen Haufen teilen darf, ändert keinen Wert von Nim, also zählen n Punkte als Haufen von n.</translation>
    </message>
    <message>
        <source>A move picks one petal.</source>
        <translation>Ein Zug zupft ein Blütenblatt.</translation>
    </message>
    <message>
        <source>Coins on a strip move to the left and don&apos;t pass each other. From the right, they form pairs; the gap within each pair counts as a heap of Nim. (This is the game without the dollar.)</source>
        <translation>Münzen auf einem Streifen ziehen nach links und überholen einander nicht. Von rechts her bilden sie Paare; die Lücke in jedem Paar zählt als Nim-Haufen. (Das ist das Spiel ohne den Dollar.)</translation>
    </message>
    <message>
        <source>A move knocks down one pin of a row or two neighbouring ones: another name of Kayles.</source>
        <translation>Ein Zug wirft einen Kegel einer Reihe oder zwei benachbarte um: ein anderer Name für Kayles.</translation>
    </message>
    <message>
        <source>A move takes counters from one step of a staircase to the next one below; only the first step and every second one from there counts.</source>
        <translation>Ein Zug legt Steine von einer Stufe einer Treppe auf die nächste darunter; nur die erste Stufe und von dort jede zweite zählt.</translation>
    </message>
    <message>
        <source>A move takes a prime number.</source>
        <translation>Ein Zug nimmt eine Primzahl.</translation>
    </message>
    <message>
        <source>A move takes a square number: 1, 4, 9 and so on.</source>
        <translation>Ein Zug nimmt eine Quadratzahl: 1, 4, 9 und so weiter.</translation>
    </message>
    <message>
        <source>A move turns one head to tails and, if wished, one coin to the left of it.</source>
        <translation>Ein Zug dreht einen Kopf auf Zahl und, wenn gewünscht, eine Münze links davon um.</translation>
    </message>
    <message>
        <source>From 21 flags each player in turn takes 1 to 3.</source>
        <translation>Von 21 Fahnen nimmt jeder abwechselnd 1 bis 3.</translation>
    </message>
    <message>
        <source>A move brings one of two coins to any free square to its left; no two coins share a square.</source>
        <translation>Ein Zug bringt eine von zwei Münzen auf ein freies Feld links von ihr; nie liegen zwei auf einem Feld.</translation>
    </message>
    <message>
        <source>Few heaps are reached, so that this is fast for a heap of any size.</source>
        <translation>Nur wenige Haufen werden erreicht, daher geht das für einen Haufen jeder Größe schnell.</translation>
    </message>
    <message>
        <source>The recursion is as deep as play is long: where that is more than some 10,000 moves, it needs a larger stack, as from &apos;ulimit -s unlimited&apos;.</source>
        <translation>Die Rekursion ist so tief, wie das Spiel lang ist: Bei mehr als etwa 10.000 Zügen braucht sie einen größeren Stapel, etwa durch „ulimit -s unlimited“.</translation>
    </message>
    <message>
        <source>A move takes at least as many counters as the move before it: n are left, and at least m have to be taken.</source>
        <translation>Ein Zug nimmt mindestens so viele Steine wie der Zug davor: n sind übrig, und mindestens m müssen genommen werden.</translation>
    </message>
    <message>
        <source>Coin turning</source>
        <translation>Münzen drehen</translation>
    </message>
    <message>
        <source>Turn a coin from heads to tails, and with it the coins at the distances to its left that one of the lists has.</source>
        <translation>Eine Münze von Kopf auf Zahl drehen und mit ihr die Münzen in den Abständen links von ihr, die eine der Listen nennt.</translation>
    </message>
    <message>
        <source>Coin turning on a board</source>
        <translation>Münzen drehen auf einem Brett</translation>
    </message>
    <message>
        <source>The first game says in which columns coins are turned, the second one in which rows; that in the last row and column goes from heads to tails.</source>
        <translation>Das erste Spiel sagt, in welchen Spalten Münzen umgedreht werden, das zweite, in welchen Zeilen; die in der letzten Zeile und Spalte geht von Kopf auf Zahl.</translation>
    </message>
    <message>
        <source>expected rows of coins, heads or tails, as in THT/HTH.</source>
        <translation>erwartet waren Reihen von Münzen, Kopf (H) oder Zahl (T), wie in THT/HTH.</translation>
    </message>
    <message>
        <source>all rows have the same number of coins.</source>
        <translation>alle Reihen haben gleich viele Münzen.</translation>
    </message>
    <message>
        <source>a board has at most %1 coins.</source>
        <translation>ein Brett hat höchstens %1 Münzen.</translation>
    </message>
    <message>
        <source>expected H, T, &apos;/&apos; or &apos;+&apos;.</source>
        <translation>erwartet war H, T, „/“ oder „+“.</translation>
    </message>
    <message>
        <source>a distance is at most %1.</source>
        <translation>ein Abstand ist höchstens %1.</translation>
    </message>
    <message>
        <source>expected the distances of the coins that are turned with the last one, as in turning{0; 1; 1,2}.</source>
        <translation>erwartet waren die Abstände der Münzen, die mit der letzten umgedreht werden, wie in turning{0; 1; 1,2}.</translation>
    </message>
    <message>
        <source>expected a number, &apos;,&apos;, &apos;;&apos; or &apos;}&apos;.</source>
        <translation>erwartet war eine Zahl, „,“, „;“ oder „}“.</translation>
    </message>
    <message>
        <source>expected a game on coins: turtles, mockturtles, ruler or turning{...}, as in tartan{turtles, ruler}.</source>
        <translation>erwartet war ein Spiel auf Münzen: turtles, mockturtles, ruler oder turning{...}, wie in tartan{turtles, ruler}.</translation>
    </message>
    <message>
        <source>expected &apos;,&apos; and a second game on coins.</source>
        <translation>erwartet war „,“ und ein zweites Spiel auf Münzen.</translation>
    </message>
    <message>
        <source>Proved by induction over n: the value is the remainder of n divided by %1.</source>
        <translation>Bewiesen durch Induktion über n: Der Wert ist der Rest von n geteilt durch %1.</translation>
    </message>
    <message>
        <source>Show the period step by step</source>
        <translation>Die Periode Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>Show the proof step by step</source>
        <translation>Den Beweis Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>The form of these rules doesn&apos;t show that play ends. If it goes round in a circle, nobody wins.</source>
        <translation>Die Form dieser Regeln zeigt nicht, dass das Spiel endet. Dreht es sich im Kreis, gewinnt niemand.</translation>
    </message>
    <message>
        <source>%1 has value %2, which is too large to go on with; choose smaller heaps.</source>
        <translation>%1 hat den Wert %2; damit geht es nicht weiter, weil er zu groß ist; wählen Sie kleinere Haufen.</translation>
    </message>
    <message>
        <source>By a theorem the first player wins; no formula gives the value, and it wasn&apos;t found by search: %1</source>
        <translation>Nach einem Satz gewinnt der erste Spieler; für den Wert gibt es keine Formel, und die Suche fand ihn nicht: %1</translation>
    </message>
    <message>
        <source>Here the poisoned square of Chomp may be eaten, as the last move: in the literature, where it may not, the value of each bar is 1 less.</source>
        <translation>Hier darf das vergiftete Stück von Chomp gegessen werden, als letzter Zug: In der Literatur, wo das nicht geht, ist der Wert jeder Tafel um 1 kleiner.</translation>
    </message>
    <message>
        <source>%1 needs more than %2 of memory, the limit; choose a smaller position, or allow more with --memory.</source>
        <translation>%1 braucht mehr als %2 Speicher, die Grenze; eine kleinere Stellung wählen oder mit --memory mehr erlauben.</translation>
    </message>
    <message>
        <source>%1 is damaged: its contents don&apos;t match its checksum. Take an older copy, or begin anew with another file.</source>
        <translation>%1 ist beschädigt: Der Inhalt passt nicht zur Prüfsumme. Nehmen Sie eine ältere Kopie, oder beginnen Sie neu mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>%1 is no file of &apos;--checkpoint&apos;, and is left as it is. Choose another file.</source>
        <translation>%1 ist keine Datei von „--checkpoint“ und bleibt, wie sie ist. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 belongs to %2, not to %3. Choose another file.</source>
        <translation>%1 gehört zu %2, nicht zu %3. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>No period of %1 can be proved here: a move leaves two heaps that must differ, and no theorem known here is about such moves.</source>
        <translation>Eine Periode von %1 kann hier nicht bewiesen werden: Ein Zug hinterlässt zwei Haufen, die verschieden sein müssen, und kein hier bekannter Satz handelt von solchen Zügen.</translation>
    </message>
    <message>
        <source>No period of %1 can be proved here: a move may leave four heaps or five, and the theorems known here are about three at most.</source>
        <translation>Eine Periode von %1 kann hier nicht bewiesen werden: Ein Zug kann vier oder fünf Haufen hinterlassen, und die hier bekannten Sätze handeln von höchstens dreien.</translation>
    </message>
    <message>
        <source>No period of %1 can be proved here: the theorems known here are about numbers that may, or may not, be taken, and about octal and hexadecimal games.</source>
        <translation>Eine Periode von %1 kann hier nicht bewiesen werden: Die hier bekannten Sätze handeln von Zahlen, die genommen oder nicht genommen werden dürfen, und von Oktal- und Hexadezimalspielen.</translation>
    </message>
    <message>
        <source>%1 is damaged: its contents don&apos;t match its checksum. Delete it, and run its job again.</source>
        <translation>%1 ist beschädigt: Der Inhalt passt nicht zur Prüfsumme. Löschen Sie die Datei, und führen Sie ihren Auftrag noch einmal aus.</translation>
    </message>
    <message>
        <source>%1 is no job of &apos;mexplorer split&apos;. Choose another file.</source>
        <translation>%1 ist kein Auftrag von „mexplorer split“. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is no question of &apos;mexplorer split&apos;. Choose another folder.</source>
        <translation>%1 ist keine Frage von „mexplorer split“. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not complete: %1. Run what is missing, as with &apos;mexplorer value @%2&apos;, and join again.</source>
        <translation>
            <numerusform>%n Auftrag ist nicht vollständig: %1. Führen Sie ihn aus, wie mit „mexplorer value @%2“, und verbinden Sie noch einmal.</numerusform>
            <numerusform>%n Aufträge sind nicht vollständig: %1. Führen Sie sie aus, wie mit „mexplorer value @%2“, und verbinden Sie noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder %1 isn&apos;t empty. Choose a new folder for the jobs.</source>
        <translation>Der Ordner %1 ist nicht leer. Wählen Sie einen neuen Ordner für die Aufträge.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made. Choose another folder for the jobs.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden. Wählen Sie einen anderen Ordner für die Aufträge.</translation>
    </message>
    <message>
        <source>%1 is solved at once, so there is nothing to split: ask for its value.</source>
        <translation>%1 ist sofort gelöst, also gibt es nichts zu teilen: Fragen Sie nach dem Wert.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t a position on boards of one game that only clears cells, as cram:5x8 and matrix:4x4 + matrix:3x5 are, under normal play; only the search of these can be saved or split.</source>
        <translation>%1 ist keine Stellung auf Brettern eines einzigen Spiels, das nur Felder leert, wie cram:5x8 und matrix:4x4 + matrix:3x5, im Normalspiel; nur die Suche auf solchen kann gespeichert oder geteilt werden.</translation>
    </message>
    <message>
        <source>a set has at most %1 numbers.</source>
        <translation>eine Menge hat höchstens %1 Zahlen.</translation>
    </message>
    <message>
        <source>Eat a square with all that lies above and right of it; under misère play the player who eats the last one, which is poisoned, loses.</source>
        <translation>Ein Stück essen, mit allem, was darüber und rechts davon liegt; beim Misère-Spiel verliert, wer das letzte isst, das vergiftet ist.</translation>
    </message>
    <message>
        <source>Nim with rows of 1, 3, 5 and 7 matches, in which the player who takes the last one loses: choose misère play.</source>
        <translation>Nim mit Reihen von 1, 3, 5 und 7 Streichhölzern, in dem verliert, wer das letzte nimmt: das Misère-Spiel wählen.</translation>
    </message>
    <message>
        <source>On a strip a move writes S or O into an empty cell; the player who completes SOS has won. SOS is a draw if nobody does; here the player who writes last has won then.</source>
        <translation>Auf einem Streifen schreibt ein Zug S oder O in eine leere Zelle; wer SOS vollendet, hat gewonnen. SOS endet remis, wenn es niemand schafft; hier hat dann gewonnen, wer zuletzt schreibt.</translation>
    </message>
    <message>
        <source>On a strip both players write X into an empty cell; the player who completes three in a row has won.</source>
        <translation>Auf einem Streifen schreiben beide X in eine leere Zelle; wer drei nebeneinander vollendet, hat gewonnen.</translation>
    </message>
    <message>
        <source>%1 leaves a P-position: the player who moves there loses under misère play.</source>
        <translation>%1 hinterlässt eine P-Stellung: Wer dort zieht, verliert im Misère-Spiel.</translation>
    </message>
    <message>
        <source>Under normal play %1 would lose: the player who makes the last move loses here, so an odd number of moves must remain where an even one would win otherwise.</source>
        <translation>Im normalen Spiel würde %1 verlieren: Wer den letzten Zug macht, verliert hier; es muss also eine ungerade Zahl von Zügen bleiben, wo sonst eine gerade gewänne.</translation>
    </message>
    <message>
        <source>The player who makes the last move loses. One move wins: find it.</source>
        <translation>Wer den letzten Zug macht, verliert. Ein Zug gewinnt: Welcher?</translation>
    </message>
    <message>
        <source>The player who makes the last move loses. Find all moves that win.</source>
        <translation>Wer den letzten Zug macht, verliert. Alle Züge finden, die gewinnen.</translation>
    </message>
    <message>
        <source>A program is written for normal play, in which the player who makes the last move wins; under misère play SG values don&apos;t tell who wins.</source>
        <translation>Ein Programm wird für das normale Spiel geschrieben, in dem gewinnt, wer den letzten Zug macht; im Misère-Spiel sagen SG-Werte nicht, wer gewinnt.</translation>
    </message>
    <message>
        <source>Under misère play the player who takes the last token loses. Bouton (1902): play as in normal Nim as long as your move leaves a heap of two or more; when it wouldn&apos;t, leave an odd number of single tokens.</source>
        <translation>Im Misère-Spiel verliert, wer den letzten Stein nimmt. Bouton (1902): Wie beim normalen Nim spielen, solange der Zug einen Haufen von zwei oder mehr übrig lässt; täte er das nicht, eine ungerade Zahl einzelner Steine übrig lassen.</translation>
    </message>
    <message>
        <source>From a P-position the player who has just moved wins. Does the player who can&apos;t move win here, or lose?</source>
        <translation>Von einer P-Stellung gewinnt, wer gerade gezogen hat. Wer nicht ziehen kann: Gewinnt er hier, oder verliert er?</translation>
    </message>
    <message>
        <source>From an N-position the player to move wins. Does the player who can&apos;t move win here, or lose?</source>
        <translation>Von einer N-Stellung gewinnt, wer am Zug ist. Wer nicht ziehen kann: Gewinnt er hier, oder verliert er?</translation>
    </message>
    <message>
        <source>The graph of %1 twice, with the same positions and moves. Under normal play the player who can&apos;t move has lost; under misère play that player has won.</source>
        <translation>Der Graph von %1 zweimal, mit denselben Stellungen und Zügen. Beim normalen Spiel hat verloren, wer nicht ziehen kann; beim Misère-Spiel hat gewonnen, wer nicht ziehen kann.</translation>
    </message>
    <message>
        <source>Under misère play the player who makes the last move loses, and a sum&apos;s outcome does not follow from its components&apos; SG values: there is nothing for mex or nim-sum to add up. The labelling works with P and N alone and can be stepped through; in theory the misère quotient takes the place of the SG value.</source>
        <translation>Im Misère-Spiel verliert, wer den letzten Zug macht, und der Ausgang einer Summe folgt nicht aus den SG-Werten ihrer Summanden: Für mex oder Nim-Summe gibt es nichts zu addieren. Die Beschriftung kommt mit P und N allein aus und lässt sich Schritt für Schritt zeigen; in der Theorie tritt der Misère-Quotient an die Stelle des SG-Werts.</translation>
    </message>
    <message>
        <source>In a row of squares, write a cross into an empty square; the first player to make three crosses in a row wins.</source>
        <translation>In einer Reihe von Feldern ein Kreuz in ein leeres Feld setzen; wer drei Kreuze nebeneinander schafft, gewinnt.</translation>
    </message>
    <message>
        <source>%1 needs a table of %2 under misère play, more than the %3 of memory that can be used now; choose a smaller position, or allow more: on the command line with --memory.</source>
        <translation>%1 braucht im Misère-Spiel eine Tabelle von %2, mehr als die %3 Speicher, die jetzt benutzt werden können; eine kleinere Stellung wählen oder mehr erlauben: in der Befehlszeile mit --memory.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>a move takes at most %1.</source>
        <translation>ein Zug nimmt höchstens %1.</translation>
    </message>
    <message>
        <source>A program for %1 would look at all smaller positions, which are too many; choose smaller heaps.</source>
        <translation>Ein Programm für %1 würde alle kleineren Stellungen betrachten, und das sind zu viele; kleinere Haufen wählen.</translation>
    </message>
    <message>
        <source>From searches of the board&apos;s first %1 to %2 cells one may guess that this takes some %3; the guess may be wrong by a factor of ten or more.</source>
        <translation>Aus Suchen der ersten %1 bis %2 Felder des Bretts lässt sich schätzen, dass dies etwa %3 dauert; die Schätzung kann um einen Faktor zehn oder mehr falsch sein.</translation>
    </message>
    <message>
        <source>The columns of Bouton&apos;s rule have room for heaps of at most %1 tokens; choose smaller heaps.</source>
        <translation>Die Spalten von Boutons Regel haben Platz für Haufen von höchstens %1 Steinen; kleinere Haufen wählen.</translation>
    </message>
    <message>
        <source>Symmetry strategies are looked for in components with at most %1 moves, and %2 has one with more; choose a smaller position.</source>
        <translation>Symmetriestrategien werden in Summanden mit höchstens %1 Zügen gesucht, und %2 hat einen mit mehr; eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>From searches of the boards&apos; first %1 to %2 cells one may guess that this takes some %3; the guess may be wrong by a factor of ten or more.</source>
        <translation>Aus Suchen der ersten %1 bis %2 Felder der Bretter lässt sich schätzen, dass dies etwa %3 dauert; die Schätzung kann um einen Faktor zehn oder mehr falsch sein.</translation>
    </message>
</context>
<context>
    <name>mexplorer::NewGames</name>
    <message>
        <source>Looking for a position that can be won</source>
        <translation>Eine Stellung wird gesucht, die gewonnen werden kann</translation>
    </message>
    <message>
        <source>No position like this one was found that the first player wins; open another one.</source>
        <translation>Es wurde keine Stellung wie diese gefunden, die der erste Spieler gewinnt; eine andere öffnen.</translation>
    </message>
    <message>
        <source>No position like this one was found that the second player wins; open another one.</source>
        <translation>Es wurde keine Stellung wie diese gefunden, die der zweite Spieler gewinnt; eine andere öffnen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::NimSumBoard</name>
    <message>
        <source>Values in binary columns</source>
        <translation>Werte in Binärspalten</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>odd ●  even ○</source>
        <translation>ungerade ●  gerade ○</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::NimberDialog</name>
    <message>
        <source>Nim-arithmetic</source>
        <translation>Nim-Arithmetik</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Operation of the table</source>
        <translation>Operation der Tabelle</translation>
    </message>
    <message>
        <source>Nim-sum: add in base 2 without carrying</source>
        <translation>Nim-Summe: zur Basis 2 ohne Übertrag addieren</translation>
    </message>
    <message>
        <source>Nim-product</source>
        <translation>Nim-Produkt</translation>
    </message>
    <message>
        <source>Nim-quotient: the row divided by the column</source>
        <translation>Nim-Quotient: die Zeile geteilt durch die Spalte</translation>
    </message>
    <message>
        <source>Table of the operation</source>
        <translation>Tabelle der Operation</translation>
    </message>
    <message>
        <source>&amp;Expression, with +, *, / and sqrt( )</source>
        <translation>&amp;Ausdruck, mit +, *, / und sqrt( )</translation>
    </message>
    <message>
        <source>&amp;Table of</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Type an expression of numbers below 2^64, such as 6 * 7 or sqrt(5) + 2.</source>
        <translation>Einen Ausdruck mit Zahlen unter 2^64 eingeben, zum Beispiel 6 * 7 oder sqrt(5) + 2.</translation>
    </message>
    <message>
        <source>= %1</source>
        <translation>= %1</translation>
    </message>
    <message>
        <source>No number can be divided by 0.</source>
        <translation>Keine Zahl lässt sich durch 0 teilen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::NumbersTerm</name>
    <message>
        <source>&amp;First heap</source>
        <translation>&amp;Erster Haufen</translation>
    </message>
    <message>
        <source>&amp;Second heap</source>
        <translation>&amp;Zweiter Haufen</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
</context>
<context>
    <name>mexplorer::OpponentBar</name>
    <message>
        <source>Misère play: the player who makes the last move loses.</source>
        <translation>Misère-Spiel: Wer den letzten Zug macht, verliert.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus den Fehlern lernen</translation>
    </message>
    <message>
        <source>The positions in which you gave a win away, as puzzles</source>
        <translation>Die Stellungen, in denen ein Gewinn verschenkt wurde, als Rätsel</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>The solver stops thinking, and makes the best move that it has found or guesses one</source>
        <translation>Der Löser hört auf nachzudenken und macht den besten gefundenen Zug oder rät einen</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>How quickly the solvers move</source>
        <translation>Wie schnell die Löser ziehen</translation>
    </message>
    <message>
        <source>I start</source>
        <translation>Ich beginne</translation>
    </message>
    <message>
        <source>I move second</source>
        <translation>Ich ziehe als Zweiter</translation>
    </message>
    <message>
        <source>Let the solvers play on</source>
        <translation>Die Löser weiterspielen lassen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message numerus="yes">
        <source>It guesses in %n second(s)</source>
        <translation>
            <numerusform>Er rät in %n Sekunde</numerusform>
            <numerusform>Er rät in %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n game(s).</source>
        <translation>
            <numerusform>%1 nach %n Partie.</numerusform>
            <numerusform>%1 nach %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. This is game %2.</source>
        <translation>%1. Das ist die %2. Partie.</translation>
    </message>
    <message>
        <source>%1: %2, %3: %4</source>
        <translation>%1: %2, %3: %4</translation>
    </message>
</context>
<context>
    <name>mexplorer::OverviewMap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht über den Graphen</translation>
    </message>
    <message>
        <source>Click or drag to go there</source>
        <translation>Klicken oder ziehen, um dorthin zu gehen</translation>
    </message>
</context>
<context>
    <name>mexplorer::PairBoard</name>
    <message>
        <source>The queen is here: heaps of %1 and %2.</source>
        <translation>Hier steht die Dame: Haufen von %1 und %2.</translation>
    </message>
    <message>
        <source>The queen moves left, down, or diagonally down to the left.</source>
        <translation>Die Dame zieht nach links, nach unten oder diagonal nach links unten.</translation>
    </message>
    <message>
        <source>leaves %1 and %2.</source>
        <translation>hinterlässt %1 und %2.</translation>
    </message>
    <message>
        <source>Take %1 from the heap of %2: %3</source>
        <translation>%1 vom Haufen mit %2 nehmen: %3</translation>
    </message>
    <message>
        <source>Take %1 from both heaps: %2</source>
        <translation>%1 von beiden Haufen nehmen: %2</translation>
    </message>
    <message>
        <source>Column %1, row %2: the queen</source>
        <translation>Spalte %1, Zeile %2: die Dame</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>The piece is here: (%1, %2).</source>
        <translation>Hier steht die Figur: (%1, %2).</translation>
    </message>
    <message>
        <source>No move leads to this square.</source>
        <translation>Kein Zug führt auf dieses Feld.</translation>
    </message>
    <message>
        <source>Move to (%1, %2).</source>
        <translation>Auf (%1, %2) ziehen.</translation>
    </message>
    <message>
        <source>Column %1, row %2: the piece</source>
        <translation>Spalte %1, Zeile %2: die Figur</translation>
    </message>
</context>
<context>
    <name>mexplorer::PeriodPainter</name>
    <message>
        <source>Values in rows as long as the period</source>
        <translation>Werte in Zeilen von der Länge der Periode</translation>
    </message>
</context>
<context>
    <name>mexplorer::PictureFiles</name>
    <message>
        <source>R and W show a part of the graph, and Merge draws equal positions as one.</source>
        <translation>R und W zeigen einen Teil des Graphen, und „Zusammenfassen“ macht gleiche Stellungen zu einer.</translation>
    </message>
    <message>
        <source>Export Pict&amp;ure…</source>
        <translation>Bild e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the graph as SVG, PDF or PNG</source>
        <translation>Den Graphen als SVG, PDF oder PNG schreiben</translation>
    </message>
    <message>
        <source>Export PNG of Any Si&amp;ze…</source>
        <translation>&amp;PNG in beliebiger Größe exportieren…</translation>
    </message>
    <message>
        <source>Write the graph as a PNG as wide as you like</source>
        <translation>Den Graphen als PNG in beliebiger Breite schreiben</translation>
    </message>
    <message>
        <source>P&amp;rint Graph…</source>
        <translation>Graph &amp;drucken…</translation>
    </message>
    <message>
        <source>Print the graph on one page</source>
        <translation>Den Graphen auf eine Seite drucken</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Export PNG</source>
        <translation>PNG exportieren</translation>
    </message>
    <message>
        <source>Writing the picture</source>
        <translation>Das Bild wird geschrieben</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written to %1</source>
        <translation>Angehalten; nach %1 wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>&amp;Title and Legend on Pictures</source>
        <translation>&amp;Titel und Legende auf Bildern</translation>
    </message>
    <message>
        <source>Write the game and what marks mean below pictures in files and on paper</source>
        <translation>Unter Bilder in Dateien und auf Papier das Spiel und die Bedeutung der Marken schreiben</translation>
    </message>
    <message>
        <source>Pre&amp;view of the Printed Graph…</source>
        <translation>&amp;Vorschau des gedruckten Graphen…</translation>
    </message>
    <message>
        <source>See the page of the graph, and print it</source>
        <translation>Die Seite des Graphen ansehen und drucken</translation>
    </message>
    <message>
        <source>The graph isn&apos;t drawn yet. Try again when it is.</source>
        <translation>Der Graph ist noch nicht gezeichnet. Noch einmal versuchen, wenn er es ist.</translation>
    </message>
    <message>
        <source>A part of the game graph, made with Mexplorer</source>
        <translation>Ein Teil des Spielgraphen, erstellt mit Mexplorer</translation>
    </message>
    <message>
        <source>Game graph, made with Mexplorer</source>
        <translation>Spielgraph, erstellt mit Mexplorer</translation>
    </message>
    <message>
        <source>Its marks are too small for values; SVG and PDF files have room for them.</source>
        <translation>Seine Zeichen sind zu klein für Werte; SVG- und PDF-Dateien haben Platz für sie.</translation>
    </message>
    <message>
        <source>Its marks are too small for values; R and W show a part of the graph, and Merge draws equal positions as one.</source>
        <translation>Seine Zeichen sind zu klein für Werte; R und W zeigen einen Teil des Graphen, und „Zusammenfassen“ macht gleiche Stellungen zu einer.</translation>
    </message>
    <message>
        <source>Written to %1. %2</source>
        <translation>Geschrieben nach %1. %2</translation>
    </message>
    <message>
        <source>Its marks are too small for values; Export PNG of Any Size has room for them at a width of %1 pixels, and so have SVG and PDF files.</source>
        <translation>Seine Zeichen sind zu klein für Werte; „PNG in beliebiger Größe exportieren“ hat bei einer Breite von %1 Pixeln Platz für sie, ebenso SVG- und PDF-Dateien.</translation>
    </message>
    <message>
        <source>Its marks are too small for values; Export PNG of Any Size has room for them at a width of %1 pixels.</source>
        <translation>Seine Zeichen sind zu klein für Werte; „PNG in beliebiger Größe exportieren“ hat bei einer Breite von %1 Pixeln Platz für sie.</translation>
    </message>
</context>
<context>
    <name>mexplorer::PicturePane</name>
    <message>
        <source>Double-click, or press Enter, to see how %1 gets its value.</source>
        <translation>Ein Doppelklick oder die Eingabetaste zeigt, wie %1 zu seinem Wert kommt.</translation>
    </message>
</context>
<context>
    <name>mexplorer::PictureSizeDialog</name>
    <message>
        <source>Export PNG</source>
        <translation>PNG exportieren</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Choose File…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels.</source>
        <translation>%1 × %2 Pixel.</translation>
    </message>
    <message>
        <source>Positions are dots; a wider picture has their values.</source>
        <translation>Die Stellungen sind Punkte; ein breiteres Bild enthält ihre Werte.</translation>
    </message>
    <message>
        <source>Positions are marks with their values.</source>
        <translation>Die Stellungen sind Zeichen mit ihren Werten.</translation>
    </message>
    <message>
        <source>Positions are marks; a picture of %1 pixels or wider has their values.</source>
        <translation>Die Stellungen sind Zeichen; ein Bild von mindestens %1 Pixeln Breite enthält ihre Werte.</translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>W&amp;iederholen</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Den zurückgenommenen Zug wieder machen</translation>
    </message>
    <message>
        <source>&amp;All Moves…</source>
        <translation>&amp;Alle Züge…</translation>
    </message>
    <message>
        <source>&amp;Type a Move</source>
        <translation>Zug &amp;eingeben</translation>
    </message>
    <message>
        <source>Write the move to be made, such as 7 -&gt; 3,3 or b2-c4</source>
        <translation>Den Zug schreiben, der gemacht werden soll, wie 7 -&gt; 3,3 oder b2-c4</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>A new game from the same position</source>
        <translation>Eine neue Partie aus derselben Stellung</translation>
    </message>
    <message>
        <source>New Rand&amp;om Position</source>
        <translation>Neue zu&amp;fällige Stellung</translation>
    </message>
    <message>
        <source>A new game from a random position, about as big as the one that was opened</source>
        <translation>Eine neue Partie aus einer zufälligen Stellung, etwa so groß wie die geöffnete</translation>
    </message>
    <message>
        <source>Edit &amp;Position</source>
        <translation>&amp;Stellung bearbeiten</translation>
    </message>
    <message>
        <source>Change the position on the boards, and play from there</source>
        <translation>Die Stellung auf den Brettern ändern und von dort spielen</translation>
    </message>
    <message>
        <source>New Position That You Can &amp;Win</source>
        <translation>Neue Stellung, die &amp;gewonnen werden kann</translation>
    </message>
    <message>
        <source>A new game from a random position that you win if you make no mistake</source>
        <translation>Eine neue Partie aus einer zufälligen Stellung, die ohne Fehler gewonnen wird</translation>
    </message>
    <message>
        <source>New Position, Then Choose the Si&amp;de</source>
        <translation>Neue Stellung, dann die Seite &amp;wählen</translation>
    </message>
    <message>
        <source>A new game from a random position; you see it before you choose who starts</source>
        <translation>Eine neue Partie aus einer zufälligen Stellung, die vor der Wahl des Beginnenden zu sehen ist</translation>
    </message>
    <message>
        <source>Make a Pu&amp;zzle of This Position</source>
        <translation>Aus dieser Stellung ein Rätse&amp;l machen</translation>
    </message>
    <message>
        <source>Ask for the winning moves of this position, if it has some, in Puzzles</source>
        <translation>Unter Rätsel nach den Gewinnzügen dieser Stellung fragen, falls sie welche hat</translation>
    </message>
    <message>
        <source>Move &amp;Now</source>
        <translation>&amp;Jetzt ziehen</translation>
    </message>
    <message>
        <source>The solver stops thinking, and makes the best move that it has found or guesses one</source>
        <translation>Der Löser hört auf nachzudenken und macht den besten gefundenen Zug oder rät einen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show more about the position</source>
        <translation>Mehr über die Stellung zeigen</translation>
    </message>
    <message>
        <source>Next Move of the Hint</source>
        <translation>Nächster Zug des Tipps</translation>
    </message>
    <message>
        <source>Mark the next of the hint&apos;s moves on the boards</source>
        <translation>Den nächsten der Züge des Tipps auf den Brettern markieren</translation>
    </message>
    <message>
        <source>Previous Move of the Hint</source>
        <translation>Voriger Zug des Tipps</translation>
    </message>
    <message>
        <source>Mark the one before of the hint&apos;s moves on the boards</source>
        <translation>Den vorigen der Züge des Tipps auf den Brettern markieren</translation>
    </message>
    <message>
        <source>Show Va&amp;lues</source>
        <translation>Werte &amp;zeigen</translation>
    </message>
    <message>
        <source>Show values, and what each move did</source>
        <translation>Werte zeigen, und was jeder Zug bewirkt hat</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>N&amp;ie</translation>
    </message>
    <message>
        <source>Don&apos;t show whether moves were right, not even when the game is over</source>
        <translation>Nicht zeigen, ob Züge richtig waren, auch nicht nach der Partie</translation>
    </message>
    <message>
        <source>&amp;After the Game</source>
        <translation>&amp;Nach der Partie</translation>
    </message>
    <message>
        <source>Show values, outcomes and mistakes when the game is over</source>
        <translation>Werte, Ausgänge und Fehler nach der Partie zeigen</translation>
    </message>
    <message>
        <source>At &amp;Once</source>
        <translation>&amp;Sofort</translation>
    </message>
    <message>
        <source>Show after each move whether it was right, but not what is right now</source>
        <translation>Nach jedem Zug zeigen, ob er richtig war, aber nicht, was jetzt richtig ist</translation>
    </message>
    <message>
        <source>&amp;Judge Moves</source>
        <translation>Züge &amp;beurteilen</translation>
    </message>
    <message>
        <source>List the moves on the board that has the focus</source>
        <translation>Die Züge auf dem Brett auflisten, das den Fokus hat</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>One Move &amp;Back</source>
        <translation>Einen Zug &amp;zurück</translation>
    </message>
    <message>
        <source>Look at the position before the last move, without taking it back</source>
        <translation>Die Stellung vor dem letzten Zug ansehen, ohne ihn zurückzunehmen</translation>
    </message>
    <message>
        <source>One Move &amp;Forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Go on along the line</source>
        <translation>Weiter in der Variante</translation>
    </message>
    <message>
        <source>&amp;Previous Variation</source>
        <translation>&amp;Vorige Variante</translation>
    </message>
    <message>
        <source>Go to the move that was tried before this one</source>
        <translation>Zum Zug, der vor diesem versucht wurde</translation>
    </message>
    <message>
        <source>&amp;Next Variation</source>
        <translation>&amp;Nächste Variante</translation>
    </message>
    <message>
        <source>Go to the move that was tried instead of this one</source>
        <translation>Zum Zug, der statt dieses versucht wurde</translation>
    </message>
    <message>
        <source>&amp;Try Again from Here</source>
        <translation>Von hier noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>Play on from this position; answers are hidden again</source>
        <translation>Von dieser Stellung weiterspielen; Antworten sind wieder verborgen</translation>
    </message>
    <message>
        <source>&amp;Make Main Line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>Put this variation before the others</source>
        <translation>Diese Variante vor die anderen stellen</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>Delete this move and all after it</source>
        <translation>Diesen Zug und alle danach löschen</translation>
    </message>
    <message>
        <source>Mark as &amp;Good (!)</source>
        <translation>Als &amp;gut markieren (!)</translation>
    </message>
    <message>
        <source>Mark the move with an exclamation mark, or not</source>
        <translation>Den Zug mit einem Ausrufezeichen versehen oder nicht</translation>
    </message>
    <message>
        <source>Mark as Mi&amp;stake (?)</source>
        <translation>Als &amp;Fehler markieren (?)</translation>
    </message>
    <message>
        <source>Mark the move with a question mark, or not</source>
        <translation>Den Zug mit einem Fragezeichen versehen oder nicht</translation>
    </message>
    <message>
        <source>Name and &amp;Comment…</source>
        <translation>Name und &amp;Kommentar…</translation>
    </message>
    <message>
        <source>Write about the move, and give the line that begins with it a name</source>
        <translation>Etwas zum Zug schreiben und der Variante, die mit ihm beginnt, einen Namen geben</translation>
    </message>
    <message>
        <source>C&amp;opy Game</source>
        <translation>Partie k&amp;opieren</translation>
    </message>
    <message>
        <source>P&amp;aste Game</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the game that was copied as text</source>
        <translation>Die Partie öffnen, die als Text kopiert wurde</translation>
    </message>
    <message>
        <source>P&amp;rint Game…</source>
        <translation>Partie &amp;drucken…</translation>
    </message>
    <message>
        <source>Print the game with its comments and a diagram of each position</source>
        <translation>Die Partie mit Kommentaren und einem Bild jeder Stellung drucken</translation>
    </message>
    <message>
        <source>This text holds no game. %1</source>
        <translation>Dieser Text enthält keine Partie. %1</translation>
    </message>
    <message>
        <source>Save &amp;Record As…</source>
        <translation>&amp;Partie speichern unter…</translation>
    </message>
    <message>
        <source>Save Record</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Records of games</source>
        <translation>Aufzeichnungen von Partien</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Pre&amp;view Game…</source>
        <translation>Partie in der &amp;Vorschau…</translation>
    </message>
    <message>
        <source>Show the pages of the game as they are printed</source>
        <translation>Die Seiten der Partie zeigen, wie sie gedruckt werden</translation>
    </message>
    <message>
        <source>Name and Comment</source>
        <translation>Name und Kommentar</translation>
    </message>
    <message>
        <source>of the line that begins with this move</source>
        <translation>der Variante, die mit diesem Zug beginnt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>Copy the game as text: one move per line, with variations and comments</source>
        <translation>Die Partie als Text kopieren: ein Zug je Zeile, mit Varianten und Kommentaren</translation>
    </message>
    <message>
        <source>Write the game as text: one move per line, with variations and comments</source>
        <translation>Die Partie als Text schreiben: ein Zug je Zeile, mit Varianten und Kommentaren</translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayPanel</name>
    <message>
        <source>Let %1 move</source>
        <translation>%1 ziehen lassen</translation>
    </message>
    <message>
        <source>Players, thinking time and ladder</source>
        <translation>Spieler, Bedenkzeit und Leiter</translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayTools</name>
    <message>
        <source>Earlier games</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>When moves are judged</source>
        <translation>Wann Züge beurteilt werden</translation>
    </message>
    <message>
        <source>Judge moves</source>
        <translation>Züge beurteilen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Games that you switch away from are listed here</source>
        <translation>Partien, die für eine andere verlassen werden, stehen hier</translation>
    </message>
    <message numerus="yes">
        <source>%n older game(s) {is|are} kept in the document</source>
        <translation>
            <numerusform>%n ältere Partie bleibt im Dokument</numerusform>
            <numerusform>%n ältere Partien bleiben im Dokument</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayedRemoteness</name>
    <message>
        <source>Looking for the remoteness</source>
        <translation>Die Distanz wird gesucht</translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayerBar</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Bookmark this step</source>
        <translation>Lesezeichen für diesen Schritt</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Nächstes Lesezeichen</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go to the first step</source>
        <translation>Zum ersten Schritt gehen</translation>
    </message>
    <message>
        <source>Go one step back</source>
        <translation>Einen Schritt zurückgehen</translation>
    </message>
    <message>
        <source>Play the steps one after the other, or pause</source>
        <translation>Die Schritte nacheinander abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Go one step on</source>
        <translation>Einen Schritt weitergehen</translation>
    </message>
    <message>
        <source>Go to the last step</source>
        <translation>Zum letzten Schritt gehen</translation>
    </message>
    <message>
        <source>Mark this step, or take its mark away</source>
        <translation>Diesen Schritt markieren oder seine Markierung entfernen</translation>
    </message>
    <message>
        <source>Go to the next marked step</source>
        <translation>Zum nächsten markierten Schritt gehen</translation>
    </message>
    <message>
        <source>Play at half the speed</source>
        <translation>Mit halber Geschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>Play at twice the speed</source>
        <translation>Mit doppelter Geschwindigkeit abspielen</translation>
    </message>
</context>
<context>
    <name>mexplorer::PointerPanel</name>
    <message>
        <source>Why the heap has its value</source>
        <translation>Warum der Haufen seinen Wert hat</translation>
    </message>
    <message>
        <source>Explain in Step</source>
        <translation>In „Schritte“ erklären</translation>
    </message>
    <message>
        <source>G(%1) = %2</source>
        <translation>G(%1) = %2</translation>
    </message>
    <message>
        <source>an exception</source>
        <translation>eine Ausnahme</translation>
    </message>
    <message>
        <source>Point at a value to step through the mex of its heap.</source>
        <translation>Auf einen Wert zeigen, um das mex seines Haufens Schritt für Schritt zu sehen.</translation>
    </message>
    <message>
        <source>Heaps up to %1 can be stepped through.</source>
        <translation>Haufen bis %1 lassen sich Schritt für Schritt erklären.</translation>
    </message>
    <message>
        <source>Step through the mex of this heap (Enter on the plot)</source>
        <translation>Das mex dieses Haufens Schritt für Schritt erklären (Eingabe im Diagramm)</translation>
    </message>
    <message>
        <source>Followers of %1</source>
        <translation>Nachfolger von %1</translation>
    </message>
    <message>
        <source>No follower has the value 0.</source>
        <translation>Kein Nachfolger hat den Wert 0.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 durch %2</translation>
    </message>
    <message>
        <source>No follower has value %1. The smaller values are taken: %2.</source>
        <translation>Kein Nachfolger hat den Wert %1. Die kleineren Werte kommen vor: %2.</translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionEditor</name>
    <message>
        <source>The position, to be edited</source>
        <translation>Die Stellung zum Bearbeiten</translation>
    </message>
    <message>
        <source>Position to play from</source>
        <translation>Stellung, aus der gespielt wird</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A new game from this position (Enter)</source>
        <translation>Eine neue Partie von dieser Stellung (Eingabe)</translation>
    </message>
    <message>
        <source>Leave the game as it was (Escape)</source>
        <translation>Die Partie lassen, wie sie war (Esc)</translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionModel</name>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>SG</source>
        <translation>SG</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>P/N</source>
        <translation>P/N</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Rem.</source>
        <translation>Dist.</translation>
    </message>
    <message>
        <source>Remoteness</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>Birth.</source>
        <translation>Geb.</translation>
    </message>
    <message>
        <source>Birthday</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>Foll.</source>
        <translation>Nachf.</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>The position; a row&apos;s tip is its whole game expression</source>
        <translation>Die Stellung; der Hinweis einer Zeile ist ihr ganzer Spielausdruck</translation>
    </message>
    <message>
        <source>SG value: the mex of the followers&apos; values</source>
        <translation>SG-Wert: das mex der Werte der Nachfolger</translation>
    </message>
    <message>
        <source>Outcome. P: the previous player wins; N: the next player wins</source>
        <translation>Ausgang. P: der vorige Spieler gewinnt; N: der nächste Spieler gewinnt</translation>
    </message>
    <message>
        <source>Remoteness: length of the game when the winner hurries and the loser delays</source>
        <translation>Distanz: Länge der Partie, wenn der Gewinner eilt und der Verlierer verzögert</translation>
    </message>
    <message>
        <source>Birthday: length of the longest play</source>
        <translation>Geburtstag: Länge der längsten Partie</translation>
    </message>
    <message>
        <source>Followers: how many positions a move leads to</source>
        <translation>Nachfolger: zu wie vielen Stellungen ein Zug führt</translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionPanel</name>
    <message>
        <source>Copy Expression</source>
        <translation>Ausdruck kopieren</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG-Wert</translation>
    </message>
    <message>
        <source>The Sprague-Grundy value: the least number that is not the value of a follower (mex). 0 at P-positions.</source>
        <translation>Der Sprague-Grundy-Wert: die kleinste Zahl, die nicht Wert eines Nachfolgers ist (mex). 0 bei P-Stellungen.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Summanden</translation>
    </message>
    <message>
        <source>Parts that no move joins. The value of the whole is the nim-sum ⊕ of theirs: written in binary, added without carry.</source>
        <translation>Teile, die kein Zug verbindet. Der Wert des Ganzen ist die Nim-Summe ⊕ ihrer Werte: binär geschrieben und ohne Übertrag addiert.</translation>
    </message>
    <message>
        <source>Remoteness</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>How many moves the game lasts when the winner hurries and the loser delays.</source>
        <translation>Wie viele Züge die Partie dauert, wenn der Gewinner eilt und der Verlierer verzögert.</translation>
    </message>
    <message>
        <source>Birthday</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>How many moves the longest play from here has.</source>
        <translation>Wie viele Züge die längste Partie von hier aus hat.</translation>
    </message>
    <message>
        <source>Predecessors</source>
        <translation>Vorgänger</translation>
    </message>
    <message>
        <source>From how many positions of this graph a move leads here.</source>
        <translation>Von wie vielen Stellungen dieses Graphen ein Zug hierher führt.</translation>
    </message>
    <message>
        <source>Merged with</source>
        <translation>Zusammengefasst mit</translation>
    </message>
    <message>
        <source>The positions that are merged with this one in the graph.</source>
        <translation>Die Stellungen, die im Graphen mit dieser zusammengefasst sind.</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>How play goes on when the winner hurries and the loser delays.</source>
        <translation>Wie es weitergeht, wenn der Gewinner eilt und der Verlierer verzögert.</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>not shown yet</source>
        <translation>noch nicht gezeigt</translation>
    </message>
    <message>
        <source>none, as play can go round</source>
        <translation>gibt es nicht, weil das Spiel im Kreis laufen kann</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>&lt;b&gt;N&lt;/b&gt;: the next player wins</source>
        <translation>&lt;b&gt;N&lt;/b&gt;: der nächste Spieler gewinnt</translation>
    </message>
    <message>
        <source>&lt;b&gt;D&lt;/b&gt;: a draw; neither player can force a win</source>
        <translation>&lt;b&gt;D&lt;/b&gt;: remis; keiner der Spieler kann den Gewinn erzwingen</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Hidden: find out who wins</source>
        <translation>Verborgen: Wer gewinnt, ist herauszufinden</translation>
    </message>
    <message>
        <source>Not shown yet at this step</source>
        <translation>In diesem Schritt noch nicht gezeigt</translation>
    </message>
    <message>
        <source>&lt;br&gt;Terminal: no move is left</source>
        <translation>&lt;br&gt;Endstellung: Es ist kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>&lt;br&gt;It depends on positions past the limit of the graph. Show More builds it further there</source>
        <translation>&lt;br&gt;Sie hängt von Stellungen jenseits der Grenze des Graphen ab. „Mehr zeigen“ macht dort weiter</translation>
    </message>
    <message>
        <source>&lt;br&gt;Its followers are past the limit of the graph. Show More builds it further everywhere, a click or Shift+G only here</source>
        <translation>&lt;br&gt;Ihre Nachfolger liegen jenseits der Grenze des Graphen. „Mehr zeigen“ macht überall weiter, ein Klick oder Umschalt+G hier</translation>
    </message>
    <message>
        <source>none: SG values belong to normal play</source>
        <translation>keiner: SG-Werte gehören zum normalen Spiel</translation>
    </message>
    <message>
        <source>Followers: %1</source>
        <translation>Nachfolger: %1</translation>
    </message>
    <message>
        <source>Followers are past the limit of the graph.</source>
        <translation>Nachfolger liegen jenseits der Grenze des Graphen.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zu Ende</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>a winning line, perhaps not the quickest, to the limit of the graph: %1</source>
        <translation>eine Gewinnlinie, vielleicht nicht die schnellste, bis zur Grenze des Graphen: %1</translation>
    </message>
    <message>
        <source>a line, perhaps not the longest, to the limit of the graph: %1</source>
        <translation>eine Linie, vielleicht nicht die längste, bis zur Grenze des Graphen: %1</translation>
    </message>
    <message>
        <source>none; it stands alone</source>
        <translation>keine; sie steht allein</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>%1; under misère play they have no values that add up</source>
        <translation>%1; im Misère-Spiel haben sie keine Werte, die sich addieren</translation>
    </message>
    <message>
        <source>Values of the components</source>
        <translation>Werte der Summanden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln andere</numerusform>
            <numerusform>%Ln andere</numerusform>
        </translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why this position is won or lost, and why it has its value: a proof that folds open</source>
        <translation>Warum diese Stellung gewonnen oder verloren ist, und warum sie ihren Wert hat: ein Beweis zum Aufklappen</translation>
    </message>
    <message>
        <source>The graph is being built.</source>
        <translation>Der Graph wird aufgebaut.</translation>
    </message>
    <message>
        <source>&lt;b&gt;P&lt;/b&gt;: the previous player wins; the player to move loses</source>
        <translation>&lt;b&gt;P&lt;/b&gt;: der vorige Spieler gewinnt; der Spieler am Zug verliert</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Let the solver look for the outcome, the value and the winning moves</source>
        <translation>Den Löser nach Ausgang, Wert und Gewinnzügen suchen lassen</translation>
    </message>
    <message>
        <source>Winning moves</source>
        <translation>Gewinnzüge</translation>
    </message>
    <message>
        <source>The positions after the moves that win, as the solver found them.</source>
        <translation>Die Stellungen nach den Zügen, die gewinnen, wie der Löser sie gefunden hat.</translation>
    </message>
    <message>
        <source>&lt;br&gt;The solver is looking for it</source>
        <translation>&lt;br&gt;Der Löser sucht danach</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Die Stellung wird gelöst</translation>
    </message>
    <message>
        <source>and perhaps others</source>
        <translation>und vielleicht andere</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;, found by the solver</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;, vom Löser gefunden</translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionSearch</name>
    <message>
        <source>Find positions</source>
        <translation>Stellungen suchen</translation>
    </message>
    <message>
        <source>Find: P, value&gt;3, followers&lt;=2, a text</source>
        <translation>Suchen: P, value&gt;3, followers&lt;=2, ein Text</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>How positions that the search doesn&apos;t find are shown</source>
        <translation>Wie Stellungen gezeigt werden, die die Suche nicht findet</translation>
    </message>
    <message>
        <source>Find &amp;Positions</source>
        <translation>&amp;Stellungen suchen</translation>
    </message>
    <message>
        <source>Find positions by text, value or outcome</source>
        <translation>Stellungen nach Text, Wert oder Ausgang suchen</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Go to the next position found</source>
        <translation>Zur nächsten gefundenen Stellung gehen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>V&amp;orige Fundstelle</translation>
    </message>
    <message>
        <source>Go to the position found before</source>
        <translation>Zur vorigen gefundenen Stellung gehen</translation>
    </message>
    <message>
        <source>The search finds none in the part that is built</source>
        <translation>Die Suche findet nichts in dem Teil, der aufgebaut ist</translation>
    </message>
    <message>
        <source>The search finds nothing here, so nothing is dimmed</source>
        <translation>Die Suche findet hier nichts; deshalb ist nichts abgeblendet</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>bisher nichts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 here, %2 outside</source>
        <translation>%1 hier, %2 außerhalb</translation>
    </message>
    <message>
        <source>%1, %2 outside</source>
        <translation>%1, %2 außerhalb</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the positions found {is|are} outside of what is shown; A shows the whole graph</source>
        <translation>
            <numerusform>%Ln der gefundenen Stellungen liegt außerhalb des Gezeigten; A zeigt den ganzen Graphen</numerusform>
            <numerusform>%Ln der gefundenen Stellungen liegen außerhalb des Gezeigten; A zeigt den ganzen Graphen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionTable</name>
    <message>
        <source>Filter positions</source>
        <translation>Stellungen filtern</translation>
    </message>
    <message>
        <source>Filter by outcome</source>
        <translation>Nach Ausgang filtern</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>No position matches %1. &lt;a href=&quot;clear&quot;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Keine Stellung passt zu %1. &lt;a href=&quot;clear&quot;&gt;Filter löschen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Listing positions</source>
        <translation>Die Stellungen werden aufgelistet</translation>
    </message>
    <message>
        <source>No graph yet</source>
        <translation>Noch kein Graph</translation>
    </message>
    <message>
        <source>Filter: P, value&gt;3, followers&lt;=2, a text</source>
        <translation>Filter: P, value&gt;3, followers&lt;=2, ein Text</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln position(s)</source>
        <translation>
            <numerusform>%1 von %Ln Stellung</numerusform>
            <numerusform>%1 von %Ln Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Start from Here</source>
        <translation>Von hier beginnen</translation>
    </message>
    <message>
        <source>Play from Here</source>
        <translation>Von hier spielen</translation>
    </message>
    <message>
        <source>Copy Expression</source>
        <translation>Ausdruck kopieren</translation>
    </message>
    <message>
        <source>Who wins is hidden now; filter by text or followers.</source>
        <translation>Wer gewinnt, bleibt jetzt verborgen; nach Text oder Nachfolgern filtern.</translation>
    </message>
</context>
<context>
    <name>mexplorer::PreferencesDialog</name>
    <message>
        <source>There is no folder %1. Choose another one, or leave the line empty.</source>
        <translation>Es gibt keinen Ordner %1. Wählen Sie einen anderen, oder lassen Sie die Zeile leer.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>As the desktop is</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>&amp;Size of type:</source>
        <translation>Sch&amp;riftgröße:</translation>
    </message>
    <message>
        <source> % of the desktop&apos;s</source>
        <translation> % der Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Motion:</source>
        <translation>Bewegung:</translation>
    </message>
    <message>
        <source>Show changes at once, without &amp;animation</source>
        <translation>Änderungen sofort zeigen, ohne &amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Thinks at most:</source>
        <translation>&amp;Denkt höchstens:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>After this time the solver stops thinking about a position: it guesses its move in a game, and says that it does not know the value.</source>
        <translation>Nach dieser Zeit hört der Löser auf, über eine Stellung nachzudenken: In einer Partie rät er seinen Zug, und sonst sagt er, dass er den Wert nicht kennt.</translation>
    </message>
    <message>
        <source> % of the free memory</source>
        <translation> % des freien Speichers</translation>
    </message>
    <message>
        <source>One computation &amp;uses at most:</source>
        <translation>Eine &amp;Berechnung belegt höchstens:</translation>
    </message>
    <message>
        <source>This is %1 now. A computation that needs more stops and says so, so that the machine does not run out of memory.</source>
        <translation>Das sind jetzt %1. Eine Berechnung, die mehr braucht, hält an und sagt es, damit dem Rechner der Speicher nicht ausgeht.</translation>
    </message>
    <message>
        <source>&amp;Folder of files:</source>
        <translation>&amp;Ordner der Dateien:</translation>
    </message>
    <message>
        <source>Folder in which dialogs for files open</source>
        <translation>Ordner, in dem Dateidialoge sich öffnen</translation>
    </message>
    <message>
        <source>The folder of documents</source>
        <translation>Der Ordner der Dokumente</translation>
    </message>
    <message>
        <source>Folder of your &amp;lessons:</source>
        <translation>Ordner Ihrer &amp;Lektionen:</translation>
    </message>
    <message>
        <source>Folder of Lessons</source>
        <translation>Ordner der Lektionen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Löschen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n Datei, %1</numerusform>
            <numerusform>%n Dateien, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>mexplorer::PuzzleGame</name>
    <message>
        <source>Making a puzzle</source>
        <translation>Ein Rätsel wird gestellt</translation>
    </message>
</context>
<context>
    <name>mexplorer::PuzzleView</name>
    <message>
        <source>&amp;Next Puzzle</source>
        <translation>&amp;Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Another puzzle of the chosen kind</source>
        <translation>Noch ein Rätsel der gewählten Art</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s Puzzle</source>
        <translation>Rätsel des &amp;Tages</translation>
    </message>
    <message>
        <source>The puzzle of the day, the same for everybody</source>
        <translation>Das Rätsel des Tages, für alle dasselbe</translation>
    </message>
    <message>
        <source>Learn from Your &amp;Mistakes</source>
        <translation>Aus den &amp;Fehlern lernen</translation>
    </message>
    <message>
        <source>The positions of the game in Play in which you gave a win away, as puzzles</source>
        <translation>Die Stellungen der Partie in „Spielen“, in denen ein Gewinn verschenkt wurde, als Rätsel</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Mark all moves that win</source>
        <translation>Alle Züge markieren, die gewinnen</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>Von hier &amp;spielen</translation>
    </message>
    <message>
        <source>Play this position against the opponent of Play</source>
        <translation>Diese Stellung gegen den Gegner aus „Spielen“ spielen</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>A line that can be sent, and opened by Paste</source>
        <translation>Eine Zeile, die verschickt und durch Einfügen geöffnet werden kann</translation>
    </message>
    <message>
        <source>Pa&amp;ste a Puzzle</source>
        <translation>Rätsel &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the puzzle that was copied as text</source>
        <translation>Das Rätsel öffnen, das als Text kopiert wurde</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Irgendein Spiel</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>Spie&amp;l</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Schwierigkeit</translation>
    </message>
    <message>
        <source>A puzzle is being made…</source>
        <translation>Ein Rätsel wird gestellt…</translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s) {is|are} marked.</source>
        <translation>
            <numerusform>%n Gewinnzug ist markiert.</numerusform>
            <numerusform>%n Gewinnzüge sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: these are all the moves that win.</source>
        <translation>Gelöst: Das sind alle Züge, die gewinnen.</translation>
    </message>
    <message>
        <source>Solved: %1 leaves a P-position.</source>
        <translation>Gelöst: %1 hinterlässt eine P-Stellung.</translation>
    </message>
    <message>
        <source>You have found %1 already.</source>
        <translation>%1 ist schon gefunden.</translation>
    </message>
    <message>
        <source>Only the first try counts.</source>
        <translation>Nur der erste Versuch zählt.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try; %3 in a row, at best %4.</source>
        <translation>%1 von %2 auf Anhieb gelöst; %3 in Folge, bestenfalls %4.</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle of the day: %n day(s) in a row.</source>
        <translation>
            <numerusform>Das Rätsel des Tages: %n Tag in Folge.</numerusform>
            <numerusform>Das Rätsel des Tages: %n Tage in Folge.</numerusform>
        </translation>
    </message>
    <message>
        <source>One winning move</source>
        <translation>Ein Gewinnzug</translation>
    </message>
    <message>
        <source>All winning moves</source>
        <translation>Alle Gewinnzüge</translation>
    </message>
    <message>
        <source>The next puzzle</source>
        <translation>Das nächste Rätsel</translation>
    </message>
    <message>
        <source>The puzzle of the day, the same for everybody.</source>
        <translation>Das Rätsel des Tages, für alle dasselbe.</translation>
    </message>
    <message>
        <source>The open game</source>
        <translation>Das offene Spiel</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a game, and how hard its puzzle is</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Yes, %1 wins. There are more.</source>
        <translation>Ja, %1 gewinnt. Es gibt noch mehr.</translation>
    </message>
    <message>
        <source>No, %1 gives the win away. Try another move.</source>
        <translation>Nein, %1 verschenkt den Gewinn. Einen anderen Zug versuchen.</translation>
    </message>
</context>
<context>
    <name>mexplorer::ResultPanel</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Von hier noch einmal versuchen</translation>
    </message>
    <message>
        <source>Back to the position before the mistake, to make another move</source>
        <translation>Zurück zur Stellung vor dem Fehler, um anders zu ziehen</translation>
    </message>
    <message>
        <source>From the same start, with the sides swapped; Restart keeps them</source>
        <translation>Vom selben Start, mit getauschten Seiten; „Neu beginnen“ behält sie bei</translation>
    </message>
</context>
<context>
    <name>mexplorer::RowBoard</name>
    <message>
        <source>There is a gap between these two; only neighbours can be taken together.</source>
        <translation>Zwischen diesen beiden ist eine Lücke; nur Nachbarn können zusammen genommen werden.</translation>
    </message>
    <message>
        <source>That is no move. %1</source>
        <translation>Das ist kein Zug. %1</translation>
    </message>
    <message>
        <source>Split here: leaves %1.</source>
        <translation>Hier teilen: hinterlässt %1.</translation>
    </message>
    <message>
        <source>Take %1: leaves %2.</source>
        <translation>%1 nehmen: hinterlässt %2.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>These %n can&apos;t be taken together. %1</source>
        <translation>
            <numerusform>Dieser kann nicht allein genommen werden. %1</numerusform>
            <numerusform>Diese %n können nicht zusammen genommen werden. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Kegel %1</translation>
    </message>
    <message>
        <source>Pin %1: taken</source>
        <translation>Kegel %1: genommen</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Stein %1</translation>
    </message>
    <message>
        <source>Token %1: taken</source>
        <translation>Stein %1: genommen</translation>
    </message>
    <message>
        <source>Row %1, place %2</source>
        <translation>Reihe %1, Platz %2</translation>
    </message>
    <message>
        <source>Row %1, pin %2 of %3</source>
        <translation>Reihe %1, Kegel %2 von %3</translation>
    </message>
    <message>
        <source>Row %1, token %2 of %3</source>
        <translation>Reihe %1, Stein %2 von %3</translation>
    </message>
</context>
<context>
    <name>mexplorer::RuleField</name>
    <message>
        <source>Words of the language</source>
        <translation>Wörter der Sprache</translation>
    </message>
</context>
<context>
    <name>mexplorer::RulesDialog</name>
    <message>
        <source>A draw: nobody can force a win.</source>
        <translation>Remis: Niemand kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>Value %1. %2</source>
        <translation>Wert %1. %2</translation>
    </message>
    <message>
        <source>%1    value %2</source>
        <translation>%1    Wert %2</translation>
    </message>
    <message>
        <source>%1    %2</source>
        <translation>%1    %2</translation>
    </message>
    <message>
        <source>%1    draw</source>
        <translation>%1    Remis</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Examples and your games</source>
        <translation>Beispiele und eigene Spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Followers of the position</source>
        <translation>Nachfolger der Stellung</translation>
    </message>
    <message>
        <source>Enter or a double click makes this move.</source>
        <translation>Die Eingabetaste oder ein Doppelklick macht diesen Zug.</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>S&amp;tellung</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Followers</source>
        <translation>&amp;Nachfolger</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Graph of a few positions</source>
        <translation>Graph weniger Stellungen</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>name, as in halves</source>
        <translation>Name, wie halbieren</translation>
    </message>
    <message>
        <source>Name among your games</source>
        <translation>Name unter den eigenen Spielen</translation>
    </message>
    <message>
        <source>what one may do, in a sentence of your own</source>
        <translation>was man darf, in einem eigenen Satz</translation>
    </message>
    <message>
        <source>The rules in your own words</source>
        <translation>Die Regeln in eigenen Worten</translation>
    </message>
    <message>
        <source>Save the game among your own games, as a file that can be sent to others</source>
        <translation>Das Spiel unter den eigenen Spielen speichern, als Datei, die sich verschicken lässt</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Speichern &amp;als</translation>
    </message>
    <message>
        <source>an example or one of your games…</source>
        <translation>einem Beispiel oder eigenen Spiel …</translation>
    </message>
    <message>
        <source>This position has so many choices that it isn&apos;t looked at while you type. Open it to see its values, or choose a smaller one.</source>
        <translation>Diese Stellung hat so viele Wahlmöglichkeiten, dass sie beim Tippen nicht untersucht wird. Sie öffnen, um ihre Werte zu sehen, oder eine kleinere wählen.</translation>
    </message>
    <message>
        <source>Begin with rules{...} for heaps and numbers, row{...} for a row of cells, or board{...} for a board.</source>
        <translation>Mit rules{...} für Haufen und Zahlen beginnen, mit row{...} für eine Reihe von Zellen oder mit board{...} für ein Brett.</translation>
    </message>
    <message>
        <source>The first positions of the graph</source>
        <translation>Die ersten Stellungen des Graphen</translation>
    </message>
    <message>
        <source>Nothing yet; Sequence and Explore show more of it.</source>
        <translation>Noch nichts; Folge und Erkunden zeigen mehr.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
    <message>
        <source>No move: the position is terminal.</source>
        <translation>Kein Zug: Das ist eine Endstellung.</translation>
    </message>
    <message>
        <source>Values of (row, column)</source>
        <translation>Werte von (Zeile, Spalte)</translation>
    </message>
    <message>
        <source>Values of %1*n for n = 0, 1, 2, ...</source>
        <translation>Werte von %1*n für n = 0, 1, 2, ...</translation>
    </message>
    <message>
        <source>Values of heaps 0, 1, 2, ...</source>
        <translation>Werte der Haufen 0, 1, 2, ...</translation>
    </message>
    <message>
        <source>Give the game a name first: a letter, then letters, digits, - and _.</source>
        <translation>Dem Spiel zuerst einen Namen geben: ein Buchstabe, dann Buchstaben, Ziffern, - und _.</translation>
    </message>
    <message>
        <source>Replace the game?</source>
        <translation>Das Spiel ersetzen?</translation>
    </message>
    <message>
        <source>You have a game with the name %1 already. Replace it?</source>
        <translation>Es gibt schon ein eigenes Spiel mit dem Namen %1. Soll es ersetzt werden?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Saved: own{%1} is now among your games. Its file is %2.</source>
        <translation>Gespeichert: own{%1} gehört jetzt zu den eigenen Spielen. Die Datei ist %2.</translation>
    </message>
    <message>
        <source>Before the arrow a heap n, or numbers (x,y); behind it what it becomes; behind the colon what must hold. Ctrl+Enter opens the game.</source>
        <translation>Vor dem Pfeil ein Haufen n oder Zahlen (x,y), dahinter, was daraus wird, und hinter dem Doppelpunkt, was gelten muss. Strg+Eingabe öffnet das Spiel.</translation>
    </message>
    <message>
        <source>Its value takes longer than is waited for here. Open the game to see it.</source>
        <translation>Ihr Wert braucht länger, als hier gewartet wird. Das Spiel öffnen, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>Explore shows the values of these positions.</source>
        <translation>Erkunden zeigt die Werte dieser Stellungen.</translation>
    </message>
    <message>
        <source>The next value takes longer than is waited for here. Open the game to see more.</source>
        <translation>Der nächste Wert braucht länger, als hier gewartet wird. Das Spiel öffnen, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>The graph of &apos;%1&apos;</source>
        <translation>Der Graph von „%1“</translation>
    </message>
    <message>
        <source>P: the player who moves next loses.</source>
        <translation>P: Wer als Nächstes zieht, verliert.</translation>
    </message>
    <message>
        <source>N: the player who moves next wins.</source>
        <translation>N: Wer als Nächstes zieht, gewinnt.</translation>
    </message>
</context>
<context>
    <name>mexplorer::Scoreboard</name>
    <message>
        <source>There was a way to win, and your last move missed it. Take it back to look again, or go on: another way may come.</source>
        <translation>Es gab einen Weg zum Gewinn, und der letzte Zug hat ihn verpasst. Ihn zurücknehmen und noch einmal hinsehen, oder weiterspielen: Es kann ein anderer Weg kommen.</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
</context>
<context>
    <name>mexplorer::SelectingBoard</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1. Arrow keys move, Space switches.</source>
        <translation>%1. Die Pfeiltasten bewegen, die Leertaste schaltet um.</translation>
    </message>
    <message>
        <source>Switches it.</source>
        <translation>Schaltet um.</translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceChart</name>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>G(n)</source>
        <translation>G(n)</translation>
    </message>
    <message>
        <source>Plot of the values G(n)</source>
        <translation>Diagramm der Werte G(n)</translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceExports</name>
    <message>
        <source>Export Chart as &amp;SVG…</source>
        <translation>Diagramm als &amp;SVG exportieren…</translation>
    </message>
    <message>
        <source>Write the chart as a drawing</source>
        <translation>Das Diagramm als Zeichnung schreiben</translation>
    </message>
    <message>
        <source>Write the chart as a page</source>
        <translation>Das Diagramm als Seite schreiben</translation>
    </message>
    <message>
        <source>Export Chart as &amp;PNG…</source>
        <translation>Diagramm als &amp;PNG exportieren…</translation>
    </message>
    <message>
        <source>Write the chart as a picture</source>
        <translation>Das Diagramm als Bild schreiben</translation>
    </message>
    <message>
        <source>Export Values as &amp;CSV…</source>
        <translation>Werte als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Write the values as a table</source>
        <translation>Die Werte als Tabelle schreiben</translation>
    </message>
    <message>
        <source>Write the values in the format of the On-Line Encyclopedia of Integer Sequences</source>
        <translation>Die Werte im Format der On-Line Encyclopedia of Integer Sequences schreiben</translation>
    </message>
    <message>
        <source>Export Values as &amp;JSON…</source>
        <translation>Werte als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>Write the values for other programs</source>
        <translation>Die Werte für andere Programme schreiben</translation>
    </message>
    <message>
        <source>Prin&amp;t Chart…</source>
        <translation>Diagramm dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Print the chart on one page</source>
        <translation>Das Diagramm auf eine Seite drucken</translation>
    </message>
    <message>
        <source>Preview of the Printed Chart…</source>
        <translation>Vorschau des gedruckten Diagramms…</translation>
    </message>
    <message>
        <source>Preview the page of the chart, and print it</source>
        <translation>Die Seite des Diagramms ansehen und drucken</translation>
    </message>
    <message>
        <source>Export the Sequence</source>
        <translation>Folge exportieren</translation>
    </message>
    <message>
        <source>sequence-%1</source>
        <translation>folge-%1</translation>
    </message>
    <message>
        <source>matrix-table</source>
        <translation>matrixtabelle</translation>
    </message>
    <message>
        <source>Writing the chart</source>
        <translation>Das Diagramm wird geschrieben</translation>
    </message>
    <message>
        <source>The chart is in %1.</source>
        <translation>Das Diagramm ist in %1.</translation>
    </message>
    <message>
        <source>Writing the values</source>
        <translation>Die Werte werden geschrieben</translation>
    </message>
    <message>
        <source>%1 values are in %2.</source>
        <translation>%1 Werte sind in %2.</translation>
    </message>
    <message>
        <source>Export Chart as PD&amp;F…</source>
        <translation>Diagramm als PD&amp;F exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;Values as b-File…</source>
        <translation>Werte als &amp;b-Datei exportieren…</translation>
    </message>
    <message>
        <source>Save Values to Res&amp;ume Later…</source>
        <translation>Werte zum &amp;Weiterrechnen speichern…</translation>
    </message>
    <message>
        <source>Write the values for File &gt; Open, or for the command line to resume from them</source>
        <translation>Die Werte für Datei &gt; Öffnen schreiben, oder damit die Befehlszeile mit ihnen weiterrechnet</translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceModel</name>
    <message>
        <source>G(%1) = %2</source>
        <translation>G(%1) = %2</translation>
    </message>
    <message>
        <source>G(%1) = %2, an exception to the period, a heap of the selected position</source>
        <translation>G(%1) = %2, eine Ausnahme von der Periode, ein Haufen der ausgewählten Stellung</translation>
    </message>
    <message>
        <source>G(%1) = %2, an exception to the period</source>
        <translation>G(%1) = %2, eine Ausnahme von der Periode</translation>
    </message>
    <message>
        <source>G(%1) = %2, a heap of the selected position</source>
        <translation>G(%1) = %2, ein Haufen der ausgewählten Stellung</translation>
    </message>
</context>
<context>
    <name>mexplorer::SequencePictures</name>
    <message>
        <source>rare, %1 of %2</source>
        <translation>selten, %1 von %2</translation>
    </message>
    <message>
        <source>common</source>
        <translation>häufig</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>least to greatest common value</source>
        <translation>kleinster bis größter häufiger Wert</translation>
    </message>
    <message>
        <source>least to greatest value</source>
        <translation>kleinster bis größter Wert</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>Ausnahme</translation>
    </message>
    <message>
        <source>columns with exceptions</source>
        <translation>Spalten mit Ausnahmen</translation>
    </message>
    <message>
        <source>terms with the value</source>
        <translation>Glieder mit dem Wert</translation>
    </message>
    <message>
        <source>selected heap</source>
        <translation>ausgewählter Haufen</translation>
    </message>
    <message>
        <source>The value %1</source>
        <translation>Der Wert %1</translation>
    </message>
    <message>
        <source>The values %1 to %2</source>
        <translation>Die Werte %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 terms, %4 of them rare</source>
        <translation>%1: %2 von %3 Gliedern, %4 davon selten</translation>
    </message>
    <message>
        <source>terms</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>How often each value occurs</source>
        <translation>Wie oft jeder Wert vorkommt</translation>
    </message>
    <message>
        <source>Number of terms in a row; the period makes vertical stripes</source>
        <translation>Anzahl der Glieder in einer Zeile; die Periode ergibt senkrechte Streifen</translation>
    </message>
    <message>
        <source>Terms in a &amp;row</source>
        <translation>Glieder je &amp;Zeile</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Show fewer terms (+)</source>
        <translation>Weniger Glieder zeigen (+)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show more terms (-)</source>
        <translation>Mehr Glieder zeigen (-)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>Alles &amp;zeigen</translation>
    </message>
    <message>
        <source>Show all terms (Home)</source>
        <translation>Alle Glieder zeigen (Pos1)</translation>
    </message>
    <message>
        <source>Period &amp;Bands</source>
        <translation>Pe&amp;riodenbänder</translation>
    </message>
    <message>
        <source>Shade every second period</source>
        <translation>Jede zweite Periode schattieren</translation>
    </message>
    <message>
        <source>E&amp;xceptions</source>
        <translation>&amp;Ausnahmen</translation>
    </message>
    <message>
        <source>Mark exceptions, and the last one by a line</source>
        <translation>Ausnahmen markieren, die letzte mit einer Linie</translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceTable</name>
    <message>
        <source>Table of the values G(n)</source>
        <translation>Tabelle der Werte G(n)</translation>
    </message>
    <message numerus="yes">
        <source>Each row of the table holds %n period(s).</source>
        <translation>
            <numerusform>Jede Zeile der Tabelle enthält %n Periode.</numerusform>
            <numerusform>Jede Zeile der Tabelle enthält %n Perioden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceView</name>
    <message>
        <source>Rules of the sequence</source>
        <translation>Regeln der Folge</translation>
    </message>
    <message>
        <source>Choose rules, or type them, such as octal{0.16}, and press Enter</source>
        <translation>Regeln wählen oder eintippen, etwa octal{0.16}, und die Eingabetaste drücken</translation>
    </message>
    <message>
        <source>Choose or type rules</source>
        <translation>Regeln wählen oder eintippen</translation>
    </message>
    <message>
        <source>Number of terms</source>
        <translation>Anzahl der Glieder</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Terms</source>
        <translation>G&amp;lieder</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>The values over n</source>
        <translation>Die Werte über n</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>How often each value occurs</source>
        <translation>Wie oft jeder Wert vorkommt</translation>
    </message>
    <message>
        <source>Heat Map</source>
        <translation>Farbkarte</translation>
    </message>
    <message>
        <source>A row for each period, values as colours</source>
        <translation>Eine Zeile je Periode, die Werte als Farben</translation>
    </message>
    <message>
        <source>Computing the values…</source>
        <translation>Die Werte werden berechnet…</translation>
    </message>
    <message>
        <source>Stopped at %1 terms.</source>
        <translation>Bei %1 Gliedern angehalten.</translation>
    </message>
    <message>
        <source>The table holds the first %1 terms.</source>
        <translation>Die Tabelle enthält die ersten %1 Glieder.</translation>
    </message>
    <message>
        <source>&amp;Explain G(%1)</source>
        <translation>G(%1) &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Select the Heap of %1</source>
        <translation>Den Haufen von %1 &amp;auswählen</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>These are the values of normal play: under misère play they don&apos;t decide who wins.</source>
        <translation>Dies sind die Werte des normalen Spiels: Beim Misère-Spiel entscheiden sie nicht, wer gewinnt.</translation>
    </message>
    <message>
        <source>The values %1 of %2</source>
        <translation>Die Werte %1 von %2</translation>
    </message>
    <message>
        <source>A sequence G(0), G(1), G(2), … belongs to games on single heaps, and %1 is not one of them. These have one:</source>
        <translation>Eine Folge G(0), G(1), G(2), … gehört zu Spielen auf einzelnen Haufen, und %1 ist keines davon. Diese haben eine:</translation>
    </message>
    <message>
        <source>Period %1, last exception %2.</source>
        <translation>Periode %1, letzte Ausnahme %2.</translation>
    </message>
    <message>
        <source>Period %1, without exceptions.</source>
        <translation>Periode %1, ohne Ausnahmen.</translation>
    </message>
    <message>
        <source>Computing up to %1 terms…</source>
        <translation>Es wird bis zu %1 Gliedern weitergerechnet…</translation>
    </message>
    <message>
        <source>Show in the Step workspace why this holds for ever</source>
        <translation>In „Schritte“ zeigen, warum das für immer gilt</translation>
    </message>
</context>
<context>
    <name>mexplorer::SheetDialog</name>
    <message>
        <source>With the key</source>
        <translation>Mit Lösungen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Sheet of Exercises</source>
        <translation>Aufgabenblatt</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Sheet number</source>
        <translation>Blattnummer</translation>
    </message>
    <message>
        <source>Making exercises</source>
        <translation>Aufgaben werden gestellt</translation>
    </message>
    <message>
        <source>Save the Sheet</source>
        <translation>Blatt speichern</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Preview of Pages…</source>
        <translation>Vorschau der Seiten…</translation>
    </message>
    <message>
        <source>Exercises: %1</source>
        <translation>Aufgaben: %1</translation>
    </message>
    <message>
        <source>%1-exercises</source>
        <translation>%1-aufgaben</translation>
    </message>
</context>
<context>
    <name>mexplorer::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Restore &amp;Default</source>
        <translation>&amp;Vorgabe wiederherstellen</translation>
    </message>
    <message>
        <source>Restore &amp;All Defaults</source>
        <translation>Alle Vor&amp;gaben wiederherstellen</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Taste:</translation>
    </message>
    <message>
        <source>&amp;Other key:</source>
        <translation>&amp;Andere Taste:</translation>
    </message>
    <message>
        <source>Press the key; the cross removes it</source>
        <translation>Drücken Sie die Taste; das Kreuz entfernt sie</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>No command has this name or key. Search for another word.</source>
        <translation>Kein Befehl hat diesen Namen oder diese Taste. Suchen Sie nach einem anderen Wort.</translation>
    </message>
    <message>
        <source>%1 is already a key of “%2”. Choose another key, or remove it there first.</source>
        <translation>%1 ist schon eine Taste von „%2“. Wählen Sie eine andere, oder entfernen Sie sie zuerst dort.</translation>
    </message>
</context>
<context>
    <name>mexplorer::ShownSequence</name>
    <message>
        <source>Values of %1</source>
        <translation>Werte von %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::StartPage</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Zuletzt geöffnet:</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Set Up a Game…</source>
        <translation>Spiel zusammenstellen…</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>DOT, GraphML, JSON, edge list</source>
        <translation>DOT, GraphML, JSON, Kantenliste</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Positions with a winning move to be found, a new one each day</source>
        <translation>Stellungen, in denen ein Gewinnzug zu finden ist, jeden Tag eine neue</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Folder of Your Lessons…</source>
        <translation>Eigene Lektionen…</translation>
    </message>
    <message>
        <source>Choose a folder with your own lessons: Markdown files with Mexplorer blocks</source>
        <translation>Einen Ordner mit eigenen Lektionen wählen: Markdown-Dateien mit Blöcken für Mexplorer</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Go to the lessons below; Alt+1 opens the first one, Alt+2 the second</source>
        <translation>Zu den Lektionen unten gehen; Alt+1 öffnet die erste, Alt+2 die zweite</translation>
    </message>
    <message>
        <source>Choose one below: its board opens, and you make the first move. When it is over, you read which move decided it.</source>
        <translation>Wählen Sie unten eines: Sein Brett öffnet sich, und Sie machen den ersten Zug. Ist die Partie vorbei, lesen Sie, welcher Zug sie entschieden hat.</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Ein Spiel spielen</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Back to the game that is open, as Escape does: %1</source>
        <translation>Zurück zum geöffneten Spiel, wie mit Escape: %1</translation>
    </message>
    <message>
        <source>Your Own Rules…</source>
        <translation>Eigene Regeln …</translation>
    </message>
    <message>
        <source>Write the rules of any game in a line, and see its values, its graph and what is known of it</source>
        <translation>Die Regeln eines beliebigen Spiels in einer Zeile schreiben und seine Werte, seinen Graphen und was bekannt ist sehen</translation>
    </message>
</context>
<context>
    <name>mexplorer::StatusLine</name>
    <message>
        <source>Stop this; what is ready is kept</source>
        <translation>Dies anhalten; was fertig ist, bleibt</translation>
    </message>
    <message>
        <source>Stop this job</source>
        <translation>Diese Arbeit anhalten</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1 %, %2</translation>
    </message>
    <message>
        <source>The jobs that are running; choose one to stop it</source>
        <translation>Die laufenden Arbeiten; Auswahl hält eine an</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Anhalten: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Arbeit</numerusform>
            <numerusform>%n Arbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>noch %1 h</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete within %Ln move(s) of the start</source>
        <translation>
            <numerusform>vollständig bis zu %Ln Zug nach der Anfangsstellung</numerusform>
            <numerusform>vollständig bis zu %Ln Zügen nach der Anfangsstellung</numerusform>
        </translation>
    </message>
    <message>
        <source>gives up in %1 s</source>
        <translation>gibt in %1 s auf</translation>
    </message>
    <message>
        <source>gives up in %1 min</source>
        <translation>gibt in %1 min auf</translation>
    </message>
    <message>
        <source>value at least %1</source>
        <translation>Wert mindestens %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::StepActions</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Under misère play a position isn&apos;t equal to a nim heap; choose normal play.</source>
        <translation>Im Misère-Spiel ist eine Stellung keinem Nim-Haufen gleich; normales Spiel wählen.</translation>
    </message>
    <message>
        <source>Finding the value</source>
        <translation>Der Wert wird gesucht</translation>
    </message>
    <message>
        <source>Copy Steps as %1</source>
        <translation>Schritte als %1 kopieren</translation>
    </message>
    <message>
        <source>Copy all steps to the clipboard</source>
        <translation>Alle Schritte in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Export Steps as %1…</source>
        <translation>Schritte als %1 exportieren…</translation>
    </message>
    <message>
        <source>Write all steps to a file</source>
        <translation>Alle Schritte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Export Picture of This Step…</source>
        <translation>Bild dieses Schrittes exportieren…</translation>
    </message>
    <message>
        <source>Write the picture of this step as SVG, PDF or PNG</source>
        <translation>Das Bild dieses Schrittes als SVG, PDF oder PNG schreiben</translation>
    </message>
    <message>
        <source>Title and Sentence on the Picture</source>
        <translation>Titel und Satz auf dem Bild</translation>
    </message>
    <message>
        <source>Add the title and the sentence of the step to the file of its picture</source>
        <translation>Titel und Satz des Schritts in die Datei seines Bilds aufnehmen</translation>
    </message>
    <message>
        <source>Hand-Out with Pictures…</source>
        <translation>Handout mit Bildern…</translation>
    </message>
    <message>
        <source>Steps with their pictures and room for notes, as PDF, HTML or LaTeX</source>
        <translation>Schritte mit ihren Bildern und Platz für Notizen, als PDF, HTML oder LaTeX</translation>
    </message>
    <message>
        <source>Print Steps…</source>
        <translation>Schritte drucken…</translation>
    </message>
    <message>
        <source>Print all steps with their pictures</source>
        <translation>Alle Schritte mit ihren Bildern drucken</translation>
    </message>
    <message>
        <source>Preview of Printed Steps…</source>
        <translation>Vorschau der gedruckten Schritte…</translation>
    </message>
    <message>
        <source>See the pages of all steps, and print them</source>
        <translation>Die Seiten aller Schritte ansehen und drucken</translation>
    </message>
    <message>
        <source>Guess First</source>
        <translation>Erst raten</translation>
    </message>
    <message>
        <source>Ask for the value before it shows</source>
        <translation>Nach dem Wert fragen, bevor er erscheint</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go back to the position whose follower this is</source>
        <translation>Zu der Stellung zurückgehen, deren Nachfolger dies ist</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>Show the algorithm, with the line of the current step highlighted</source>
        <translation>Den Algorithmus zeigen, mit der Zeile des jetzigen Schritts hervorgehoben</translation>
    </message>
    <message>
        <source>Play Against Its Nim Heap</source>
        <translation>Gegen den Nim-Haufen spielen</translation>
    </message>
    <message>
        <source>Add the nim heap of the same value to the position and play: each move is answered by a move to value 0</source>
        <translation>Den Nim-Haufen gleichen Wertes neben die Stellung legen und spielen: Jeder Zug wird mit einem Zug zum Wert 0 beantwortet</translation>
    </message>
    <message>
        <source>Mex of a Set…</source>
        <translation>Mex einer Menge…</translation>
    </message>
    <message>
        <source>Step through the mex of numbers that you type</source>
        <translation>Das mex eingegebener Zahlen Schritt für Schritt erklären</translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the answer to the current question</source>
        <translation>Die Antwort auf die gestellte Frage zeigen</translation>
    </message>
    <message>
        <source>Graph in a Presentation</source>
        <translation>Graph in einer Präsentation</translation>
    </message>
    <message>
        <source>Show or hide the graph beside the picture of a presentation</source>
        <translation>Den Graphen neben dem Bild einer Präsentation zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Export Steps</source>
        <translation>Schritte exportieren</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>This step has no picture that fits a page; Explore exports large graphs.</source>
        <translation>Dieser Schritt hat kein Bild, das auf eine Seite passt; „Erkunden“ exportiert große Graphen.</translation>
    </message>
    <message>
        <source>Mex of a Set</source>
        <translation>Mex einer Menge</translation>
    </message>
    <message>
        <source>Numbers, such as 0, 1, 3 or 0-2, 5:</source>
        <translation>Zahlen, wie 0, 1, 3 oder 0-2, 5:</translation>
    </message>
</context>
<context>
    <name>mexplorer::StepTools</name>
    <message>
        <source>Copy the steps</source>
        <translation>Die Schritte kopieren</translation>
    </message>
    <message>
        <source>Export the steps</source>
        <translation>Die Schritte exportieren</translation>
    </message>
    <message>
        <source>How the followers&apos; values give the position&apos;s</source>
        <translation>Wie die Werte der Nachfolger den der Stellung ergeben</translation>
    </message>
    <message>
        <source>How the components&apos; values join in binary columns</source>
        <translation>Wie sich die Werte der Summanden in Binärspalten verbinden</translation>
    </message>
    <message>
        <source>How all positions of the graph get their labels</source>
        <translation>Wie alle Stellungen des Graphen ihre Beschriftung bekommen</translation>
    </message>
    <message>
        <source>The Sprague-Grundy theorem, proved on this position</source>
        <translation>Der Satz von Sprague und Grundy, an dieser Stellung bewiesen</translation>
    </message>
    <message>
        <source>How the period of a heap game is found and proved</source>
        <translation>Wie die Periode eines Haufenspiels gefunden und bewiesen wird</translation>
    </message>
    <message>
        <source>How the table of a heap game&apos;s values is filled, and the law that they follow</source>
        <translation>Wie die Wertetabelle eines Haufenspiels gefüllt wird, und das Gesetz der Werte</translation>
    </message>
    <message>
        <source>The recursion that finds a value, with and without memory</source>
        <translation>Die Rekursion, die einen Wert findet, mit und ohne Gedächtnis</translation>
    </message>
    <message>
        <source>Winning by answering each move with its mirror image</source>
        <translation>Gewinnen, indem jeder Zug mit seinem Spiegelbild beantwortet wird</translation>
    </message>
    <message>
        <source>How Nim is won when the last move loses</source>
        <translation>Wie Nim gewonnen wird, wenn der letzte Zug verliert</translation>
    </message>
    <message>
        <source>What the digits of an octal code say about the moves</source>
        <translation>Was die Ziffern eines Oktalcodes über die Züge sagen</translation>
    </message>
    <message>
        <source>The graph under normal and misère play, with what differs marked</source>
        <translation>Der Graph beim normalen und beim Misère-Spiel, Unterschiede markiert</translation>
    </message>
    <message>
        <source>More kinds of walk-throughs</source>
        <translation>Weitere Arten von Erklärungen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>mexplorer::StepView</name>
    <message>
        <source>Working out the steps…</source>
        <translation>Die Schritte werden berechnet…</translation>
    </message>
    <message>
        <source>Open a game, and its values are explained here step by step.</source>
        <translation>Ein Spiel öffnen; hier werden seine Werte Schritt für Schritt erklärt.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Step through the labelling</source>
        <translation>Die Beschriftung Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>%1: the end</source>
        <translation>%1: das Ende</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocode</translation>
    </message>
</context>
<context>
    <name>mexplorer::SymmetryBoard</name>
    <message>
        <source>The position and its axis of symmetry</source>
        <translation>Die Stellung und ihre Symmetrieachse</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>1: the first move</source>
        <translation>1: der erste Zug</translation>
    </message>
    <message>
        <source>A: the opponent&apos;s move</source>
        <translation>A: der Zug des Gegners</translation>
    </message>
    <message>
        <source>B: its image</source>
        <translation>B: sein Bild</translation>
    </message>
</context>
<context>
    <name>mexplorer::TableCells</name>
    <message>
        <source>The table of values</source>
        <translation>Die Wertetabelle</translation>
    </message>
</context>
<context>
    <name>mexplorer::TermEditor</name>
    <message>
        <source>&amp;Number</source>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Menge</translation>
    </message>
    <message>
        <source>A code, such as 0.77</source>
        <translation>Ein Code, etwa 0.77</translation>
    </message>
    <message>
        <source>Numbers and ranges, such as 1-3,9</source>
        <translation>Zahlen und Bereiche, etwa 1-3,9</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Moves, such as %1</source>
        <translation>Züge, etwa %1</translation>
    </message>
    <message>
        <source>Co&amp;ins</source>
        <translation>&amp;Münzen</translation>
    </message>
    <message>
        <source>As in %1</source>
        <translation>Wie in %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::TermPage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>mexplorer::TextTerm</name>
    <message>
        <source>&amp;Position</source>
        <translation>S&amp;tellung</translation>
    </message>
</context>
<context>
    <name>mexplorer::TurnBar</name>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Type a move as in the list, such as 7 -&gt; 3,3, or the position after it; cells as b2-c4, coins as 3,4</source>
        <translation>Einen Zug wie in der Liste eingeben, etwa 7 -&gt; 3,3, oder die Stellung danach; Felder als b2-c4, Münzen als 3,4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>You had help in this game, so it doesn&apos;t lead up the ladder.</source>
        <translation>Sie hatten in dieser Partie Hilfe, daher führt sie nicht die Leiter hinauf.</translation>
    </message>
</context>
<context>
    <name>mexplorer::ValueScale</name>
    <message>
        <source>Value 0 to %1</source>
        <translation>Wert 0 bis %1</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Farben: %1</translation>
    </message>
</context>
<context>
    <name>mexplorer::ValueStrip</name>
    <message>
        <source>G(%1) = %2</source>
        <translation>G(%1) = %2</translation>
    </message>
</context>
<context>
    <name>mexplorer::View</name>
    <message>
        <source>Play against the solver, or against another person at this screen</source>
        <translation>Gegen den Löser spielen oder zu zweit an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Choose a game. Its position, its players and how well the solver plays can be changed at any time.</source>
        <translation>Ein Spiel wählen. Die Stellung, die Spieler und wie gut der Löser spielt, lassen sich jederzeit ändern.</translation>
    </message>
    <message>
        <source>moves at most</source>
        <translation>Züge höchstens</translation>
    </message>
    <message>
        <source>tokens left</source>
        <translation>verbleibende Steine</translation>
    </message>
    <message>
        <source>SG value</source>
        <translation>SG-Wert</translation>
    </message>
    <message>
        <source>longest play</source>
        <translation>längste Partie</translation>
    </message>
    <message>
        <source>moves from where the part begins</source>
        <translation>Züge vom Beginn des Teils an</translation>
    </message>
    <message>
        <source>moves from the start</source>
        <translation>Züge von der Anfangsstellung an</translation>
    </message>
    <message>
        <source>P %1 %</source>
        <translation>P %1 %</translation>
    </message>
    <message>
        <source>to be labelled with P or N and the SG value</source>
        <translation>mit P oder N und dem SG-Wert zu beschriften</translation>
    </message>
    <message>
        <source>P-position: the player to move loses</source>
        <translation>P-Stellung: Der Spieler am Zug verliert</translation>
    </message>
    <message>
        <source>N-position: the player to move wins</source>
        <translation>N-Stellung: Der Spieler am Zug gewinnt</translation>
    </message>
    <message>
        <source>Numbers are SG values.</source>
        <translation>Zahlen sind SG-Werte.</translation>
    </message>
    <message>
        <source>Game graph, made with Mexplorer</source>
        <translation>Spielgraph, erstellt mit Mexplorer</translation>
    </message>
    <message>
        <source>The picture would have %1 marks and moves; %2 files are written up to %3. Export it as PNG, or fewer positions.</source>
        <translation>Das Bild hätte %1 Zeichen und Züge; %2-Dateien werden bis zu %3 geschrieben. Es als PNG oder weniger Stellungen exportieren.</translation>
    </message>
    <message>
        <source>A picture&apos;s file name ends in svg, pdf or png; &apos;%1&apos; does not.</source>
        <translation>Der Dateiname eines Bildes endet auf svg, pdf oder png; „%1“ tut das nicht.</translation>
    </message>
    <message>
        <source>P, the previous player wins</source>
        <translation>P, der vorige Spieler gewinnt</translation>
    </message>
    <message>
        <source>N, the next player wins</source>
        <translation>N, der nächste Spieler gewinnt</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ein Remis</translation>
    </message>
    <message>
        <source>outcome not known yet</source>
        <translation>Ausgang noch nicht bekannt</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>terminal</source>
        <translation>Endstellung</translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n Nachfolger</numerusform>
            <numerusform>%n Nachfolger</numerusform>
        </translation>
    </message>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>mex of all</source>
        <translation>mex von allen</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>largest heap</source>
        <translation>größter Haufen</translation>
    </message>
    <message>
        <source>No positions have the same SG value</source>
        <translation>Keine Stellungen haben denselben SG-Wert</translation>
    </message>
    <message>
        <source>No positions have the same followers</source>
        <translation>Keine Stellungen haben dieselben Nachfolger</translation>
    </message>
    <message>
        <source>No positions have the same play to the end</source>
        <translation>Keine Stellungen haben denselben Spielverlauf bis zum Ende</translation>
    </message>
    <message>
        <source>No positions have components of the same values</source>
        <translation>Keine Stellungen haben Summanden mit denselben Werten</translation>
    </message>
    <message>
        <source>No positions have the same components</source>
        <translation>Keine Stellungen haben dieselben Summanden</translation>
    </message>
    <message>
        <source>No positions are equal under symmetry</source>
        <translation>Keine Stellungen sind unter Symmetrie gleich</translation>
    </message>
    <message numerus="yes">
        <source>%1; nothing to merge, so all %Ln position(s) are shown</source>
        <translation>
            <numerusform>%1; es gibt nichts zusammenzufassen, gezeigt wird die eine Stellung</numerusform>
            <numerusform>%1; es gibt nichts zusammenzufassen, gezeigt werden alle %Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) merged into %1</source>
        <translation>
            <numerusform>%Ln Stellung zu %1 zusammengefasst</numerusform>
            <numerusform>%Ln Stellungen zu %1 zusammengefasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln position(s)</source>
        <translation>
            <numerusform>%1 von %Ln Stellung</numerusform>
            <numerusform>%1 von %Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s)</source>
        <translation>
            <numerusform>%1 von %Ln Zug</numerusform>
            <numerusform>%1 von %Ln Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them to positions reached before</source>
        <translation>
            <numerusform>%Ln davon zu einer schon erreichten Stellung</numerusform>
            <numerusform>%Ln davon zu schon erreichten Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parallel move(s)</source>
        <translation>
            <numerusform>%Ln paralleler Zug</numerusform>
            <numerusform>%Ln parallele Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the graph goes on past the limit of %Ln position(s)</source>
        <translation>
            <numerusform>der Graph geht jenseits der Grenze von %Ln Stellung weiter</numerusform>
            <numerusform>der Graph geht jenseits der Grenze von %Ln Stellungen weiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the graph goes on past the limit of %Ln move(s)</source>
        <translation>
            <numerusform>der Graph geht jenseits der Grenze von %Ln Zug weiter</numerusform>
            <numerusform>der Graph geht jenseits der Grenze von %Ln Zügen weiter</numerusform>
        </translation>
    </message>
    <message>
        <source>the graph goes on</source>
        <translation>der Graph geht weiter</translation>
    </message>
    <message>
        <source>stopping; what is built is kept</source>
        <translation>wird angehalten; das Aufgebaute bleibt</translation>
    </message>
    <message numerus="yes">
        <source>building on, up to %Ln position(s)</source>
        <translation>
            <numerusform>wird weitergebaut, bis zu %Ln Stellung</numerusform>
            <numerusform>wird weitergebaut, bis zu %Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>building on, up to %Ln move(s)</source>
        <translation>
            <numerusform>wird weitergebaut, bis zu %Ln Zug</numerusform>
            <numerusform>wird weitergebaut, bis zu %Ln Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the start alone has more moves than that</source>
        <translation>%1: Die Anfangsstellung allein hat mehr Züge als das</translation>
    </message>
    <message numerus="yes">
        <source>%1: it is whole within %Ln move(s) of the start</source>
        <translation>
            <numerusform>%1: vollständig bis zu %Ln Zug nach der Anfangsstellung</numerusform>
            <numerusform>%1: vollständig bis zu %Ln Zügen nach der Anfangsstellung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) farther on {is|are} known without {its|their} moves</source>
        <translation>
            <numerusform>%Ln Stellung dahinter ist ohne ihre Züge bekannt</numerusform>
            <numerusform>%Ln Stellungen dahinter sind ohne ihre Züge bekannt</numerusform>
        </translation>
    </message>
    <message>
        <source>more than that can&apos;t be shown, so choose a smaller game</source>
        <translation>mehr als das kann nicht gezeigt werden; ein kleineres Spiel wählen</translation>
    </message>
    <message>
        <source>all moves drawn, as a density</source>
        <translation>alle Züge gezeichnet, als Dichte</translation>
    </message>
    <message>
        <source>all moves drawn</source>
        <translation>alle Züge gezeichnet</translation>
    </message>
    <message>
        <source>only moves of the selected position drawn; zoom in for more</source>
        <translation>nur Züge der ausgewählten Stellung gezeichnet; für mehr hineinzoomen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn</source>
        <translation>
            <numerusform>%1 von %Ln Zug gezeichnet</numerusform>
            <numerusform>%1 von %Ln Zügen gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn, as a density</source>
        <translation>
            <numerusform>%1 von %Ln Zug gezeichnet, als Dichte</numerusform>
            <numerusform>%1 von %Ln Zügen gezeichnet, als Dichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn, %2 of them as lines</source>
        <translation>
            <numerusform>%1 von %Ln Zug gezeichnet, davon %2 als Linien</numerusform>
            <numerusform>%1 von %Ln Zügen gezeichnet, davon %2 als Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: a sample of those that begin or end in view</source>
        <translation>%1: eine Auswahl derer, die im Bild beginnen oder enden</translation>
    </message>
    <message>
        <source>%1: those that begin or end in view</source>
        <translation>%1: die, die im Bild beginnen oder enden</translation>
    </message>
    <message numerus="yes">
        <source>%1; besides, %Ln move(s) of the selected position as {a line|lines}</source>
        <translation>
            <numerusform>%1; dazu %Ln Zug der ausgewählten Stellung als Linie</numerusform>
            <numerusform>%1; dazu %Ln Züge der ausgewählten Stellung als Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found position(s) in view marked</source>
        <translation>
            <numerusform>%1 von %Ln gefundenen Stellung im Bild markiert</numerusform>
            <numerusform>%1 von %Ln gefundenen Stellungen im Bild markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>still the graph of %1</source>
        <translation>noch der Graph von %1</translation>
    </message>
    <message numerus="yes">
        <source>laying out %Ln position(s)</source>
        <translation>
            <numerusform>%Ln Stellung wird angeordnet</numerusform>
            <numerusform>%Ln Stellungen werden angeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Making the pages</source>
        <translation>Die Seiten werden gemacht</translation>
    </message>
    <message>
        <source>Writing the pages</source>
        <translation>Die Seiten werden geschrieben</translation>
    </message>
    <message>
        <source>one board, in %1 independent parts</source>
        <translation>ein Brett, in %1 unabhängigen Teilen</translation>
    </message>
    <message>
        <source>of a board: %1</source>
        <translation>von einem Brett: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>Writing the lesson</source>
        <translation>Die Lektion wird geschrieben</translation>
    </message>
    <message>
        <source>Make the Move %1</source>
        <translation>Den Zug %1 machen</translation>
    </message>
    <message>
        <source>All Moves of This Board…</source>
        <translation>Alle Züge dieses Brettes…</translation>
    </message>
    <message>
        <source>Copy This Board&apos;s Position</source>
        <translation>Stellung dieses Brettes kopieren</translation>
    </message>
    <message>
        <source>misère play</source>
        <translation>Misère-Spiel</translation>
    </message>
    <message>
        <source>normal play</source>
        <translation>normales Spiel</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>(a mistake)</source>
        <translation>(ein Fehler)</translation>
    </message>
    <message>
        <source>last exception %1</source>
        <translation>letzte Ausnahme %1</translation>
    </message>
    <message>
        <source>A matrix that is lost</source>
        <translation>Eine verlorene Matrix</translation>
    </message>
    <message>
        <source>Two ones apart: whatever you take, the other answers.</source>
        <translation>Zwei einzelne Einsen: Was auch genommen wird, der andere antwortet.</translation>
    </message>
    <message>
        <source>Kayles beside a matrix</source>
        <translation>Kayles neben einer Matrix</translation>
    </message>
    <message>
        <source>Two different games as one: nim-sum joins what rules keep apart.</source>
        <translation>Zwei verschiedene Spiele als eines: Die Nim-Summe verbindet, was die Regeln trennen.</translation>
    </message>
    <message>
        <source>Grundy from twelve</source>
        <translation>Grundys Spiel mit zwölf</translation>
    </message>
    <message>
        <source>Every move splits; whether its values are periodic is an open problem.</source>
        <translation>Jeder Zug teilt; ob seine Werte periodisch sind, ist ein offenes Problem.</translation>
    </message>
    <message>
        <source>Three heaps, up to 3</source>
        <translation>Drei Haufen, bis zu 3</translation>
    </message>
    <message>
        <source>Values 3, 0 and 1: a heap of four is worth nothing.</source>
        <translation>Werte 3, 0 und 1: Ein Haufen aus vier Steinen ist nichts wert.</translation>
    </message>
    <message>
        <source>no follower</source>
        <translation>kein Nachfolger</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names no steps; write them as in 1-3,9, from 1 to %2.</source>
        <translation>„%1“ nennt keine Schritte; sie wie in 1-3,9 schreiben, von 1 bis %2.</translation>
    </message>
    <message>
        <source>Show Them</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The picture would have %1 × %2 pixels, %3 in all; PNG files are written up to %4. Choose a width of at most %5.</source>
        <translation>Das Bild hätte %1 × %2 Pixel, zusammen %3; PNG-Dateien werden bis zu %4 geschrieben. Eine Breite von höchstens %5 wählen.</translation>
    </message>
    <message>
        <source>the graph goes on, but there is no memory for more of it</source>
        <translation>der Graph geht weiter, aber für mehr davon fehlt der Speicher</translation>
    </message>
</context>
<context>
    <name>mexplorer::ViewHistory</name>
    <message>
        <source>New Start</source>
        <translation>Neuer Anfang</translation>
    </message>
    <message>
        <source>Change of Convention</source>
        <translation>Wechsel der Spielweise</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenfassen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Aufklappen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Line of Best Play</source>
        <translation>Linie des besten Spiels</translation>
    </message>
    <message>
        <source>Components Beside the Sum</source>
        <translation>Summanden neben der Summe</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Letters P and N</source>
        <translation>Buchstaben P und N</translation>
    </message>
</context>
<context>
    <name>mexplorer::Walkthrough</name>
    <message>
        <source>Working out the steps</source>
        <translation>Die Schritte werden berechnet</translation>
    </message>
</context>
<context>
    <name>mexplorer::WhyDialog</name>
    <message>
        <source>Why? %1</source>
        <translation>Warum? %1</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Copy as Text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Als LaTeX kopieren</translation>
    </message>
    <message>
        <source>Working out the reasons</source>
        <translation>Die Gründe werden ausgearbeitet</translation>
    </message>
</context>
<context>
    <name>mexplorer::WindowFiles</name>
    <message>
        <source>Open %1x%1</source>
        <translation>%1x%1 öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Gespeichert nach %1.</translation>
    </message>
    <message>
        <source>Reading the sequence</source>
        <translation>Die Folge wird gelesen</translation>
    </message>
    <message>
        <source>Documents, games, lessons, sequences and graphs</source>
        <translation>Dokumente, Partien, Lektionen, Folgen und Graphen</translation>
    </message>
    <message>
        <source>Folder of Lessons</source>
        <translation>Ordner der Lektionen</translation>
    </message>
    <message>
        <source>Export the whole graph, not only what is shown</source>
        <translation>Den ganzen Graphen exportieren, nicht nur das Gezeigte</translation>
    </message>
    <message>
        <source>Export the graph</source>
        <translation>Den Graphen exportieren</translation>
    </message>
    <message>
        <source>Writing the graph</source>
        <translation>Der Graph wird geschrieben</translation>
    </message>
    <message>
        <source>Written to %1: the whole graph, not only what is shown</source>
        <translation>Geschrieben nach %1: der ganze Graph, nicht nur das Gezeigte</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a list of edges, one per line, or a graph as DOT, GraphML or JSON.</source>
        <translation>In der Zwischenablage ist kein Text. Eine Liste von Kanten kopieren, eine je Zeile, oder einen Graphen als DOT, GraphML oder JSON.</translation>
    </message>
    <message>
        <source>Read It Differently</source>
        <translation>Anders lesen</translation>
    </message>
    <message>
        <source>%1 was changed by another program or window since it was opened or saved here.</source>
        <translation>%1 wurde von einem anderen Programm oder Fenster geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>Save what is open here to another file, or overwrite what was written there.</source>
        <translation>Speichern Sie, was hier offen ist, in eine andere Datei, oder überschreiben Sie, was dort geschrieben wurde.</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Über&amp;schreiben</translation>
    </message>
    <message>
        <source>%1 is a document of Mexplorer, whatever its name says, and is opened as one. Save it with the ending .mexp, and the desktop knows it, too.</source>
        <translation>%1 ist ein Dokument von Mexplorer, was auch immer sein Name sagt, und wird als solches geöffnet. Mit der Endung .mexp gespeichert, kennt es auch der Desktop.</translation>
    </message>
    <message>
        <source>Pasted graphs</source>
        <translation>Eingefügte Graphen</translation>
    </message>
    <message>
        <source>Documents that show a pasted graph can&apos;t be opened any more once it is deleted. Delete all of them?</source>
        <translation>Dokumente, die einen eingefügten Graphen zeigen, lassen sich nicht mehr öffnen, wenn er gelöscht ist. Alle löschen?</translation>
    </message>
    <message>
        <source>Games to continue</source>
        <translation>Spiele zum Fortsetzen</translation>
    </message>
    <message>
        <source>What was open when windows were closed can&apos;t be continued once it is deleted; documents that you saved stay. Delete all of it?</source>
        <translation>Was beim Schließen der Fenster offen war, lässt sich nicht mehr fortsetzen, wenn es gelöscht ist; Dokumente, die Sie gespeichert haben, bleiben. Alles löschen?</translation>
    </message>
    <message>
        <source>Reading the position</source>
        <translation>Die Stellung wird gelesen</translation>
    </message>
    <message>
        <source>Tables of the matrix game</source>
        <translation>Tabellen des Matrixspiels</translation>
    </message>
    <message>
        <source>Nothing is lost with the tables: the solver makes one again when it needs it, which takes some seconds. Delete all of them?</source>
        <translation>Mit den Tabellen geht nichts verloren: Der Löser macht eine noch einmal, wenn er sie braucht, was einige Sekunden dauert. Alle löschen?</translation>
    </message>
</context>
<context>
    <name>mexplorer::WindowHelp</name>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Mexplorer %1&lt;/h2&gt;&lt;p&gt;Explore, step through and play impartial games: their graphs, P- and N-positions, Sprague-Grundy values by mex, and nim-sums.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt %2.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Mexplorer %1&lt;/h2&gt;&lt;p&gt;Neutrale Spiele erkunden, Schritt für Schritt nachvollziehen und spielen: ihre Graphen, P- und N-Stellungen, Sprague-Grundy-Werte mit mex und Nim-Summen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Mit Qt %2 erstellt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Mexplorer</source>
        <translation>Über Mexplorer</translation>
    </message>
</context>
<context>
    <name>mexplorer::Workspaces</name>
    <message>
        <source>Workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>E&amp;xplore</source>
        <translation>E&amp;rkunden</translation>
    </message>
    <message>
        <source>The graph of the game</source>
        <translation>Der Graph des Spiels</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritte</translation>
    </message>
    <message>
        <source>How each value comes about, step by step</source>
        <translation>Wie jeder Wert zustande kommt, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>The boards of the game, against the solver or a human</source>
        <translation>Die Bretter des Spiels, gegen den Löser oder einen Menschen</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Se&amp;quence</source>
        <translation>&amp;Folge</translation>
    </message>
    <message>
        <source>The values of single heaps, and their period</source>
        <translation>Die Werte einzelner Haufen und ihre Periode</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Exer&amp;cises</source>
        <translation>A&amp;ufgaben</translation>
    </message>
    <message>
        <source>Work it out yourself, and have each answer judged</source>
        <translation>Selbst rechnen und jede Antwort beurteilen lassen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Pu&amp;zzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>Positions with a winning move to be found</source>
        <translation>Stellungen, in denen ein Gewinnzug zu finden ist</translation>
    </message>
</context>
</TS>
