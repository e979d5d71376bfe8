import { mayAct, type SeatRole } from '../firms/roles.ts';
import { ownPaths } from './own-paths.ts';

/**
 * First screen of a member, or of a person with this role who acts for a firm: finance may not read threads
 * (rules §8).
 */
export const homePath = (role: SeatRole | null): string =>
  role === null || mayAct(role, 'readThreads') ? ownPaths.home : ownPaths.deposits;
