-- Positions of deals are keys of the npm package fractional-indexing from now on: src/sales/deals/positions.ts. Each
-- column keeps its order. A key of "j" and ten digits is one of its integers, so that it continues from there.
update deals set position = ordered.position
from (
  select id, 'j' || lpad((row_number() over (partition by board_column order by position, id))::text, 10, '0') as position
  from deals
) ordered
where ordered.id = deals.id;
alter table deals
  alter column position set default 'a0',
  -- The first letter says how long the integer is. The package refuses other keys, and with them every move beside them.
  add constraint deals_position_key check (position ~ '^[A-Za-z][0-9A-Za-z]+$'
    and length(position) >= case when position < 'a' then 92 - ascii(position) else ascii(position) - 95 end);
