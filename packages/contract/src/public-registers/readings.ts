import { agreements, comparedFields } from '@basoche/domain/public-registers/matching';
import { doubts, readingStates } from '@basoche/domain/public-registers/readings';
import { publicRegisters } from '@basoche/domain/public-registers/registers';
import { day, id } from '../fields.ts';
import { z } from '../zod.ts';

/** Answer of a register about a member, as staff read it before they decide. */

/** A person or a company, as a member or a register writes it. */
const writtenSchema = z.object({
  name: z.string(),
  firstName: z.string().nullable(),
  profession: z.string().nullable(),
  /** Bar: for a member, the town of its court; for a line, as written in the register. */
  bar: z.string().nullable(),
  siren: z.string().nullable(),
  postcode: z.string().nullable(),
});

export const registerLineSchema = writtenSchema
  .extend({
    id,
    town: z.string().nullable(),
    /** Day of the oath, or of the start of the profession. */
    sinceDay: day.nullable(),
    /** Comparison with the member's statement, field by field. */
    compared: z.array(z.object({ field: z.enum(comparedFields), agreement: z.enum(agreements) })),
    /** Another verified member to whom the line belongs. */
    takenBy: z.object({ id, name: z.string() }).nullable(),
  })
  .meta({ id: 'RegisterLine' });
export type RegisterLine = z.infer<typeof registerLineSchema>;

export const registerReadingSchema = z
  .object({
    register: z.enum(publicRegisters),
    /** Name of the register, in French. */
    registerName: z.string(),
    state: z.enum(readingStates),
    /** Reason why the most likely line is uncertain. */
    doubt: z.enum(doubts).nullable(),
    /** Day of the edition in force; null if none is. */
    releasedOn: day.nullable(),
    /** Day of the last edition that named the member; null if none did. */
    seenOn: day.nullable(),
    /** Name and bar of the line that was theirs; null if there was none. */
    known: writtenSchema.pick({ name: true, firstName: true, bar: true }).nullable(),
    stated: writtenSchema,
    /** Lines of the edition in force that may be theirs, the likeliest first. */
    lines: z.array(registerLineSchema),
  })
  .meta({ id: 'RegisterReading' });
export type RegisterReading = z.infer<typeof registerReadingSchema>;
