-- What a student says of the Architecture Aptitude Test: B.Arch of the IITs is given only to those who passed it.
alter table users add column has_passed_aat boolean;

comment on column users.has_passed_aat is 'Own word that the Architecture Aptitude Test was passed; null when not said.';
