-- Mails about the messages that wait: one for all of them, to a party who does not read (see domain threads/digest).

create table thread_digest (
  application_id uuid not null references application on delete cascade,
  party text not null check (party in ('creator', 'candidate')),
  -- a job looks, sooner or later, whether a mail is to be sent
  planned boolean not null,
  mailed_at timestamptz(3),
  -- messages up to here were told of by a mail
  told_position integer not null default 0,
  primary key (application_id, party)
) with (fillfactor = 80);
