#!/bin/sh
# Makes the role and the database of the service when PostgreSQL's container starts for the first time. The role is not a superuser, so the
# privileges that the schema takes from it hold.
set -eu
psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --no-psqlrc --quiet \
  --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
CREATE ROLE contrato LOGIN PASSWORD :'password';
CREATE DATABASE contrato OWNER contrato;
SQL
