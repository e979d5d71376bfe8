import { offerCents } from '../limits.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { type Option, valuesOf } from '../options/option.ts';
import { type Simulated, simulatedCandidates, simulatedCreators } from './simulator-modes.ts';
import { withholdingGrid } from './simulator-rates.ts';

/** Default values of a simulation, for fields missing from its address. */
export const plainSimulation: Simulated = {
  priceCents: 100_000,
  tvaApplicable: false,
  creator: 'entreprise',
  candidate: 'micro',
  nature: 'recherches',
  months: 1,
  ownRate: null,
};

export const simulatedMonths = { min: 1, max: 12 } as const;
/** The highest rate of the official grid, in percent. */
export const simulatedRateMax = withholdingGrid.highest;

const among = <Value extends string>(options: readonly Option<Value>[], typed: string | null, other: Value) =>
  valuesOf(options).find((value) => value === typed) ?? other;

/** Parses a number typed with spaces, a comma or a point; null if it is not a number or out of bounds. */
const numberOf = (typed: string | null, min: number, max: number): number | null => {
  const text = typed?.replace(/[\s\u00a0\u202f€%]/g, '') ?? '';
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return value >= min && value <= max ? value : null;
};

/** Query parameters of an address. */
export interface AddressFields {
  get(name: string): string | null;
}

/** Reads a simulation from an address; missing or invalid fields take their default values. */
export const readSimulation = (search: AddressFields): Simulated => {
  const euros = numberOf(search.get('montant'), offerCents.min / 100, offerCents.max / 100);
  const months = numberOf(search.get('mois'), simulatedMonths.min, simulatedMonths.max);
  return {
    priceCents: euros === null ? plainSimulation.priceCents : Math.round(euros * 100),
    tvaApplicable: search.get('tva') === 'oui',
    creator: among(simulatedCreators, search.get('publie'), plainSimulation.creator),
    candidate: among(simulatedCandidates, search.get('realise'), plainSimulation.candidate),
    nature: among(missionNatures, search.get('nature'), plainSimulation.nature),
    months: months === null ? plainSimulation.months : Math.floor(months),
    ownRate: numberOf(search.get('taux'), 0, simulatedRateMax),
  };
};

/** Query parameters of a simulation; `readSimulation` reads the same simulation back from them. */
export const simulationFields = (simulated: Simulated): Record<string, string> => ({
  montant: String(simulated.priceCents / 100),
  publie: simulated.creator,
  realise: simulated.candidate,
  nature: simulated.nature,
  ...(simulated.tvaApplicable ? { tva: 'oui' } : {}),
  ...(simulated.months === plainSimulation.months ? {} : { mois: String(simulated.months) }),
  ...(simulated.ownRate === null ? {} : { taux: String(simulated.ownRate) }),
});
