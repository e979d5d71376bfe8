import { professionForms } from '@basoche/domain/members/profession';
import { z } from './zod.ts';

/** How a member says their own profession; null until they chose. */
export const professionForm = z
  .enum(professionForms, { error: 'Choisissez comment se dit votre profession.' })
  .nullable();

/** What is told of somebody's trade wherever they are shown. */
export const statedProfession = {
  /** As it was chosen at registration; null for companies and customers. */
  jobName: z.string().nullable(),
  professionForm,
  isVerified: z.boolean(),
};
