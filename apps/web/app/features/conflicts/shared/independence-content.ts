/** Texts of the declaration of independence, where it is read or signed. */

export const declaration = {
  text: 'Texte de la déclaration',
  versionOf: (day: string) => `Version du ${day}`,
  read: 'Lire la déclaration',
  hide: 'Masquer la déclaration',
  /** List of parties that a signature names. */
  list: (version: number) =>
    version === 0 ? 'Sans liste de parties.' : `Liste des parties n°\u00a0${version}.`,
} as const;

export const choice = {
  label: 'Votre indépendance',
  declared: 'Je signe la déclaration d’indépendance',
  declaredHelp: 'Vous ne connaissez aucun conflit d’intérêts avec cette mission.',
  /** After an answer that asks to look again. */
  examinedHelp: 'Vous avez relu votre liste et vos dossiers, et ne connaissez aucun conflit d’intérêts.',
  reserved: 'J’ai un point à voir avec le client',
  reservedHelp: 'Il lira qu’un point est à voir, sans raison ni nom. Vous pourrez signer ensuite.',
  missing: 'Signez la déclaration d’indépendance, ou indiquez un point à voir.',
} as const;
