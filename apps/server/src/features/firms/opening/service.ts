import type { createFirm, openFirm } from '@basoche/contract/firms/firms';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import { mayHoldSeat } from '@basoche/domain/firms/invitations';
import { firmsCreatedADay, firmsOfOwnerAtMost } from '@basoche/domain/firms/team';
import type { Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type CallKey, once } from '../../../platform/http/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { spend } from '../../../platform/rate-limits/budget.ts';
import { transferLogin } from '../../auth/login-transfer/service.ts';
import { closeCalendar } from '../../members/calendars/service.ts';
import { passNotifications } from '../../notifications/service.ts';
import { passWishes } from '../../notifications/wishes/service.ts';
import { insertSeat, recordFirmAct } from '../store.ts';
import * as store from './store.ts';

type Opening = BodyOf<typeof openFirm> & { readonly userAgent: string | undefined };

/** Inserts the firm of a member, and this person as its first owner and contact; returns the id of the owner's seat. */
const begin = async (trx: Trx, firmId: string, personId: string, now: Date): Promise<string> => {
  await store.insertFirm(trx, { id: firmId, contactId: personId, now });
  const seat = { firm_id: firmId, person_id: personId, role: 'owner', since: now } as const;
  const seatId = await insertSeat(trx, seat);
  await recordFirmAct(trx, { firmId, by: personId, at: now }, { act: 'opened', body: { seat: seatId } });
  return seatId;
};

/**
 * Opens the team of a company, or of a customer that is a legal person (rules §8). The login moves to a
 * person, its first owner; everything else stays with the company. Of two simultaneous openings, one
 * succeeds.
 */
export const open = async (
  platform: Platform,
  viewer: PersonViewer,
  opening: Opening,
): Promise<AnswerOf<typeof openFirm>> => {
  const { database, clock, replicas } = platform;
  const { memberId: firmId } = viewer;
  if (!viewer.isMoral) {
    refuse('FORBIDDEN', { title: 'Une équipe s’ouvre pour une entreprise ou une autre personne morale.' });
  }
  const { personId, token } = await database.transaction(async (trx) => {
    const now = clock.now();
    await lockMember(trx, firmId, { alone: true });
    if (await store.hasFirm(trx, firmId)) refuse('FIRM_OPEN');
    // Locks the work before the login moves, which locks only the account: commands lock a thread before its
    // parties' accounts.
    await store.lockWork(trx, firmId);
    const transfer = await transferLogin(platform, trx, viewer, opening);
    const { personId } = transfer;
    await passWishes(trx, firmId, personId);
    await closeCalendar(trx, firmId);
    const seatId = await begin(trx, firmId, personId, now);
    await passNotifications(trx, firmId, personId);
    await store.takeCharge(trx, firmId, seatId);
    await addJob(trx, 'firms.mail', { mail: 'opened', seatId });
    return transfer;
  });
  await replicas.changed([personId]);
  return { access_token: token, firmID: firmId };
};

const createdBy = { name: 'firm-created', tries: firmsCreatedADay, seconds: 24 * 3_600 };

/** Creates a company that has no login, with the viewer as its first owner (rules §8, Opening). */
export const create = (
  platform: Platform,
  viewer: PersonViewer,
  { companyName }: BodyOf<typeof createFirm>,
  key: CallKey | null,
): Promise<AnswerOf<typeof createFirm>> =>
  platform.database.transaction(async (trx) => {
    const { personId } = viewer;
    if (!mayHoldSeat(viewer)) refuse('KIND_HOLDS_NO_SEAT');
    // Exclusive, so that simultaneous calls cannot exceed the limit.
    await lockMember(trx, personId, { alone: true });
    const firmID = await once(platform, trx, key, async () => {
      if ((await store.countOwned(trx, personId)) >= firmsOfOwnerAtMost) refuse('FIRMS_AT_MOST');
      const now = platform.clock.now();
      await spend(trx, createdBy, personId, now);
      const firmId = await store.insertCompany(trx, companyName, now);
      await begin(trx, firmId, personId, now);
      return firmId;
    });
    return { firmID };
  });
