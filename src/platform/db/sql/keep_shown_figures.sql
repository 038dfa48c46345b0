-- Keeps when visitors could first see a unit, and its price and rent before their last change. Not compared are figures
-- that were changed while nobody could see them or within a day of the first showing, as a slip is mended; changes
-- within a day of each other count as one.
create or replace function keep_shown_figures() returns trigger language plpgsql as $$
declare
  at timestamptz := new.updated_at;
  is_compared boolean;
begin
  if tg_op = 'INSERT' then
    if new.show_on_website then new.first_shown_at := coalesce(new.first_shown_at, new.created_at); end if;
    return new;
  end if;
  if new.show_on_website then new.first_shown_at := coalesce(new.first_shown_at, at); end if;
  is_compared := old.show_on_website and new.show_on_website and new.first_shown_at <= at - interval '1 day';
  if new.price is distinct from old.price then
    if old.price_changed_at is null or old.price_changed_at <= at - interval '1 day' then
      new.price_before := old.price;
    end if;
    new.price_changed_at := at;
    if not is_compared or new.price is null or new.price_before is null or new.price_before = new.price then
      new.price_before := null;
      new.price_changed_at := null;
    end if;
  end if;
  if new.rent_amount is distinct from old.rent_amount then
    if old.rent_changed_at is null or old.rent_changed_at <= at - interval '1 day' then
      new.rent_before := old.rent_amount;
    end if;
    new.rent_changed_at := at;
    if not is_compared or new.rent_amount is null or new.rent_before is null or new.rent_before = new.rent_amount then
      new.rent_before := null;
      new.rent_changed_at := null;
    end if;
  end if;
  return new;
end
$$;
create or replace trigger units_shown_figures before insert or update of price, rent_amount, show_on_website on units
  for each row execute function keep_shown_figures();
