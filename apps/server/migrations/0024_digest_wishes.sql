-- Who wants no mail about the messages that wait says so; mails of what has to be done are sent all the same.
alter table member add column wants_digests boolean not null default true;
