-- Staff answer an objection with a reason, and an edition is put in force member by member.

-- why staff kept the verification of a member whose line is none of these, as the member reads it
alter table public_register_match add column answer_reason text;

-- step of an edition in force that is under way, and the member whom it came to; null once every member is carried over
alter table public_register_edition add column applying text, add column applying_after uuid,
  add column applying_failed_at timestamptz(3);
alter table public_register_edition
  add constraint public_register_edition_applying check (applying in ('members', 'undecided', 'lines')) not valid;
