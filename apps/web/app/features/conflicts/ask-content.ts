import { noName, registerFacts } from './register-facts.ts';

/** Texts of the dialog before a conflict check. */
export const checkDialog = {
  title: 'Votre liste est-elle à jour\u202f?',
  own: (listed: string) => `Les parties seront comparées à votre liste\u202f: ${listed}.`,
  ofFirm: (name: string, listed: string) =>
    `Les parties seront comparées à la liste de ${name}\u202f: ${listed}.`,
  facts: registerFacts,
  none: noName,
  once: 'Une seule vérification par mission\u202f: ajoutez d’abord les noms qui manquent. Le client n’en saura rien.',
  confirm: 'Vérifier',
  review: 'Revoir ma liste',
};

export const emptyRegister = {
  text: 'Le client a nommé les personnes et les sociétés en cause. Pour les comparer aux vôtres, il faut d’abord votre liste des conflits\u202f: vos clients et vos adversaires.',
  action: 'Créer ma liste',
};

export const registerOwnerText = (name: string) =>
  `Les propriétaires et les responsables de ${name} tiennent cette liste\u202f: demandez-leur de la compléter.`;
