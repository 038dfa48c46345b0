-- Where the column of a stay stands among all, from 1: those that lead to a win, then On Hold and Lost. Stored, because
-- finding it for every stay of every deal takes a fifth of the time of the figures by stage.

alter table deal_stages add column place smallint not null generated always as (array_position(
  array['leadin', 'qualified', 'sendoption', 'viewingschedule', 'negotiation', 'contract', 'ownershiptransfer',
    'won', 'onhold', 'lost'], board_column)) stored;
