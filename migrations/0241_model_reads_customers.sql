-- Whether what customers wrote may be sent to the configured model. What staff write themselves may.
alter table settings add column model_reads_customers boolean not null default false;
