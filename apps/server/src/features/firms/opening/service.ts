import type { openFirm } from '@basoche/contract/firms/firms';
import type { AnswerOf, BodyOf } from '@basoche/contract/route';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { transferLogin } from '../../auth/login-transfer/service.ts';
import { closeCalendar } from '../../members/calendars/service.ts';
import { passNotifications } from '../../notifications/service.ts';
import { passWishes } from '../../notifications/wishes/service.ts';
import { insertSeat, recordFirmAct } from '../store.ts';
import * as store from './store.ts';

type Opening = BodyOf<typeof openFirm> & { readonly userAgent: string | undefined };

/**
 * Opens the team of a company, or of a customer that is a legal person (rules §8). The login goes to a person, its first owner; the
 * company keeps everything else. Of two openings at once, one succeeds.
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
    // Before the account's address changes: commands of threads lock a thread first, then its parties' accounts.
    await store.lockWork(trx, firmId);
    const transfer = await transferLogin(platform, trx, viewer, opening);
    const { personId } = transfer;
    await passWishes(trx, firmId, personId);
    await closeCalendar(trx, firmId);
    await store.insertFirm(trx, { id: firmId, contactId: personId, now });
    await passNotifications(trx, firmId, personId);
    const seat = { firm_id: firmId, person_id: personId, role: 'owner', since: now } as const;
    const seatId = await insertSeat(trx, seat);
    await store.takeCharge(trx, firmId, seatId);
    const recorded = { firmId, by: personId, at: now };
    await recordFirmAct(trx, recorded, { act: 'opened', body: { seat: seatId } });
    await addJob(trx, 'firms.mail', { mail: 'opened', seatId });
    return transfer;
  });
  await replicas.changed([personId]);
  return { access_token: token, firmID: firmId };
};
