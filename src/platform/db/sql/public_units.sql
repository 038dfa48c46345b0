-- The public JSON text of each unit, with its project nested in it. Whether the unit is on the website is not checked
-- here. The stored start ends with `"project":`, so that texts only need to be concatenated: cutting off a closing
-- brace scans the whole text, and a search would take a third longer (docs/decisions/053).
create view public_units as
select u.id as unit_id, s.json_start || p.public_json || '}' as json
from units u
join public_unit_json s on s.unit_id = u.id
join projects p on p.id = u.project_id;
