import type { MemberKind } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { gradesFor, ratingsOf } from '../../threads/reviews/service.ts';
import { shownInsuranceOf } from '../../vigilance/insurances/service.ts';
import { completenessOf } from '../completeness/service.ts';
import { presentCompany, presentPerson } from './presenter.ts';
import * as store from './store.ts';

/** A member's page for this viewer (rules §1 and §2). */

export const profileOf = async (
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  db: Db,
  id: string,
  viewer: Viewer | null,
) => {
  const now = clock.now();
  const isOwn = viewer?.memberId === id;
  const [person, completeness] = await Promise.all([
    store.findPerson(db, id, now),
    isOwn ? completenessOf(db, id) : null,
  ]);
  const row = person ?? (await store.findCompany(db, id, now));
  if (row === undefined) return refuse((await store.hadPage(db, id)) ? 'GONE' : 'NOT_FOUND');
  if (row.is_hidden && !isOwn) return refuse('NOT_FOUND');
  const insurance = await shownInsuranceOf({ config }, db, id, now);
  const profileContext = { completeness, insurance, now };
  if (row.kind === 'COMPANY') return presentCompany(row, profileContext);
  const asCandidate = { memberId: id, as: 'candidate' } as const;
  const [ratingOf, grades] = await Promise.all([
    ratingsOf(db, [asCandidate], now),
    gradesFor(db, id, viewer, now),
  ]);
  return presentPerson(row, profileContext, { ...ratingOf(asCandidate), grades });
};

/** Refuses with 403, before any other check, unless the viewer edits their own page and is of one of these kinds. */
export const requireOwn = (
  viewer: Pick<Viewer, 'memberId' | 'kind'>,
  id: string,
  kinds: readonly MemberKind[],
): void => {
  if (viewer.memberId !== id) refuse('ACTOR_MISMATCH');
  if (!kinds.some((kind) => kind === viewer.kind)) refuse('FORBIDDEN');
};

/** Kinds with a freelancer's profile, and kinds with a company page. */
export const persons: readonly MemberKind[] = ['STUDENT', 'EMPLOYEE'];
export const companies: readonly MemberKind[] = ['COMPANY'];
