import type { InvitableMission } from '@basoche/contract/missions/invitations';
import type { InvitationDecision } from '@basoche/domain/missions/invite';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { presentCard, type ViewContext } from '../presenter.ts';
import type { InvitableRow, MailFactsRow } from './store.ts';

const invitationStateOf = (row: InvitableRow, decision: InvitationDecision): InvitableMission['standing'] => {
  if (row.has_applied) return 'applied';
  if (row.is_invited) return 'invited';
  return decision.ok ? 'open' : 'refused';
};

/** A creator's own mission, with the reason why a member cannot be invited to it, if any. */
export const presentInvitable = (
  row: InvitableRow,
  context: ViewContext,
  decision: InvitationDecision,
): InvitableMission => {
  const state = invitationStateOf(row, decision);
  return {
    mission: presentCard(row, context),
    standing: state,
    refusal: state === 'refused' && !decision.ok ? { code: decision.code, title: decision.reason } : null,
  };
};

/** Mail of an invitation, with one link. An anonymous creator stays anonymous. */
export const invitationMail = (
  row: Pick<MailFactsRow, 'title' | 'is_anonymous' | 'closes_on' | 'creator_name'>,
) => {
  const mission = `«\u00a0${row.title}\u00a0»`;
  const paragraphs = row.is_anonymous
    ? [
        `Vous êtes invité à postuler à la mission ${mission}. La personne qui la publie a choisi de rester anonyme.`,
      ]
    : [`${row.creator_name} vous invite à postuler à la mission ${mission}.`];
  return {
    subject: `Invitation à postuler\u202f: ${mission}`,
    paragraphs: [
      ...paragraphs,
      'Lisez-la, puis proposez votre prix si elle vous convient. Rien ne vous y oblige.',
    ],
    card: {
      title: row.title,
      facts: [
        ['Client', row.is_anonymous ? 'Anonyme' : row.creator_name],
        ['Candidatures jusqu’au', frenchDay(startOfParisDay(row.closes_on))],
      ] as const,
    },
  };
};
