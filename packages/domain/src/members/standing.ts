import { type OptionValue, optionList } from '../options/option.ts';
import type { MemberKind } from './kinds.ts';

/** The kinds of members, of one of them at a time. */
export const memberKindOptions = optionList<MemberKind>([
  { value: 'STUDENT', label: 'Étudiant' },
  { value: 'EMPLOYEE', label: 'Professionnel' },
  { value: 'COMPANY', label: 'Entreprise ou cabinet' },
  { value: 'CUSTOMER', label: 'Client externe' },
]);

/** Where an account stands, as staff look for it: the first of these that holds, from the last one up. */
export const memberStates = optionList([
  { value: 'active', label: 'Actif' },
  { value: 'unverified', label: 'Non vérifié' },
  { value: 'unconfirmed', label: 'Adresse à confirmer' },
  { value: 'suspended', label: 'Suspendu' },
  { value: 'deleted', label: 'Supprimé' },
]);
export type MemberState = OptionValue<typeof memberStates>;

/** What staff decide about an account, each for a reason that they write down. */
export const memberDecisions = ['suspend', 'restore', 'endSessions', 'erase'] as const;
export type MemberDecision = (typeof memberDecisions)[number];

/** What being suspended means, to who is: the same in every mail about it. */
export const suspensionSentence =
  "Tant que votre compte est suspendu, vous ne pouvez pas vous connecter, et votre profil, vos missions et vos offres ne sont plus visibles. Vos interlocuteurs gardent l'accès à vos échanges, et les délais et les paiements en cours suivent leur cours.";

/** What an account in this state leaves to decide; erasing is for some of the staff only. */
export const decisionsIn = (
  state: MemberState,
  { sessions, mayErase }: { readonly sessions: number; readonly mayErase: boolean },
): MemberDecision[] =>
  state === 'deleted'
    ? []
    : [
        state === 'suspended' ? 'restore' : 'suspend',
        ...(sessions > 0 ? (['endSessions'] as const) : []),
        ...(mayErase ? (['erase'] as const) : []),
      ];

/** The first and the last id that begin as what was typed: eight signs of one at least, of which one is a figure. */
export const idRange = (typed: string): { readonly from: string; readonly to: string } | null => {
  const text = typed.trim().toLowerCase();
  const signs = text.replaceAll('-', '');
  if (!/^[0-9a-f]{8}(-?[0-9a-f-]*)?$/.test(text) || signs.length > 32 || !/\d/.test(signs)) return null;
  const filled = (sign: string) =>
    signs.padEnd(32, sign).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: filled('0'), to: filled('f') };
};
