-- A timestamp in the format of the API: 2026-11-20T09:30:00.123Z.
create or replace function iso(moment timestamptz) returns text language sql stable parallel safe as
$$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
