import { randomUUID } from 'node:crypto';
import type { ArticleFilters, ArticleRow, WrittenArticle } from '@basoche/contract/news/writing';
import type { Article } from '@basoche/domain/news/article';
import { newsImageIdOf } from '@basoche/domain/news/pictures';
import { isAddressFixed, stageOf } from '@basoche/domain/news/publication';
import { type ArticleContent, articleLimits, emptyContent, picturesOf } from '@basoche/domain/news/writing';
import type { Trx } from '../../../platform/database/database.ts';
import { sizeOf } from '../../../platform/files/images.ts';
import { type PageRequest, pageOf } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import * as pictures from '../pictures/service.ts';
import { presentArticle } from '../presenter.ts';
import { lifeOf, presentListed, presentWritten, versionOf } from './presenter.ts';
import * as store from './store.ts';

/**
 * Writing of articles. A draft is stored beside the published content. Each change names the version that its
 * writer saw, and locks the article first: of two simultaneous changes, the second is refused.
 */

/** Refused if a content service is configured: articles are then written there. */
export const requireOurs = ({ contentService }: Platform): void => {
  if (contentService !== null) refuse('NEWS_WRITTEN_ELSEWHERE');
};

export const listArticles = async (
  platform: Platform,
  filters: ArticleFilters,
  page: PageRequest,
): Promise<Page<ArticleRow>> => {
  requireOurs(platform);
  const { database, clock } = platform;
  const rows = await store.listArticles(database.db, filters, page, clock.now());
  return pageOf(rows, page.limit, presentListed, ({ id, written_at }) => ({ id, at: written_at }));
};

const find = async (db: Platform['database']['db'], key: string): Promise<store.StoredArticle> =>
  (await store.findArticle(db, key)) ?? refuse('NOT_FOUND');

export const readArticle = async (platform: Platform, key: string): Promise<WrittenArticle> => {
  requireOurs(platform);
  return presentWritten(await find(platform.database.db, key), platform.clock.now());
};

export const previewArticle = async (platform: Platform, key: string): Promise<Article> => {
  requireOurs(platform);
  const { database, clock } = platform;
  const row = (await store.findPreview(database.db, key, clock.now())) ?? refuse('NOT_FOUND');
  return presentArticle(row, () => undefined);
};

const changedMeanwhile = ({ draft }: store.StoredArticle): never =>
  refuse('STATE_CHANGED', {
    title: draft?.writer
      ? `${draft.writer} a modifié cet article entre-temps.`
      : 'Cet article a été modifié entre-temps.',
  });

/** Changes a locked article and increments its version. */
export const changeArticle = (
  platform: Platform,
  { id, version }: { readonly id: string; readonly version: number },
  work: (trx: Trx, article: store.StoredArticle, now: Date) => Promise<void>,
): Promise<WrittenArticle> => {
  requireOurs(platform);
  const { database, clock } = platform;
  return database.transaction(async (trx) => {
    await store.lockArticle(trx, id);
    const article = await find(trx, id);
    if (versionOf(article) !== version) changedMeanwhile(article);
    const now = clock.now();
    await work(trx, article, now);
    return presentWritten(await find(trx, id), now);
  });
};

const field = (path: string, message: string) =>
  refuse('INVALID_INPUT', { errors: [{ path: `content.${path}`, message }] });

/**
 * Checks what the contract cannot check: the signatures exist, and the pictures were uploaded for this
 * article.
 */
const requireSound = async (trx: Trx, key: string, content: ArticleContent): Promise<void> => {
  const { author, university } = await store.lockSignatures(trx, content);
  if (!author) field('authorID', 'Cet auteur n’existe plus. Choisissez-en un autre.');
  if (!university) field('universityID', 'Cette université n’existe plus. Choisissez-en une autre.');
  const pictureIds = await pictures.picturesOf(trx, key);
  const isOwn = (url: string) => {
    const id = newsImageIdOf(url);
    return id === undefined || pictureIds.includes(id);
  };
  const gone = 'Cette image n’est plus là. Envoyez-la de nouveau.';
  if (content.cover !== null && !isOwn(content.cover.url)) field('cover', gone);
  const lost = content.body.findIndex((block) => !picturesOf({ cover: null, body: [block] }).every(isOwn));
  if (lost !== -1) field(`body.${lost}`, gone);
};

