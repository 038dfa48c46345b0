-- Who read a customer's message first: they are not told of it by a job that runs afterwards.
alter table inbox_messages add column read_by_id integer references staff_users;
