import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterOverview } from '@basoche/contract/public-registers/registers';
import { releaseDay } from '@basoche/domain/public-registers/days';
import {
  failureInFrench,
  isRegisterFailure,
  mayPass,
  type RegisterFailure,
  RegisterFileRefused,
  registerBytesAtMost,
} from '@basoche/domain/public-registers/failures';
import { type PublicRegister, publicRegisters } from '@basoche/domain/public-registers/registers';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { DownloadFailed, download } from '../../../platform/downloads/download.ts';
import { isLocalHost } from '../../../platform/downloads/public-addresses.ts';
import { receivingFolder } from '../../../platform/files/stored-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { datasetBytesAtMost, isDataset, latestFileOf } from '../datasets/service.ts';
import { type ImportResult, importFile } from '../editions/service.ts';
import * as store from './store.ts';

/** Register files that are fetched from an address each night (rules §11). */

/** Maximum duration of a download, in milliseconds: all companies over a slow line. */
const downloadMs = 3_600_000;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `unchanged`: the file is the same as at the last reading. */
export interface SourceResult {
  readonly outcome: ImportResult['outcome'] | 'unchanged';
  readonly lines: number;
  readonly gone: number;
}

const unchanged: SourceResult = { outcome: 'unchanged', lines: 0, gone: 0 };

/** Refusal that matches an error; undefined for a fault of the program. */
const refusalOf = (error: unknown): RegisterFileRefused | undefined => {
  if (error instanceof RegisterFileRefused) return error;
  if (error instanceof DownloadFailed) return new RegisterFileRefused(error.failure, error.detail);
  return undefined;
};

