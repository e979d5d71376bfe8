import type { UserType } from '../members/kinds.ts';
import type { MissionNature } from '../options/mission-natures.ts';
import { type OptionValue, optionList } from '../options/option.ts';
import type { StagedPrice } from '../pricing/kinds.ts';
import { type Application, initialFields } from '../threads/application.ts';
import {
  type Condition,
  directIsAllowed,
  fundsConditions,
  portageConditions,
} from '../threads/conditions.ts';
import { portageExcludedNatures } from '../threads/portage.ts';
import { refusals } from '../threads/refusals.ts';
import { type DepositLines, depositLines } from './deposit.ts';
import { type CollaborationMode, collaborationModes, feeWithTaxCents } from './fees.ts';
import { type MicroNet, microNet, type OwnRate, type PortageNet, portageNet } from './simulator.ts';

/**
 * Kinds of creators that the conditions of the modes distinguish; the values are in the address of the public
 * page.
 */
export const simulatedCreators = optionList([
  { value: 'entreprise', label: 'Une entreprise ou un cabinet' },
  { value: 'juriste', label: 'Un juriste ou un étudiant, en son nom' },
  { value: 'client-entreprise', label: 'Un client externe, personne morale' },
  { value: 'particulier', label: 'Un client externe, particulier' },
]);
export type SimulatedCreator = OptionValue<typeof simulatedCreators>;

/** Kinds of candidates, on whom the net amount depends. */
export const simulatedCandidates = optionList([
  { value: 'micro', label: 'Juriste en micro-entreprise' },
  { value: 'etudiant', label: 'Étudiant en droit' },
  { value: 'reglementee', label: 'Profession réglementée (avocat…)' },
  { value: 'societe', label: 'Une société ou un cabinet' },
]);
export type SimulatedCandidate = OptionValue<typeof simulatedCandidates>;

export interface Simulated {
  /** Excluding tax. */
  readonly priceCents: number;
  readonly tvaApplicable: boolean;
  readonly creator: SimulatedCreator;
  readonly candidate: SimulatedCandidate;
  readonly nature: MissionNature;
  /** Number of months over which the price is paid. */
  readonly months: number;
  readonly ownRate: OwnRate;
  /** The price in parts; null or absent for a flat price. */
  readonly pricing?: StagedPrice | null;
}

/**
 * The net amount of the person who does the work, from an invoice or from a salary; `accounts` if it depends
 * on a year's accounts.
 */
export type Net =
  | { readonly kind: 'micro'; readonly of: MicroNet }
  | { readonly kind: 'pay'; readonly of: PortageNet }
  | { readonly kind: 'accounts' };

export interface SimulatedMode {
  readonly mode: CollaborationMode;
  /** French reasons of the rules for which the mode is closed; empty if it is open. */
  readonly reasons: readonly string[];
  /** The creator's payment, line by line. */
  readonly lines: DepositLines;
  readonly net: Net;
}

const creators: Readonly<Record<SimulatedCreator, { kind: UserType; isMoral: boolean }>> = {
  entreprise: { kind: 'COMPANY', isMoral: true },
  juriste: { kind: 'EMPLOYEE', isMoral: false },
  'client-entreprise': { kind: 'CUSTOMER', isMoral: true },
  particulier: { kind: 'CUSTOMER', isMoral: false },
};

const candidates: Readonly<Record<SimulatedCandidate, { kind: UserType; isMoral: boolean }>> = {
  micro: { kind: 'EMPLOYEE', isMoral: false },
  etudiant: { kind: 'STUDENT', isMoral: false },
  reglementee: { kind: 'EMPLOYEE', isMoral: false },
  societe: { kind: 'COMPANY', isMoral: true },
};

/**
 * A thread between these two with an agreed price and no mode yet, on which the table of rules §3 is checked.
 */
const threadOf = ({
  priceCents,
  tvaApplicable,
  creator,
  candidate,
  nature,
  pricing,
}: Simulated): Application => ({
  ...initialFields,
  type: 'MISSION',
  state: 'WAITING_ACCEPTATION',
  creator: { memberId: 'creator', ...creators[creator] },
  candidate: { memberId: 'candidate', ...candidates[candidate] },
  nature,
  isPortageExcluded: portageExcludedNatures.some((one) => one === nature),
  offerCents: priceCents,
  tvaApplicable,
  actions: pricing
    ? [{ type: 'PRICE', result: 'ACCEPTED', offerCents: priceCents, sentAt: new Date(0), pricing }]
    : [],
});

/** Conditions of the table for each mode, the same that `decide` checks. */
const conditions: Readonly<Record<CollaborationMode, readonly Condition[]>> = {
  direct: [directIsAllowed],
  funds: fundsConditions,
  portage: portageConditions,
};

const reasonsOf = (mode: CollaborationMode, application: Application): string[] =>
  conditions[mode]
    .filter(
      ({ holds }) =>
        !holds({
          application,
          command: { type: `choose/${mode}` },
          actor: { role: 'creator', memberId: application.creator.memberId },
          now: new Date(0),
        }),
    )
    .map(({ refusal }) => refusals[refusal].title);

const invoiced = ({ priceCents, candidate, months, ownRate }: Simulated): Net =>
  candidate === 'micro' || candidate === 'etudiant'
    ? { kind: 'micro', of: microNet(priceCents, months, ownRate) }
    : { kind: 'accounts' };

const netOf = (mode: CollaborationMode, simulated: Simulated): Net => {
  const { priceCents, months, ownRate } = simulated;
  if (mode !== 'portage') return invoiced(simulated);
  return { kind: 'pay', of: portageNet(priceCents, months, ownRate) };
};

/**
 * For each mode, the creator's cost, the candidate's net amount, and the reasons for which it is closed
 * (rules §3, §4).
 */
export const simulate = (simulated: Simulated): SimulatedMode[] => {
  const application = threadOf(simulated);
  return collaborationModes.map((mode) => ({
    mode,
    reasons: reasonsOf(mode, application),
    lines: depositLines({
      offerCents: simulated.priceCents,
      tvaApplicable: simulated.tvaApplicable,
      feeCents: feeWithTaxCents(mode),
    }),
    net: netOf(mode, simulated),
  }));
};
