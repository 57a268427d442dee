#!/bin/sh
# Once, when the database is empty: the role that the product signs in as, and the counts of statements. What it may do comes with `npm run db:roles`.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role sopaan_app login password :'password';
alter role sopaan_app set statement_timeout = '5s';
alter role sopaan_app set lock_timeout = '2s';
alter role sopaan_app set idle_in_transaction_session_timeout = '10s';
create extension if not exists pg_stat_statements;
SQL
