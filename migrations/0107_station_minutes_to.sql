-- Stations that are loaded anew are looked for from both ends.
create index station_minutes_to on station_minutes (to_station_id);
