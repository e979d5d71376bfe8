import { ofName } from '@basoche/domain/members/elision';

/** Texts about a candidate, for the creator of a mission or an offer. */
export const candidateContent = {
  meta: 'Candidats',
  received: (when: string) => `A postulé ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  profile: 'Voir le profil',
  discuss: 'Discuter',
  refuse: (name: string) => `Refuser la candidature ${ofName(name)}`,
  refuseShort: 'Refuser',
  refused: 'Le candidat a été refusé.',
  more: 'Voir plus de candidats',
} as const;
