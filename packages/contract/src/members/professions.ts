import { professionForms } from '@basoche/domain/members/profession';
import { day } from '../fields.ts';
import { z } from '../zod.ts';

/** The form of a member's profession, feminine or masculine; null before they chose. */
export const professionForm = z
  .enum(professionForms, { error: 'Choisissez comment se dit votre profession.' })
  .nullable();

/** Line of a public register that belongs to a verified member, in French. */
const inscriptionSchema = z
  .object({
    /** « inscrite au barreau de Lyon, vérifié le 23 septembre 2026 ». */
    text: z.string(),
    /** Professional body: « Barreau de Lyon »; null if the register is not that of a body. */
    body: z.string().nullable(),
    /** Day of the last edition of the register that names them. */
    seenOn: day,
  })
  .meta({ id: 'Inscription' });

/** A member's profession in French, as shown everywhere; null if there is none to show. */
export const professionSchema = z
  .object({
    /** In the form chosen by the member: « Avocate ». */
    name: z.string(),
    /** « vérifiée », « profil non vérifié ». */
    status: z.string(),
    isVerified: z.boolean(),
    /** Null if no register names them. */
    inscription: inscriptionSchema.nullable(),
  })
  .meta({ id: 'Profession' });
export type Profession = z.infer<typeof professionSchema>;
