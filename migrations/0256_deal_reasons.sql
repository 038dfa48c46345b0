-- The reasons that come with the product, in a salesperson's words; what an agency has renamed stays.
update deal_reasons r set name = plain.name
from (values
  ('Bank refused the loan', 'Mortgage declined'),
  ('No answer any more', 'Stopped responding'),
  ('Building or home did not suit', 'Not the right fit')
) as plain (before, name)
where r.outcome = 'lost' and r.name = plain.before and not exists (
  select from deal_reasons other where other.outcome = r.outcome and lower(other.name) = lower(plain.name)
);
