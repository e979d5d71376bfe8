import { type OptionValue, optionList } from '../options/option.ts';
import type { MemberKind } from './kinds.ts';

/** Labels of the kinds of members, in the singular. */
export const memberKindOptions = optionList<MemberKind>([
  { value: 'STUDENT', label: 'Étudiant' },
  { value: 'EMPLOYEE', label: 'Professionnel' },
  { value: 'COMPANY', label: 'Entreprise ou cabinet' },
  { value: 'CUSTOMER', label: 'Client externe' },
]);

/** States of an account in the back-office; if several apply, the last one in this list is shown. */
export const memberStates = optionList([
  { value: 'active', label: 'Actif' },
  { value: 'unverified', label: 'Non vérifié' },
  { value: 'unconfirmed', label: 'Adresse à confirmer' },
  { value: 'suspended', label: 'Suspendu' },
  { value: 'deleted', label: 'Supprimé' },
]);
export type MemberState = OptionValue<typeof memberStates>;

/** Decisions of staff about an account, each with a written reason. */
export const memberDecisions = ['suspend', 'restore', 'endSessions', 'erase'] as const;
export type MemberDecision = (typeof memberDecisions)[number];

/** Decisions possible in this state; only some of staff may erase. */
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

/**
 * Range of the ids that begin with the typed text, which needs at least eight characters and a digit; null
 * for any other text.
 */
export const idRange = (typed: string): { readonly from: string; readonly to: string } | null => {
  const text = typed.trim().toLowerCase();
  const signs = text.replaceAll('-', '');
  if (!/^[0-9a-f]{8}(-?[0-9a-f-]*)?$/.test(text) || signs.length > 32 || !/\d/.test(signs)) return null;
  const filled = (sign: string) =>
    signs.padEnd(32, sign).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: filled('0'), to: filled('f') };
};
