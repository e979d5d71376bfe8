import { publicRegisters, verificationAnswers } from '@basoche/domain/public-registers/registers';
import { textLimits } from '@basoche/domain/text-limits';
import { anyParagraphs, day, id, instant, page } from '../fields.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { registerReadingSchema } from './readings.ts';

/** Public registers for staff: imported editions, and members whose line is doubtful or no longer there. */

const register = z.enum(publicRegisters, { error: 'Choisissez un registre.' });

const editionSchema = z.object({
  id,
  releasedOn: day,
  lines: z.int(),
  importedAt: instant,
});

const acceptanceStates = ['accepting', 'failed'] as const;

const registerSchema = z
  .object({
    register,
    /** In French. */
    name: z.string(),
    /** Null until a first edition is imported. */
    current: editionSchema
      .extend({
        /**
         * Null once all members are carried over to it; `failed`: the program gave up, and staff must resume
         * it.
         */
        acceptance: z.object({ state: z.enum(acceptanceStates), failedAt: instant.nullable() }).nullable(),
      })
      .nullable(),
    /** An edition that waits for staff, with the members whom it no longer names. */
    held: editionSchema.extend({ gone: z.int() }).nullable(),
    /** Last time that its file was fetched successfully; null if never. */
    checkedAt: instant.nullable(),
    /** Reason why last night's fetch failed, in French; null after a success. */
    lastFailure: z.object({ failedAt: instant, message: z.string() }).nullable(),
    confirmed: z.int(),
    doubtful: z.int(),
    missing: z.int(),
  })
  .meta({ id: 'PublicRegister' });
export type RegisterOverview = z.infer<typeof registerSchema>;

export const listRegisters = defineRoute({
  name: 'publicRegisters.list',
  summary: 'Public registers with the edition in force and one that waits for a decision',
  method: 'GET',
  path: '/admin/registers',
  access: moderators,
  answer: z.array(registerSchema),
});

export const acceptEdition = defineRoute({
  name: 'publicRegisters.acceptEdition',
  summary:
    'Put an edition in force that was held, or take one up that failed; members whom it names no more lose their verification',
  method: 'POST',
  path: '/admin/registers/editions/:id/accept',
  access: moderators,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

export const refuseEdition = defineRoute({
  name: 'publicRegisters.refuseEdition',
  summary: 'Refuse an edition that was held: it has no effect',
  method: 'POST',
  path: '/admin/registers/editions/:id/refuse',
  access: moderators,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

const matchSchema = z
  .object({
    memberId: id,
    name: z.string(),
    /** Time at which the line was found doubtful, or missing. */
    foundAt: instant,
    reading: registerReadingSchema,
    /** Time of the member's last objection to a confirmed line; null if none. */
    disputedAt: instant.nullable(),
  })
  .meta({ id: 'RegisterMatch' });
export type RegisterMatch = z.infer<typeof matchSchema>;

export const listRegisterMatches = defineRoute({
  name: 'publicRegisters.listMatches',
  summary: 'Members whose line staff have to look at, or whom a register names no more, the oldest first',
  method: 'GET',
  path: '/admin/registers/matches',
  access: moderators,
  query: z.object({ ...page, state: z.enum(['doubtful', 'missing']).default('doubtful') }),
  answer: z.array(matchSchema),
  paged: true,
});

export const confirmMatch = defineRoute({
  name: 'publicRegisters.confirmMatch',
  summary: 'Confirm a line of the edition in force as that of a doubtful member',
  method: 'POST',
  path: '/admin/registers/matches/:id/confirm',
  access: moderators,
  body: z.object({ register, line: id }),
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

/** Error of an answer without a reason. */
export const answerReasonText = 'Écrivez pourquoi\u202f: le membre le lira.';

export const refuseMatchBody = z
  .object({
    register,
    /** Effect on the member's verification. */
    verification: z.enum(verificationAnswers).default('keep'),
    /** Reason that the member reads; required to withdraw, and to answer an objection. */
    reason: anyParagraphs(textLimits.reason, answerReasonText).default(''),
  })
  .refine(({ verification, reason }) => verification === 'keep' || reason !== '', {
    path: ['reason'],
    error: answerReasonText,
  });

export const refuseMatch = defineRoute({
  name: 'publicRegisters.refuseMatch',
  summary: 'Say that no line is that of a doubtful member, and keep or withdraw their verification',
  method: 'POST',
  path: '/admin/registers/matches/:id/refuse',
  access: moderators,
  body: refuseMatchBody,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});
