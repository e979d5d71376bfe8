import type { WrittenArticle } from '@basoche/contract/news/writing';
import type { StaffActName } from '@basoche/domain/evidence/staff-acts';
import {
  type ArticleCommand,
  decideArticle,
  isAddressFixed,
  stageOf,
  timeRefused,
} from '@basoche/domain/news/publication';
import { missingOf } from '@basoche/domain/news/readiness';
import { finished, picturesOf } from '@basoche/domain/news/writing';
import { type Day, parisInstant } from '@basoche/domain/time/paris';
import type { Trx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { showWith } from '../pictures/service.ts';
import { contentOf, isChanged, lifeOf, versionOf } from '../writing/presenter.ts';
import { changeArticle } from '../writing/service.ts';
import * as store from '../writing/store.ts';

/** Publishing, correcting and withdrawing articles, by staff; each act is recorded. */

interface ArticleRequest {
  readonly id: string;
  readonly version: number;
  readonly correction?: string | null | undefined;
}

/** Publishes the draft, now or later. It must be complete, and its address unique. */
const publishDraft = async (
  trx: Trx,
  stored: store.StoredArticle,
  request: ArticleRequest,
  now: Date,
): Promise<void> => {
  const content = contentOf(stored);
  const missing = missingOf(content);
  if (missing.length > 0) {
    refuse('ARTICLE_INCOMPLETE', {
      errors: missing.map(({ path, text }) => ({ path: `content.${path}`, message: text })),
    });
  }
  const article = { ...finished(content), category: content.category.trim() };
  if (article.slug !== stored.published.id) {
    await store.lockAddress(trx, article.slug);
    if (await store.isAddressTaken(trx, article.slug, request.id)) {
      refuse('ARTICLE_ADDRESS_TAKEN', {
        errors: [{ path: 'content.slug', message: 'Un autre article a déjà cette adresse.' }],
      });
    }
  }
  const isCorrected = isAddressFixed(stageOf(lifeOf(stored), now));
  await store.publishContent(trx, request.id, article, isCorrected ? (request.correction ?? null) : null);
  await showWith(trx, request.id, picturesOf(article), now);
};

const actOf = ({ type }: ArticleCommand, isOut: boolean): StaffActName =>
  type === 'publish' && isOut ? 'article/correct' : `article/${type}`;

const nothingNewText = 'Cet article est déjà publié ainsi.';

const runCommand = (
  platform: Platform,
  viewer: Viewer,
  request: ArticleRequest,
  command: ArticleCommand,
): Promise<WrittenArticle> =>
  changeArticle(platform, request, async (trx, stored, now) => {
    const life = lifeOf(stored);
    const isOut = stageOf(life, now) === 'published';
    const next =
      decideArticle(life, command, now) ??
      refuse('STATE_CHANGED', { title: 'Cet article a évolué entre-temps.' });
    const isNews = isChanged(stored) || (request.correction ?? null) !== stored.published.correction;
    if (command.type === 'publish' && isOut && !isNews) refuse('STATE_CHANGED', { title: nothingNewText });
    if (command.type === 'publish' || command.type === 'schedule')
      await publishDraft(trx, stored, request, now);
    await store.setLife(trx, request.id, next, now);
    const writing = { version: versionOf(stored) + 1, at: now, by: viewer.memberId };
    await store.saveDraft(trx, request.id, contentOf(stored), writing);
    const details = command.type === 'schedule' ? { at: command.at.toISOString() } : {};
    const act = actOf(command, isOut);
    await recordAct(trx, viewer, { act, on: { kind: 'article', id: request.id }, details }, now);
  });

export const publish = (
  platform: Platform,
  viewer: Viewer,
  request: ArticleRequest,
): Promise<WrittenArticle> => runCommand(platform, viewer, request, { type: 'publish' });

export const unschedule = (
  platform: Platform,
  viewer: Viewer,
  request: ArticleRequest,
): Promise<WrittenArticle> => runCommand(platform, viewer, request, { type: 'unschedule' });

export const withdraw = (
  platform: Platform,
  viewer: Viewer,
  request: ArticleRequest,
): Promise<WrittenArticle> => runCommand(platform, viewer, request, { type: 'withdraw' });

const notAnHour =
  'Cette heure n’existe pas ce jour-là\u202f: les horloges passent de 2\u00a0h à 3\u00a0h. Choisissez-en une autre.';

/** Schedules an article for a time of Europe/Paris. */
export const schedule = (
  platform: Platform,
  viewer: Viewer,
  { day, time, ...asked }: ArticleRequest & { readonly day: Day; readonly time: string },
): Promise<WrittenArticle> => {
  const at = parisInstant(day, time);
  const refusalText = at === null ? notAnHour : timeRefused(at, platform.clock.now());
  if (at === null || refusalText !== null) {
    return refuse('INVALID_INPUT', { errors: [{ path: 'time', message: refusalText ?? notAnHour }] });
  }
  return runCommand(platform, viewer, asked, { type: 'schedule', at });
};
