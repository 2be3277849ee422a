namespace mexplorer {}
