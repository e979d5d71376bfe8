import type { UserType } from '../members/kinds.ts';
import type { MissionNature } from '../options/mission-natures.ts';
import { type OptionValue, optionList } from '../options/option.ts';
import { type Application, untouched } from '../threads/application.ts';
import {
  type Condition,
  directIsAllowed,
  fundsConditions,
  portageConditions,
} from '../threads/conditions.ts';
import { portageExcludedNatures } from '../threads/facts.ts';
import { refusals } from '../threads/refusals.ts';
import { type DepositLines, depositLines } from './deposit.ts';
import { type CollaborationMode, collaborationModes, feeWithTaxCents } from './fees.ts';
import { type MicroNet, microNet, type OwnRate, type PortageNet, portageNet } from './simulator.ts';

/** Who publishes, as the conditions of the modes tell people apart; the values stand in the address of the public page. */
export const simulatedCreators = optionList([
  { value: 'entreprise', label: 'Une entreprise ou un cabinet' },
  { value: 'juriste', label: 'Un juriste ou un étudiant, en son nom' },
  { value: 'client-entreprise', label: 'Un client externe, personne morale' },
  { value: 'particulier', label: 'Un client externe, particulier' },
]);
export type SimulatedCreator = OptionValue<typeof simulatedCreators>;

/** Who carries it out, as what they keep depends on it. */
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
  /** Over how many months the price is paid. */
  readonly months: number;
  readonly ownRate: OwnRate;
}

/** What is left to whoever does the work: of an invoice, of a pay; or none, where it depends on the accounts of a year. */
export type Net =
  | { readonly kind: 'micro'; readonly of: MicroNet }
  | { readonly kind: 'pay'; readonly of: PortageNet }
  | { readonly kind: 'accounts' };

export interface SimulatedMode {
  readonly mode: CollaborationMode;
  /** Why it is closed, French sentences of the rules; none where it is open. */
  readonly reasons: readonly string[];
  /** What the creator pays, line by line. */
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

/** The thread that these two would have, its price agreed and its mode to be chosen: what the table of rules §3 looks at. */
const threadOf = ({ priceCents, tvaApplicable, creator, candidate, nature }: Simulated): Application => ({
  ...untouched,
  type: 'MISSION',
  state: 'WAITING_ACCEPTATION',
  creator: { memberId: 'creator', ...creators[creator] },
  candidate: { memberId: 'candidate', ...candidates[candidate] },
  nature,
  isPortageExcluded: portageExcludedNatures.some((one) => one === nature),
  offerCents: priceCents,
  tvaApplicable,
});

/** Conditions of the table, by mode: `decide` checks the same. */
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

/** What each mode asks of the creator and leaves to the candidate, and why it is closed where it is (rules §3, §4). */
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
