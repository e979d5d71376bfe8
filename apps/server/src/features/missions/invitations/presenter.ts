import type { InvitableMission } from '@basoche/contract/missions/invitations';
import type { InvitationDecision } from '@basoche/domain/missions/invite';
import { presentCard, type ViewContext } from '../presenter.ts';
import type { InvitableRow } from './store.ts';

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
