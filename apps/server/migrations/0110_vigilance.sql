-- contract: kept since 0074
-- The file of vigilance: documents that a prestataire submits once, and what clients whom the law makes hold them were given.

-- A document as its owner typed it from the file. Never changed: it is withdrawn, and another one is submitted.
create table vigilance_document (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  -- the person who submitted it for a firm; null: the member
  submitted_by uuid references member,
  kind text not null check (kind in ('contributions', 'registration', 'foreignWorkers', 'identification', 'insurance')),
  -- kind of its owner when it was submitted, on which depends what it had to tell
  candidate text check (candidate in ('regulated', 'company', 'independent', 'abroad')),
  -- day of its issue; of an insurance, the first day of the cover
  from_day date not null,
  -- last day of the cover of an insurance; null: the age of the document counts
  until_day date,
  security_code text check (char_length(security_code) between 1 and 40),
  -- SIREN or SIRET that the document names
  business_number text check (char_length(business_number) between 1 and 20),
  -- version of the declaration that replaces the list of foreign workers
  declaration_version text,
  insurer text check (char_length(insurer) between 1 and 100),
  contract_number text check (char_length(contract_number) between 1 and 60),
  claim_ceiling_cents bigint check (claim_ceiling_cents > 0),
  year_ceiling_cents bigint check (year_ceiling_cents >= claim_ceiling_cents),
  created_at timestamptz(3) not null,
  withdrawn_at timestamptz(3),
  -- staff who withdrew it; null: its owner did
  withdrawn_by uuid references member,
  withdrawn_reason text check (char_length(withdrawn_reason) between 1 and 1000),
  check ((kind = 'insurance') = (until_day is not null)),
  check (until_day >= from_day),
  check (withdrawn_at is not null or (withdrawn_by is null and withdrawn_reason is null))
);
create index vigilance_document_of_member on vigilance_document (member_id, kind, from_day);
create index vigilance_document_submitted_by on vigilance_document (submitted_by) where submitted_by is not null;
create index vigilance_document_withdrawn_by on vigilance_document (withdrawn_by) where withdrawn_by is not null;

-- A file of a document, or an upload that waits for one.
create table vigilance_document_file (
  id uuid primary key default uuidv7(),
  member_id uuid not null references member,
  -- the person who uploaded it for a firm; null: the member
  person_id uuid references member,
  -- null until its document is submitted
  document_id uuid references vigilance_document on delete cascade,
  file_id uuid not null unique references stored_file,
  name text not null check (char_length(name) between 1 and 120),
  sha256 bytea not null check (octet_length(sha256) = 32),
  position smallint check (position >= 0),
  created_at timestamptz(3) not null,
  check ((document_id is null) = (position is null))
);
create unique index vigilance_document_file_of_document on vigilance_document_file (document_id, position) where document_id is not null;
create index vigilance_document_file_waiting on vigilance_document_file (member_id, created_at) where document_id is null;
create index vigilance_document_file_of_person on vigilance_document_file (person_id) where person_id is not null;

-- The file as a client downloaded it: digests and dates, no file. It is the client's proof.
create table vigilance_collection (
  id uuid primary key default uuidv7(),
  creator_id uuid not null references member,
  candidate_id uuid not null references member,
  -- the person who downloaded it for a firm; null: the client
  person_id uuid references member,
  collected_at timestamptz(3) not null,
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- the index as it stands in the ZIP
  index_csv text not null check (char_length(index_csv) between 1 and 20000)
);
create index vigilance_collection_of_pair on vigilance_collection (creator_id, candidate_id, collected_at desc);
create index vigilance_collection_of_candidate on vigilance_collection (candidate_id, collected_at desc);
create index vigilance_collection_of_person on vigilance_collection (person_id) where person_id is not null;

-- The word of a client that the code of a certificate was verified at its issuer.
create table vigilance_code_check (
  document_id uuid not null references vigilance_document on delete cascade,
  creator_id uuid not null references member,
  person_id uuid references member,
  checked_at timestamptz(3) not null,
  primary key (document_id, creator_id)
);
create index vigilance_code_check_of_client on vigilance_code_check (creator_id);
create index vigilance_code_check_of_person on vigilance_code_check (person_id) where person_id is not null;

-- Reminders that were sent, each once: of last days of an owner's documents to the owner, and to the clients who hold them.
create table vigilance_reminder (
  -- owner of the documents
  candidate_id uuid not null references member,
  -- to whom: the owner, or a client
  member_id uuid not null references member,
  last_day date not null,
  reminder text not null check (char_length(reminder) between 1 and 20),
  sent_at timestamptz(3) not null,
  primary key (member_id, candidate_id, last_day, reminder)
);
create index vigilance_reminder_of_candidate on vigilance_reminder (candidate_id, last_day);

