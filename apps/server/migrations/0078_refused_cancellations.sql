-- Time of each party's last refusal to cancel the deposit; the conversation shows it.
alter table application
  add column creator_cancel_refused_at timestamptz(3),
  add column candidate_cancel_refused_at timestamptz(3);
