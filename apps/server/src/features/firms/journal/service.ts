import type { ListedFirmAct } from '@basoche/contract/firms/journal';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTeam } from '../service.ts';
import * as store from './store.ts';

const inEuros = (cents: number | null | undefined) => (cents == null ? null : centsToEuros(cents));

const presentAct = ({ id, at, act, body, ...names }: store.ActRow): ListedFirmAct => ({
  id,
  at: at.toISOString(),
  act,
  by: names.by,
  person: names.person,
  successor: names.successor,
  email: names.email,
  role: body.role ?? null,
  formerRole: body.from ?? null,
  link: body.days === undefined || body.uses === undefined ? null : { days: body.days, uses: body.uses },
  subject: names.subject,
  amount: inEuros(body.cents),
  formerAmount: inEuros(body.fromCents),
  reason: body.reason ?? null,
});

/** The journal of the firm that the viewer acts for. */
export const list = async (
  { database }: Platform,
  viewer: Viewer,
  page: PageRequest,
): Promise<Page<ListedFirmAct>> => {
  const { firm } = await readTeam(database.db, viewer);
  return pageOf(await store.listActs(database.db, firm.id, page), page.limit, presentAct, placeBy('at'));
};
