import { z } from '../zod.ts';

/** Where the words that were searched stand in a text: [start, end[ in UTF-16 units, in order, apart from one another. */
export const marks = z.array(z.tuple([z.int(), z.int()]));
