import { type LegalText, legalTexts } from '@basoche/domain/terms/versions';

/** Anchors and texts of the terms and the data charter. */

export const textAnchors: Readonly<Record<LegalText, string>> = {
  TERMS: 'conditions',
  DATA_CHARTER: 'charte',
};

export const textNames: Readonly<Record<LegalText, string>> = {
  TERMS: 'Conditions générales d’utilisation et de vente',
  DATA_CHARTER: 'Charte des données personnelles',
};

/** Permanent address of one version. */
export const versionPath = (text: LegalText, version: string): string =>
  `/chartes/${textAnchors[text]}/${version}`;

/** Text that an address names. */
export const textOfAnchor = (anchor: string): LegalText | undefined =>
  legalTexts.find((text) => textAnchors[text] === anchor);

export const terms = {
  title: 'Conditions générales et charte des données',
  lead: 'Ce que le réseau permet et ce qu’il demande à chacun, puis ce qu’il fait de vos données.',
  meta: 'Les conditions générales d’utilisation et de vente de Basoche et sa charte des données personnelles, en vigueur et dans leurs versions précédentes.',
  inForce: (day: string) => `Version du ${day}, en vigueur.`,
  announced: (day: string) => `Une nouvelle version s’appliquera le ${day}\u202f:`,
  readAnnounced: 'la lire',
  digest: (sha256: string) => `Empreinte du texte (SHA-256)\u202f: ${sha256}`,
  versions: 'Toutes les versions',
  versionsText: 'Chaque version garde son adresse. Celle que vous avez acceptée figure dans vos paramètres.',
  versionOf: (name: string, day: string) => `${name}, version du ${day}`,
  print: 'Imprimer',
} as const;

export const oneVersion = {
  meta: (name: string, day: string) =>
    `Le texte intégral de la version du ${day} (${name}), conservé à cette adresse avec son empreinte numérique.`,
  current: 'C’est la version en vigueur.',
  old: (day: string) => `Cette version n’est plus en vigueur depuis le ${day}.`,
  later: (day: string) => `Cette version s’appliquera le ${day}.`,
  read: 'Lire les textes en vigueur',
  unknown: 'Cette version n’existe pas.',
} as const;

export const acceptance = {
  title: 'Textes à accepter',
  text: (names: string) =>
    `Une version en vigueur attend votre acceptation\u202f: ${names}. Vos échanges restent ouverts entre-temps.`,
  accept: 'J’ai lu et j’accepte ces textes',
  done: 'Votre acceptation est enregistrée.',
  and: ' et ',
} as const;

export const ownTexts = {
  title: 'Conditions et charte',
  text: 'Les textes que vous avez acceptés, et quand.',
  accepted: (version: string, day: string, hour: string) =>
    `Version du ${version}, acceptée le ${day} à ${hour}`,
  owed: (version: string) => `La version du ${version} attend votre acceptation`,
  never: 'Aucune version acceptée',
  before: 'Versions acceptées auparavant',
  read: 'Lire',
} as const;
