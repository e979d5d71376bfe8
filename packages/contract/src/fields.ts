import { isMailedReturn } from '@basoche/domain/access/confirmation-mail-return';
import { pageSize } from '@basoche/domain/limits';
import { type Option, valuesOf } from '@basoche/domain/options/option';
import { centsToEuros, formatCents, highestAmountCents } from '@basoche/domain/payments/amounts';
import { isVisible } from '@basoche/domain/visible-text';
import { z } from './zod.ts';

/**
 * Fields shared by several calls. Texts are trimmed and normalised (NFC). Control characters and lone
 * surrogates are refused: no person types them, and neither PostgreSQL nor a mail header takes them.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
const lineBreak = /[\r\n\u2028\u2029]/;

const text = (max: number, required: string) =>
  z
    .string({ error: required })
    .trim()
    .normalize('NFC')
    .max(max, `Ce texte dépasse ${max} caractères.`)
    .refine((value) => !unprintable.test(value), 'Ce texte contient des caractères non admis.');

const isOneLine = (value: string) => !lineBreak.test(value);
const twoLinesText = 'Ce champ tient sur une seule ligne.';

/** Yes or no in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** One line of text, never empty. `required` is the sentence shown when it is missing. */
export const line = (max: number, required: string) =>
  text(max, required).min(1, required).refine(isVisible, required).refine(isOneLine, twoLinesText);

/** A text that is still being typed: kept unchanged, empty or not. */
export const unfinishedText = (max: number) =>
  z
    .string()
    .max(max, `Ce texte dépasse ${max} caractères.`)
    .refine((value) => !unprintable.test(value), 'Ce texte contient des caractères non admis.');

/** One line that is still being typed. */
export const lineTyped = (max: number) => unfinishedText(max).refine(isOneLine, twoLinesText);

/** Search words; absent if blank. */
export const searched = (max: number) =>
  text(max, 'Indiquez des mots à chercher.')
    .transform((value) => value || undefined)
    .optional();

/** An absent value: missing, null, or an empty text. */
const orNothing = (schema: ReturnType<typeof text>) =>
  schema
    .transform((value) => (isVisible(value) ? value || null : null))
    .nullable()
    .optional();

/** One line of text that may be left out. */
export const optionalLine = (max: number, required: string) =>
  orNothing(text(max, required).refine(isOneLine, twoLinesText));

/** A text of several lines that may be left out. */
export const optionalParagraphs = (max: number, required: string) => orNothing(text(max, required));

/** A text of several lines, never empty. */
export const paragraphs = (max: number, required: string) =>
  text(max, required).min(1, required).refine(isVisible, required);

/** A text of several lines; empty if it has no visible character. */
export const anyParagraphs = (max: number, required: string) =>
  text(max, required).transform((value) => (isVisible(value) ? value : ''));

/** The screen to which a mail leads back; the specified payloads omit it. */
export const returnTo = z
  .string()
  .refine(isMailedReturn, 'Cette adresse n’est pas celle d’un écran du site.')
  .optional();

/** A UUID, in lower case so that two ids can be compared (RFC 9562, §4). */
export const id = z.uuid('Cet identifiant n’est pas valide.').toLowerCase();

/** The version of the confidentiality agreement accepted with an application; absent or null if none is. */
export const agreedVersion = z.string().max(40).nullable().optional();

/** One code of a closed list, as a string; `what` names it in the error: « xyz » n'est pas reconnu comme un domaine. */
export const code = <Value extends string>(options: readonly Option<Value>[], what: string) =>
  z.enum(valuesOf(options), {
    error: ({ input }) =>
      typeof input === 'string' && input !== ''
        ? `«\u00a0${input.slice(0, 60)}\u00a0» n’est pas reconnu comme ${what}.`
        : `Choisissez ${what}.`,
  });

/** A filter that repeats its key for several values: `domain=a&domain=b`. */
export const repeated = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(value).max(100, 'Trop de valeurs pour ce filtre.').optional(),
  );

/** Known codes in one string, joined by « | » (rules §6): `a | b`. `missing` is shown when none is given. */
export const joinedCodes = <Value extends string>(
  options: readonly Option<Value>[],
  what: string,
  missing: string,
  separator = ' | ',
) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .max(1_000)
    .superRefine((value, context) => {
      const known: readonly string[] = valuesOf(options);
      for (const one of value.split(separator)) {
        if (!known.includes(one))
          context.addIssue(`«\u00a0${one.slice(0, 60)}\u00a0» n’est pas reconnu comme ${what}.`);
      }
    });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date('Cette date est invalide.');

/** Refuses a period, of two optional days, whose last day is before the first. */
export const inOrder = <Schema extends z.ZodType<{ from?: string | undefined; to?: string | undefined }>>(
  days: Schema,
): Schema =>
  days.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'La fin précède le début.',
  });

/** An instant, ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });

/** An amount in euros excluding tax, at most two decimals; stored as integer cents. */
export const euros = z
  .number({ error: 'Indiquez un montant en euros.' })
  .min(0, 'Un montant ne peut pas être négatif.')
  .max(centsToEuros(highestAmountCents), `Ce montant dépasse ${formatCents(highestAmountCents)}.`)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Deux décimales au plus.');

/** Keyset pagination: `limit` items after the item that the opaque cursor `after` names. */
export const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(pageSize.max, `${pageSize.max} éléments au plus par page.`)
    .default(pageSize.default),
  after: z.string().max(200).optional(),
};
