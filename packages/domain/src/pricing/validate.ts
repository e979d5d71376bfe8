import { offerCents, plannedDaysAtMost } from '../limits.ts';
import { formatCents } from '../payments/amounts.ts';
import type { CollaborationMode } from '../payments/fees.ts';
import { type FieldError, textError } from '../postings/fields.ts';
import { addDays, type Day, isDay } from '../time/paris.ts';
import { noRetainer, quantityText } from './content.ts';
import {
  engagedCents,
  type InstalmentsPrice,
  kindsOf,
  type PlannedInstalment,
  type Pricing,
  type RetainerPrice,
  type StagedPrice,
  type TimePrice,
} from './kinds.ts';
import {
  ceilingAtMost,
  heldWorkDays,
  instalmentAtLeastCents,
  instalmentCount,
  pricingTexts,
  rateBounds,
  retainerMonths,
  unitsIn,
} from './limits.ts';

/** Checks of a price that a prestataire proposes; each error is a French sentence about one field. */

type InstalmentField = `instalments.${number}.${keyof PlannedInstalment}`;
export type PricingField =
  | 'cents'
  | Exclude<keyof TimePrice, 'kind'>
  | 'instalments'
  | InstalmentField
  | Exclude<keyof RetainerPrice, 'kind'>;

type Mistakes = FieldError<PricingField>[];

const mistake = (path: PricingField, message: string | null): Mistakes =>
  message === null ? [] : [{ path, message }];

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const between = (min: number, max: number): string => `entre ${formatCents(min)} et ${formatCents(max)}`;

const totalMistake = (pricing: Pricing): string | null =>
  engagedCents(pricing) <= offerCents.max
    ? null
    : `Le total ne dépasse pas ${formatCents(offerCents.max)}\u00a0HT.`;

const timeMistakes = (price: TimePrice): Mistakes => {
  const { kind, rateCents, monthUnits, ceilingUnits } = price;
  const bounds = rateBounds[kind];
  const most = ceilingAtMost[kind];
  const step = unitsIn[kind];
  const isRate = isWithin(rateCents, bounds) && rateCents % step === 0;
  const isCeiling = isWithin(ceilingUnits, { min: 1, max: most });
  const ceiling = isCeiling
    ? null
    : `Fixez un plafond, de ${quantityText(kind, 1)} à ${quantityText(kind, most)}\u202f: le client ne paie rien au-delà.`;
  return [
    ...mistake(
      'rateCents',
      isRate ? null : `Ce prix se choisit ${between(bounds.min, bounds.max)}, par pas de ${step} centimes.`,
    ),
    ...mistake(
      'monthUnits',
      isWithin(monthUnits, { min: 1, max: isCeiling ? ceilingUnits : most })
        ? null
        : 'Indiquez le temps prévu par mois, dans la limite du plafond.',
    ),
    ...mistake('ceilingUnits', isRate && isCeiling ? totalMistake(price) : ceiling),
  ];
};

/** Sentences for fields of a price that are empty or unreadable. */
export const titleAsked = 'Dites ce qui est livré avec cette tranche.';
export const daysAsked = 'Indiquez un nombre de jours.';
export const countAsked = 'Indiquez un nombre entier.';
export const servicesAsked = 'Dites ce que le forfait mensuel comprend.';

const instalmentMistakes = ({ title, cents, days }: PlannedInstalment, position: number): Mistakes => [
  ...mistake(`instalments.${position}.title`, textError(title, pricingTexts.title, titleAsked)),
  ...mistake(
    `instalments.${position}.cents`,
    isWithin(cents, { min: instalmentAtLeastCents, max: offerCents.max })
      ? null
      : `Une tranche vaut ${formatCents(instalmentAtLeastCents)}\u00a0HT au moins.`,
  ),
  ...mistake(
    `instalments.${position}.days`,
    days === null || isWithin(days, { min: 1, max: plannedDaysAtMost }) ? null : daysAsked,
  ),
];

