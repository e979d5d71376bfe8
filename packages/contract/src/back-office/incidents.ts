import { incidentKinds, incidentStates } from '@basoche/domain/access/incidents';
import { incidentFilters } from '@basoche/domain/searches/incident-filters';
import { textLimits } from '@basoche/domain/text-limits';
import { urgencies } from '@basoche/domain/time/deadlines';
import { code, instant, page, paragraphs } from '../fields.ts';
import { filterFields } from '../filters.ts';
import { admins, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** Failed jobs and mails, retried or given up with a reason. The contents of a job are never shown. */

const kind = code(incidentKinds, 'une nature');
const state = code(incidentStates, 'un état');
/** The job's number in the queue. */
const jobID = z.string().regex(/^[1-9]\d{0,17}$/, 'Cet identifiant n’est pas valide.');

export const incidentSchema = z
  .object({
    id: jobID,
    kind,
    state,
    /** The name of the job. */
    task: z.string(),
    /**
     * First line of the error, without addresses, values and tokens; for a mail, also its recipient, masked.
     */
    error: z.string(),
    attempts: z.int(),
    maxAttempts: z.int(),
    failedAt: instant,
    /** Time of the next retry; null for a job that was given up. */
    nextTryAt: instant.nullable(),
    /** For a job that was given up: time by which staff want to look at it. */
    dueAt: instant.nullable(),
    urgency: z.enum(urgencies).nullable(),
  })
  .meta({ id: 'Incident' });
export type Incident = z.infer<typeof incidentSchema>;

const filters = z.object(filterFields(incidentFilters));
export type IncidentFilters = z.output<typeof filters>;

export const listIncidents = defineRoute({
  name: 'incidents.list',
  summary: 'Jobs and mails that failed, the latest first',
  method: 'GET',
  path: '/admin/incidents',
  access: admins,
  query: filters.extend(page),
  paged: true,
  answer: z.array(incidentSchema),
});

export const incidentBody = z.object({
  reason: paragraphs(textLimits.reason, 'Dites pourquoi\u202f: ce motif est gardé.'),
});

const act = {
  method: 'POST',
  access: admins,
  params: z.object({ id: jobID }),
  body: incidentBody,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

export const retryIncident = defineRoute({
  ...act,
  name: 'incidents.retry',
  summary: 'Retry a failed job now',
  path: '/admin/incidents/:id/retry',
});

export const giveUpIncident = defineRoute({
  ...act,
  name: 'incidents.giveUp',
  summary: 'Discard a failed job',
  path: '/admin/incidents/:id/giveUp',
});
