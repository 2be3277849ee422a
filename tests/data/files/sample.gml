graph [
  directed 1
  node [ id 1 label "a" ]
  node [ id 2 label "b" ]
  node [ id 3 label "c" ]
  edge [ source 1 target 2 ]
  edge [ source 1 target 3 ]
  edge [ source 2 target 3 ]
]