interface Address {
  readonly register: PublicRegister;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** Maximum length of a stored failure detail. */
const detailAtMost = 200;

type SourceState = Pick<
  store.SourceRow,
  'file_sha256' | 'etag' | 'last_modified' | 'checked_at' | 'tried_since'
>;

/** State of the file at an address; empty if the address has changed. */
const knownOf = async ({ database, clock }: Platform, { register, url }: Address): Promise<SourceState> => {
  const noted = await store.findSource(database.db, register);
  return noted?.address_sha256 === digestOf(url)
    ? noted
    : { file_sha256: null, etag: null, last_modified: null, checked_at: null, tried_since: clock.now() };
};

interface SourceFailure {
  readonly failed_at: Date;
  readonly failure: RegisterFailure;
  readonly failure_detail: string;
}

const noFailure = { failed_at: null, failure: null, failure_detail: null };

const recordReading = (
  { database }: Platform,
  { register, url }: Address,
  state: SourceState,
  failure?: SourceFailure,
) => {
  const { file_sha256, etag, last_modified, checked_at, tried_since } = state;
  return store.recordSource(database.db, {
    register,
    address_sha256: digestOf(url),
    file_sha256,
    etag,
    last_modified,
    checked_at,
    tried_since,
    ...(failure ?? noFailure),
  });
};

/** Temporary files of one reading; `files.sweep` removes those of a killed process. */
interface Place {
  readonly dataset: string;
  readonly file: string;
  readonly mayBeLocal: boolean;
}

/** Address of the file: if the address is a dataset's, that of its latest file. */
const fileAddress = async (
  { url, signal }: Address,
  { dataset: path, mayBeLocal }: Place,
): Promise<string> => {
  if (!isDataset(url)) return url;
  const limits = { bytesAtMost: datasetBytesAtMost, msAtMost: downloadMs };
  await download({ url, path, signal, mayBeLocal, known: { etag: null, lastModified: null }, ...limits });
  return latestFileOf(path);
};

/** Downloads a file, and imports it if it has changed. */
const readFile = async (
  platform: Platform,
  address: Address,
  state: SourceState,
  place: Place,
): Promise<SourceResult> => {
  const { clock } = platform;
  const { register, signal } = address;
  const url = await fileAddress(address, place);
  // Validators of last month's file do not apply to another one.
  const isSame = url === address.url;
  const { file: path, mayBeLocal } = place;
  const found = await download({
    url,
    path,
    signal,
    mayBeLocal,
    known: { etag: isSame ? state.etag : null, lastModified: isSame ? state.last_modified : null },
    bytesAtMost: registerBytesAtMost[register].file,
    msAtMost: downloadMs,
  });
  if (found === null) {
    await recordReading(platform, address, { ...state, checked_at: clock.now() });
    return unchanged;
  }
  const { sha256: file_sha256, etag, lastModified: last_modified, names } = found;
  const releasedOn = releaseDay({ names, lastModified: last_modified }, clock.now());
  const read =
    state.file_sha256 === file_sha256
      ? unchanged
      : await importFile(platform, { register, path, releasedOn });
  await recordReading(platform, address, {
    ...state,
    file_sha256,
    etag,
    last_modified,
    checked_at: clock.now(),
  });
  return read;
};

/** Reads a register, and removes the temporary files. */
const readOnce = async (platform: Platform, address: Address, state: SourceState): Promise<SourceResult> => {
  const folder = receivingFolder(platform.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const fresh = () => join(folder, `${randomUUID()}.part`);
  const mayBeLocal = isLocalHost(new URL(address.url).hostname);
  const place = { dataset: fresh(), file: fresh(), mayBeLocal };
  try {
    return await readFile(platform, address, state, place);
  } finally {
    await Promise.all([place.dataset, place.file].map((path) => rm(path, { force: true })));
  }
};

/** Reads a register from its address. Records a failure for staff, and throws it as `RegisterFileRefused`. */
export const readSource = async (platform: Platform, address: Address): Promise<SourceResult> => {
  const sourceState = await knownOf(platform, address);
  try {
    return await readOnce(platform, address, sourceState);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    const { failure, detail } = refusal;
    // Keeps the validators of the last file that was read.
    await recordReading(platform, address, sourceState, {
      failed_at: platform.clock.now(),
      failure,
      failure_detail: detail.slice(0, detailAtMost),
    });
    throw refusal;
  }
};

/** Nightly: reads each register that has an address. A failure of one does not stop the others. */
export const readSources = async (platform: Platform, signal: AbortSignal): Promise<void> => {
  const { config, log, database } = platform;
  for (const register of publicRegisters) {
    const url = config.registerUrls[register];
    if (url === null) {
      await store.deleteSource(database.db, register);
      continue;
    }
    try {
      const { outcome, lines, gone } = await readSource(platform, { register, url, signal });
      log.info({ part: 'registers', register, outcome, lines, gone }, 'A public register was read');
    } catch (error) {
      if (!(error instanceof RegisterFileRefused)) throw error;
      const { failure, detail, message } = error;
      const logFailure = mayPass(failure) ? log.warn.bind(log) : log.error.bind(log);
      logFailure(
        { part: 'registers', register, failure, detail },
        `A public register could not be read: ${message}`,
      );
    }
  }
};

/** Last reading of a register at its address, and the reason of a failure, for staff. */
export const readingOf = async (
  db: Db,
  register: PublicRegister,
): Promise<Pick<RegisterOverview, 'checkedAt' | 'lastFailure'>> => {
  const { checked_at, failed_at, failure, failure_detail } = (await store.findSource(db, register)) ?? {
    ...noFailure,
    checked_at: null,
  };
  const failed =
    failed_at === null || !isRegisterFailure(failure)
      ? null
      : { failedAt: failed_at.toISOString(), message: failureInFrench(failure, failure_detail ?? '') };
  return { checkedAt: checked_at?.toISOString() ?? null, lastFailure: failed };
};

/** Gauges of silent problems: an address that fails, and one that gives no new editions. */
export const watchSources = ({ metrics, database, clock }: Platform): void => {
  metrics.watch({
    name: 'public_register_unread_seconds',
    help: 'Time since a public register was last read at its address without a failure',
    label: 'register',
    look: async () =>
      Object.fromEntries(
        (await store.unreadSeconds(database.db, clock.now())).map(({ register, seconds }) => [
          register,
          seconds,
        ]),
      ),
  });
  metrics.watch({
    name: 'public_register_edition_days',
    help: 'Age of the edition of a public register that is in force, in days',
    label: 'register',
    look: async () =>
      Object.fromEntries(
        (await store.editionAges(database.db, parisDay(clock.now()))).map(({ register, days }) => [
          register,
          days,
        ]),
      ),
  });
};
