-- The deal whose homes are sent: when they left, they are among those shown, and it stands on its timeline.

alter table sends add column deal_id integer references deals;
create index sends_deal on sends (deal_id) where deal_id is not null;
