/** Texts around the confidentiality agreement, where it is read or accepted. */

export const agreement = {
  versionOf: (day: string) => `Version du ${day}`,
  text: 'Texte de l’accord',
} as const;

export const consentChoice = {
  accept: 'J’accepte l’accord de confidentialité',
  read: 'Lire l’accord',
  hide: 'Masquer l’accord',
} as const;
