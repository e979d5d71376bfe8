import { linkedHash } from '@basoche/domain/evidence/hash-chain';
import { type StaffAct, textOfAct } from '@basoche/domain/evidence/staff-journal';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import * as store from './store.ts';

/** The journal: the record of decisions by staff and by the partner (the portage company). Append-only, each entry hashed with the one before. */

const sha256 = (text: string): string => hashOfSecret(text).toString('hex');

/** A decision to record: its name, its subject (`on`) and its details. */
export type Act = Pick<StaffAct, 'act' | 'on'> & Partial<Pick<StaffAct, 'details'>>;

/** Records a decision in the transaction that carries it out. Call it last there, because it locks the journal. */
export const recordAct = async (
  trx: Db,
  viewer: Pick<Viewer, 'memberId' | 'kind' | 'role'>,
  done: Act,
  now: Date,
): Promise<void> => {
  const role: StaffAct['by']['role'] =
    viewer.kind === 'PARTNER' ? 'partner' : (viewer.role ?? refuse('FORBIDDEN'));
  const last = await store.lockLastEntry(trx);
  const number = (last?.number ?? 0) + 1;
  const by = { memberId: viewer.memberId, role };
  const body = textOfAct({ number, at: now.toISOString(), by, details: {}, ...done });
  const hash = linkedHash(last?.hash.toString('hex') ?? null, body, sha256);
  await store.insertEntry(trx, { number, member_id: viewer.memberId, body, hash: Buffer.from(hash, 'hex') });
};

/** Entries read per query. */
const batchSize = 1_000;

/**
 * Checks the chain of hashes: counts the entries, and returns the number of the first missing or altered one
 * (`broken`).
 */
export const checkJournal = async ({
  database,
}: Platform): Promise<{ entries: number; broken: number | null }> => {
  let last = { number: 0, hash: null as string | null };
  for (;;) {
    const acts = await store.entriesAfter(database.db, last.number, batchSize);
    for (const { number, body, hash } of acts) {
      const isNext = number === last.number + 1;
      if (!isNext || linkedHash(last.hash, body, sha256) !== hash.toString('hex')) {
        return { entries: last.number, broken: last.number + 1 };
      }
      last = { number, hash: hash.toString('hex') };
    }
    if (acts.length < batchSize) return { entries: last.number, broken: null };
  }
};
