import { incidentKinds, incidentStates } from '@basoche/domain/access/incidents';
import { textLimits } from '@basoche/domain/limits';
import { urgencies } from '@basoche/domain/time/deadlines';
import { code, instant, page, paragraphs } from '../fields.ts';
import { admins, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** Jobs and mails that failed: tried again, or given up with a reason. Nothing of what a job carries is shown. */

const kind = code(incidentKinds, 'une nature');
const state = code(incidentStates, 'un état');
/** The queue's own number. */
const jobID = z.string().regex(/^[1-9]\d{0,17}$/, "Cet identifiant n'est pas valide.");

export const incidentSchema = z
  .object({
    id: jobID,
    kind,
    state,
    /** The name of the job. */
    task: z.string(),
    /** Its first line, without addresses, values and tokens; of a mail, with whom it was for, masked. */
    error: z.string(),
    attempts: z.int(),
    maxAttempts: z.int(),
    failedAt: instant,
    /** Null for what was given up. */
    nextTryAt: instant.nullable(),
    /** Of what was given up: when somebody has looked at it, as the house sets itself. */
    dueAt: instant.nullable(),
    urgency: z.enum(urgencies).nullable(),
  })
  .meta({ id: 'Incident' });
export type Incident = z.infer<typeof incidentSchema>;

export const listIncidents = defineRoute({
  name: 'incidents.list',
  summary: 'Jobs and mails that failed, the latest first',
  method: 'GET',
  path: '/admin/incidents',
  access: admins,
  query: z.object({ kind: kind.optional(), state: state.optional(), ...page }),
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
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
} as const;

export const retryIncident = defineRoute({
  ...act,
  name: 'incidents.retry',
  summary: 'Have a job that failed tried again at once',
  path: '/admin/incidents/:id/retry',
});

export const giveUpIncident = defineRoute({
  ...act,
  name: 'incidents.giveUp',
  summary: 'Give up a job that failed: it is gone',
  path: '/admin/incidents/:id/giveUp',
});
