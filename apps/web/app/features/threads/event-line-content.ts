import type { Thread } from '@basoche/contract/threads/threads';
import { ofName } from '@basoche/domain/members/elision';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { reasonLine } from '@basoche/domain/threads/settlement';
import type { ThreadEnd } from '@basoche/domain/threads/thread-ends';
import {
  type ActionMessage,
  because,
  both,
  type LineFacts,
  type LineTone,
  line,
} from './action-line-content.ts';
import { independenceLines } from './independence-content.ts';
import { areYours, toPayee } from './next-step/definition.ts';
import { isMonth, ofWork, theWork } from './work-words.ts';

/** Events of a mission that have no action of their own. */
export const threadEvents = [
  'DELIVERED',
  'REPORTED',
  'CONTESTED_BY_CREATOR',
  'CONTESTED_BY_CANDIDATE',
  'CONTEST_WITHDRAWN_BY_CREATOR',
  'CONTEST_WITHDRAWN_BY_CANDIDATE',
  'CONTEST_SETTLED',
  'TAKEN_BY_BANK',
  'CANCEL_ASKED_BY_CREATOR',
  'CANCEL_ASKED_BY_CANDIDATE',
  'CANCEL_REFUSED_BY_CREATOR',
  'CANCEL_REFUSED_BY_CANDIDATE',
  'INDEPENDENCE_DECLARED',
  'INDEPENDENCE_RESERVED',
  'INDEPENDENCE_RETRACTED',
  'PARTIES_SHOWN',
] as const;
export type ThreadEvent = (typeof threadEvents)[number];

const mine = {
  contested: line('bad', ({ work }) => `Vous avez contesté ${theWork(work)}.`, because),
  contestWithdrawn: line('news', 'Vous avez retiré votre contestation. La mission suit son cours.'),
  cancelAsked: line('open', 'Vous avez demandé l’annulation du dépôt des fonds.'),
  cancelRefused: line('bad', 'Vous avez refusé l’annulation du dépôt. La mission suit son cours.'),
};
const theirs = {
  contested: line('bad', ({ other, work }) => `${other} a contesté ${theWork(work)}.`, because),
  contestWithdrawn: line(
    'news',
    ({ other }) => `${other} a retiré sa contestation. La mission suit son cours.`,
  ),
  cancelAsked: line('open', ({ other }) => `${other} a demandé l’annulation du dépôt des fonds.`),
  cancelRefused: line(
    'bad',
    ({ other }) => `${other} a refusé l’annulation du dépôt. La mission suit son cours.`,
  ),
};

/** An event of the candidate about their independence, with its line for each party. */
const ofCandidate = (
  tone: LineTone,
  words: { readonly mine: string; readonly theirs: (other: string) => string },
) => ({
  creator: line(tone, ({ other }) => words.theirs(other)),
  candidate: line(tone, words.mine),
});

const reported = ({ report }: LineFacts): string => report ?? '';

const decided = ({ settlement }: LineFacts): string => settlement ?? '';

/** Sentence about the money left after a bank's dispute, for each party. */
const whatIsLeft = ({ payee, work }: LineFacts): string =>
  payee === null ? '' : `Les fonds ${ofWork(work)} sont désormais de ${payee}.`;

/** Event × reader → its line in the conversation. */
export const eventLines: Readonly<Record<ThreadEvent, Readonly<Record<ThreadParty, ActionMessage>>>> = {
  DELIVERED: {
    creator: line('news', ({ other, work }) =>
      isMonth(work)
        ? `${other} a envoyé le compte rendu ${ofWork(work)}.`
        : `${other} a déclaré la ${work} livrée.`,
    ),
    candidate: line('news', ({ work }) =>
      isMonth(work)
        ? `Vous avez envoyé le compte rendu ${ofWork(work)}.`
        : `Vous avez déclaré la ${work} livrée.`,
    ),
  },
  REPORTED: {
    creator: line('news', ({ other }) => `${other} a envoyé le compte rendu.`, reported),
    candidate: line('news', 'Vous avez envoyé le compte rendu.', reported),
  },
  CONTESTED_BY_CREATOR: { creator: mine.contested, candidate: theirs.contested },
  CONTESTED_BY_CANDIDATE: { creator: theirs.contested, candidate: mine.contested },
  CONTEST_WITHDRAWN_BY_CREATOR: { creator: mine.contestWithdrawn, candidate: theirs.contestWithdrawn },
  CONTEST_WITHDRAWN_BY_CANDIDATE: { creator: theirs.contestWithdrawn, candidate: mine.contestWithdrawn },
  CONTEST_SETTLED: both(line('news', 'Basoche a tranché la contestation.', decided)),
  TAKEN_BY_BANK: {
    creator: line('news', ({ taken }) => `La banque a repris ${taken} de votre dépôt.`, whatIsLeft),
    candidate: line('news', ({ taken }) => `La banque a repris ${taken} du dépôt.`, whatIsLeft),
  },
  CANCEL_ASKED_BY_CREATOR: { creator: mine.cancelAsked, candidate: theirs.cancelAsked },
  CANCEL_ASKED_BY_CANDIDATE: { creator: theirs.cancelAsked, candidate: mine.cancelAsked },
  CANCEL_REFUSED_BY_CREATOR: { creator: mine.cancelRefused, candidate: theirs.cancelRefused },
  CANCEL_REFUSED_BY_CANDIDATE: { creator: theirs.cancelRefused, candidate: mine.cancelRefused },
  INDEPENDENCE_DECLARED: ofCandidate('good', independenceLines.declared),
  INDEPENDENCE_RESERVED: ofCandidate('news', independenceLines.reserved),
  INDEPENDENCE_RETRACTED: ofCandidate('bad', independenceLines.retracted),
  PARTIES_SHOWN: {
    creator: line('news', ({ other }) => independenceLines.shown.mine(other)),
    candidate: line('news', ({ other }) => independenceLines.shown.theirs(other)),
  },
};

