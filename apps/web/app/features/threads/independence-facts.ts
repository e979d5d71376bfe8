import type { Thread } from '@basoche/contract/threads/threads';
import { formatDay } from '../../lib/dates.ts';
import { independence as content, parties } from './independence-content.ts';

/** The conflict check of a thread, in the words of its screens. */

type Conflicts = NonNullable<Thread['conflicts']>;

type Told = Pick<Thread, 'isCreator' | 'state' | 'permitted' | 'hindered'> & {
  readonly conflicts: Conflicts;
};

/** State of the candidate's independence, for the viewer; null if nothing was declared and nothing is required. */
export const independenceText = ({ isCreator, state, conflicts }: Told) => {
  const { independence, level } = conflicts;
  const words = isCreator ? content.theirs : content.own;
  if (independence === null) return level === 'declaration' ? words.none : null;
  const day = formatDay(independence.at);
  if (independence.kind === 'reserved') return words.reserved;
  if (independence.kind === 'retracted') return words.retracted(day);
  // A thread that is over asks for no new signature, even if its list has changed or was deleted.
  const isOver = state === 'DONE' || state === 'REFUSED';
  return independence.isCurrent || isOver
    ? content.declared(day)
    : `${content.declared(day)}. ${words.changed}`;
};

const isDoubtful = ({ independence }: Conflicts): boolean =>
  independence?.kind === 'reserved' || independence?.kind === 'retracted';

/** Reason why a command that the viewer might expect is closed; undefined if it is permitted, or not theirs. */
export const closedBecause = (
  { hindered }: Pick<Thread, 'hindered'>,
  permission: Thread['permitted'][number],
) => hindered.find((one) => one.permission === permission);

/** True if only the candidate's signature is missing. */
const awaitsSignature = (thread: Told): boolean => {
  const { permitted, hindered, conflicts } = thread;
  const { independence, level, shown } = conflicts;
  const isOpen =
    permitted.includes('independence/declare') || closedBecause(thread, 'independence/declare') !== undefined;
  if (!isOpen || level !== 'declaration' || independence?.isCurrent) return false;
  // A reserve first awaits the client. The candidate signs once the client has shown the parties, or if a
  // mode requires the signature.
  return (
    independence?.kind !== 'reserved' ||
    shown?.isCurrent === true ||
    hindered.some(({ code }) => code === 'DECLARATION_NEEDED')
  );
};

/**
 * True if the client may show the parties to settle the candidate's doubt, now or once both have accepted the
 * agreement.
 */
const mayShow = (thread: Told): boolean =>
  isDoubtful(thread.conflicts) &&
  (thread.permitted.includes('parties/disclose') || closedBecause(thread, 'parties/disclose') !== undefined);

/** True if the conflict check is part of the viewer's next step; otherwise only the details show it. */
export const isPressing = (thread: Told): boolean =>
  thread.isCreator ? mayShow(thread) : awaitsSignature(thread);

/** Consequence for the viewer, below the state. */
export const independenceHint = (thread: Told): string | null => {
  if (!thread.isCreator) return awaitsSignature(thread) ? content.own.needed : null;
  if (!mayShow(thread)) return null;
  return closedBecause(thread, 'parties/disclose') === undefined
    ? content.theirs.toShow
    : content.theirs.afterConsent;
};

/** State of the parties that were shown; null if none were. */
export const shownText = ({ shown }: Conflicts): string | null => {
  if (shown === null) return null;
  const text = parties.shown(formatDay(shown.at));
  return shown.isCurrent ? text : `${text}. ${parties.changed}`;
};
