-- The texts of the lines of a note that are read so far, while it is being read.

alter table note_scans add column so_far jsonb;
