import type { MissionParties, NamedPartyBody } from '@basoche/contract/conflicts/parties';
import { budgetLeft } from '@basoche/domain/conflicts/check';
import { levelOf } from '@basoche/domain/conflicts/levels';
import { partyChangesAtMost, partyNamesADay, partyNamesInMonth } from '@basoche/domain/conflicts/limits';
import { namesOfParty } from '@basoche/domain/conflicts/names';
import { clientKindOf } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { valuesOf } from '@basoche/domain/options/option';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { notify } from '../../notifications/service.ts';
import {
  ensureScheme,
  openHashes,
  openText,
  partyHashesSealedFor,
  partySealedFor,
  sealHashes,
  sealText,
} from '../hashing/service.ts';
import { conflictRulesOf } from '../rules/service.ts';
import { newIds, recordAct, usedOf } from '../store.ts';
import { newSalt } from '../thread-parties/service.ts';
import * as store from './store.ts';

/** Parties of a mission, named by its creator and read by nobody else (rules §9). */

interface Party extends NamedPartyBody {
  readonly id: string;
}

const openParties = ({ sealing }: Platform, rows: readonly store.PartyRow[]): Promise<Party[]> =>
  Promise.all(
    rows.map(async ({ id, sealed_text }) => ({
      id,
      ...(await openText<NamedPartyBody>(sealing, sealed_text, partySealedFor(id))),
    })),
  );

const present = async (platform: Platform, db: Db, missionId: string): Promise<MissionParties> => {
  const list = await store.findList(db, missionId);
  const parties = await openParties(platform, await store.partiesOf(db, missionId));
  return {
    version: list?.version ?? 0,
    parties: parties.map(({ id: _, ...party }) => party),
    changesLeft: partyChangesAtMost - (list?.changes ?? 0),
  };
};

export const read = async (
  platform: Platform,
  { memberId }: Viewer,
  missionId: string,
): Promise<MissionParties> => {
  const { db } = platform.database;
  if (!(await store.isOwn(db, missionId, memberId))) refuse('NOT_FOUND');
  return present(platform, db, missionId);
};

/** Counts the names of new parties against the client's limit. */
const spend = async (
  trx: Trx,
  viewer: Viewer,
  added: readonly NamedPartyBody[],
  now: Date,
): Promise<void> => {
  const names = added.reduce((count, party) => count + namesOfParty(party), 0);
  if (names === 0) return;
  const used = await usedOf(trx, viewer.memberId, 'listed', now);
  if (names > budgetLeft(used, { day: partyNamesADay, month: partyNamesInMonth })) refuse('PARTIES_SPENT');
  await recordAct(trx, viewer, { act: 'listed', names, at: now });
};

/** Two parties are the same if all their fields are equal. */
const keyOf = ({ kind, side, name, firstName, siren }: NamedPartyBody): string =>
  JSON.stringify([kind, side, name, firstName, siren]);

interface PartiesChange {
  readonly missionId: string;
  readonly version: number;
  readonly parties: readonly NamedPartyBody[];
}

/** Names the parties of a mission. A corrected party counts as new, and candidates may check it again. */
export const name = (
  platform: Platform,
  viewer: Viewer,
  { missionId, version, parties }: PartiesChange,
): Promise<MissionParties> =>
  platform.database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting);
    await lockMember(trx, viewer.memberId, { alone: true });
    if (!(await store.lockOwn(trx, missionId, viewer.memberId))) refuse('NOT_FOUND');
    const now = platform.clock.now();
    const list = await store.lockList(trx, missionId, { alone: true });
    const before = await openParties(platform, await store.partiesOf(trx, missionId));
    const partyOfKey = new Map(parties.map((party) => [keyOf(party), party]));
    const gone = before.filter((party) => !partyOfKey.has(keyOf(party)));
    for (const party of before) partyOfKey.delete(keyOf(party));
    const addedParties = [...partyOfKey.values()];
    const isFirst = list === undefined || list.version === 0;
    const isSame = !isFirst && gone.length === 0 && addedParties.length === 0;
    if (isSame) return present(platform, trx, missionId);
    if (version !== (list?.version ?? 0)) refuse('PARTIES_CHANGED');
    if (!isFirst && list.changes >= partyChangesAtMost) refuse('PARTY_CHANGES_SPENT');
    await spend(trx, viewer, addedParties, now);
    const next = version + 1;
    await store.saveList(trx, {
      mission_id: missionId,
      version: next,
      changes: isFirst ? 0 : list.changes + 1,
      changed_at: now,
      sealed_salt: await newSalt(platform, missionId),
    });
    await store.removeParties(
      trx,
      gone.map(({ id }) => id),
    );
    await store.insertParties(
      trx,
      await sealParties(platform, trx, { missionId, version: next }, addedParties),
    );
    // Added in any case, so that the response time does not reveal whether somebody must be notified.
    await addJob(trx, 'conflicts.partiesChanged', { missionId });
    return present(platform, trx, missionId);
  });

