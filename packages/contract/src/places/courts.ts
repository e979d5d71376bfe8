import { courtKinds } from '@basoche/domain/options/court-kinds';
import { departments } from '@basoche/domain/options/departments';
import { valuesOf } from '@basoche/domain/options/option';
import { anyone, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** A court of the 96 departments. */
export const courtSchema = z
  .object({
    /** Kind of court and INSEE code of its town; unchanged if the court is renamed. */
    code: z.string(),
    kind: z.enum(valuesOf(courtKinds)),
    name: z.string(),
    town: z.string(),
    department: z.enum(valuesOf(departments)),
  })
  .meta({ id: 'Court' });
export type Court = z.infer<typeof courtSchema>;

export const searchCourts = defineRoute({
  name: 'places.courts',
  summary: 'Courts with words that start with those of a text, by town, at most ten',
  method: 'GET',
  path: '/places/courts',
  access: anyone,
  query: z.object({
    name: z.string().trim().max(100).default(''),
    kind: z.enum(valuesOf(courtKinds)).optional(),
  }),
  answer: z.array(courtSchema),
});
