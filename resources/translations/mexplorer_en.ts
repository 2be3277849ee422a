<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>mexplorer::BoardArea</name>
    <message numerus="yes">
        <source>%n more component(s) {isn&apos;t|aren&apos;t} shown; choose a sum of at most %1 to play on all.</source>
        <translation>
            <numerusform>%n more component isn&apos;t shown; choose a sum of at most %1 to play on all.</numerusform>
            <numerusform>%n more components aren&apos;t shown; choose a sum of at most %1 to play on all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::CallTree</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::ChocolateBoard</name>
    <message numerus="yes">
        <source>Eat %n square(s), from %1 up and right.</source>
        <translation>
            <numerusform>Eat %n square, from %1 up and right.</numerusform>
            <numerusform>Eat %n squares, from %1 up and right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::Command</name>
    <message numerus="yes">
        <source>The game has %n such exercise(s), and no other.</source>
        <translation>
            <numerusform>The game has %n such exercise, and no other.</numerusform>
            <numerusform>The game has %n such exercises, and no other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n such puzzle(s) among positions like this one, and no other; choose a bigger position or another kind.</source>
        <translation>
            <numerusform>There are %n such puzzle among positions like this one, and no other; choose a bigger position or another kind.</numerusform>
            <numerusform>There are %n such puzzles among positions like this one, and no other; choose a bigger position or another kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> (%n second(s) left)</source>
        <translation>
            <numerusform> (%n second left)</numerusform>
            <numerusform> (%n seconds left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 isn&apos;t solved in %n second(s), the limit; choose a smaller position, or allow more time with --time.</source>
        <translation>
            <numerusform>%1 isn&apos;t solved in %n second, the limit; choose a smaller position, or allow more time with --time.</numerusform>
            <numerusform>%1 isn&apos;t solved in %n seconds, the limit; choose a smaller position, or allow more time with --time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No period of %1 is proved after %n second(s), the limit; its first %2 values are known.</source>
        <translation>
            <numerusform>No period of %1 is proved after %n second, the limit; its first %2 values are known.</numerusform>
            <numerusform>No period of %1 is proved after %n seconds, the limit; its first %2 values are known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The job %1 is not complete after %n second(s), the limit; run it again to resume, with more time by --time.</source>
        <translation>
            <numerusform>The job %1 is not complete after %n second, the limit; run it again to resume, with more time by --time.</numerusform>
            <numerusform>The job %1 is not complete after %n seconds, the limit; run it again to resume, with more time by --time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::ExerciseView</name>
    <message numerus="yes">
        <source>%n exercise(s) done</source>
        <translation>
            <numerusform>%n exercise done</numerusform>
            <numerusform>%n exercises done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::HeapsBoard</name>
    <message numerus="yes">
        <source>Take %n token(s), leave %1.</source>
        <translation>
            <numerusform>Take %n token, leave %1.</numerusform>
            <numerusform>Take %n tokens, leave %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s), leave %1. Drag on to another heap to take from both.</source>
        <translation>
            <numerusform>Take %n token, leave %1. Drag on to another heap to take from both.</numerusform>
            <numerusform>Take %n tokens, leave %1. Drag on to another heap to take from both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::MatrixBoard</name>
    <message numerus="yes">
        <source>Set %1 to 0: %n one(s).</source>
        <translation>
            <numerusform>Set %1 to 0.</numerusform>
            <numerusform>Set %1 to 0: %n ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::Model</name>
    <message numerus="yes">
        <source>The column of %1 holds %n one(s), an odd number.</source>
        <translation>
            <numerusform>The column of %1 holds %n one, an odd number.</numerusform>
            <numerusform>The column of %1 holds %n ones, an odd number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The column of %1 holds %n one(s), an even number.</source>
        <translation>
            <numerusform>The column of %1 holds %n one, an even number.</numerusform>
            <numerusform>The column of %1 holds %n ones, an even number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s)</source>
        <translation>
            <numerusform>%n winning move</numerusform>
            <numerusform>%n winning moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>coin(s) %1</source>
        <translation>
            <numerusform>coin %1</numerusform>
            <numerusform>coins %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a whole row of %n token(s).</source>
        <translation>
            <numerusform>Take a whole row of %n token.</numerusform>
            <numerusform>Take a whole row of %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the end of a longer row.</source>
        <translation>
            <numerusform>Take %n token from the end of a longer row.</numerusform>
            <numerusform>Take %n tokens from the end of a longer row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the end of a row.</source>
        <translation>
            <numerusform>Take %n token from the end of a row.</numerusform>
            <numerusform>Take %n tokens from the end of a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from the inside of a row.</source>
        <translation>
            <numerusform>Take %n token from the inside of a row.</numerusform>
            <numerusform>Take %n tokens from the inside of a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a whole row of %n token(s), or as many from the inside of a longer one.</source>
        <translation>
            <numerusform>Take a whole row of %n token, or as many from the inside of a longer one.</numerusform>
            <numerusform>Take a whole row of %n tokens, or as many from the inside of a longer one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from anywhere in a longer row.</source>
        <translation>
            <numerusform>Take %n token from anywhere in a longer row.</numerusform>
            <numerusform>Take %n tokens from anywhere in a longer row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from anywhere in a row.</source>
        <translation>
            <numerusform>Take %n token from anywhere in a row.</numerusform>
            <numerusform>Take %n tokens from anywhere in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from a row so that %1 rows are left of it.</source>
        <translation>
            <numerusform>Take %n token from a row so that %1 rows are left of it.</numerusform>
            <numerusform>Take %n tokens from a row so that %1 rows are left of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take tokens from at least one and at most %n heap(s), from each as many as you like.</source>
        <translation>
            <numerusform>Take tokens from at least one and at most %n heap, from each as many as you like.</numerusform>
            <numerusform>Take tokens from at least one and at most %n heaps, from each as many as you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n other move(s))</source>
        <translation>
            <numerusform>%1 (and one other move)</numerusform>
            <numerusform>%1 (and %n other moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s).</source>
        <translation>
            <numerusform>There is one winning move.</numerusform>
            <numerusform>There are %n winning moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), in component %1.</source>
        <translation>
            <numerusform>There is one winning move, in component %1.</numerusform>
            <numerusform>There are %n winning moves, in component %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), in the components %1.</source>
        <translation>
            <numerusform>There is one winning move, in the components %1.</numerusform>
            <numerusform>There are %n winning moves, in the components %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lasts longest: %n more move(s) after it.</source>
        <translation>
            <numerusform>%1 lasts longest: one more move after it.</numerusform>
            <numerusform>%1 lasts longest: %n more moves after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can end the game within %n move(s), the other&apos;s counted.</source>
        <translation>
            <numerusform>You can end the game with one move.</numerusform>
            <numerusform>You can end the game within %n moves, the other&apos;s counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) {keeps|keep} the draw.</source>
        <translation>
            <numerusform>One move keeps the draw.</numerusform>
            <numerusform>%n moves keep the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There {is|are} %n winning move(s), here the quickest first.</source>
        <translation>
            <numerusform>There is one winning move.</numerusform>
            <numerusform>There are %n winning moves, here the quickest first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves a P-position: at most %n more move(s) after it.</source>
        <translation>
            <numerusform>%1 leaves a P-position: one more move after it.</numerusform>
            <numerusform>%1 leaves a P-position: at most %n more moves after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winning move(s) {is|are} known; there may be more.</source>
        <translation>
            <numerusform>One winning move is known; there may be more.</numerusform>
            <numerusform>%n winning moves are known; there may be more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the game lasts at most %n more move(s), if you go on to win as soon as you can: its remoteness.</source>
        <translation>
            <numerusform>After %1 the game lasts at most %n more move, if you go on to win as soon as you can: its remoteness.</numerusform>
            <numerusform>After %1 the game lasts at most %n more moves, if you go on to win as soon as you can: its remoteness.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reads %n move(s) ahead</source>
        <translation>
            <numerusform>Reads %n move ahead</numerusform>
            <numerusform>Reads %n moves ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sees all that can happen within %n move(s), and nothing beyond.</source>
        <translation>
            <numerusform>Sees all that can happen within %n move, and nothing beyond.</numerusform>
            <numerusform>Sees all that can happen within %n moves, and nothing beyond.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n winning move(s), which doesn&apos;t suit a puzzle of this kind.</source>
        <translation>
            <numerusform>%1 has %n winning move, which doesn&apos;t suit a puzzle of this kind.</numerusform>
            <numerusform>%1 has %n winning moves, which doesn&apos;t suit a puzzle of this kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of %n move(s) wins.</source>
        <translation>
            <numerusform>1 of %n move wins.</numerusform>
            <numerusform>1 of %n moves wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n move(s).</source>
        <translation>
            <numerusform>There are %n move.</numerusform>
            <numerusform>There are %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best play lasts %n move(s).</source>
        <translation>
            <numerusform>Best play lasts %n move.</numerusform>
            <numerusform>Best play lasts %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2. Each value is determined by the %n value(s) before it, so it holds for ever.</source>
        <translation>
            <numerusform>%1: %2. Each value is determined by the %n value before it, so it holds for ever.</numerusform>
            <numerusform>%1: %2. Each value is determined by the %n values before it, so it holds for ever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2. Up to what is added, each value is determined by the %n value(s) before it, so it holds for ever.</source>
        <translation>
            <numerusform>%1: %2. Up to what is added, each value is determined by the %n value before it, so it holds for ever.</numerusform>
            <numerusform>%1: %2. Up to what is added, each value is determined by the %n values before it, so it holds for ever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n millisecond(s)</source>
        <translation>
            <numerusform>%n millisecond</numerusform>
            <numerusform>%n milliseconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap has two tokens or more, so nobody has a choice. With %n single token(s), an odd number, the player to move takes the last one and loses.</source>
        <translation>
            <numerusform>No heap has two tokens or more, so nobody has a choice. With %n single token, an odd number, the player to move takes the last one and loses.</numerusform>
            <numerusform>No heap has two tokens or more, so nobody has a choice. With %n single tokens, an odd number, the player to move takes the last one and loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No heap has two tokens or more, so nobody has a choice. With %n single token(s), an even number, the opponent takes the last one and loses.</source>
        <translation>
            <numerusform>No heap has two tokens or more, so nobody has a choice. With %n single token, an even number, the opponent takes the last one and loses.</numerusform>
            <numerusform>No heap has two tokens or more, so nobody has a choice. With %n single tokens, an even number, the opponent takes the last one and loses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move %1 leaves %2: %n single token(s), an odd number. It wins.</source>
        <translation>
            <numerusform>The move %1 leaves %2: %n single token, an odd number. It wins.</numerusform>
            <numerusform>The move %1 leaves %2: %n single tokens, an odd number. It wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1, %n heap(s) {has|have} two tokens or more.</source>
        <translation>
            <numerusform>In %1, %n heap has two tokens or more.</numerusform>
            <numerusform>In %1, %n heaps have two tokens or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is 0: no move takes exactly %n token(s).</source>
        <translation>
            <numerusform>%1 is 0: no move takes exactly %n token.</numerusform>
            <numerusform>%1 is 0: no move takes exactly %n tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2: a move may take %n token(s) from a heap and leave %3 of the rest.</source>
        <translation>
            <numerusform>%1 is %2: a move may take %n token from a heap and leave %3 of the rest.</numerusform>
            <numerusform>%1 is %2: a move may take %n tokens from a heap and leave %3 of the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2. What may a move leave of a heap from which it takes %n token(s)?</source>
        <translation>
            <numerusform>%1 is %2. What may a move leave of a heap from which it takes %n token?</numerusform>
            <numerusform>%1 is %2. What may a move leave of a heap from which it takes %n tokens?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All further digits are 0: no move takes more than %n token(s). So %1 says all the rules of %2.</source>
        <translation>
            <numerusform>All further digits are 0: no move takes more than %n token. So %1 says all the rules of %2.</numerusform>
            <numerusform>All further digits are 0: no move takes more than %n tokens. So %1 says all the rules of %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 position(s) {is|are} terminal: the player to move has no move and has lost. %2 {becomes|become} P.</source>
        <translation>
            <numerusform>%1 position is terminal: the player to move has no move and has lost. %2 becomes P.</numerusform>
            <numerusform>%1 positions are terminal: the player to move has no move and has lost. %2 become P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 unlabelled position(s) {leads|lead} to a P-position, so moving there wins. {It becomes|They become} N: %3.</source>
        <translation>
            <numerusform>Round %1: %2 unlabelled position leads to a P-position, so moving there wins. It becomes N: %3.</numerusform>
            <numerusform>Round %1: %2 unlabelled positions lead to a P-position, so moving there wins. They become N: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %1: %2 position(s) {leads|lead} only to N-positions, so the opponent wins, whatever the move. {It becomes|They become} P: %3.</source>
        <translation>
            <numerusform>Round %1: %2 position leads only to N-positions, so the opponent wins, whatever the move. It becomes P: %3.</numerusform>
            <numerusform>Round %1: %2 positions lead only to N-positions, so the opponent wins, whatever the move. They become P: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest play %2: all followers of %1 position(s) have values, so {its value|theirs} is the mex. {It is|One of them}: %3.</source>
        <translation>
            <numerusform>Longest play %2: all followers of %1 position have values, so its value is the mex. It is: %3.</numerusform>
            <numerusform>Longest play %2: all followers of %1 positions have values, so theirs is the mex. One of them: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln P-position(s) {is|are} found, and the start %1 has no label.</source>
        <translation>
            <numerusform>%Ln P-position is found, and the start %1 has no label.</numerusform>
            <numerusform>%Ln P-positions are found, and the start %1 has no label.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) {has|have} value %1: %2. Put %1 in the tray.</source>
        <translation>
            <numerusform>%n follower has value %1: %2. Put %1 in the tray.</numerusform>
            <numerusform>%n followers have value %1: %2. Put %1 in the tray.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 {is|are} terminal: P under normal play, and N under misère play. That is the only difference in the rules.</source>
        <translation>
            <numerusform>%1 is terminal: P under normal play, and N under misère play. That is the only difference in the rules.</numerusform>
            <numerusform>%1 are terminal: P under normal play, and N under misère play. That is the only difference in the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n move(s) {is|are} answered in the same way.</source>
        <translation>
            <numerusform>The other %n move is answered in the same way.</numerusform>
            <numerusform>The other %n moves are answered in the same way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without memory: %n call(s).</source>
        <translation>
            <numerusform>Without memory: %n call.</numerusform>
            <numerusform>Without memory: %n calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With memory: %n call(s). Positions that are worked out, each once: %1.</source>
        <translation>
            <numerusform>With memory: %n call. Positions that are worked out, each once: %1.</numerusform>
            <numerusform>With memory: %n calls. Positions that are worked out, each once: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 follower(s) {has|have} value 0, so moving to one of them wins: %2 is an N-position.</source>
        <translation>
            <numerusform>%1 follower has value 0, so moving to one of them wins: %2 is an N-position.</numerusform>
            <numerusform>%1 followers have value 0, so moving to one of them wins: %2 is an N-position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es)</source>
        <translation>
            <numerusform>%n vertex</numerusform>
            <numerusform>%n vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(es) can&apos;t be reached: %1</source>
        <translation>
            <numerusform>%n vertex can&apos;t be reached: %1</numerusform>
            <numerusform>%n vertices can&apos;t be reached: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n row(s) in the matrix, and there are more.</source>
        <translation>
            <numerusform>expected %n row in the matrix, and there are more.</numerusform>
            <numerusform>expected %n rows in the matrix, and there are more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n number(s) in this row of the matrix.</source>
        <translation>
            <numerusform>expected %n number in this row of the matrix.</numerusform>
            <numerusform>expected %n numbers in this row of the matrix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>expected %n row(s) in the matrix, found %1.</source>
        <translation>
            <numerusform>expected %n row in the matrix, found %1.</numerusform>
            <numerusform>expected %n rows in the matrix, found %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) about %1 were found after looking at %2 moves, the limit; ask for fewer, or take a smaller position.</source>
        <translation>
            <numerusform>%n exercise about %1 were found after looking at %2 moves, the limit; ask for fewer, or take a smaller position.</numerusform>
            <numerusform>%n exercises about %1 were found after looking at %2 moves, the limit; ask for fewer, or take a smaller position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were made in looking at %1 moves, the limit; ask for fewer, choose a smaller position, or raise the limit with --max-moves on the command line.</source>
        <translation>
            <numerusform>%n puzzle were made in looking at %1 moves, the limit; ask for fewer, choose a smaller position, or raise the limit with --max-moves on the command line.</numerusform>
            <numerusform>%n puzzles were made in looking at %1 moves, the limit; ask for fewer, choose a smaller position, or raise the limit with --max-moves on the command line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible edge(s)</source>
        <translation>
            <numerusform>%n invisible edge</numerusform>
            <numerusform>%n invisible edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n number(s).</source>
        <translation>
            <numerusform>%1 takes %n number.</numerusform>
            <numerusform>%1 takes %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n token(s) from a heap so that %1 heaps are left of it.</source>
        <translation>
            <numerusform>Take %n token from a heap so that %1 heaps are left of it.</numerusform>
            <numerusform>Take %n tokens from a heap so that %1 heaps are left of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are not complete: %1. Run what is missing, as with &apos;mexplorer value @%2&apos;, and join again.</source>
        <translation>
            <numerusform>%n job is not complete: %1. Run what is missing, as with &apos;mexplorer value @%2&apos;, and join again.</numerusform>
            <numerusform>%n jobs are not complete: %1. Run what is missing, as with &apos;mexplorer value @%2&apos;, and join again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::NimSumBoard</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::OpponentBar</name>
    <message numerus="yes">
        <source>It guesses in %n second(s)</source>
        <translation>
            <numerusform>It guesses in %n second</numerusform>
            <numerusform>It guesses in %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n game(s).</source>
        <translation>
            <numerusform>%1 after %n game.</numerusform>
            <numerusform>%1 after %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PlayTools</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older game(s) {is|are} kept in the document</source>
        <translation>
            <numerusform>%n older game {is|are} kept in the document</numerusform>
            <numerusform>%n older games {is|are} kept in the document</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionPanel</name>
    <message numerus="yes">
        <source>%Ln other(s)</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionSearch</name>
    <message numerus="yes">
        <source>%Ln of the positions found {is|are} outside of what is shown; A shows the whole graph</source>
        <translation>
            <numerusform>%Ln of the positions found is outside of what is shown; A shows the whole graph</numerusform>
            <numerusform>%Ln of the positions found are outside of what is shown; A shows the whole graph</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PositionTable</name>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln position(s)</source>
        <translation>
            <numerusform>%1 of %Ln position</numerusform>
            <numerusform>%1 of %Ln positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PreferencesDialog</name>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::PuzzleView</name>
    <message numerus="yes">
        <source>%n winning move(s) {is|are} marked.</source>
        <translation>
            <numerusform>%n winning move is marked.</numerusform>
            <numerusform>%n winning moves are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle of the day: %n day(s) in a row.</source>
        <translation>
            <numerusform>The puzzle of the day: %n day in a row.</numerusform>
            <numerusform>The puzzle of the day: %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::RowBoard</name>
    <message numerus="yes">
        <source>These %n can&apos;t be taken together. %1</source>
        <translation>
            <numerusform>This one can&apos;t be taken alone. %1</numerusform>
            <numerusform>These %n can&apos;t be taken together. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::SequenceTable</name>
    <message numerus="yes">
        <source>Each row of the table holds %n period(s).</source>
        <translation>
            <numerusform>Each row of the table holds %n period.</numerusform>
            <numerusform>Each row of the table holds %n periods.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::StatusLine</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>complete within %Ln move(s) of the start</source>
        <translation>
            <numerusform>complete within %Ln move of the start</numerusform>
            <numerusform>complete within %Ln moves of the start</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mexplorer::View</name>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n follower</numerusform>
            <numerusform>%n followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; nothing to merge, so all %Ln position(s) are shown</source>
        <translation>
            <numerusform>%1; nothing to merge, so the one position is shown</numerusform>
            <numerusform>%1; nothing to merge, so all %Ln positions are shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) merged into %1</source>
        <translation>
            <numerusform>%Ln position merged into %1</numerusform>
            <numerusform>%Ln positions merged into %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln position(s)</source>
        <translation>
            <numerusform>%1 of %Ln position</numerusform>
            <numerusform>%1 of %Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s)</source>
        <translation>
            <numerusform>%1 of %Ln move</numerusform>
            <numerusform>%1 of %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s)</source>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them to positions reached before</source>
        <translation>
            <numerusform>%Ln of them to a position reached before</numerusform>
            <numerusform>%Ln of them to positions reached before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parallel move(s)</source>
        <translation>
            <numerusform>%Ln parallel move</numerusform>
            <numerusform>%Ln parallel moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the graph goes on past the limit of %Ln position(s)</source>
        <translation>
            <numerusform>the graph goes on past the limit of %Ln position</numerusform>
            <numerusform>the graph goes on past the limit of %Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the graph goes on past the limit of %Ln move(s)</source>
        <translation>
            <numerusform>the graph goes on past the limit of %Ln move</numerusform>
            <numerusform>the graph goes on past the limit of %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>building on, up to %Ln position(s)</source>
        <translation>
            <numerusform>building on, up to %Ln position</numerusform>
            <numerusform>building on, up to %Ln positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>building on, up to %Ln move(s)</source>
        <translation>
            <numerusform>building on, up to %Ln move</numerusform>
            <numerusform>building on, up to %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it is whole within %Ln move(s) of the start</source>
        <translation>
            <numerusform>%1: it is whole within %Ln move of the start</numerusform>
            <numerusform>%1: it is whole within %Ln moves of the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) farther on {is|are} known without {its|their} moves</source>
        <translation>
            <numerusform>%Ln position farther on is known without its moves</numerusform>
            <numerusform>%Ln positions farther on are known without their moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn</source>
        <translation>
            <numerusform>%1 of %Ln move drawn</numerusform>
            <numerusform>%1 of %Ln moves drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn, as a density</source>
        <translation>
            <numerusform>%1 of %Ln move drawn, as a density</numerusform>
            <numerusform>%1 of %Ln moves drawn, as a density</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln move(s) drawn, %2 of them as lines</source>
        <translation>
            <numerusform>%1 of %Ln move drawn, %2 of them as lines</numerusform>
            <numerusform>%1 of %Ln moves drawn, %2 of them as lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; besides, %Ln move(s) of the selected position as {a line|lines}</source>
        <translation>
            <numerusform>%1; besides, %Ln move of the selected position as a line</numerusform>
            <numerusform>%1; besides, %Ln moves of the selected position as lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found position(s) in view marked</source>
        <translation>
            <numerusform>%1 of %Ln found position in view marked</numerusform>
            <numerusform>%1 of %Ln found positions in view marked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>laying out %Ln position(s)</source>
        <translation>
            <numerusform>laying out %Ln position</numerusform>
            <numerusform>laying out %Ln positions</numerusform>
        </translation>
    </message>
</context>
</TS>
