import type { UserType } from './kinds.ts';

/** Title of a member in a document: the profession given at registration, or their kind of member. */
export const memberTitle = (member: {
  readonly kind: UserType;
  readonly isMoral: boolean;
  readonly jobName: string | null;
}): string => {
  switch (member.kind) {
    case 'STUDENT':
      return member.jobName ?? 'Étudiant en droit';
    case 'EMPLOYEE':
      return member.jobName ?? 'Professionnel du droit';
    case 'COMPANY':
      return 'Entreprise';
    case 'CUSTOMER':
      return member.isMoral ? 'Client externe, personne morale' : 'Client externe, personne physique';
    default:
      return 'Basoche';
  }
};
