import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { proposedMode } from '@basoche/domain/threads/proposed-mode';
import { asksForFile } from '@basoche/domain/threads/table';
import type { Db } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockedVigilanceFactsOf, type Proposal, vigilanceFactsOf } from '../../vigilance/facts/service.ts';

/** Facts of the vigilance file for a mode that is proposed in a thread (rules §12). */

/** The proposed mode of a thread; null without one. */
const proposalIn = (application: Application): Proposal | null => {
  const { state, creator, candidate, offerCents } = application;
  const mode = state === 'WAITING_ACCEPTATION' ? proposedMode(application) : null;
  if (mode === null || offerCents === null) return null;
  return { creatorId: creator.memberId, candidateId: candidate.memberId, mode, netCents: offerCents };
};

/** The application with the vigilance facts of its proposed mode, for reading. */
export const withVigilance = async (platform: Platform, application: Application): Promise<Application> => {
  const proposal = proposalIn(application);
  if (proposal === null) return application;
  return {
    ...application,
    vigilance: await vigilanceFactsOf(platform, platform.database.db, proposal),
  };
};

/**
 * The application with the vigilance facts that this command is decided on. Locks the pair of members if the
 * command accepts a mode.
 */
export const withVigilanceFor = async (
  platform: Platform,
  trx: Db,
  application: Application,
  { type }: ThreadCommand,
): Promise<Application> => {
  const proposal = asksForFile(type) ? proposalIn(application) : null;
  if (proposal === null) return application;
  return { ...application, vigilance: await lockedVigilanceFactsOf(platform, trx, proposal) };
};
