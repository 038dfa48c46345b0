-- JSON text with everything beyond ASCII written \uXXXX, run by run instead of letter by letter: a document has
-- thirty Thai letters in five words, and is searched once for each. Longer runs go first, as a shorter one may be a
-- part of them.
create or replace function ascii_json(plain text) returns text language plpgsql immutable parallel safe as $$
declare
  run text;
begin
  if octet_length(plain) = length(plain) then
    return plain;
  end if;
  for run in
    select hit[1] from regexp_matches(plain, '[^\x01-\x7f]+', 'g') hit
    group by 1 order by length(hit[1]) desc
  loop
    plain := replace(plain, run, (
      select string_agg(
        case
          when code < 65536 then '\u' || lpad(to_hex(code), 4, '0')
          else '\u' || to_hex(55232 + (code >> 10)) || '\u' || to_hex(56320 + (code & 1023))
        end, '' order by place)
      from (
        select place, ascii(letter) as code
        from string_to_table(run, null) with ordinality as split (letter, place)
      ) letters
    ));
  end loop;
  return plain;
end
$$;
