import { type BillingDetails, billingMistakes } from '@basoche/domain/payments/billing';
import { billingCountries } from '@basoche/domain/payments/countries';
import { compactNumber } from '@basoche/domain/payments/identifiers';
import { textLimits } from '@basoche/domain/text-limits';
import { code, line, optionalLine } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Billing details of a member, as on invoices: rules §4. */

const numberLine = (max: number, required: string) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? compactNumber(given) : given),
    optionalLine(max, required),
  );

const capitalAsked = 'Indiquez le capital social en euros, sans décimales, ou laissez ce champ vide.';

const fields = z.object({
  legalName: line(textLimits.companyName, 'Indiquez le nom à facturer.'),
  legalForm: optionalLine(60, 'Indiquez une forme juridique.').default(null),
  /** Whole euros. */
  shareCapital: z
    .int({ error: capitalAsked })
    .min(0, capitalAsked)
    .max(1_000_000_000_000, capitalAsked)
    .nullable()
    .default(null),
  address: line(200, 'Indiquez l’adresse.'),
  zipCode: line(16, 'Indiquez le code postal.'),
  city: line(120, 'Indiquez la ville.'),
  country: code(billingCountries, 'un pays').default('FR'),
  /** A SIREN or a SIRET. */
  businessNumber: numberLine(14, 'Indiquez un SIREN ou un SIRET.').default(null),
  vatNumber: numberLine(15, 'Indiquez un numéro de TVA.').default(null),
});

/**
 * Billing details given by a member: each field is checked by itself; further requirements of an invoice are
 * checked when it is issued.
 */
export const billingDetailsBody = fields
  .transform(
    (given): BillingDetails => ({
      ...given,
      legalForm: given.legalForm ?? null,
      businessNumber: given.businessNumber ?? null,
      vatNumber: given.vatNumber ?? null,
    }),
  )
  .superRefine((details, context) => {
    for (const { path, message } of billingMistakes(details))
      context.addIssue({ code: 'custom', path: [path], message });
  });

export const billingDetailsSchema = z
  .object({
    legalName: z.string(),
    legalForm: z.string().nullable(),
    shareCapital: z.int().nullable(),
    address: z.string(),
    zipCode: z.string(),
    city: z.string(),
    country: code(billingCountries, 'un pays'),
    businessNumber: z.string().nullable(),
    vatNumber: z.string().nullable(),
  })
  .meta({ id: 'BillingDetails' });

export const readBillingDetails = defineRoute({
  name: 'payments.readBillingDetails',
  summary: "The caller's billing details; null if none were given",
  method: 'GET',
  path: '/payments/billing-details',
  access: forSeats(members, 'invoice'),
  answer: billingDetailsSchema.nullable(),
});

export const changeBillingDetails = defineRoute({
  name: 'payments.changeBillingDetails',
  summary: "Set the caller's billing details; issued invoices stay unchanged",
  method: 'POST',
  path: '/payments/billing-details',
  access: forSeats(members, 'invoice'),
  body: billingDetailsBody,
  answer: billingDetailsSchema,
});
