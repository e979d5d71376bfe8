import { createHash } from 'node:crypto';
import type { AnswerOf } from '@basoche/contract/route';
import type {
  DeclarationBody,
  GivenIndependenceBody,
  readShownParties,
} from '@basoche/contract/threads/independence';
import type { ConflictFacts } from '@basoche/domain/conflicts/gate';
import { currentIndependence, independenceText } from '@basoche/domain/conflicts/independence';
import { personOf, type ThreadActor } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { CommandOf } from '@basoche/domain/threads/commands';
import type { GivenIndependence, SignedDeclaration } from '@basoche/domain/threads/independence';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { conflictFactsOf } from '../../conflicts/facts/service.ts';
import { commitmentOf, partiesUntil } from '../../conflicts/thread-parties/service.ts';
import { findThread, partyOf, type ThreadRow } from '../store.ts';
import * as store from './store.ts';

/** Independence in a thread, and the parties that are shown there (rules §9). */

/** Facts of the conflict check about the candidate of a thread; null for a job offer, and if `CONFLICTS` is off. */
export const conflictsOf = async (
  platform: Platform,
  db: Db,
  { mission_id, candidate_id }: Pick<ThreadRow, 'mission_id' | 'candidate_id'>,
): Promise<ConflictFacts | null> =>
  mission_id === null ? null : conflictFactsOf(platform, db, mission_id, candidate_id);

const listOf = (platform: Platform, db: Db, missionId: string | null): ReturnType<typeof commitmentOf> =>
  missionId === null
    ? Promise.resolve({ listVersion: 0, commitment: null })
    : commitmentOf(platform, db, missionId);

/** Version that no list has: the rules then answer that the list has changed. */
const noVersion = -1;

/**
 * The declaration to sign, with the commitment of the list that its signer has read. If the list has changed
 * since, the rules refuse it.
 */
const signedDeclaration = async (
  platform: Platform,
  db: Db,
  missionId: string | null,
  { version, listVersion }: DeclarationBody,
): Promise<SignedDeclaration> => {
  const list = await listOf(platform, db, missionId);
  // An empty text for a version that is not in force: the rules refuse that version.
  const text = version === currentIndependence.version ? independenceText(version) : '';
  return {
    version,
    listVersion: listVersion === list.listVersion ? listVersion : noVersion,
    commitment: list.commitment,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
};

/** Declaration given with an application, without the commitment of the list, which is not read yet. */
export const withoutCommitment = (given: GivenIndependenceBody | null): GivenIndependence | null =>
  given?.kind === 'declared' ? { ...given, sha256: '', commitment: null } : given;

/** The same with its commitment, to be signed; null if nothing was declared. */
export const givenIndependence = async (
  platform: Platform,
  db: Db,
  missionId: string,
  given: GivenIndependenceBody | null,
): Promise<GivenIndependence | null> =>
  given?.kind === 'declared'
    ? { kind: given.kind, ...(await signedDeclaration(platform, db, missionId, given)) }
    : given;

/**
 * A thread and the member who gives a command there. The list is read for that party only; reading it for
 * others would show in the response time.
 */
interface Own {
  readonly id: string;
  readonly memberId: string;
}

export const declarationOf = async (
  platform: Platform,
  db: Db,
  { id, memberId }: Own,
  body: DeclarationBody,
): Promise<CommandOf<'independence/declare'>> => {
  const missionId = await store.missionOf(db, id, 'candidate', memberId);
  return { type: 'independence/declare', ...(await signedDeclaration(platform, db, missionId, body)) };
};

/**
 * Command that shows the parties of the list version that the creator has read. The rules refuse it if the
 * list has changed.
 */
export const disclosureOf = async (
  platform: Platform,
  db: Db,
  { id, memberId }: Own,
  read: number,
): Promise<CommandOf<'parties/disclose'>> => {
  const missionId = await store.missionOf(db, id, 'creator', memberId);
  const { listVersion, commitment } = await listOf(platform, db, missionId);
  return { type: 'parties/disclose', listVersion: read === listVersion ? read : noVersion, commitment };
};

interface Saved {
  readonly id: string;
  readonly by: ThreadActor;
  readonly position: number;
}

/** Saves what a command changed about independence and shown parties. */
export const saveConflicts = async (
  trx: Db,
  { id, by, position }: Saved,
  before: Pick<Application, 'independence' | 'shownParties'>,
  { independence, shownParties }: Application,
): Promise<void> => {
  const person_id = personOf(by);
  if (independence !== null && independence !== before.independence) {
    const { listVersion: list_version, at: given_at, ...row } = independence;
    await store.insertIndependence(trx, {
      application_id: id,
      position,
      person_id,
      list_version,
      given_at,
      ...row,
    });
  }
  if (shownParties !== null && shownParties !== before.shownParties) {
    const { listVersion: list_version, at: shown_at } = shownParties;
    await store.insertDisclosure(trx, { application_id: id, person_id, list_version, shown_at });
  }
};

/** The parties that were shown in a thread. Both parties may read them until the application is refused. */
export const readShown = async (
  platform: Platform,
  viewer: Viewer,
  id: string,
): Promise<AnswerOf<typeof readShownParties>> => {
  const { db } = platform.database;
  const row = (await findThread(db, id)) ?? refuse('NOT_FOUND');
  const { mission_id, shown_parties: shown } = row;
  if (partyOf(row, viewer.memberId) === undefined || row.state === 'REFUSED') refuse('NOT_FOUND');
  if (mission_id === null || shown === null) return refuse('NOT_FOUND');
  const parties = await partiesUntil(platform, db, mission_id, shown.list_version);
  return { at: new Date(shown.shown_at).toISOString(), parties: parties ?? refuse('NOT_FOUND') };
};
