import type { GivenFile } from '@basoche/contract/files';
import type { OwnPayment, OwnPaymentMonths } from '@basoche/contract/payments/own';
import { byteOrderMark } from '@basoche/domain/csv';
import { type Cursor, type PageRequest, pageOf } from '../../../../platform/http/cursor.ts';
import type { Page } from '../../../../platform/http/mount.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { ownHeader, presentMonths, presentOwnPayment, presentOwnRow } from './presenter.ts';
import * as store from './store.ts';

/** One member's payments, received and paid. */

const placeOf = ({ at, id }: store.OwnPaymentRow): Cursor => ({ at, id });

export const listOwn = async (
  { database: { db } }: Platform,
  { memberId }: Viewer,
  filters: store.OwnPaymentFilters & { readonly order: 'newest' | 'oldest' },
  page: PageRequest,
): Promise<Page<OwnPayment>> =>
  pageOf(
    await store.listOwn(db, memberId, filters, page, filters.order),
    page.limit,
    presentOwnPayment,
    placeOf,
  );

export const readMonths = async (
  { database: { db } }: Platform,
  { memberId }: Viewer,
  year: number | undefined,
): Promise<OwnPaymentMonths> =>
  presentMonths(await store.months(db, memberId), await store.coming(db, memberId), year);

const atOnce = 500;

async function* rowsOf(
  { database: { db } }: Platform,
  memberId: string,
  filters: store.OwnPaymentFilters,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + ownHeader);
  let after: Cursor | undefined;
  for (;;) {
    const rows: store.OwnPaymentRow[] = await store.listOwn(db, memberId, filters, { limit: atOnce, after });
    const shown = rows.slice(0, atOnce);
    yield Buffer.from(shown.map(presentOwnRow).join(''));
    const last = shown.at(-1);
    if (rows.length <= atOnce || last === undefined) return;
    after = placeOf(last);
  }
}

/** The same payments as a CSV file, streamed. */
export const exportOwn = async (
  platform: Platform,
  { memberId }: Viewer,
  filters: store.OwnPaymentFilters,
): Promise<GivenFile> => ({
  name: `basoche-paiements${filters.year === undefined ? '' : `-${filters.year}`}.csv`,
  kind: 'csv',
  bytes: null,
  content: rowsOf(platform, memberId, filters),
});
