-- Whether a conversation that belongs to nobody becomes that of whoever answers it.
alter table inquiry_settings add column answer_assigns boolean not null default true;
