import { createHmac, randomBytes } from 'node:crypto';
import { hashesOfName } from '@basoche/domain/conflicts/limits';
import type { ComparedName } from '@basoche/domain/conflicts/names';
import { type SpellingUse, spellingsOf } from '@basoche/domain/conflicts/spellings';
import type { Trx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reseal } from '../../../platform/secrets/resealing.ts';
import type { Sealing } from '../../../platform/secrets/sealing.ts';
import * as store from './store.ts';

/**
 * Keyed hashes of names, and their sealing. Hashes are only stored sealed: without the sealing key nobody can
 * see whether two names match. All values have the same size, so that sizes reveal nothing.
 */

/** Number of the key in use, and its version of the spelling rules. */
const schemeNo = 1;
const rulesVersion = 1;

/** Contexts to which the sealed values of a row are bound. */
export const textSealedFor = (id: string) => `conflict-entry:${id}`;
export const hashesSealedFor = (id: string) => `conflict-hashes:${id}`;
export const partySealedFor = (id: string) => `mission-party:${id}`;
export const partyHashesSealedFor = (id: string) => `mission-party-hashes:${id}`;
export const saltSealedFor = (missionId: string) => `mission-party-salt:${missionId}`;
export const answerSealedFor = (id: string) => `conflict-answer:${id}`;
const keySealedFor = (no: number) => `conflict-scheme:${no}`;

export interface Scheme {
  readonly no: number;
  readonly key: Buffer;
}

/** Key of the hashes, created at the first call that needs it. */
export const ensureScheme = async ({ sealing, clock }: Platform, trx: Trx): Promise<Scheme> => {
  const context = keySealedFor(schemeNo);
  const storedKey = await store.findKey(trx, schemeNo);
  if (storedKey !== undefined)
    return { no: schemeNo, key: Buffer.from(await sealing.unseal(storedKey, context), 'base64') };
  await store.insertScheme(trx, {
    no: schemeNo,
    sealed_key: await sealing.seal(randomBytes(32).toString('base64'), context),
    rules: rulesVersion,
    made_at: clock.now(),
  });
  const made = (await store.findKey(trx, schemeNo)) ?? Buffer.alloc(0);
  return { no: schemeNo, key: Buffer.from(await sealing.unseal(made, context), 'base64') };
};

/** Bytes of a hash. */
const hashBytes = 8;

const hashOf = ({ key }: Scheme, spelling: string): Buffer =>
  createHmac('sha256', key).update(`conflict/1\n${spelling}`).digest().subarray(0, hashBytes);

/**
 * Hashes of a name, padded with random ones to `hashesOfName` and sorted by their bytes, sealed for one row.
 */
export const sealHashes = (
  sealing: Sealing,
  scheme: Scheme,
  { name, use }: { readonly name: ComparedName; readonly use: SpellingUse },
  about: string,
): Promise<Buffer> => {
  const hashes = spellingsOf(name, use).map((spelling) => hashOf(scheme, spelling));
  const unused = randomBytes((hashesOfName - hashes.length) * hashBytes);
  for (let at = 0; at < unused.length; at += hashBytes) hashes.push(unused.subarray(at, at + hashBytes));
  return sealing.seal(Buffer.concat(hashes.toSorted(Buffer.compare)).toString('base64'), about);
};

/** Opens the hashes of one row, including the random ones. */
export const openHashes = async (sealing: Sealing, sealed: Buffer, about: string): Promise<bigint[]> => {
  const bytes = Buffer.from(await sealing.unseal(sealed, about), 'base64');
  return Array.from({ length: bytes.length / hashBytes }, (_, at) => bytes.readBigUInt64BE(at * hashBytes));
};

/** Size of every sealed text in bytes: more than the longest names and references need. */
const textBytes = 1_024;

/** Seals a value as JSON, padded to a fixed size. */
export const sealText = (sealing: Sealing, value: unknown, about: string): Promise<Buffer> => {
  const text = JSON.stringify(value);
  const room = textBytes - Buffer.byteLength(text);
  if (room < 0) throw new Error('A name is longer than its sealed text.');
  return sealing.seal(text + ' '.repeat(room), about);
};

/** Opens what `sealText` sealed for this row. */
export const openText = async <Value>(sealing: Sealing, sealed: Buffer, about: string): Promise<Value> =>
  JSON.parse(await sealing.unseal(sealed, about));

/**
 * Reseals texts, hashes and the key under the current sealing key; returns how many were sealed under
 * another.
 */
export const resealRegisters = async (platform: Platform): Promise<number> =>
  (await reseal(platform, { ...store.texts, about: textSealedFor })) +
  (await reseal(platform, { ...store.hashes, about: hashesSealedFor })) +
  (await reseal(platform, { ...store.partyTexts, about: partySealedFor })) +
  (await reseal(platform, { ...store.partyHashes, about: partyHashesSealedFor })) +
  (await reseal(platform, { ...store.salts, about: saltSealedFor })) +
  (await reseal(platform, { ...store.answers, about: answerSealedFor })) +
  (await reseal(platform, {
    idsAfter: async (_db, after) => (after === null ? [String(schemeNo)] : []),
    lock: (trx, no) => store.lockKey(trx, Number(no)),
    set: (trx, no, sealed) => store.setKey(trx, Number(no), sealed),
    about: (no) => keySealedFor(Number(no)),
  }));
