-- Why a note was read by the built-in reader though a model was asked.
alter table note_scans add column model_failure text;
