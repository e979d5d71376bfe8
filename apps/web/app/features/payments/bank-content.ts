import { bankDetailsRefused } from '@basoche/domain/payments/bank-details';

/** Texts of bank details. */

export const bankDetails = {
  title: 'Coordonnées bancaires',
  text: 'En relation directe, la personne qui vous doit le prix de la mission vous règle par virement. Elle seule voit votre RIB, une fois la relation directe acceptée.',
  add: 'Renseigner votre RIB',
  change: 'Modifier votre RIB',
  iban: 'IBAN',
  bic: 'BIC',
  since: (day: string) => `Enregistré le ${day}`,
  dialog: {
    iban: 'IBAN (27 caractères)',
    ibanHelp: 'Les espaces sont acceptés.',
    bic: 'BIC (8 à 11 caractères)',
    ibanRequired: 'Indiquez votre IBAN.',
    bicRequired: 'Indiquez votre BIC.',
    kept: 'Ils sont chiffrés, et ne vous seront plus montrés en entier.',
    saved: 'Votre RIB est enregistré.',
    refused: bankDetailsRefused,
  },
} as const;

export const payeeDetails = {
  title: 'Règlement par virement',
  text: (other: string) => `Vous réglez ${other} par virement, sur présentation de sa facture.`,
  show: 'Afficher le RIB',
  accessIsRecorded: 'La consultation est enregistrée.',
  noDetails: (other: string) =>
    `${other} n’a pas encore renseigné son RIB. Demandez-le dans la conversation\u202f: il s’affichera ici.`,
  holder: 'Titulaire',
  askForOwn: (other: string) =>
    `${other} vous règle par virement\u202f: renseignez votre RIB, que cette personne verra ici.`,
  ownGiven: (other: string) => `${other} peut voir votre RIB ici.`,
  paidInto: (iban: string) => `Le règlement arrive sur l’IBAN ${iban}.`,
} as const;
