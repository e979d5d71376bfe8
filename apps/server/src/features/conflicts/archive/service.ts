import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as checks from '../checks/service.ts';
import * as parties from '../parties/service.ts';
import { archivedRegister } from '../register/service.ts';
import * as store from './store.ts';

/**
 * The conflict check in a member's data archive: their own answers, and the numbers of names and parties;
 * null if there is nothing. Names stay sealed, since an archive is unencrypted on the disk for days.
 */
export const archivedConflicts = async (platform: Platform, viewer: Viewer) => {
  const { memberId } = viewer;
  const { db } = platform.database;
  const of = async <Read>(missions: readonly string[], read: (id: string) => Promise<Read>) => {
    const found = [];
    for (const mission_id of missions) found.push({ mission_id, ...(await read(mission_id)) });
    return found;
  };
  const register = await archivedRegister(platform, memberId);
  const askedMissions = await of(await store.askedMissions(db, memberId), (id) =>
    checks.read(platform, viewer, id),
  );
  const namedMissions = await of(await store.namedMissions(db, memberId), async (id) => {
    const list = await parties.read(platform, viewer, id);
    return { ...list, parties: list.parties.length };
  });
  if (register === null && namedMissions.length === 0) return null;
  return {
    register,
    checks: askedMissions,
    parties: namedMissions,
    counted: await store.actsOf(db, memberId),
  };
};
