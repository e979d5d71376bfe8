import { id } from '../fields.ts';
import { z } from '../zod.ts';

/** The person of a firm who is in charge of a mission, an offer or a thread. */
export const assigneeSchema = z
  .object({
    seatID: id,
    name: z.string(),
    /** True if it is the caller. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Assignee' });
export type Assignee = z.infer<typeof assigneeSchema>;

/** Set for people of the firm, null while nobody is in charge; absent for everybody else. */
export const assignee = { assignee: assigneeSchema.nullable().optional() };
