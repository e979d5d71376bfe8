-- A notification of a thread says how much it is about, as it was then: a price may change after it.
alter table notification add column amount_cents integer check (amount_cents >= 0);
