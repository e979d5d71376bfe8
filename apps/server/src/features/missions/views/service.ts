import { createHmac, randomBytes } from 'node:crypto';
import { viewsKeptDays } from '@basoche/domain/limits';
import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Who looked at a mission: members by their id, visitors by a digest that nobody can tell from another the day after. */

interface Visit {
  readonly network: string;
  readonly userAgent: string;
}

const secrets = new WeakMap<Platform, { readonly day: Day; readonly secret: Buffer }>();

/** The secret of the day, read once a day and process. */
const secretOf = async (platform: Platform, day: Day): Promise<Buffer> => {
  const known = secrets.get(platform);
  if (known?.day === day) return known.secret;
  const secret = await store.secretOf(platform.database.db, day, randomBytes(32));
  secrets.set(platform, { day, secret });
  return secret;
};

/** The mission is part of it: what one visitor looked at cannot be put together. */
const digestOf = (secret: Buffer, missionId: string, { network, userAgent }: Visit): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([missionId, network, userAgent]))
    .digest();

const bytesOf = (memberId: string): Buffer => Buffer.from(memberId.replaceAll('-', ''), 'hex');

/** What says of itself that it is no person. */
const isRobot = (userAgent: string): boolean => /bot\b|crawl|spider|slurp|preview/i.test(userAgent);

/** A mission was shown in somebody's browser: counts it, and tells its creator's open screens the new number. */
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
    memberId === null ? digestOf(await secretOf(platform, day), missionId, visit) : bytesOf(memberId);
  const { found, counted } = await store.recordView(db, { missionId, day, memberId, viewer: seenBy });
  if (!found) refuse('NOT_FOUND');
  if (counted === null) return;
  const { creatorId, views } = counted;
  platform.realtime.emitTo([creatorId], 'missionViewed', { missionID: missionId, views });
};

/** Who looked is forgotten after thirty days, and what visitors' digests were made with the day after. */
export const forgetViews = async (platform: Platform): Promise<void> => {
  const { db } = platform.database;
  const today = parisDay(platform.clock.now());
  await store.forgetViewsBefore(db, addDays(today, -viewsKeptDays));
  await store.forgetSecretsBefore(db, today);
};
