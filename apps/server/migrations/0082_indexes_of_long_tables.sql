-- An archive and an erasure look for all rows of a member, and a report, a proof or an alert for the staff who are told: without an index
-- each of these reads its table whole. On a long table build them beforehand, with `concurrently`.
create index if not exists notification_of_member on notification (member_id);
create index if not exists nda_consent_of_member on nda_consent (member_id);
create index if not exists money_movement_to_member on money_movement (payee_id) where payee_id is not null;
create index if not exists member_of_office on member (id) where kind in ('STAFF', 'PARTNER');
