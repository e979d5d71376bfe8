import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import { parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { Platform } from '../../../platform/platform.ts';
import { newestOf } from '../list/service.ts';
import * as store from '../store.ts';
import { presentFeed } from './presenter.ts';

/** Number of offers in a feed. */
const newest = 50;

/**
 * The feed of a domain, or of all, and the time of its last change. Midnight (Europe/Paris) counts as a
 * change, because offers expire then.
 */
export const readFeed = async (
  platform: Platform,
  domain: LegalDomain | null,
): Promise<{ body: string; changedAt: Date }> => {
  const { database, clock, config } = platform;
  const [cards, last] = await Promise.all([
    newestOf(platform, domain === null ? {} : { domain: [domain] }, newest),
    store.lastChange(database.db),
  ]);
  const changes = await store.changesOf(
    database.db,
    cards.map(({ id }) => id),
  );
  const midnight = startOfParisDay(parisDay(clock.now()));
  const changedAt = last !== null && last > midnight ? last : midnight;
  const offers = cards.map((card) => ({
    card,
    changedAt: changes.get(card.id) ?? new Date(card.publishedAt),
  }));
  return { body: presentFeed({ domain, offers, changedAt, publicUrl: config.publicUrl }), changedAt };
};
