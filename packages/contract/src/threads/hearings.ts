import { hearingTexts } from '@basoche/domain/hearings/limits';
import { hearingOutcomes, returnReasons } from '@basoche/domain/hearings/report';
import { valuesOf } from '@basoche/domain/options/option';
import { textLimits } from '@basoche/domain/text-limits';
import { code, day, id, instant, optionalParagraphs, paragraphs } from '../fields.ts';
import { courtSchema } from '../places/courts.ts';
import { z } from '../zod.ts';
import { sentSheetBody } from './sheets.ts';

/**
 * Bodies of commands about a hearing that was taken, and the hearing as both parties of its thread see it.
 */

export const reportBody = z.object({
  outcome: code(hearingOutcomes, 'ce qui s’est passé'),
  text: paragraphs(hearingTexts.report, 'Écrivez ce qui s’est passé à l’audience.'),
  /** Day of the decision, or of the next hearing. */
  nextDay: day.nullable().default(null),
});

/**
 * Zero-based index of the instalment that a command is about, as its author saw it: a repeated command cannot
 * act on the next one. Absent: the current one.
 */
export const aboutInstalment = z.int().min(0).optional();

/**
 * `report`: required in a hearing's thread. `sheet`: required for a price with monthly sheets. Both are
 * ignored in all other threads.
 */
export const deliveryBody = z
  .object({
    report: reportBody.optional(),
    sheet: sentSheetBody.optional(),
    instalment: aboutInstalment,
  })
  .optional();

export const returnBody = z.object({
  /** Read by the caller only, and used to count late returns. */
  why: code(returnReasons, 'une raison'),
  /** Text to the client. */
  text: optionalParagraphs(textLimits.refusal, 'Écrivez un mot.'),
});

export const threadHearingSchema = z.object({
  /** Id of its page. */
  id,
  court: courtSchema,
  heldAt: instant,
  chamber: z.string().nullable(),
  matter: z.string(),
  act: z.enum(['pleading', 'representation']),
  report: z
    .object({
      outcome: z.enum(valuesOf(hearingOutcomes)),
      text: z.string(),
      nextDay: z.string().nullable(),
      at: instant,
    })
    .nullable(),
  /**
   * Set if it ended before its hour. `why`: only for the person who gave it back; `text`: their words to the
   * client.
   */
  end: z
    .object({
      kind: z.enum(['cancelled', 'returned']),
      at: instant,
      why: z.enum(valuesOf(returnReasons)).nullable(),
      text: z.string().nullable(),
    })
    .nullable(),
});
