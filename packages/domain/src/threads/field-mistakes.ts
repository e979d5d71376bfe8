import type { FieldError } from '../postings/fields.ts';
import { sheetMistakes } from '../pricing/sheets.ts';
import { heldDaysMistakes, pricingMistakes } from '../pricing/validate.ts';
import { parisDay } from '../time/paris.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import type { Prospect } from './prospect.ts';
import type { RefusalCode } from './refusals.ts';
import { monthOfThread } from './sheet-conditions.ts';

/** Prefixes the paths of errors with the field that contains them. */
const within = (field: string, errors: readonly FieldError[]): FieldError[] =>
  errors.map(({ path, message }) => ({ path: `${field}.${path}`, message }));

/** Field errors to show with a refusal of this code (rules §13); empty if the code alone explains it. */
export const fieldMistakes = (
  code: RefusalCode,
  command: ThreadCommand,
  subject: Application | Prospect,
  now: Date,
): FieldError[] => {
  const pricing = 'pricing' in command ? command.pricing : null;
  const sheet = 'sheet' in command ? command.sheet : undefined;
  if (pricing && code === 'INSTALMENT_TOO_LONG') return within('pricing', heldDaysMistakes(pricing));
  if (pricing && code === 'INVALID_OFFER') return within('pricing', pricingMistakes(pricing, parisDay(now)));
  if (sheet === undefined || code !== 'SHEET_REQUIRED' || subject.state === null) return [];
  const under = monthOfThread(subject);
  return under === null ? [] : within('sheet', sheetMistakes(sheet, { ...under, today: parisDay(now) }));
};