-- Which documents are asked of whom, for which client; staff write it. Without a line: asked.
create table vigilance_rule (
  document text not null,
  candidate text not null,
  client text not null,
  demand text not null check (demand in ('nothing', 'either', 'asked')),
  article text not null check (btrim(article) <> ''),
  explanation text not null check (btrim(explanation) <> ''),
  updated_at timestamptz(3) not null default now(),
  primary key (document, candidate, client)
);
insert into vigilance_rule (document, candidate, client, demand, article, explanation)
select r.document, candidate, client, r.demand, r.article, r.explanation from (values
  ('contributions', '{regulated,company,independent}'::text[], '{professional}'::text[], 'asked',
    'Code du travail, art. L. 8222-1 et D. 8222-5, 1°',
    'L’Urssaf atteste que les déclarations sont faites et les cotisations payées. L’attestation a moins de six mois, et le client en vérifie l’authenticité avec son code de sécurité.'),
  ('contributions', '{abroad}'::text[], '{professional}'::text[], 'asked',
    'Code du travail, art. L. 8222-4 et D. 8222-7, 1°, b',
    'Un document atteste que la situation sociale est régulière : certificat A1 dans l’Union européenne, et attestation du régime social du pays quand il en délivre une. Il est en français, ou traduit.'),
  ('contributions', '{regulated,company,independent}'::text[], '{private}'::text[], 'either',
    'Code du travail, art. L. 8222-1, 2°, et D. 8222-4',
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.'),
  ('contributions', '{abroad}'::text[], '{private}'::text[], 'either',
    'Code du travail, art. D. 8222-6',
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.'),
  ('registration', '{regulated,company}'::text[], '{professional}'::text[], 'asked',
    'Code du travail, art. D. 8222-5, 2°',
    'Extrait K ou K bis pour une société. Pour une profession réglementée, une correspondance professionnelle suffit si elle porte le nom, l’adresse et l’inscription au tableau ou sur la liste de l’ordre.'),
  ('registration', '{independent}'::text[], '{professional}'::text[], 'asked',
    'Code de commerce, art. L. 123-36',
    'Tout indépendant est immatriculé au Registre national des entreprises, qui en donne l’attestation sans frais. Le code du travail ne la demande pas à qui ne relève ni du registre du commerce, ni des métiers, ni d’une profession réglementée : Basoche la demande par prudence.'),
  ('registration', '{abroad}'::text[], '{professional}'::text[], 'asked',
    'Code du travail, art. D. 8222-7, 2°',
    'Si l’immatriculation à un registre est obligatoire dans le pays, un document de ce registre, en français ou traduit.'),
  ('registration', '{regulated,company,independent}'::text[], '{private}'::text[], 'either',
    'Code du travail, art. L. 8222-1, 2°, et D. 8222-4',
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.'),
  ('registration', '{abroad}'::text[], '{private}'::text[], 'either',
    'Code du travail, art. D. 8222-6',
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.'),
  ('foreignWorkers', '{regulated,company,independent,abroad}'::text[], '{professional,private}'::text[], 'asked',
    'Code du travail, art. L. 8254-1, D. 8254-2 et D. 8254-4',
    'La liste des salariés étrangers soumis à autorisation de travail. Qui n’en emploie aucun le déclare.'),
  ('identification', '{regulated,company,independent}'::text[], '{professional,private}'::text[], 'nothing',
    'Code du travail, art. D. 8222-7, 1°, a',
    'Un document qui mentionne le numéro de TVA, ou l’identité et l’adresse de qui n’est pas tenu d’en avoir un. Il ne se demande qu’à un prestataire établi à l’étranger.'),
  ('identification', '{abroad}'::text[], '{professional}'::text[], 'asked',
    'Code du travail, art. D. 8222-7, 1°, a',
    'Un document qui mentionne le numéro de TVA, ou l’identité et l’adresse de qui n’est pas tenu d’en avoir un. Il ne se demande qu’à un prestataire établi à l’étranger.'),
  ('identification', '{abroad}'::text[], '{private}'::text[], 'either',
    'Code du travail, art. D. 8222-6',
    'Un particulier qui contracte pour son usage personnel se fait remettre un seul de ces documents.'),
  ('insurance', '{regulated,company}'::text[], '{professional,private}'::text[], 'asked',
    'Loi n° 71-1130 du 31 décembre 1971, art. 27 et 55',
    'Les avocats, les autres professions réglementées et qui donne des consultations ou rédige des actes pour autrui sont assurés pour leur responsabilité professionnelle.'),
  ('insurance', '{independent,abroad}'::text[], '{professional,private}'::text[], 'nothing',
    'Loi n° 71-1130 du 31 décembre 1971, art. 55',
    'L’assurance n’est obligatoire que pour qui donne des consultations ou rédige des actes pour autrui. Une attestation déposée est montrée sur le profil.')
) as r (document, candidates, clients, demand, article, explanation)
cross join lateral unnest(r.candidates) as candidate cross join lateral unnest(r.clients) as client;

-- Its version, beside those of the other tables of rules. The check is only widened.
alter table kept_rules drop constraint kept_rules_name_check,
  add constraint kept_rules_name_check check (name in ('eligibility', 'portage', 'conflicts', 'hearings', 'vigilance')) not valid;
insert into kept_rules (name) values ('vigilance');

-- Whether the insurance in force stands on the profile.
alter table member add column shows_insurance boolean not null default true;