/** Errors of a price in instalments; empty if it may be proposed. */
const instalmentsMistakes = (price: InstalmentsPrice): Mistakes => {
  const { min, max } = instalmentCount;
  if (!isWithin(price.instalments.length, instalmentCount))
    return mistake('instalments', `Un prix se partage en ${min} à ${max} tranches.`);
  const found = price.instalments.flatMap(instalmentMistakes);
  return found.length > 0 ? found : mistake('instalments', totalMistake(price));
};

const startMistake = (startsOn: Day, today: Day | null): string | null => {
  if (!isDay(startsOn)) return 'Indiquez le premier jour.';
  if (today === null) return null;
  if (startsOn < today) return 'Ce jour est passé\u202f: choisissez aujourd’hui ou plus tard.';
  return startsOn > addDays(today, plannedDaysAtMost) ? 'Cette date est à plus de cinq ans.' : null;
};

const retainerMistakes = (price: RetainerPrice, today: Day | null): Mistakes => {
  const { monthCents, months, startsOn, services } = price;
  const { min, max } = retainerMonths;
  const isMonth = isWithin(monthCents, { min: instalmentAtLeastCents, max: offerCents.max });
  const isCount = isWithin(months, retainerMonths);
  return [
    ...mistake(
      'monthCents',
      isMonth ? null : `Un mois vaut ${formatCents(instalmentAtLeastCents)}\u00a0HT au moins.`,
    ),
    ...mistake(
      'months',
      isMonth && isCount
        ? totalMistake(price)
        : isCount
          ? null
          : `Un forfait mensuel dure de ${min} à ${max} mois. Il ne se reconduit pas de lui-même.`,
    ),
    ...mistake('startsOn', startMistake(startsOn, today)),
    ...mistake('services', textError(services, pricingTexts.services, servicesAsked)),
  ];
};

/** Errors of a price; empty if it may be proposed. If `today` is null, a retainer may start on any day. */
export const pricingMistakes = (pricing: Pricing, today: Day | null): Mistakes => {
  switch (pricing.kind) {
    case 'flat':
      return mistake(
        'cents',
        isWithin(pricing.cents, offerCents)
          ? null
          : `Le prix se choisit ${between(offerCents.min, offerCents.max)}.`,
      );
    case 'day':
    case 'hour':
      return timeMistakes(pricing);
    case 'instalments':
      return instalmentsMistakes(pricing);
    case 'retainer':
      return retainerMistakes(pricing, today);
  }
};

/** True if a price may be proposed and its parts add up to `offerCents`. */
export const isWholePrice = (pricing: StagedPrice, offerCents: number, today: Day): boolean =>
  pricingMistakes(pricing, today).length === 0 && engagedCents(pricing) === offerCents;

const outlastsDeposit = ({ days }: PlannedInstalment): boolean => (days ?? 0) > heldWorkDays;

/**
 * Errors of instalments that outlast the hold of their deposit, for a client who may not have a direct
 * relation (rules §13).
 */
export const heldDaysMistakes = (pricing: Pricing): Mistakes =>
  pricing.kind !== 'instalments'
    ? []
    : pricing.instalments.flatMap((planned, position) =>
        mistake(
          `instalments.${position}.days`,
          outlastsDeposit(planned)
            ? `Pour ce client, une tranche dure ${heldWorkDays} jours au plus\u202f: son dépôt lui reviendrait avant la fin. Partagez-la.`
            : null,
        ),
      );

/** French reason why a mode does not allow a valid price; null if it does. */
export const modeMistake = (pricing: Pricing, mode: CollaborationMode): string | null => {
  if (!kindsOf(mode).includes(pricing.kind)) return noRetainer;
  if (mode === 'direct' || pricing.kind !== 'instalments') return null;
  const late = pricing.instalments.findIndex(outlastsDeposit);
  return late === -1
    ? null
    : `La tranche ${late + 1} dure plus de ${heldWorkDays} jours\u202f: son dépôt reviendrait au client avant la fin. Partagez-la.`;
};
