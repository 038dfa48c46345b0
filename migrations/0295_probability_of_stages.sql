-- The probability in percent that a deal gets with its stage; one that ended has 100 or 0.
alter table pipeline_settings add column probability jsonb not null default
  '{"leadin": 10, "qualified": 20, "sendoption": 30, "viewingschedule": 40, "onhold": 20, "negotiation": 60,
    "contract": 80, "ownershiptransfer": 95}';
alter table pipeline_settings alter column probability drop default;
update deals set probability = case board_column when 'won' then 100 else 0 end where board_column in ('won', 'lost');

-- The first day of the lease of a home to rent.
alter table deals add column lease_start date;
