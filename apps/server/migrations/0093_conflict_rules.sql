-- contract: kept since 0074
-- What a mission asks of whoever applies, by its nature and kind of client; staff write it. Without a line: a declaration.
create table conflict_rule (
  id uuid primary key default uuidv7(),
  -- The order in which they are shown.
  position integer not null unique,
  natures text[] not null check (cardinality(natures) > 0),
  clients text[] not null check (cardinality(clients) > 0 and clients <@ array['MEMBER', 'CUSTOMER']),
  level text not null check (level in ('nothing', 'check', 'declaration')),
  article text not null check (btrim(article) <> ''),
  explanation text not null check (btrim(explanation) <> ''),
  updated_at timestamptz not null default now()
);

insert into conflict_rule (position, natures, clients, level, article, explanation) values
  (1, '{recherches,veille,formation,traduction}', '{MEMBER,CUSTOMER}', 'nothing',
    'Règlement intérieur national de la profession d’avocat, art. 4.1',
    'Réunir, présenter, enseigner ou traduire le droit ne demande pas de prendre parti entre des personnes : rien n’est à vérifier.'),
  (2, '{relecture,audit,formalites,autre}', '{MEMBER,CUSTOMER}', 'check',
    'Règlement intérieur national de la profession d’avocat, art. 4.1',
    'Le travail fait connaître l’affaire sans conseiller ni représenter une partie : comparer les noms suffit.');

-- Its version, beside those of the other tables of rules. The check is only widened.
alter table kept_rules drop constraint kept_rules_name_check,
  add constraint kept_rules_name_check check (name in ('eligibility', 'portage', 'conflicts')) not valid;
insert into kept_rules (name) values ('conflicts');
