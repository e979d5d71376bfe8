import type { ClientKind } from '@basoche/domain/missions/eligibility-rules';

/* Texts of "Puis-je postuler ?", in a file of their own, so that readers of the list do not load them. */

export const eligibility = {
  button: 'Puis-je postuler\u202f?',
  title: 'Puis-je postuler\u202f?',
  lead: 'Les travaux juridiques ne sont pas tous ouverts à toutes les professions. Ce que la loi réserve à certaines, le réseau le leur réserve aussi.',
  thisMission: 'Cette mission',
  missionOf: (nature: string, client: ClientKind) =>
    `«\u00a0${nature}\u00a0», ${client === 'CUSTOMER' ? 'pour un client externe' : 'pour un membre du réseau'}`,
  table: 'Ce qui est ouvert, et à qui',
  client: { MEMBER: 'Pour un membre du réseau', CUSTOMER: 'Pour un client externe' },
  anyClient: 'Pour un membre du réseau comme pour un client externe',
  closedToAll: 'Aucune règle n’ouvre cette nature de mission\u202f: elle reste fermée.',
  open: {
    profession: 'Ouverte à votre profession',
    students: 'Ouverte aux étudiants',
    company: 'Ouverte aux entreprises',
  },
  /** If the rules admit the reader, but the client wants other professions. */
  openToOthers: (wanted: readonly string[]) =>
    `Les règles vous permettent de postuler, mais le client recherche\u202f: ${wanted.join(', ')}`,
  closed: {
    profession: 'Fermée à votre profession',
    students: 'Fermée aux étudiants',
    company: 'Fermée aux entreprises',
  },
  visitor: 'Avec un compte, vous voyez ce qui est ouvert à votre profession.',
  register: 'S’inscrire',
  or: ' ou ',
  login: 'Se connecter',
  customer: 'Un client externe publie des missions et reçoit des candidatures\u202f; il ne postule pas.',
  penalty:
    'Donner des consultations juridiques ou rédiger des actes pour autrui sans y être autorisé est puni par la loi (loi n°\u00a071-1130 du 31\u00a0décembre 1971, art.\u00a066-2). Ce tableau rappelle la loi\u202f; chacun répond du respect des règles de sa profession.',
  close: 'Fermer',
  mayApply: 'Pourront postuler\u202f:',
  notChosen: 'Faites ce choix pour savoir qui pourra postuler.',
  nobody: 'Aucune règle n’ouvre cette nature de mission\u202f: personne ne pourra y postuler.',
  loadFailed: 'Les règles n’ont pas pu être lues\u202f; elles s’appliqueront de toute façon.',
} as const;
