interface University {
  readonly name: string;
  readonly city: string;
}

/** Invented universities in invented towns, so that no real teaching is quoted. */
export const universities: Readonly<Record<string, University>> = {
  mirebourg: { name: 'Université de Mirebourg', city: 'Mirebourg' },
  'port-lanvel': { name: 'Université de Port-Lanvel', city: 'Port-Lanvel' },
  castelbrume: { name: 'Université de Castelbrume', city: 'Castelbrume' },
  valcendre: { name: 'Université du Valcendre', city: 'Saint-Oriel-en-Valcendre' },
};

interface Author {
  readonly name: string;
  readonly role: string;
  /** Key of `universities`. */
  readonly memberOf?: string;
}

/** Invented people. Yasmine Benali, Hugo Marchetti and Claire Delmas are members of the demonstration. */
export const authors: Readonly<Record<string, Author>> = {
  redaction: { name: 'La rédaction de Basoche', role: 'Équipe éditoriale' },
  'yasmine-benali': {
    name: 'Yasmine Benali',
    role: 'Avocate au barreau de Lille, chargée d’enseignement',
    memberOf: 'mirebourg',
  },
  'hugo-marchetti': {
    name: 'Hugo Marchetti',
    role: 'Juriste d’entreprise, chargé d’enseignement',
    memberOf: 'port-lanvel',
  },
  'claire-delmas': { name: 'Claire Delmas', role: 'Directrice juridique' },
  'gabriel-hostier': {
    name: 'Gabriel Hostier',
    role: 'Commissaire de justice, chargé d’enseignement',
    memberOf: 'castelbrume',
  },
  'solenne-aubertin': {
    name: 'Solenne Aubertin',
    role: 'Maîtresse de conférences en droit privé',
    memberOf: 'valcendre',
  },
};
