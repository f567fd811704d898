module contrato

go 1.21
