-- contract: unused since 0122
-- Drops the unique keys of money by application: those by instalment (0122) hold for the same rows. `deposit_session_live` and
-- `deposit_approval_live` stay, since one deposit is awaited at a time.
drop index deposit_session_paid;
drop index payment_request_resolution;
alter table invoice drop constraint invoice_application_id_issuer_kind_round_key;

alter table application validate constraint application_instalment;
