# c
Creator "x"
graph [ directed 1 comment "a &amp; b"
 node [ id 1 label "a" graphics [ x 1.5 y -2e3 ] ]
 node [ id -2 label "b" ]
 edge [ source 1 target -2 label "m" ]
]
