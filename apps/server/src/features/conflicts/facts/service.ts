import type { ConflictFacts, PartiesState } from '@basoche/domain/conflicts/gate';
import { levelOf } from '@basoche/domain/conflicts/levels';
import { clientKindOf } from '@basoche/domain/missions/eligibility-rules';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflictRulesOf } from '../rules/service.ts';
import * as store from './store.ts';

/** Facts of the conflict check for other features: levels, states and versions, never a name or an answer (rules §9). */

const stateOf = (version: number, hasParties: boolean): PartiesState => {
  if (version === 0) return 'awaited';
  return hasParties ? 'named' : 'none';
};

/** Facts about a mission and one account; null if `CONFLICTS` is off. A mission whose creator did not answer the
 * question about parties requires nothing. `askedVersion`: the list's version if no party was added since the check. */
export const conflictFactsOf = async (
  { config }: Pick<Platform, 'config'>,
  db: Db,
  missionId: string,
  memberId: string,
): Promise<ConflictFacts | null> => {
  const row = config.conflicts ? await store.findFacts(db, missionId, memberId) : undefined;
  if (row === undefined) return null;
  const { nature, creator_kind, version, has_parties, asked_version, is_outdated } = row;
  if (version === null) return { level: 'nothing', parties: null, listVersion: 0, askedVersion: null };
  return {
    level: levelOf(await conflictRulesOf(db), nature, clientKindOf(creator_kind)),
    parties: stateOf(version, has_parties),
    listVersion: version,
    askedVersion: asked_version === null || is_outdated ? asked_version : version,
  };
};

/** Missions of the viewer, among these, whose parties are not named yet: nobody can apply to them. */
export const awaitedAmong = async (
  { config, database }: Platform,
  { kind }: Viewer,
  missions: readonly { readonly id: string; readonly nature: string }[],
): Promise<ReadonlySet<string>> => {
  if (!config.conflicts || missions.length === 0) return new Set();
  const rules = await conflictRulesOf(database.db);
  const checkedMissions = missions.filter(
    ({ nature }) => levelOf(rules, nature, clientKindOf(kind)) !== 'nothing',
  );
  return store.awaitedAmong(
    database.db,
    checkedMissions.map(({ id }) => id),
  );
};
