import type { FirmInvitation, ReceivedInvitation } from '@basoche/contract/firms/invitations';
import { leadsIn, stateOfInvitation } from '@basoche/domain/firms/invitations';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { rolesGivenBy } from '@basoche/domain/firms/team';
import type { InvitationRow } from './store.ts';

const stateAt = (row: InvitationRow, now: Date) =>
  stateOfInvitation({ state: row.state, expiresAt: row.expires_at }, now);

const factsOf = (row: InvitationRow, now: Date) => ({
  id: row.id,
  role: row.role,
  state: stateAt(row, now),
  madeAt: row.made_at.toISOString(),
  madeBy: row.maker,
  expiresAt: row.expires_at.toISOString(),
});

/** An invitation or a link, for a person of the firm in this role. */
export const presentInvitation = (row: InvitationRow, role: SeatRole, now: Date): FirmInvitation => ({
  ...factsOf(row, now),
  email: row.email,
  link: row.uses_at_most === null ? null : { uses: row.uses, usesAtMost: row.uses_at_most },
  permitted: { revoke: row.state === 'waiting' && rolesGivenBy(role).includes(row.role) },
});

/** The firm and the role that an invitation or a link leads to. */
export const presentOffer = (row: InvitationRow) => ({
  firm: { id: row.firm_id, name: row.firm },
  role: row.role,
  expiresAt: row.expires_at.toISOString(),
});

/** An invitation, for the person who received it. */
export const presentReceived = (row: InvitationRow, now: Date): ReceivedInvitation => ({
  ...factsOf(row, now),
  ...presentOffer(row),
  state: row.state === 'waiting' && !leadsIn(row) ? 'lapsed' : stateAt(row, now),
});
