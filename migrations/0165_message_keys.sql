-- The Idempotency-Key of the request that wrote a message: a browser may send it again after weeks, when the keys of
-- requests are forgotten.
alter table inbox_messages add column request_key uuid;
create unique index inbox_messages_request_key on inbox_messages (sent_by_id, request_key)
  where request_key is not null;
