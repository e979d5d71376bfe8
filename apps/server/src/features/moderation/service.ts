import type { hideBody, Measure } from '@basoche/contract/moderation/moderation';
import type { StaffActName } from '@basoche/domain/evidence/staff-acts';
import type { StaffAct } from '@basoche/domain/evidence/staff-journal';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { Eraser } from '../../platform/erasure.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { type Act, recordAct } from '../back-office/journal/service.ts';
import * as jobs from '../jobs/publishing/service.ts';
import * as missions from '../missions/publishing/service.ts';
import { notify } from '../notifications/service.ts';
import type { ModerationMail } from './mails.ts';
import { presentMeasure } from './presenter.ts';
import * as store from './store.ts';

/** Missions and offers that staff hide, with a statement of reasons, and restore; and creators' requests for review. */

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

export interface Publication {
  readonly kind: PublicationKind;
  readonly id: string;
}

const changes = {
  missions: {
    hide: missions.hide,
    restore: missions.restore,
    about: 'MISSIONS',
    subject: 'mission',
    keys: { hidden: 'MISSION_HIDDEN', restored: 'MISSION_RESTORED', upheld: 'MISSION_STAYS_HIDDEN' },
  },
  jobs: {
    hide: jobs.hide,
    restore: jobs.restore,
    about: 'OFFERS',
    subject: 'offer',
    keys: { hidden: 'JOB_HIDDEN', restored: 'JOB_RESTORED', upheld: 'JOB_STAYS_HIDDEN' },
  },
} as const;

interface ConcludedMeasure extends Publication {
  readonly creatorId: string;
  readonly measureId: string;
  readonly mail: ModerationMail;
}

/** Notifies and mails the creator, and records the act. To be called last in the transaction, because it locks the journal. */
const conclude = async (
  trx: Db,
  by: Staff,
  { kind, id, creatorId, measureId, mail }: ConcludedMeasure,
  { now, act, details = {} }: { now: Date; act: StaffActName; details?: StaffAct['details'] },
): Promise<void> => {
  const { about, subject, keys } = changes[kind];
  await notify(trx, { memberId: creatorId, about, key: keys[mail] }, now);
  await addJob(trx, 'moderation.mail', { measureId, mail, at: now.toISOString() });
  await recordAct(trx, by, { act, on: { kind: subject, id }, details }, now);
};

/** `reportId`: the report whose decision hides the publication, if any. */
interface Hiding {
  readonly now: Date;
  readonly reportId?: string;
}

const setHidden = async (
  trx: Db,
  by: Staff,
  { kind, id }: Publication,
  statement: z.output<typeof hideBody>,
  { now, reportId }: Hiding,
) => {
  const { creatorId } = await changes[kind].hide(trx, id, now);
  const columns = { ...statement, hidden_at: now, hidden_by: by.memberId, report_id: reportId ?? null };
  const measureId = await store.insertMeasure(trx, kind, id, columns);
  return { kind, id, creatorId, measureId };
};

/** Hides a mission or an offer. If two calls come at once, the second gets ALREADY_HIDDEN. */
export const hide = (
  { database, clock }: Platform,
  by: Staff,
  publication: Publication,
  statement: z.output<typeof hideBody>,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const hidden = await setHidden(trx, by, publication, statement, { now });
    const { ground, origin } = statement;
    const act = { now, act: 'publication/hide', details: { ground, origin } } as const;
    await conclude(trx, by, { ...hidden, mail: 'hidden' }, act);
  });

/** The same with the decision of a report, whose mail tells the creator everything; returns the entry for the staff journal. */
export const hideWithReport = async (
  trx: Db,
  by: Staff,
  publication: Publication,
  statement: Omit<z.output<typeof hideBody>, 'origin'>,
  hiding: Required<Hiding>,
): Promise<Act> => {
  const origin = 'REPORT';
  await setHidden(trx, by, publication, { ...statement, origin }, hiding);
  const on = { kind: changes[publication.kind].subject, id: publication.id };
  return { act: 'publication/hide', on, details: { ground: statement.ground, origin } };
};

