import type { joinByLink, makeFirmLink, readFirmLink } from '@basoche/contract/firms/invitations';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import { leadsIn, stateOfInvitation } from '@basoche/domain/firms/invitations';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { presentInvitation, presentOffer } from '../invitations/presenter.ts';
import { demandInvitation, join } from '../invitations/service.ts';
import * as store from '../invitations/store.ts';
import { lockTeam } from '../service.ts';
import { lockFirm, recordFirmAct } from '../store.ts';

/** Links into a firm, for several people. The token is 256 random bits, of which the database keeps the hash. */

const dayMs = 86_400_000;

export const make = (
  { config, database, clock }: Platform,
  viewer: Viewer,
  { role, days, uses }: BodyOf<typeof makeFirmLink>,
): Promise<AnswerOf<typeof makeFirmLink>> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const team = await lockTeam(trx, viewer);
    await demandInvitation(trx, viewer, { team, role, now });
    const token = newSecret();
    const id = await store.insertInvitation(trx, {
      firm_id: team.firm.id,
      way: 'link',
      role,
      token_hash: hashOfSecret(token),
      uses_at_most: uses,
      made_by: viewer.personId,
      made_at: now,
      expires_at: new Date(now.getTime() + days * dayMs),
    });
    const recorded = { firmId: team.firm.id, by: viewer.personId, at: now };
    await recordFirmAct(trx, recorded, { act: 'link/made', body: { invitation: id, role, days, uses } });
    const row = (await store.findInvitation(trx, id)) ?? refuse('NOT_FOUND');
    return {
      // In the fragment, which browsers do not send to servers, so that no log contains the token.
      address: `${config.publicUrl}/equipe/rejoindre#${token}`,
      invitation: presentInvitation(row, team.own.role, now),
    };
  });

export const read = async (
  { database, clock, rateLimits }: Platform,
  token: string,
  network: string,
): Promise<AnswerOf<typeof readFirmLink>> => {
  await rateLimits.firmLinksOfNetwork.take(network);
  const row = (await store.findByToken(database.db, hashOfSecret(token))) ?? refuse('NOT_FOUND');
  const state = stateOfInvitation({ state: row.state, expiresAt: row.expires_at }, clock.now());
  if (state !== 'waiting' || !leadsIn(row)) refuse('INVITATION_ENDED');
  return presentOffer(row);
};

export const joinBy = (
  platform: Platform,
  viewer: PersonViewer,
  token: string,
  key: CallKey | null,
): Promise<AnswerOf<typeof joinByLink>> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const find = () => store.findByToken(trx, hashOfSecret(token));
    const { id, firm_id: firmId } = (await find()) ?? refuse('NOT_FOUND');
    await lockFirm(trx, firmId);
    const firmID = await once(platform, trx, key, async () => {
      await join(trx, viewer, { invitationId: id, firmId, read: find }, now);
      await store.useLink(trx, id, now);
      return firmId;
    });
    return { firmID };
  });
