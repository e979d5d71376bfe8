import { defineRoute, members, tradeMembers, tradeMembersAgain } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Bank details (RIB) for payments outside the platform, in a direct relation (rules §4). */

/** Pasted text is accepted: with spaces, in lower case, with invisible characters. */
const copied = (required: string) =>
  z
    .string({ error: required })
    .max(64, 'Ce numéro est trop long.')
    .transform((value) => value.replace(/[\s\p{Cf}]/gu, '').toUpperCase())
    .pipe(z.string().min(1, required));

export const bankDetailsBody = z.object({
  iban: copied('Indiquez votre IBAN.'),
  bic: copied('Indiquez votre BIC.'),
});

/** Masked details; the owner sees them masked too. */
const maskedSchema = z
  .object({ iban: z.string(), bic: z.string(), updatedAt: z.iso.datetime({ offset: true }) })
  .meta({ id: 'MaskedBankDetails' });
export type MaskedBankDetails = z.infer<typeof maskedSchema>;

export const saveBankDetails = defineRoute({
  name: 'payments.saveBankDetails',
  summary: 'Store the IBAN and the BIC to which a member is paid in a direct relation',
  method: 'POST',
  path: '/users/bankDetails',
  access: forSeats(tradeMembersAgain, 'bank'),
  body: bankDetailsBody,
  answer: maskedSchema,
  problems: ['BANK_DETAILS_INVALID'],
});

export const readBankDetails = defineRoute({
  name: 'payments.readBankDetails',
  summary: "The caller's bank details, masked; null if none were given",
  method: 'GET',
  path: '/users/bankDetails',
  access: forSeats(tradeMembers, 'bank'),
  answer: maskedSchema.nullable(),
});

export const payeeDetailsSchema = z
  .object({ holder: z.string(), iban: z.string(), bic: z.string() })
  .meta({ id: 'PayeeBankDetails' });
export type PayeeDetails = z.infer<typeof payeeDetailsSchema>;

export const readPayeeDetails = defineRoute({
  name: 'payments.readPayeeDetails',
  summary: 'The bank details of the candidate of an accepted direct relation; null if they gave none',
  method: 'GET',
  path: '/messagerie/bankDetails/:id',
  access: forSeats(members, 'invoice'),
  answer: payeeDetailsSchema.nullable(),
  problems: ['NOT_FOUND', 'FORBIDDEN', 'BANK_DETAILS_CLOSED'],
});
