-- Contacts are imported too.
alter table imports drop constraint imports_kind,
  add constraint imports_kind check (kind in ('projects', 'developers', 'units', 'contacts'));
alter table remembered_answers drop constraint remembered_answers_kind,
  add constraint remembered_answers_kind check (kind in ('projects', 'developers', 'units', 'contacts'));
