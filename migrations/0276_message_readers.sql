-- Who read a customer's message first: they are not told of it by a job that runs afterwards.
alter table inbox_messages add column read_by_id integer references staff_users;
create index inbox_messages_read_by on inbox_messages (read_by_id) where read_by_id is not null;
