-- contract: kept since 0074
-- The version of the rules of hearings, beside those of the other tables of rules. The check is only widened.
alter table kept_rules drop constraint kept_rules_name_check,
  add constraint kept_rules_name_check check (name in ('eligibility', 'portage', 'conflicts', 'hearings')) not valid;
insert into kept_rules (name) values ('hearings');