export const saveArticle = (
  platform: Platform,
  { memberId }: Viewer,
  id: string,
  { version, content }: { readonly version: number; readonly content: ArticleContent },
): Promise<WrittenArticle> =>
  changeArticle(platform, { id, version }, async (trx, stored, now) => {
    if (isAddressFixed(stageOf(lifeOf(stored), now)) && content.slug !== stored.published.id) {
      field('slug', 'L’adresse d’un article qui a été publié ne change plus.');
    }
    await requireSound(trx, id, content);
    await store.saveDraft(trx, id, content, { version: version + 1, at: now, by: memberId });
  });

/** Copies of the stored pictures that another article shows. */
const copyPictures = async (platform: Platform, content: ArticleContent) => {
  const copies: { readonly from: string; readonly file: Blob; readonly shape: 'wide' }[] = [];
  for (const from of new Set(picturesOf(content))) {
    const id = newsImageIdOf(from);
    const found = id === undefined ? null : await pictures.openBrought(platform, id);
    if (found === null) continue;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of found.content) parts.push(Uint8Array.from(part));
    copies.push({ from, file: new Blob(parts), shape: 'wide' });
  }
  return copies;
};

/** The content with the addresses of its pictures replaced; leaves out stored pictures that were not copied. */
const withPictures = (content: ArticleContent, urls: ReadonlyMap<string, string>): ArticleContent => {
  const urlOf = (url: string) => urls.get(url) ?? (newsImageIdOf(url) === undefined ? url : null);
  const coverUrl = content.cover && urlOf(content.cover.url);
  return {
    ...content,
    cover: content.cover && coverUrl ? { ...content.cover, url: coverUrl } : null,
    body: content.body.map((block) => {
      if (block.slice_type !== 'image' || block.primary.image === null) return block;
      const url = urlOf(block.primary.image.url);
      const image = url === null ? null : { ...block.primary.image, url };
      return { ...block, primary: { ...block.primary, image } };
    }),
  };
};

/** Creates a draft, empty or from this content. Content of another article comes with copies of its pictures. */
export const createArticle = async (
  platform: Platform,
  { memberId }: Viewer,
  content: ArticleContent = emptyContent,
): Promise<WrittenArticle> => {
  requireOurs(platform);
  const now = platform.clock.now();
  const key = randomUUID();
  const copies = await copyPictures(platform, content);
  return pictures.storePictures(
    platform,
    copies,
    async (trx) => {
      await store.insertArticle(trx, { key, id: `brouillon-${key}`, at: now });
      return key;
    },
    async (trx, kept) => {
      const urls = new Map(copies.map(({ from }, index) => [from, kept[index]?.url ?? '']));
      const ownContent = withPictures(content, urls);
      await requireSound(trx, key, ownContent);
      await store.saveDraft(trx, key, ownContent, { version: 1, at: now, by: memberId });
      return presentWritten(await find(trx, key), now);
    },
  );
};

/** Deletes a draft that was never published. */
export const deleteArticle = (platform: Platform, viewer: Viewer, id: string): Promise<void> => {
  requireOurs(platform);
  const { database, clock } = platform;
  return database.transaction(async (trx) => {
    await store.lockArticle(trx, id);
    const article = await find(trx, id);
    if (article.published.state !== 'draft') changedMeanwhile(article);
    await pictures.deletePictures(trx, await pictures.picturesOf(trx, id));
    await store.deleteArticle(trx, id);
    await recordAct(trx, viewer, { act: 'article/drop', on: { kind: 'article', id } }, clock.now());
  });
};

export const addPicture = async (platform: Platform, id: string, file: Blob) => {
  requireOurs(platform);
  await find(platform.database.db, id);
  const dimensions = await sizeOf(file);
  return pictures.storePictures(
    platform,
    [{ shape: 'wide', file }],
    async (trx) => {
      await store.lockArticle(trx, id);
      await find(trx, id);
      const pictureIds = await pictures.picturesOf(trx, id);
      return pictureIds.length < articleLimits.pictures ? id : refuse('TOO_MANY_PICTURES');
    },
    async (_trx, [kept]) => ({ url: kept?.url ?? '', alt: null, dimensions }),
  );
};

export const readPicture = async (platform: Platform, id: string) => {
  requireOurs(platform);
  const found = (await pictures.openBrought(platform, id)) ?? refuse('NOT_FOUND');
  return { name: 'image.jpeg', kind: 'jpeg' as const, bytes: found.bytes, content: found.content };
};