const sealParties = async (
  platform: Platform,
  trx: Trx,
  { missionId, version }: Pick<PartiesChange, 'missionId' | 'version'>,
  parties: readonly NamedPartyBody[],
) => {
  const { sealing } = platform;
  const scheme = await ensureScheme(platform, trx);
  const ids = await newIds(trx, parties.length);
  return Promise.all(
    parties.map(async (party, at) => {
      const id = ids[at] ?? '';
      return {
        id,
        mission_id: missionId,
        added_in: version,
        scheme: scheme.no,
        sealed_text: await sealText(sealing, party, partySealedFor(id)),
        sealed_hashes: await sealHashes(
          sealing,
          scheme,
          { name: party, use: 'asked' },
          partyHashesSealedFor(id),
        ),
      };
    }),
  );
};

interface PartiesStatement {
  readonly missionId: string;
  readonly nature: string;
  readonly namesParties?: 'yes' | 'no' | undefined;
}

/**
 * Stores the answer to whether there are parties: `yes` awaits a list, `no` stores an empty list. Stores
 * nothing if there is an answer already. Returns false if the check is off or the mission requires none.
 */
export const stateParties = async (
  { config, clock }: Platform,
  trx: Trx,
  { kind }: Viewer,
  { missionId, nature, namesParties }: PartiesStatement,
): Promise<boolean> => {
  if (!config.conflicts || namesParties === undefined) return false;
  if (levelOf(await conflictRulesOf(trx), nature, clientKindOf(kind)) === 'nothing') return false;
  const version = namesParties === 'yes' ? 0 : 1;
  await store.beginList(trx, { mission_id: missionId, version, changed_at: clock.now() });
  return true;
};

/**
 * Stores the same answer for a new mission. Without one its parties are awaited, and its creator is notified:
 * a program that does not ask must not open the mission to everybody (rules §9).
 */
export const statePartiesOfNew = async (
  platform: Platform,
  trx: Trx,
  viewer: Viewer,
  { missionId, nature, namesParties }: PartiesStatement,
): Promise<void> => {
  const answer = namesParties ?? 'yes';
  const isAsked = await stateParties(platform, trx, viewer, { missionId, nature, namesParties: answer });
  if (!isAsked || namesParties !== undefined) return;
  const key = 'PARTIES_TO_NAME';
  await notify(trx, { memberId: viewer.memberId, missionId, key }, platform.clock.now());
};

/**
 * Awaits the parties of a mission that returns to the lists without an answer about them, for example because
 * its list was deleted.
 */
export const awaitParties = async (
  platform: Platform,
  trx: Trx,
  viewer: Viewer,
  { id, nature }: { readonly id: string; readonly nature: string },
): Promise<void> => {
  await stateParties(platform, trx, viewer, { missionId: id, nature, namesParties: 'yes' });
};

/** Natures of the caller's missions that ask about parties; none if the check is off. */
export const listAskedNatures = async (
  { config, database }: Platform,
  { kind }: Viewer,
): Promise<MissionNature[]> => {
  if (!config.conflicts) return [];
  const rules = await conflictRulesOf(database.db);
  return valuesOf(missionNatures).filter(
    (nature) => levelOf(rules, nature, clientKindOf(kind)) !== 'nothing',
  );
};

/** The current list, and the hashes of parties added after a version. Locks nothing. */
export const askedParties = async (
  { sealing }: Platform,
  db: Db,
  missionId: string,
  after: number,
): Promise<{ version: number; hashes: ReadonlySet<bigint> }> => {
  const { version, parties } = (await store.listWithParties(db, missionId)) ?? refuse('NO_PARTIES');
  const newer = parties.filter(({ added_in }) => added_in > after);
  const hashes = await Promise.all(
    newer.map(({ id, sealed_hashes }) => openHashes(sealing, sealed_hashes, partyHashesSealedFor(id))),
  );
  return { version, hashes: new Set(hashes.flat()) };
};

/** Locks a list against deletion until the transaction ends; its creator can still change it. */
export const lockAskedList = async (trx: Trx, missionId: string): Promise<void> => {
  if ((await store.lockList(trx, missionId, { alone: false })) === undefined) refuse('NO_PARTIES');
};

/** True if parties were added to a mission after this version. */
export const hasNewer = store.hasNewer;
