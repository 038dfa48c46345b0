-- When an e-mail proposes to meet: {"startsAt": timestamp, "isWholeDay": boolean}.
alter table inbox_mail add column invitation jsonb;
