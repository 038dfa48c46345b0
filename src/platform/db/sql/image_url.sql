-- The URL of a picture in the `images` of a record.
create or replace function image_url(hash text) returns text language sql immutable parallel safe as
$$ select '/media/' || hash || '/1280.webp' $$;
