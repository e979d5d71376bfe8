import type { CollaborationMode } from '../payments/fees.ts';
import type { Day } from '../time/paris.ts';
import type { FileState, VigilanceFile } from './file.ts';
import { type AgreedMission, contractsDirectly, reachesSum } from './relation.ts';

/** The gate of a new mode: a file that is not complete closes its acceptance once the sum of the year is reached. */

export const vigilanceRefusals = ['VIGILANCE_INCOMPLETE', 'VIGILANCE_OUT_OF_DATE'] as const;
export type VigilanceRefusal = (typeof vigilanceRefusals)[number];

/** Facts about one client and one prestataire between whom a mode is to be accepted. */
export interface RelationFacts {
  /** Missions that the two agreed before. */
  readonly missions: readonly AgreedMission[];
  readonly file: Pick<VigilanceFile, 'state'>;
  readonly day: Day;
}

/** A mode that is to be accepted at a price. */
export interface ModeTerms {
  readonly mode: CollaborationMode;
  /** Price without tax. */
  readonly netCents: number;
}

export type VigilanceFacts = RelationFacts & ModeTerms;

/** Refusal that a state of the file gives, where the file is asked for. */
export const refusalOfFile: Readonly<Record<FileState, VigilanceRefusal | null>> = {
  incomplete: 'VIGILANCE_INCOMPLETE',
  outOfDate: 'VIGILANCE_OUT_OF_DATE',
  toRenew: null,
  complete: null,
};

/** True if the file is asked for before this mode is accepted. */
export const asksForFile = ({
  mode,
  netCents,
  missions,
  day,
}: ModeTerms & Omit<RelationFacts, 'file'>): boolean =>
  contractsDirectly(mode) && reachesSum(missions, netCents, day);

/**
 * Reason why the mode cannot be accepted; null if it can. Missions under way go on whatever becomes of the file: their
 * deliveries, deposits and payments ask for nothing.
 */
export const vigilanceRefusal = (facts: VigilanceFacts): VigilanceRefusal | null =>
  asksForFile(facts) ? refusalOfFile[facts.file.state] : null;
