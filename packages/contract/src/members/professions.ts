import { professionForms } from '@basoche/domain/members/profession';
import { z } from '../zod.ts';

/** How a member says their own profession; null until they chose. */
export const professionForm = z
  .enum(professionForms, { error: 'Choisissez comment se dit votre profession.' })
  .nullable();

/** What is told of somebody's trade wherever they are shown, in French; null where there is none to tell. */
export const professionSchema = z
  .object({
    /** As the member says it: « Avocate ». */
    name: z.string(),
    /** « vérifiée », « profil non vérifié ». */
    status: z.string(),
    isVerified: z.boolean(),
  })
  .meta({ id: 'Profession' });
