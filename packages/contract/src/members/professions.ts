import { professionForms } from '@basoche/domain/members/profession';
import { z } from '../zod.ts';

/** The form of a member's profession, feminine or masculine; null before they chose. */
export const professionForm = z
  .enum(professionForms, { error: 'Choisissez comment se dit votre profession.' })
  .nullable();

/** A member's profession in French, as shown everywhere; null if there is none to show. */
export const professionSchema = z
  .object({
    /** In the form chosen by the member: « Avocate ». */
    name: z.string(),
    /** « vérifiée », « profil non vérifié ». */
    status: z.string(),
    isVerified: z.boolean(),
  })
  .meta({ id: 'Profession' });
