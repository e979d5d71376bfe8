-- Whether the account's mailbox was read by whoever chose this password, opened this session or added this means (rules §1): with a
-- link that was mailed, or in a session that such a link opened. Anybody may register somebody else's address: a password that was
-- chosen at registration proves nothing until the same browser opens the link. Accounts confirmed before this migration are trusted.
alter table credential add column address_proved boolean not null default true;
update credential set address_proved = false
where member_id in (select id from member where confirmed_at is null);
alter table session add column address_proved boolean not null default true;
alter table passkey add column address_proved boolean not null default true;
alter table second_factor add column address_proved boolean not null default true;
