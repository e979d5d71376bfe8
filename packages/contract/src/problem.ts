import {
  type RefusalClass,
  type RefusalCode,
  refusalCodes,
  refusals,
} from '@basoche/domain/threads/refusals';
import { featureProblems } from './feature-problems.ts';
import { z } from './zod.ts';

const refusalStatus = { stranger: 404, party: 403, state: 409, input: 400 } as const satisfies Record<
  RefusalClass,
  number
>;

/** Refusals of the rules of missions and threads, with their titles. */
const ruleKinds = Object.fromEntries(
  refusalCodes.map((code) => [
    code,
    { status: refusalStatus[refusals[code].class], title: refusals[code].title },
  ]),
) as Record<RefusalCode, { status: (typeof refusalStatus)[RefusalClass]; title: string }>;

/**
 * Closed list of refusals: a stable code, its HTTP status, and a French title fit to show (rules §7). A
 * refusal may give a more precise title, never another status.
 */
export const problemKinds = {
  ...ruleKinds,
  INVALID_INPUT: { status: 400, title: 'Merci de vérifier vos informations' },
  MALFORMED_REQUEST: { status: 400, title: 'La demande n’a pas pu être lue.' },
  UNAUTHENTICATED: { status: 401, title: 'Connectez-vous pour continuer.' },
  FIRM_NOT_HERE: {
    status: 403,
    title: 'Cette action n’est pas ouverte à une structure\u202f: elle se fait avec votre compte personnel.',
  },
  SEAT_ENDED: { status: 403, title: 'Vous n’agissez plus pour cette structure.' },
  ROLE_NOT_ALLOWED: {
    status: 403,
    title: 'Votre rôle dans l’équipe ne permet pas cela. Demandez à un propriétaire.',
  },
  ACTOR_MISMATCH: { status: 403, title: 'Vous ne pouvez agir que pour votre propre compte.' },
  NOT_FOUND: { status: 404, title: 'Cette page n’existe pas ou ne vous est pas ouverte.' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Cette adresse n’accepte pas cette demande.' },
  KEY_REUSED: {
    status: 409,
    title: 'Cette demande reprend le repère d’une autre. Rechargez la page, puis réessayez.',
  },
  ...featureProblems,
  GONE: { status: 410, title: 'Cette page n’est plus publiée.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Cet envoi est trop volumineux.' },
  UNSUPPORTED_MEDIA: { status: 415, title: 'Ce format d’envoi n’est pas accepté.' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Trop de tentatives. Merci de réessayer plus tard.' },
  INTERNAL: {
    status: 500,
    title: 'Une erreur inattendue s’est produite. Rien n’est perdu\u202f: merci de réessayer.',
  },
  UNAVAILABLE: { status: 503, title: 'Le service est momentanément indisponible. Merci de réessayer.' },
} as const;

export type ProblemCode = keyof typeof problemKinds;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemKinds, code);

export const problemCodes = Object.keys(problemKinds).filter(isProblemCode);

/** One refused field: `path` is its name on the wire, `message` says in French how to correct it. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** `application/problem+json` (RFC 9457). `message` is registration's list of offending fields (rules §6). */
export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    status: z.int(),
    title: z.string(),
    code: z.enum(problemCodes),
    errors: z.array(fieldErrorSchema).optional(),
    message: z.array(z.string()).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;

export const problemMediaType = 'application/problem+json';

/** Builds a problem of a known kind. Absent details stay absent on the wire. */
export const problem = (
  code: ProblemCode,
  details: { title?: string; errors?: FieldError[]; message?: string[]; requestId?: string } = {},
): Problem => ({
  type: 'about:blank',
  status: problemKinds[code].status,
  title: problemKinds[code].title,
  code,
  ...details,
});
