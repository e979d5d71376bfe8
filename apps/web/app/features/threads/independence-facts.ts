import type { Thread } from '@basoche/contract/threads/threads';
import { formatDay } from '../../lib/dates.ts';
import { independence as content, parties } from './independence-content.ts';

/** The conflict check of a thread as its screens tell it. */

type Conflicts = NonNullable<Thread['conflicts']>;

type Told = Pick<Thread, 'isCreator' | 'state' | 'permitted' | 'hindered'> & {
  readonly conflicts: Conflicts;
};

/** State of the candidate's independence, in words for the viewer; null where nothing was given and nothing is asked. */
export const independenceText = ({ isCreator, state, conflicts }: Told) => {
  const { independence, level } = conflicts;
  const words = isCreator ? content.theirs : content.own;
  if (independence === null) return level === 'declaration' ? words.none : null;
  const day = formatDay(independence.at);
  if (independence.kind === 'reserved') return words.reserved;
  if (independence.kind === 'retracted') return words.retracted(day);
  // Nothing is signed anew in a thread that is over; its list may be deleted by then.
  const isOver = state === 'DONE' || state === 'REFUSED';
  return independence.isCurrent || isOver
    ? content.declared(day)
    : `${content.declared(day)}. ${words.changed}`;
};

const isDoubtful = ({ independence }: Conflicts): boolean =>
  independence?.kind === 'reserved' || independence?.kind === 'retracted';

/** Refusal of a command that the viewer might expect; undefined if it is permitted, or not theirs. */
export const closedBecause = (
  { hindered }: Pick<Thread, 'hindered'>,
  permission: Thread['permitted'][number],
) => hindered.find((one) => one.permission === permission);

/** True if the candidate's signature is what the thread lacks. */
const awaitsSignature = (thread: Told): boolean => {
  const { permitted, hindered, conflicts } = thread;
  const { independence, level, shown } = conflicts;
  const isOpen =
    permitted.includes('independence/declare') || closedBecause(thread, 'independence/declare') !== undefined;
  if (!isOpen || level !== 'declaration' || independence?.isCurrent) return false;
  // A reserve waits for the client, unless they showed the parties, or a mode waits for the signature.
  return (
    independence?.kind !== 'reserved' ||
    shown?.isCurrent === true ||
    hindered.some(({ code }) => code === 'DECLARATION_NEEDED')
  );
};

/** True if the client may settle the candidate's doubt, now or once both accepted the agreement. */
const mayShow = (thread: Told): boolean =>
  isDoubtful(thread.conflicts) &&
  (thread.permitted.includes('parties/disclose') || closedBecause(thread, 'parties/disclose') !== undefined);

/** True if the conflict check belongs to what the viewer is to do now; otherwise it stands in the details alone. */
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
