import type { SeatRole } from './roles.ts';

/** French names of roles, and what each may do, in one line. */
export const seatRoleWords: Readonly<Record<SeatRole, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Propriétaire', may: 'tout, y compris l’équipe et les comptes' },
  manager: { name: 'Responsable', may: 'publie, échange et gère l’équipe' },
  publisher: { name: 'Publication', may: 'publie et échange' },
  finance: { name: 'Finance', may: 'dépose, approuve et facture\u202f; ne lit pas les échanges' },
  reader: { name: 'Lecture', may: 'lit, n’écrit pas' },
};