const refusal = ({ refusal: text }: LineFacts): string => (text === null ? '' : reasonLine(text));

/** The taker's text for the client, if any. */
const returned = ({ returnText }: LineFacts): string => returnText ?? '';

/** How an application ended, for each reader. */
export const endLines: Readonly<Record<ThreadEnd, Readonly<Record<ThreadParty, ActionMessage>>>> = {
  refused: {
    creator: line('bad', ({ other }) => `Vous avez refusé la candidature ${ofName(other)}.`, refusal),
    candidate: line('bad', ({ other }) => `${other} n’a pas retenu votre candidature.`, refusal),
  },
  withdrawn: {
    creator: line('bad', ({ other }) => `${other} a retiré sa candidature.`),
    candidate: line('bad', 'Vous avez retiré votre candidature.'),
  },
  cancelled: both(line('bad', 'D’un commun accord, le dépôt est annulé et la mission a pris fin.')),
  settledAgainst: both(line('bad', 'Basoche a tranché la contestation.', decided)),
  refunded: both(line('bad', 'Le dépôt des fonds a été annulé et la mission a pris fin.', decided)),
  hearingCancelled: {
    creator: line('bad', 'Vous avez annulé l’audience.'),
    candidate: line('bad', ({ other }) => `${other} a annulé l’audience.`),
  },
  hearingReturned: {
    creator: line('bad', ({ other }) => `${other} a rendu l’audience.`, returned),
    candidate: line('bad', 'Vous avez rendu l’audience.', returned),
  },
  settled: both(line('good', 'Basoche a tranché la contestation.', decided)),
  restDecided: both(line('news', 'Le sort des fonds de la mission est décidé.', decided)),
  payable: {
    creator: line(
      'news',
      ({ payee, ...facts }) =>
        `Les fonds ${ofWork(facts.work)} (${payee}) vont être versés ${toPayee(facts)}.`,
    ),
    candidate: line(
      'news',
      ({ payee, isPortage, work }) =>
        `Les fonds ${ofWork(work)} (${payee}) vont ${isPortage ? 'être versés à ITG, qui vous paie' : 'vous être versés'}.`,
    ),
  },
  paid: {
    creator: line(
      'good',
      ({ payee, ...facts }) => `Les fonds ${ofWork(facts.work)} (${payee}) sont versés ${toPayee(facts)}.`,
    ),
    candidate: line(
      'good',
      ({ payee, ...facts }) => `Les fonds ${ofWork(facts.work)} (${payee}) ${areYours(facts)}.`,
    ),
  },
};

interface ThreadEventAt {
  readonly event: ThreadEvent;
  readonly at: string;
}

/** End of a contest after which the mission went on. If the contest ended the mission, the line of the end says so. */
const endOfContest = (thread: Thread): ThreadEventAt[] => {
  const { isCreator, execution, end } = thread;
  const { contest } = execution;
  if (contest === null || contest.endedAt === null) return [];
  const at = contest.endedAt;
  if (contest.end === 'settled') {
    return end === 'settled' || end === 'settledAgainst' ? [] : [{ event: 'CONTEST_SETTLED', at }];
  }
  const isByCreator = contest.isMine === isCreator;
  return [{ event: isByCreator ? 'CONTEST_WITHDRAWN_BY_CREATOR' : 'CONTEST_WITHDRAWN_BY_CANDIDATE', at }];
};

/** The candidate's last declaration about their independence. */
const independenceEvents = {
  declared: 'INDEPENDENCE_DECLARED',
  reserved: 'INDEPENDENCE_RESERVED',
  retracted: 'INDEPENDENCE_RETRACTED',
} as const;

/** Events without an action of their own, with their times. */
export const eventsOf = (thread: Thread): ThreadEventAt[] => {
  const { execution, isCreator } = thread;
  const { independence, shown } = thread.conflicts ?? {};
  const { deliveredAt, contest, cancelAsked, cancelRefused, takenByBank } = execution;
  const timesOf = ({ mine, other }: typeof cancelAsked) => (isCreator ? [mine, other] : [other, mine]);
  const eventAt = (event: ThreadEvent, at: string | null | undefined): ThreadEventAt[] =>
    at ? [{ event, at }] : [];
  const [creatorAsked, candidateAsked] = timesOf(cancelAsked);
  const [creatorRefused, candidateRefused] = timesOf(cancelRefused);
  const isByCreator = contest?.isMine === isCreator;
  return [
    ...eventAt(thread.hearing?.report ? 'REPORTED' : 'DELIVERED', deliveredAt),
    ...eventAt(isByCreator ? 'CONTESTED_BY_CREATOR' : 'CONTESTED_BY_CANDIDATE', contest?.at),
    ...endOfContest(thread),
    ...eventAt('TAKEN_BY_BANK', takenByBank?.at),
    ...eventAt('CANCEL_ASKED_BY_CREATOR', creatorAsked),
    ...eventAt('CANCEL_ASKED_BY_CANDIDATE', candidateAsked),
    ...eventAt('CANCEL_REFUSED_BY_CREATOR', creatorRefused),
    ...eventAt('CANCEL_REFUSED_BY_CANDIDATE', candidateRefused),
    ...eventAt(independenceEvents[independence?.kind ?? 'declared'], independence?.at),
    ...eventAt('PARTIES_SHOWN', shown?.at),
  ];
};
