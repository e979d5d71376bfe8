import type { CollaborationMode } from '../payments/fees.ts';
import type { Day } from '../time/paris.ts';
import type { FileState, VigilanceFile } from './file.ts';
import { type AgreedMission, contractsDirectly, reachesSum } from './relation.ts';

/**
 * Gate of a new mode: once the yearly sum is reached, a mode is accepted only with a complete vigilance file.
 */

export const vigilanceRefusals = ['VIGILANCE_INCOMPLETE', 'VIGILANCE_OUT_OF_DATE'] as const;
export type VigilanceRefusal = (typeof vigilanceRefusals)[number];

/** Facts about a client and a prestataire who are about to agree on a mode. */
export interface RelationFacts {
  /** Missions that the two agreed on before. */
  readonly missions: readonly AgreedMission[];
  readonly file: Pick<VigilanceFile, 'state'>;
  readonly day: Day;
}

/** A mode to be accepted, with its price. */
export interface ModeTerms {
  readonly mode: CollaborationMode;
  /** Price in cents, excluding tax. */
  readonly netCents: number;
}

export type VigilanceFacts = RelationFacts & ModeTerms;

/** Refusal for each state of the file, where the file is required. */
export const refusalOfFile: Readonly<Record<FileState, VigilanceRefusal | null>> = {
  incomplete: 'VIGILANCE_INCOMPLETE',
  outOfDate: 'VIGILANCE_OUT_OF_DATE',
  toRenew: null,
  complete: null,
};

/** True if accepting this mode requires the file. */
export const asksForFile = ({
  mode,
  netCents,
  missions,
  day,
}: ModeTerms & Omit<RelationFacts, 'file'>): boolean =>
  contractsDirectly(mode) && reachesSum(missions, netCents, day);

/**
 * Refusal of the mode; null if it can be accepted. Missions under way continue whatever the state of the
 * file: deliveries, deposits and payments do not need it.
 */
export const vigilanceRefusal = (facts: VigilanceFacts): VigilanceRefusal | null =>
  asksForFile(facts) ? refusalOfFile[facts.file.state] : null;
