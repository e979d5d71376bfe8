import type { FastifyInstance } from 'fastify';
import type { Availability } from './database/availability.ts';
import type { Mount } from './http/mount.ts';
import type { Platform } from './platform.ts';
import type { JobName } from './queue/jobs.ts';
import type { Handlers, Plan } from './queue/queue.ts';
import type { MappedList, MappedPages } from './readers/sitemap.ts';
import type { SharedKind } from './sharing/routes.ts';

/** A feature of the server, as `app.ts` registers it. */
export interface Feature {
  /** Mounts its calls under `/api`. */
  readonly routes: (mount: Mount, platform: Platform) => void;
  /** Mounts what stands beside the screens: feeds, pictures, documents. */
  readonly files?: (app: FastifyInstance, platform: Platform, availability: Availability) => void;
  /** Reactions and planned tasks, by job. */
  readonly handlers?: Partial<Handlers<JobName, Platform>>;
  /** Tasks that start by the clock. */
  readonly plans?: readonly Plan[];
  /** Adds measures of its own. */
  readonly watch?: (platform: Platform) => void;
  /** Pages in the map that robots read: many by their ids, or few together. */
  readonly mapped?: readonly MappedList[];
  readonly mappedTogether?: MappedPages;
  /** Pages that have a picture of their own where somebody shares them. */
  readonly shared?: SharedKind;
}
