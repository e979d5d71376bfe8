import { isMember } from '@basoche/domain/access/viewer';
import { LRUCache } from 'lru-cache';
import { hashOfSecret } from '../secrets/secrets.ts';
import { provenViewer } from './access.ts';
import type { Viewer, ViewerOf } from './viewer.ts';

/**
 * Maximum age in milliseconds of a session's copy. On another process that did not hear of its end, an ended
 * session can still read for as long.
 */
export const viewerCopyMs = 2_000;

/** Most copies of a process. */
const most = 20_000;

export interface ViewerCopies {
  /** Viewer of a token as of at most two seconds ago, for calls that only read. */
  readonly recent: (token: string) => Promise<Viewer | null>;
  /**
   * Current viewer of a token. A person who acts for a firm is never copied: an ended seat must be refused at
   * the next call.
   */
  readonly present: ViewerOf;
  /** Drops the copy for a token, after a call that may have changed it. */
  forgetToken(token: string): void;
  /** Drops the copies of an ended session; all copies for null, when ends may have been missed. */
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
 * True for a confirmed and verified member without missing proofs. Only these are copied, so that a copy
 * never lacks a proof given meanwhile; staff and partners are read each time.
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
      // Dropped meanwhile: this reading may be older than the change.
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
