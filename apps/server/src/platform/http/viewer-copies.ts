import { isMember } from '@basoche/domain/access/viewer';
import { LRUCache } from 'lru-cache';
import { hashOfSecret } from '../secrets/secrets.ts';
import { provenViewer } from './access.ts';
import type { Viewer, ViewerOf } from './viewer.ts';

/**
 * Age, in milliseconds, up to which a copy stands for a session. An ended session reads for as long on other processes,
 * where its end is not heard of.
 */
export const viewerCopyMs = 2_000;

/** Most copies of a process. */
const most = 20_000;

export interface ViewerCopies {
  /** The person of a token as of two seconds ago or later, for calls that only read. */
  readonly recent: (token: string) => Promise<Viewer | null>;
  /** The viewer of a token at present. Who acts for a firm is never copied: a seat ends with the next call. */
  readonly present: ViewerOf;
  /** Forgets what was read for a token, after a call that may have changed it. */
  forgetToken(token: string): void;
  /** Forgets a session that ended; all of them for null, after ends were missed. */
  forgetSession(sessionId: string | null): void;
}

interface Copy {
  readonly viewer: Viewer;
  /** When its reading began, in milliseconds. */
  readonly readAt: number;
}

interface Reading {
  readonly viewer: Promise<Viewer | null>;
  readonly readAt: number;
}

/**
 * True for a member who may do all that members may. Only these are copied: a copy never lacks a proof given meanwhile,
 * and staff and partners are read each time.
 */
const isKept = (viewer: Viewer | null): viewer is Viewer =>
  viewer !== null &&
  isMember(viewer.kind) &&
  viewer.isConfirmed &&
  viewer.isVerified &&
  provenViewer(viewer) !== null;

/** Keeps copies of members' sessions, so that the calls of a page read its session once. */
export const openViewerCopies = (read: ViewerOf, now: () => Date, lifeMs = viewerCopyMs): ViewerCopies => {
  const tokenOf = new Map<string, string>();
  const copies = new LRUCache<string, Copy>({
    max: most,
    dispose: ({ viewer }) => tokenOf.delete(viewer.sessionId),
    noDisposeOnSet: true,
  });
  const readings = new Map<string, Reading>();
  // A heap snapshot must not hold tokens.
  const keyOf = (token: string): string => hashOfSecret(token).toString('base64');
  const isFresh = (readAt: number): boolean => {
    const age = now().getTime() - readAt;
    return age >= 0 && age < lifeMs;
  };

  const begin = (token: string, key: string): Reading => {
    const reading = { viewer: read(token, null), readAt: now().getTime() };
    readings.set(key, reading);
    const settle = (viewer: Viewer | null) => {
      // Forgotten meanwhile: what was read may be older than the change.
      if (readings.get(key) !== reading) return;
      readings.delete(key);
      if (!isKept(viewer)) return;
      copies.set(key, { viewer, readAt: reading.readAt });
      tokenOf.set(viewer.sessionId, key);
    };
    reading.viewer.then(settle, () => settle(null));
    return reading;
  };

  const forget = (key: string): void => {
    readings.delete(key);
    copies.delete(key);
  };

  return {
    recent: async (token) => {
      if (lifeMs === 0) return read(token, null);
      const key = keyOf(token);
      const copy = copies.get(key);
      if (copy !== undefined && isFresh(copy.readAt)) return copy.viewer;
      const shared = readings.get(key);
      if (shared === undefined || !isFresh(shared.readAt)) return begin(token, key).viewer;
      const viewer = await shared.viewer;
      return isKept(viewer) ? viewer : read(token, null);
    },
    present: read,
    forgetToken: (token) => forget(keyOf(token)),
    forgetSession: (sessionId) => {
      if (sessionId === null) {
        readings.clear();
        copies.clear();
        return;
      }
      const key = tokenOf.get(sessionId);
      if (key !== undefined) forget(key);
    },
  };
};
