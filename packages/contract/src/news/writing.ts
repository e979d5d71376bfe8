import { articleLimits } from '@basoche/domain/news/writing';
import { articleStages } from '@basoche/domain/options/article-stages';
import { valuesOf } from '@basoche/domain/options/option';
import { articleFilters } from '@basoche/domain/searches/article-filters';
import { isDay } from '@basoche/domain/time/paris';
import { id, instant, optionalLine, page } from '../fields.ts';
import { fileBody, givingFile } from '../files.ts';
import { filterFields } from '../filters.ts';
import { pictureRule } from '../members/pictures.ts';
import { defineRoute, editors } from '../route.ts';
import { z } from '../zod.ts';
import { articleContentSchema, articleImageSchema } from './content.ts';
import { articleSchema } from './news.ts';

/**
 * Editing of the news (rules §5; issue 9). Here an article has its own id, because its address may still
 * change. Changes are published only on demand.
 *
 * `version` is the version that the editor saw last: if somebody else has saved since, the call is refused
 * and nothing is lost.
 */

const ofArticle = z.object({ id });
const stage = z.enum(valuesOf(articleStages));
const elsewhere = 'NEWS_WRITTEN_ELSEWHERE' as const;
const version = z.int32({ error: 'Rechargez cette page.' }).min(0);

export const articleRowSchema = z
  .object({
    id,
    title: z.string(),
    stage,
    author: z.string().nullable(),
    /** Past or planned time of publication; null for a draft. */
    publishedAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'ArticleRow' });
export type ArticleRow = z.infer<typeof articleRowSchema>;

export const writtenArticleSchema = z
  .object({
    id,
    version: z.int(),
    stage,
    content: articleContentSchema,
    /** True if the text differs from the published one, or from the one planned for publication. */
    isChanged: z.boolean(),
    firstPublishedAt: instant.nullable(),
    lastPublishedAt: instant.nullable(),
    /** The editor's words on the last correction. */
    correction: z.string().nullable(),
    updatedAt: instant,
    /** The last editor; null if nobody here edited it. */
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'WrittenArticle' });
export type WrittenArticle = z.infer<typeof writtenArticleSchema>;
export type ArticleContent = WrittenArticle['content'];

const filters = z.object(filterFields(articleFilters));
export type ArticleFilters = z.output<typeof filters>;

export const listArticles = defineRoute({
  name: 'newsWriting.list',
  summary: 'All articles in any stage, latest change first',
  method: 'GET',
  path: '/admin/articles',
  access: editors,
  query: filters.extend(page),
  answer: z.array(articleRowSchema),
  paged: true,
  problems: [elsewhere],
});

export const createArticle = defineRoute({
  name: 'newsWriting.create',
  summary: 'Create an article, empty or with the given fields',
  method: 'POST',
  path: '/admin/articles',
  access: editors,
  body: z.object({ content: articleContentSchema.optional() }),
  status: 201,
  answer: writtenArticleSchema,
  problems: [elsewhere],
});

const ofOne = {
  access: editors,
  params: ofArticle,
  answer: writtenArticleSchema,
  problems: ['NOT_FOUND', elsewhere],
} as const;

export const readWrittenArticle = defineRoute({
  ...ofOne,
  problems: ['NOT_FOUND', elsewhere],
  name: 'newsWriting.read',
  summary: 'The working version of an article',
  method: 'GET',
  path: '/admin/articles/:id',
});

export const saveArticle = defineRoute({
  ...ofOne,
  name: 'newsWriting.save',
  summary: 'Save the working version of an article; readers do not see it yet',
  method: 'PUT',
  path: '/admin/articles/:id',
  body: z.object({ version, content: articleContentSchema }),
  problems: [...ofOne.problems, 'STATE_CHANGED'],
});

export const dropArticle = defineRoute({
  ...ofOne,
  name: 'newsWriting.drop',
  summary: 'Delete an article that was never published',
  method: 'DELETE',
  path: '/admin/articles/:id',
  status: 204,
  answer: z.undefined(),
  problems: [...ofOne.problems, 'STATE_CHANGED'],
});

export const previewArticle = defineRoute({
  ...ofOne,
  name: 'newsWriting.preview',
  summary: 'Preview of the working version of an article, as readers would see it',
  method: 'GET',
  path: '/admin/articles/:id/preview',
  answer: articleSchema,
});

export const addArticlePicture = defineRoute({
  ...ofOne,
  name: 'newsWriting.addPicture',
  summary:
    'Upload a picture for an article; it is drawn anew, and private until the article is published with it',
  method: 'POST',
  path: '/admin/articles/:id/pictures',
  body: fileBody(pictureRule),
  takesFile: pictureRule,
  status: 201,
  answer: articleImageSchema,
  problems: [...ofOne.problems, 'TOO_MANY_PICTURES'],
});

export const readArticlePicture = defineRoute({
  ...givingFile,
  name: 'newsWriting.readPicture',
  summary: 'Picture of an article, before or after its publication',
  method: 'GET',
  path: '/admin/articles/pictures/:id',
  access: editors,
  params: ofArticle,
  problems: ['NOT_FOUND', elsewhere],
});

const decisionRoute = { ...ofOne, method: 'POST' } as const;
const changeProblems = [...ofOne.problems, 'STATE_CHANGED'] as const;
const publishProblems = ['ARTICLE_INCOMPLETE', 'ARTICLE_ADDRESS_TAKEN'] as const;

export const publishBody = z.object({
  version,
  /** The note to readers about a correction. */
  correction: optionalLine(articleLimits.correction, 'Dites ce qui est corrigé.'),
});

export const publishArticle = defineRoute({
  ...decisionRoute,
  name: 'newsWriting.publish',
  summary: 'Publish the working version now: for the first time, again, or as a correction',
  path: '/admin/articles/:id/publish',
  body: publishBody,
  problems: [...changeProblems, ...publishProblems],
});

export const scheduleBody = z.object({
  version,
  day: z.string({ error: 'Choisissez un jour.' }).refine(isDay, 'Choisissez un jour.'),
  time: z
    .string({ error: 'Choisissez une heure.' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choisissez une heure, comme 08:30.'),
});

export const scheduleArticle = defineRoute({
  ...decisionRoute,
  name: 'newsWriting.schedule',
  summary: 'Schedule the publication of the working version (Europe/Paris)',
  path: '/admin/articles/:id/schedule',
  body: scheduleBody,
  problems: [...changeProblems, ...publishProblems],
});

const versionAlone = z.object({ version });

export const unscheduleArticle = defineRoute({
  ...decisionRoute,
  name: 'newsWriting.unschedule',
  summary: 'Make a scheduled article a draft again',
  path: '/admin/articles/:id/unschedule',
  body: versionAlone,
  problems: changeProblems,
});

export const withdrawArticle = defineRoute({
  ...decisionRoute,
  name: 'newsWriting.withdraw',
  summary: 'Withdraw an article; its address answers 410',
  path: '/admin/articles/:id/withdraw',
  body: versionAlone,
  problems: changeProblems,
});
