-- Copies the sums of each application to its instalment 0. Rows that the trigger of the ledger began since 0122 stay as they are.
insert into instalment_hold (application_id, instalment, deposited_cents, held_cents, fee_held_cents, fee_cents, released_cents,
  refunded_cents, disputed_cents, lost_cents, since)
select application_id, 0, deposited_cents, held_cents, fee_held_cents, fee_cents, released_cents, refunded_cents, disputed_cents,
  lost_cents, since
from hold on conflict do nothing;

alter table payment_request validate constraint payment_request_instalment;
alter table ledger_entry validate constraint ledger_entry_instalment;
alter table deposit_session validate constraint deposit_session_instalment;
alter table invoice validate constraint invoice_instalment;
