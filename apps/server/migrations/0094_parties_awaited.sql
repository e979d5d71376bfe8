-- contract: kept since 0090
-- A list of version 0 is one whose parties its creator is still to name. Nobody has one while the setting is off.
alter table mission_party_list drop constraint mission_party_list_version_check,
  add constraint mission_party_list_version check (version >= 0) not valid;
