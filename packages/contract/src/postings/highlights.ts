import { z } from '../zod.ts';

/** Positions of the searched words in a text: [start, end[ in UTF-16 units, in order, without overlap. */
export const highlights = z.array(z.tuple([z.int(), z.int()]));
