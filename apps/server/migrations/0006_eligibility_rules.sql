-- Who may apply to which missions, and the text that says so; staff write it. What no row opens is closed.
create table eligibility_rule (
  id uuid primary key default uuidv7(),
  -- The order in which they are shown.
  position integer not null unique,
  natures text[] not null check (cardinality(natures) > 0),
  clients text[] not null check (cardinality(clients) > 0 and clients <@ array['MEMBER', 'CUSTOMER']),
  -- Said, never the absence of a name: an empty list opens nothing.
  everyone boolean not null default false,
  professions text[] not null default '{}' check (everyone = (cardinality(professions) = 0)),
  students boolean not null default false,
  article text not null check (btrim(article) <> ''),
  explanation text not null check (btrim(explanation) <> ''),
  updated_at timestamptz not null default now()
);

insert into eligibility_rule (position, natures, clients, everyone, professions, students, article, explanation) values
  (1, '{recherches,veille}', '{MEMBER,CUSTOMER}', true, '{}', true,
    'Loi n° 71-1130 du 31 décembre 1971, art. 66-1',
    'La diffusion d''informations juridiques à caractère documentaire est libre. Réunir et présenter le droit n''est pas l''appliquer au cas d''une personne, ce qui serait une consultation.'),
  (2, '{relecture,audit,formation,traduction,formalites,autre}', '{MEMBER,CUSTOMER}', true, '{}', true,
    'Loi n° 71-1130 du 31 décembre 1971, art. 54',
    'La loi réserve la consultation juridique et la rédaction d''actes pour autrui. Les autres travaux sont ouverts à tous, tant qu''ils ne comportent ni l''une ni l''autre.'),
  (3, '{postulation}', '{MEMBER,CUSTOMER}', false, '{Avocat}', false,
    'Loi n° 71-1130 du 31 décembre 1971, art. 4 et 5',
    'Postuler et représenter les parties devant les juridictions est l''affaire des avocats, dans le ressort de leur cour d''appel pour la postulation.'),
  (4, '{consultation,redaction}', '{MEMBER}', true, '{}', false,
    'Loi n° 71-1130 du 31 décembre 1971, art. 54 et 56 à 60',
    'Le travail est remis à un membre du réseau, et chacun n''y intervient que dans les limites de sa profession. Les études de droit, seules, n''y autorisent pas.'),
  (5, '{contentieux}', '{MEMBER}', true, '{}', false,
    'Loi n° 71-1130 du 31 décembre 1971, art. 4, 54 et 56 à 60',
    'Préparer un dossier pour un membre du réseau est possible dans les limites de sa profession ; assister et représenter en justice reste l''affaire des avocats. Les études de droit, seules, n''y autorisent pas.'),
  (6, '{consultation,redaction}', '{CUSTOMER}', false, '{Avocat,Notaire,"Commissaire de justice","Mandataire judiciaire"}', false,
    'Loi n° 71-1130 du 31 décembre 1971, art. 54 et 56',
    'Donner une consultation ou rédiger un acte pour un client est réservé aux professions réglementées, chacune dans les limites de son statut.'),
  (7, '{contentieux}', '{CUSTOMER}', false, '{Avocat,Notaire,"Commissaire de justice","Mandataire judiciaire"}', false,
    'Loi n° 71-1130 du 31 décembre 1971, art. 4, 54 et 56',
    'Conseiller un client dans un litige est réservé aux professions réglementées, chacune dans les limites de son statut ; l''assister et le représenter en justice est l''affaire des avocats, sauf exception prévue par la loi.');
