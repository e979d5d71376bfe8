import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { isLocalHost, isPublicAddress, lookupPublic, PrivateAddress } from './public-addresses.ts';

/**
 * Downloads a file to the disk: limited in size and time, from public addresses only, and only if it has
 * changed.
 */

export const downloadFailures = [
  'unreachable',
  'status',
  'insecure',
  'privateAddress',
  'redirects',
  'tooSlow',
  'tooLarge',
  'cutOff',
  'webPage',
  'packed',
  'diskFull',
] as const;
export type DownloadFailure = (typeof downloadFailures)[number];

export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
  readonly failure: DownloadFailure;
  /** The status of the answer, or the code of the system's error. */
  readonly detail: string;
  constructor(failure: DownloadFailure, detail = '') {
    super(`The download failed: ${[failure, detail].filter((word) => word !== '').join(' ')}`);
    this.failure = failure;
    this.detail = detail;
  }
}

/** Headers by which a server can later tell that its file is unchanged. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface DownloadedFile extends Validators {
  readonly sha256: string;
  readonly bytes: number;
  /**
   * Texts that may contain its name and date, the most reliable first: the header, the last URL, the first
   * URL.
   */
  readonly names: readonly string[];
}

interface DownloadOptions {
  readonly url: string;
  /** Path to write to; must not exist yet. */
  readonly path: string;
  readonly known: Validators;
  readonly bytesAtMost: number;
  readonly signal: AbortSignal;
  readonly msAtMost: number;
  /** True if the URL may lead to this machine, as in tests; by default, if the given URL does. */
  readonly mayBeLocal?: boolean;
  /** Longest wait for the next byte. */
  readonly idleMs?: number;
}

const redirectsAtMost = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Requires https, except for a URL of this machine where that is allowed. */
const check = (url: URL, mayBeLocal: boolean): boolean => {
  const { protocol, hostname } = url;
  if (mayBeLocal && isLocalHost(hostname)) {
    if (protocol === 'http:' || protocol === 'https:') return true;
  } else {
    const address = hostname.replace(/^\[|\]$/g, '');
    if (isIP(address) !== 0 && !isPublicAddress(address)) throw new DownloadFailed('privateAddress');
    if (protocol === 'https:') return false;
  }
  throw new DownloadFailed('insecure');
};

interface RequestOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly isLocal: boolean;
  readonly signal: AbortSignal;
  readonly idleMs: number;
}

const ask = (url: URL, { headers, isLocal, signal, idleMs }: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const lookups = isLocal ? {} : { lookup: lookupPublic };
    const request = get(url, { headers, signal, agent: false, ...lookups }, (answer) => {
      answer.setTimeout(idleMs, () => answer.destroy(new DownloadFailed('tooSlow')));
      resolve(answer);
    });
    request.setTimeout(idleMs, () => request.destroy(new DownloadFailed('tooSlow')));
    request.on('error', reject);
  });

/** Follows redirects to the answer with the file, or with "not modified". */
const reach = async (
  { url, known, mayBeLocal = isLocalHost(new URL(url).hostname) }: DownloadOptions,
  signal: AbortSignal,
  idleMs: number,
) => {
  const headers = {
    'user-agent': 'Basoche',
    accept: 'text/csv, application/zip, application/octet-stream, */*;q=0.1',
    'accept-encoding': 'identity',
    ...(known.etag === null ? {} : { 'if-none-match': known.etag }),
    ...(known.lastModified === null ? {} : { 'if-modified-since': known.lastModified }),
  };
  let at = new URL(url);
  for (let turn = 0; turn <= redirectsAtMost; turn += 1) {
    const answer = await ask(at, { headers, isLocal: check(at, mayBeLocal), signal, idleMs });
    const { statusCode = 0, headers: given } = answer;
    if (!redirects.has(statusCode) || given.location === undefined) return { answer, at };
    answer.destroy();
    if (!URL.canParse(given.location, at.href)) throw new DownloadFailed('redirects');
    at = new URL(given.location, at);
  }
  throw new DownloadFailed('redirects');
};

/** Refuses an answer that has no file before its body is read. */
const checkAnswer = ({ statusCode, headers }: IncomingMessage, bytesAtMost: number): void => {
  if (statusCode !== 200) throw new DownloadFailed('status', String(statusCode));
  if (/^\s*text\/html/i.test(headers['content-type'] ?? '')) throw new DownloadFailed('webPage');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new DownloadFailed('packed', encoding);
  if (Number(headers['content-length'] ?? 0) > bytesAtMost) throw new DownloadFailed('tooLarge');
};

/** Turns an error into `DownloadFailed` if its cause is known; returns any other error unchanged. */
const explained = (error: unknown, isLate: boolean): unknown => {
  if (isLate) return new DownloadFailed('tooSlow');
  if (error instanceof DownloadFailed) return error;
  if (error instanceof PrivateAddress) return new DownloadFailed('privateAddress');
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new DownloadFailed('diskFull', code);
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return new DownloadFailed('cutOff');
  // Codes of network, name and certificate errors. An error of the disk is a fault of the program.
  const isOfNetwork = /^(?:E[A-Z]{3,}|CERT_|DEPTH_|SELF_|UNABLE_|HPE_|ERR_(?:TLS|SSL))/.test(code);
  return isOfNetwork && !(error instanceof Error && 'path' in error)
    ? new DownloadFailed('unreachable', code)
    : error;
};

/**
 * Downloads a file; null if it is unchanged. Rejects with `DownloadFailed`, or with the signal's reason. The
 * caller removes a partly written file.
 */
export const download = async (options: DownloadOptions): Promise<DownloadedFile | null> => {
  const { path, bytesAtMost, msAtMost, idleMs = 30_000 } = options;
  const late = AbortSignal.timeout(msAtMost);
  const signal = AbortSignal.any([options.signal, late]);
  try {
    const { answer, at } = await reach(options, signal, idleMs);
    if (answer.statusCode === 304) {
      answer.destroy();
      return null;
    }
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      checkAnswer(answer, bytesAtMost);
      await pipeline(
        answer,
        async function* (parts: AsyncIterable<Buffer>) {
          for await (const part of parts) {
            bytes += part.length;
            if (bytes > bytesAtMost) throw new DownloadFailed('tooLarge');
            hash.update(part);
            yield part;
          }
        },
        createWriteStream(path, { flags: 'wx', mode: 0o600 }),
        { signal },
      );
    } finally {
      answer.destroy();
    }
    const { etag, 'last-modified': lastModified, 'content-disposition': disposition } = answer.headers;
    const names = [disposition ?? '', at.pathname, new URL(options.url).pathname];
    return {
      sha256: hash.digest('hex'),
      bytes,
      etag: etag ?? null,
      lastModified: lastModified ?? null,
      names,
    };
  } catch (error) {
    options.signal.throwIfAborted();
    throw explained(error, late.aborted);
  }
};
