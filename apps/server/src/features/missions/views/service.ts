import { createHmac, randomBytes } from 'node:crypto';
import { viewsKeptDays } from '@basoche/domain/limits';
import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import { inBatches } from '../../../platform/database/batches.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Views of missions. A viewer is stored as a member id or, for visitors, as a digest whose secret changes every day. */

interface Visit {
  readonly network: string;
  readonly userAgent: string;
}

const secrets = new WeakMap<Platform, { readonly day: Day; readonly secret: Buffer }>();

/** Secret of the day, the same for all processes. Stored at its first use, and cached in each process. */
const dailySecret = async (platform: Platform, day: Day): Promise<Buffer> => {
  const known = secrets.get(platform);
  if (known?.day === day) return known.secret;
  const secret = await store.readOrStoreSecret(platform.database.db, day, randomBytes(32));
  secrets.set(platform, { day, secret });
  return secret;
};

/**
 * Digest of a visitor for one mission. The mission id is part of it, so that a visitor's views of several
 * missions cannot be linked.
 */
const digestOf = (secret: Buffer, missionId: string, { network, userAgent }: Visit): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([missionId, network, userAgent]))
    .digest();

const bytesOf = (memberId: string): Buffer => Buffer.from(memberId.replaceAll('-', ''), 'hex');

/** True if the user agent says that it is a robot. */
const isRobot = (userAgent: string): boolean => /bot\b|crawl|spider|slurp|preview/i.test(userAgent);

/** Counts a view of a mission, and sends the new count to its creator's open screens. */
export const recordView = async (
  platform: Platform,
  viewer: Viewer | null,
  missionId: string,
  visit: Visit,
): Promise<void> => {
  const { db } = platform.database;
  const day = parisDay(platform.clock.now());
  const memberId = viewer?.memberId ?? null;
  if (memberId === null && isRobot(visit.userAgent)) return;
  const seenBy =
    memberId === null ? digestOf(await dailySecret(platform, day), missionId, visit) : bytesOf(memberId);
  const { found, counted } = await store.recordView(db, { missionId, day, memberId, viewerKey: seenBy });
  if (!found) refuse('NOT_FOUND');
  if (counted === null) return;
  const { creatorId, views } = counted;
  platform.realtime.emitTo([creatorId], 'missionViewed', { missionID: missionId, views });
};

/** Deletes views after thirty days, and the secrets of past days. */
export const deleteOldViews = async (platform: Platform): Promise<void> => {
  const { db } = platform.database;
  const today = parisDay(platform.clock.now());
  const before = addDays(today, -viewsKeptDays);
  await inBatches((limit) => store.deleteViewsBefore(db, before, limit));
  await store.deleteSecretsBefore(db, today);
};
