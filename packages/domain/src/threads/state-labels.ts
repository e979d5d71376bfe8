import type { Day } from '../time/paris.ts';
import type { ThreadParty } from './actors.ts';
import type { ThreadType } from './application.ts';
import type { SheetState } from './situation.ts';
import { situationWords } from './situation-content.ts';
import type { ApplicationState } from './states.ts';
import type { Situation, Turn } from './whose-turn.ts';

/** Badge of an application. */
export const stateLabels: Readonly<Record<ApplicationState, string>> = {
  NEW: 'Nouveau',
  REFUSED: 'Refusé',
  WAITING_ACCEPTATION: 'En attente d’acceptation',
  WAITING_PORTAGE: 'En attente de portage',
  WAITING_FUNDS: 'En attente de dépôts de fonds',
  WAITING_RULES: 'En attente de règlement',
  ONGOING: 'En cours',
  DONE: 'Terminé',
};

/** The state shown on a thread's badge: for a job, REFUSED if refused, else ONGOING. */
export const badgeState = (thread: {
  readonly type: ThreadType;
  readonly state: ApplicationState;
}): ApplicationState =>
  thread.type === 'MISSION' ? thread.state : thread.state === 'REFUSED' ? 'REFUSED' : 'ONGOING';

/**
 * Badge text of a thread for one party: their own step on their turn, the first day of a deposit that is not
 * open yet, otherwise the state.
 *
 * « Nouveau » is shown only to the party who receives an application; its sender sees the situation.
 */
export const badgeText = (
  thread: {
    readonly type: ThreadType;
    readonly state: ApplicationState;
    readonly situation: Situation;
    readonly turn: Turn;
    readonly isHearing?: boolean;
    readonly sheet?: SheetState | undefined;
    readonly depositOpensOn?: Day | undefined;
  },
  viewer: ThreadParty,
): string =>
  thread.turn === 'MINE' ||
  thread.situation === 'DEPOSIT_TO_COME' ||
  (thread.state === 'NEW' && viewer === 'candidate' && thread.type === 'MISSION')
    ? situationWords(thread, viewer)
    : stateLabels[badgeState(thread)];
