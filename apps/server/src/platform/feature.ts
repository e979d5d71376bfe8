import type { FastifyInstance } from 'fastify';
import type { DatabaseAvailability } from './database/database-availability.ts';
import type { MappedList, MappedPages } from './feeds/sitemap.ts';
import type { Mount } from './http/mount.ts';
import type { Platform } from './platform.ts';
import type { Handlers, Schedule } from './queue/queue.ts';
import type { QueueJobName } from './queue/queue-jobs.ts';
import type { SharedKind } from './sharing/routes.ts';

/** A feature of the server, as `app.ts` registers it. */
export interface Feature {
  /** Mounts the feature's calls under `/api`. */
  readonly routes: (mount: Mount, platform: Platform) => void;
  /** Mounts addresses beside the screens: feeds, pictures, documents. */
  readonly files?: (app: FastifyInstance, platform: Platform, availability: DatabaseAvailability) => void;
  /** Handlers of queue jobs and of planned tasks, by job name. */
  readonly handlers?: Partial<Handlers<QueueJobName, Platform>>;
  /** Tasks that start at given hours. */
  readonly schedules?: readonly Schedule[];
  readonly registerMetrics?: (platform: Platform) => void;
  /** Long lists of pages for the sitemap, which robots read, by id. */
  readonly sitemapLists?: readonly MappedList[];
  /** A few pages for the sitemap, together. */
  readonly sitemapPages?: MappedPages;
  /** Pages with a picture of their own, which sites show where the page's address is shared. */
  readonly sharingPictures?: SharedKind;
}
