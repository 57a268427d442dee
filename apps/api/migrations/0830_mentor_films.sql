-- A mentor may say hello in a short film, which stands on YouTube or Vimeo: we keep its address alone.
alter table mentors add column film_url text;
comment on column mentors.film_url is 'Address of a short introduction on YouTube or Vimeo. Null: none.';
