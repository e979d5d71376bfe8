-- contract: kept since 0094
-- A hearing is declined by people who were told nothing of it as well. Their row has no wave.
alter table hearing_notice
  alter column wave drop not null,
  alter column km drop not null,
  alter column told_at drop not null;
alter table hearing_notice
  add constraint hearing_notice_is_told check ((wave is null) = (told_at is null)) not valid,
  add constraint hearing_notice_says_something check (told_at is not null or declined_at is not null) not valid;

-- Hearings to take are a topic of their own. The check is only widened.
alter table notification_wish drop constraint notification_wish_topic_check,
  add constraint notification_wish_topic_check check (topic in ('messages', 'applications', 'prices', 'invitations', 'hearings', 'reviews',
    'confidentiality', 'modes', 'portage', 'progress', 'money', 'account')) not valid;
