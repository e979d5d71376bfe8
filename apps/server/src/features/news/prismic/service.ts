import { setTimeout as wait } from 'node:timers/promises';
import { type Shelf, shelfOf } from '@basoche/domain/news/article-index';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Logger } from '../../../platform/observability/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocument } from './presenter.ts';

/**
 * Ages of the cache, in milliseconds: below the first, it is served as it is; below the second, it is served
 * while it is refreshed.
 */
const freshMs = 60_000;
const staleMs = 10 * 60_000;
/** Pause after a failure, in milliseconds. */
const restMs = 10_000;
/** Longest wait for a refresh when the cache is stale, in milliseconds. */
const maxWaitMs = 1_000;

const kindsAtMost = 100;
const kindLength = 80;

/** Logs each unknown kind of content once, up to a limit. */
export const onceEach = (log: Logger): ((kind: string) => void) => {
  const loggedKinds = new Set<string>();
  return (kind) => {
    const sliceType = kind.slice(0, kindLength);
    if (loggedKinds.has(sliceType) || loggedKinds.size >= kindsAtMost) return;
    loggedKinds.add(sliceType);
    log.warn({ sliceType }, 'No component for the slice type');
  };
};

/**
 * Articles of the content service, cached for a short time. If the service fails, the cache is served at any
 * age; without a cache, the call is refused as unavailable. Null if no service is configured.
 */
export const prismicShelf = ({ contentService, clock, log }: Platform): (() => Promise<Shelf>) | null => {
  if (contentService === null) return null;
  const unknown = onceEach(log);
  let cache: { shelf: Shelf; at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      const documents = await contentService.articles();
      const articles = documents.map((document) => readDocument(document, unknown));
      cache = { shelf: shelfOf(articles.filter((article) => article !== null)), at: clock.now().getTime() };
    } catch (error) {
      failedAt = clock.now().getTime();
      log.warn({ err: error }, 'The content service gave no articles');
    } finally {
      asking = null;
    }
  };

  return async () => {
    const now = clock.now().getTime();
    const age = cache === null ? Number.POSITIVE_INFINITY : Math.abs(now - cache.at);
    const rests = Math.abs(now - failedAt) < restMs;
    if (age >= freshMs && !rests) {
      asking ??= ask();
      if (cache === null) await asking;
      else if (age >= staleMs) await Promise.race([asking, wait(maxWaitMs, undefined, { ref: false })]);
    }
    return cache?.shelf ?? refuse('UNAVAILABLE');
  };
};
