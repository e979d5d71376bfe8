import { setTimeout as wait } from 'node:timers/promises';
import { type Shelf, shelfOf } from '@basoche/domain/news/shelf';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Logger } from '../../../platform/observability/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDocument } from './presenter.ts';

/** Within it nothing is asked anew; up to the second, what is kept is answered while it is. */
const freshMs = 60_000;
const staleMs = 10 * 60_000;
/** A service that failed is left alone for so long. */
const restMs = 10_000;
/** Nobody waits longer for what is newer than what is kept. */
const patienceMs = 1_000;

const kindsAtMost = 100;
const kindLength = 80;

/** Logs the kinds of content that nothing here shows, each once, as far as anybody would read them. */
export const onceEach = (log: Logger): ((kind: string) => void) => {
  const told = new Set<string>();
  return (kind) => {
    const sliceType = kind.slice(0, kindLength);
    if (told.has(sliceType) || told.size >= kindsAtMost) return;
    told.add(sliceType);
    log.warn({ sliceType }, 'No component for the slice type');
  };
};

/**
 * The articles of the content service, kept for a short time. When it fails, what is kept is answered however old it is; where
 * nothing is, the call is refused as unavailable. Null where no such service is named.
 */
export const prismicShelf = ({ contentService, clock, log }: Platform): (() => Promise<Shelf>) | null => {
  if (contentService === null) return null;
  const unknown = onceEach(log);
  let kept: { shelf: Shelf; at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async (): Promise<void> => {
    try {
      const documents = await contentService.articles();
      const articles = documents.map((document) => readDocument(document, unknown));
      kept = { shelf: shelfOf(articles.filter((article) => article !== null)), at: clock.now().getTime() };
    } catch (error) {
      failedAt = clock.now().getTime();
      log.warn({ err: error }, 'The content service gave no articles');
    } finally {
      asking = null;
    }
  };

  return async () => {
    const now = clock.now().getTime();
    const age = kept === null ? Number.POSITIVE_INFINITY : Math.abs(now - kept.at);
    const rests = Math.abs(now - failedAt) < restMs;
    if (age >= freshMs && !rests) {
      asking ??= ask();
      if (kept === null) await asking;
      else if (age >= staleMs) await Promise.race([asking, wait(patienceMs, undefined, { ref: false })]);
    }
    return kept?.shelf ?? refuse('UNAVAILABLE');
  };
};
