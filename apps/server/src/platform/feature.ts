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
  /** Registers the feature's own metrics. */
  readonly watch?: (platform: Platform) => void;
  /** Pages of the sitemap for robots: long lists by id, or a few pages together. */
  readonly mapped?: readonly MappedList[];
  readonly mappedTogether?: MappedPages;
  /** Pages with their own sharing picture. */
  readonly shared?: SharedKind;
}
