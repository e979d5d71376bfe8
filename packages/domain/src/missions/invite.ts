import { type EligibilityCandidate, type EligibilitySubject, mayApply } from '../postings/who-may-apply.ts';
import type { Day } from '../time/paris.ts';
import type { EligibilityRule } from './eligibility-rules.ts';
import { invitationsADay } from './invitation-limits.ts';

/** Reasons for which an invitation to apply is refused, with the French sentence for its creator. */
export const invitationRefusals = {
  FORBIDDEN: 'Seule la personne qui a publié cette mission peut y inviter.',
  SELF_INVITATION: 'Vous ne pouvez pas vous inviter vous-même.',
  INVITEE_APPLIED: 'Ce membre a déjà postulé à cette mission.',
  ALREADY_INVITED: 'Ce membre est déjà invité à postuler à cette mission.',
  INVITATIONS_CLOSED: 'Cette mission ne prend plus de candidatures.',
  INVITEE_CANNOT_APPLY: 'Ce membre ne peut pas postuler à cette mission.',
  INVITATIONS_SPENT: `Vous avez déjà envoyé ${invitationsADay} invitations aujourd’hui. Vous pourrez en envoyer d’autres demain.`,
} as const;
export type InvitationRefusalCode = keyof typeof invitationRefusals;

export type InvitationDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: InvitationRefusalCode; readonly reason: string };

const refuse = (
  code: InvitationRefusalCode,
  reason: string = invitationRefusals[code],
): InvitationDecision => ({ ok: false, code, reason });

/** The reason for which the invited member cannot apply, worded for the creator. */
const cannotApply = (refused: Extract<ReturnType<typeof mayApply>, { ok: false }>): InvitationDecision => {
  switch (refused.code) {
    case 'ALREADY_APPLIED':
      return refuse('INVITEE_APPLIED');
    case 'APPLICATIONS_CLOSED':
      return refuse('INVITATIONS_CLOSED');
    case 'NOT_VERIFIED':
      return refuse(
        'INVITEE_CANNOT_APPLY',
        'Ce membre n’est pas vérifié\u202f: il ne peut pas encore postuler.',
      );
    case 'PROFESSION_NOT_ALLOWED':
      return refuse('INVITEE_CANNOT_APPLY', refused.reason);
    default:
      return refuse('INVITEE_CANNOT_APPLY');
  }
};

/**
 * Decides whether a member may be invited to apply (issue "Missions, complete", Invitations): by the creator
 * only, to an open mission, if the member may apply (rules §2) and has not, once for each mission.
 *
 * `sentToday` counts all invitations of the creator on the current day (Europe/Paris), which are limited.
 * Returns the first reason to refuse.
 */
export const mayInvite = (question: {
  readonly inviterId: string;
  readonly subject: EligibilitySubject;
  readonly invited: EligibilityCandidate & { readonly isInvited: boolean };
  readonly sentToday: number;
  readonly today: Day;
  /** The table in force: nature × profession × kind of client. */
  readonly rules: readonly EligibilityRule[];
}): InvitationDecision => {
  const { inviterId, subject, invited, sentToday, today, rules } = question;
  if (subject.creatorId !== inviterId) return refuse('FORBIDDEN');
  if (invited.memberId === inviterId) return refuse('SELF_INVITATION');
  if (invited.isInvited && !invited.hasApplied) return refuse('ALREADY_INVITED');
  const eligibility = mayApply({ subject, candidate: invited, today, rules });
  if (!eligibility.ok) return cannotApply(eligibility);
  if (sentToday >= invitationsADay) return refuse('INVITATIONS_SPENT');
  return { ok: true };
};
