import type { BodyOf } from '@basoche/contract/route';
import type { SavedPresentation, savePresentation } from '@basoche/contract/threads/presentations';
import { presentationsAtMost } from '@basoche/domain/limits';
import { foldedName } from '@basoche/domain/searches/search';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Presentations: texts with which a member applies, saved under a name for later applications to missions. */

export { eraseOf } from './store.ts';

export const list = ({ database }: Platform, viewer: Viewer): Promise<SavedPresentation[]> =>
  store.listByMember(database.db, viewer.memberId);

/** Saves a presentation. If one has the same name, whatever the capitals, replaces its text. */
export const save = (
  { database, clock }: Platform,
  { memberId }: Viewer,
  { name, text }: BodyOf<typeof savePresentation>,
): Promise<SavedPresentation> =>
  database.transaction(async (trx) => {
    const nameKey = foldedName(name);
    const nameKeys = await store.lockNameKeys(trx, memberId);
    if (nameKeys.length >= presentationsAtMost && !nameKeys.includes(nameKey))
      refuse('TOO_MANY_PRESENTATIONS');
    return store.save(trx, { memberId, name, nameKey, text, now: clock.now() });
  });

export const remove = async ({ database }: Platform, viewer: Viewer, id: string): Promise<void> => {
  if (!(await store.remove(database.db, viewer.memberId, id))) refuse('NOT_FOUND');
};