interface Lifting {
  readonly now: Date;
  readonly note: string;
}

/** Restores the publication, and answers an open request for review, if any. */
const setRestored = async (trx: Db, by: Staff, { kind, id }: Publication, { now, note }: Lifting) => {
  const { creatorId } = await changes[kind].restore(trx, id, now);
  const measureId = (await store.currentMeasure(trx, kind, id)) ?? refuse('NOT_HIDDEN');
  const answer = { by: by.memberId, at: now, note };
  await store.answerReexamination(trx, measureId, 'RESTORED', answer);
  await store.liftMeasure(trx, measureId, answer);
  return { kind, id, creatorId, measureId };
};

/** Restores a hidden publication to its former state. */
export const restore = (
  { database, clock }: Platform,
  by: Staff,
  publication: Publication,
  note: string,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const restored = await setRestored(trx, by, publication, { now, note });
    const act = { now, act: 'publication/restore' } as const;
    await conclude(trx, by, { ...restored, mail: 'restored' }, act);
  });

/** Owner and current measure of a publication. Locks its row first, as hiding and restoring do. */
const lockMeasure = async (trx: Db, { kind, id }: Publication) => {
  const row = (await store.ownerOf(trx, kind, id, { holds: true })) ?? refuse('NOT_FOUND');
  const measureId = row.hidden_at === null ? undefined : await store.currentMeasure(trx, kind, id);
  return { creatorId: row.creator_id, measureId };
};

/** Restores what a report's decision hid, if it is still hidden by it; returns the entry for the staff journal, or null. */
export const restoreOfReport = async (
  trx: Db,
  by: Staff,
  reportId: string,
  lifting: Lifting,
): Promise<Act | null> => {
  const measure = await store.measureOfReport(trx, reportId);
  if (measure === undefined) return null;
  const { measureId } = await lockMeasure(trx, measure);
  if (measureId !== measure.measureId) return null;
  await setRestored(trx, by, measure, lifting);
  return { act: 'publication/restore', on: { kind: changes[measure.kind].subject, id: measure.id } };
};

/** Answers a request for review: the publication stays hidden. */
export const uphold = (
  { database, clock }: Platform,
  by: Staff,
  publication: Publication,
  note: string,
): Promise<void> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { creatorId, measureId = refuse('NOT_HIDDEN') } = await lockMeasure(trx, publication);
    const answer = { by: by.memberId, at: now, note };
    if (!(await store.answerReexamination(trx, measureId, 'UPHELD', answer))) refuse('REVIEW_NOT_ASKED');
    const act = { now, act: 'publication/uphold' } as const;
    await conclude(trx, by, { ...publication, creatorId, measureId, mail: 'upheld' }, act);
  });

type Owner = Pick<Viewer, 'memberId'>;

/** Measures of staff on the viewer's own publication; NOT_FOUND for any other. */
export const readOwn = async (
  { database }: Platform,
  { memberId }: Owner,
  { kind, id }: Publication,
): Promise<Measure[]> => {
  const row = await store.ownerOf(database.db, kind, id);
  if (row?.creator_id !== memberId) refuse('NOT_FOUND');
  return (await store.measuresOf(database.db, kind, id)).map(presentMeasure);
};

/** Asks for a review by the creator; one request at a time. */
export const askReexamination = (
  { database, clock }: Platform,
  { memberId }: Owner,
  publication: Publication,
  text: string,
): Promise<Measure> =>
  database.transaction(async (trx) => {
    const { creatorId, measureId } = await lockMeasure(trx, publication);
    if (creatorId !== memberId) refuse('NOT_FOUND');
    const id = measureId ?? refuse('NOT_HIDDEN');
    if (await store.reexaminationWaits(trx, id)) refuse('REVIEW_ASKED');
    await store.insertReview(trx, id, text, clock.now());
    const [measure = refuse('NOT_HIDDEN')] = await store.measuresOf(trx, publication.kind, publication.id);
    return presentMeasure(measure);
  });

/** Deletes the member's own words; decisions of staff are kept. */
export const moderationEraser: Eraser = { empties: [], eraseOf: store.eraseReviews };
