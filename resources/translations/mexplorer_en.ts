<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>mexplorer::Opponent</name>
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
</context>
</TS>
