import type { BodyOf } from '@basoche/contract/route';
import type { keepSheet } from '@basoche/contract/threads/sheets';
import type { MailFacts } from '@basoche/domain/mails/facts';
import { hasSheets } from '@basoche/domain/pricing/kinds';
import type { Application } from '@basoche/domain/threads/application';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { applicationOf, lockThread, partyOf, type ThreadRow } from '../store.ts';
import { presentToPartner } from './presenter.ts';
import * as store from './store.ts';

/** Sheets of months (rules §13): kept as a draft by the prestataire, and saved with the commands that send and return them. */

/** Saves the sheet of the month that was decided on, if the decision sent it or gave it back. */
export const saveSheet = async (
  trx: Db,
  applicationId: string,
  before: Pick<Application, 'sheet' | 'instalment'>,
  { sheet, deliveredAt }: Application,
): Promise<void> => {
  if (sheet === null || sheet === before.sheet || before.instalment === null) return;
  const key = { applicationId, instalment: before.instalment.position };
  const isBack = deliveredAt === null;
  if (!isBack) await store.writeEntries(trx, key, sheet.period, sheet.entries);
  await store.setSent(trx, key, sheet, isBack);
};

/**
 * Saves the draft of the current month's sheet, which only the prestataire reads. It enters the record only
 * when it is sent.
 */
export const keepDraft = (
  { database }: Platform,
  viewer: Viewer,
  applicationId: string,
  { entries }: BodyOf<typeof keepSheet>,
): Promise<void> =>
  database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting);
    const row = (await lockThread(trx, applicationId)) ?? refuse('NOT_FOUND');
    if (partyOf(row, viewer.memberId) !== 'candidate') refuse('NOT_FOUND');
    const application = applicationOf(row, null);
    const { state, deliveredAt } = application;
    const under = monthOfThread(application);
    if (state !== 'ONGOING' || under === null) return refuse('STATE_CHANGED');
    if (deliveredAt !== null) refuse('ALREADY_DELIVERED');
    await store.writeEntries(trx, { applicationId, instalment: row.instalment }, under.period, entries);
  });

/** The sheet of the current month of `row`, for the portage company; undefined if none was sent. */
export const sheetForPartner = async (db: Db, row: ThreadRow): Promise<MailFacts['sheet']> => {
  const pricing = stagedPriceOf(applicationOf(row, null));
  const sheet = (await store.sheetsOf(db, row.id)).find(({ position }) => position === row.instalment);
  if (pricing === null || !hasSheets(pricing) || !sheet?.sent_at) return undefined;
  return presentToPartner(sheet, pricing);
};
