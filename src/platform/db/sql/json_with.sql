-- Merges two non-empty JSON objects, as text: the keys of `base`, then those of `more`. It concatenates text because
-- lists of units are sent as they are stored; PostgreSQL's `jsonb || jsonb` would parse every unit and reorder its
-- keys.
create or replace function json_with(base text, more text) returns text
language sql immutable parallel safe
return left(base, -1) || ',' || substr(more, 2);
