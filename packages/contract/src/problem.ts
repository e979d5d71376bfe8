import {
  attachmentsPendingAtMost,
  cvsAtMost,
  jobDraftsAtMost,
  savedSearchesAtMost,
} from '@basoche/domain/limits';
import { invitationRefusals } from '@basoche/domain/missions/invite';
import {
  type RefusalClass,
  type RefusalCode,
  refusalCodes,
  refusals,
} from '@basoche/domain/threads/refusals';
import { z } from './zod.ts';

const refusalStatus = { stranger: 404, party: 403, state: 409, input: 400 } as const satisfies Record<
  RefusalClass,
  number
>;

/** What the rules of missions and threads refuse, with the words of the rules. */
const ruleKinds = Object.fromEntries(
  refusalCodes.map((code) => [
    code,
    { status: refusalStatus[refusals[code].class], title: refusals[code].title },
  ]),
) as Record<RefusalCode, { status: (typeof refusalStatus)[RefusalClass]; title: string }>;

/**
 * The closed list of what can be refused: a stable code, its HTTP status, and a French title fit to show (rules §7).
 * A refusal may give a more precise title; it never gives another status.
 */
export const problemKinds = {
  ...ruleKinds,
  INVALID_INPUT: { status: 400, title: 'Merci de vérifier vos informations' },
  MALFORMED_REQUEST: { status: 400, title: "La demande n'a pas pu être lue." },
  UNAUTHENTICATED: { status: 401, title: 'Connectez-vous pour continuer.' },
  WRONG_CREDENTIALS: { status: 401, title: 'Identifiant ou mot de passe invalide' },
  EMAIL_NOT_VALIDATED: {
    status: 403,
    title:
      "Votre email n'a pas été validé. Veuillez cliquer sur le lien dans le mail que vous avez reçu lors de votre inscription",
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    title: "Saisissez d'abord un code de votre application d'authentification.",
  },
  ACTOR_MISMATCH: { status: 403, title: 'Vous ne pouvez agir que pour votre propre compte.' },
  NOT_FOUND: { status: 404, title: "Cette page n'existe pas ou ne vous est pas ouverte." },
  ADDRESS_UNKNOWN: { status: 404, title: "Cette adresse n'existe pas" },
  METHOD_NOT_ALLOWED: { status: 405, title: "Cette adresse n'accepte pas cette demande." },
  EMAIL_UNAVAILABLE: { status: 409, title: 'Cette adresse email est déjà utilisée' },
  CONFIRMATION_INVALID: {
    status: 409,
    title: 'Ce lien de confirmation a déjà servi ou a expiré.',
  },
  RESET_LINK_INVALID: {
    status: 409,
    title: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
  },
  ACCOUNT_IN_USE: {
    status: 409,
    title: 'Votre compte ne peut pas être supprimé tant que des fonds sont retenus ou un portage en cours.',
  },
  MISSION_STILL_OPEN: { status: 409, title: "La date limite de cette mission n'est pas passée." },
  JOB_STILL_OPEN: { status: 409, title: "La date limite de cette offre n'est pas passée." },
  JOB_ALREADY_FILLED: { status: 409, title: 'Cette offre est déjà pourvue.' },
  TOO_MANY_DRAFTS: {
    status: 409,
    title: `Vous avez déjà ${jobDraftsAtMost} brouillons d'offres. Publiez-en ou supprimez-en un.`,
  },
  TOO_MANY_CVS: {
    status: 409,
    title: `Vous gardez déjà ${cvsAtMost} CV. Supprimez-en un pour en ajouter un autre.`,
  },
  TOO_MANY_ATTACHMENTS: {
    status: 409,
    title: `${attachmentsPendingAtMost} de vos fichiers attendent déjà d'être envoyés. Envoyez-les ou retirez-en avant d'en ajouter.`,
  },
  ATTACHMENT_GONE: {
    status: 409,
    title: "Une pièce jointe n'est plus disponible. Retirez ce message, puis joignez de nouveau le fichier.",
  },
  SELF_INVITATION: { status: 409, title: invitationRefusals.SELF_INVITATION },
  ALREADY_INVITED: { status: 409, title: invitationRefusals.ALREADY_INVITED },
  INVITEE_APPLIED: { status: 409, title: invitationRefusals.INVITEE_APPLIED },
  INVITATIONS_CLOSED: { status: 409, title: invitationRefusals.INVITATIONS_CLOSED },
  INVITEE_CANNOT_APPLY: { status: 409, title: invitationRefusals.INVITEE_CANNOT_APPLY },
  SEARCH_NAME_TAKEN: {
    status: 409,
    title: 'Une de vos recherches porte déjà ce nom. Choisissez-en un autre.',
  },
  TOO_MANY_SEARCHES: {
    status: 409,
    title: `Vous avez déjà ${savedSearchesAtMost} recherches enregistrées. Supprimez-en une pour en ajouter une autre.`,
  },
  SECOND_FACTOR_SET: { status: 409, title: "Votre application d'authentification est déjà configurée." },
  SECOND_FACTOR_NOT_SET: { status: 409, title: "Configurez d'abord une application d'authentification." },
  AGREEMENT_NOT_SIGNED: {
    status: 409,
    title: "L'accord de confidentialité n'est pas encore accepté par les deux parties.",
  },
  CREATOR_STILL_ANONYMOUS: {
    status: 409,
    title:
      'Le recruteur est encore anonyme\u202f: ce document, qui le nomme, vous sera ouvert quand il aura accepté un prix.',
  },
  CONTRACT_NOT_SUITABLE: { status: 409, title: 'Ce contrat ne convient pas à cette candidature.' },
  EVIDENCE_TOO_LARGE: {
    status: 409,
    title:
      'Cet échange est trop long pour un seul dossier (32 Mo de texte). Écrivez-nous pour le recevoir en plusieurs parties.',
  },
  REPORT_WAITS: {
    status: 409,
    title: "Votre signalement est en cours d'examen. Vous pourrez en faire un autre ensuite.",
  },
  REPORT_SETTLED: { status: 409, title: 'Ce signalement est déjà traité.' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Cet envoi est trop volumineux.' },
  UNSUPPORTED_MEDIA: { status: 415, title: "Ce format d'envoi n'est pas accepté." },
  TOO_MANY_REQUESTS: { status: 429, title: 'Trop de tentatives. Merci de réessayer plus tard.' },
  INVITATIONS_SPENT: { status: 429, title: invitationRefusals.INVITATIONS_SPENT },
  INTERNAL: {
    status: 500,
    title: "Une erreur inattendue s'est produite. Rien n'est perdu : merci de réessayer.",
  },
  UNAVAILABLE: { status: 503, title: 'Le service est momentanément indisponible. Merci de réessayer.' },
} as const;

export type ProblemCode = keyof typeof problemKinds;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemKinds, code);

/** Every problem code, in the order of their statuses. */
export const problemCodes = Object.keys(problemKinds).filter(isProblemCode);

/** One field that was refused: `path` names it as it travels, `message` says in French how to mend it. */
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
