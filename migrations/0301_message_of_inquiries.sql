-- What a visitor asks about a home in their own words, and when a viewing would suit them.
alter table inquiries
  add column message text,
  add column preferred_time text;
