import { missionTerms } from '../../missions/edit.ts';
import {
  notificationTitles,
  priceSuggested,
  threadTitles,
  titleWithWords,
} from '../../notifications/titles.ts';
import { formatPrice } from '../../payments/amounts.ts';
import { type Application, isOngoing } from '../application.ts';
import { action, mail, notify, type OutcomeOf } from '../outcome.ts';
import { closingWords, excerpt, keptText, readableWords } from '../words.ts';

/** Rows of rules §3 about the price, the refusal and the withdrawal. */

export const acceptPrice: OutcomeOf<'price/accept'> = () => ({
  accept: ['PRICE'],
  open: [action('CONTRACT_CHOICE')],
  fields: { state: 'WAITING_ACCEPTATION', offerToConfirm: [] },
  effects: [notify('candidate', 'PRICE_ACCEPTED'), mail('candidate', 'price-accepted')],
});

const toCandidate = { author: 'creator', reader: 'candidate' } as const;

/** The words of a refusal after what is told of it, as the candidate may read them. */
const withWords = (title: string, application: Application, text: string | null): string =>
  text === null ? title : titleWithWords(title, excerpt(readableWords(application, text, toCandidate)));

export const refusePrice: OutcomeOf<'price/refuse'> = ({ application, command }) => {
  const { reason, suggestionCents } = closingWords(command);
  const title =
    suggestionCents === null
      ? notificationTitles.PRICE_REFUSED
      : priceSuggested(formatPrice(suggestionCents, application.tvaApplicable));
  return {
    refuse: ['PRICE'],
    fields: { offerToConfirm: [] },
    effects: [
      notify('candidate', 'PRICE_REFUSED', withWords(title, application, reason)),
      mail('candidate', 'price-refused'),
    ],
  };
};

export const offerNewPrice: OutcomeOf<'price/new'> = ({ command }) => ({
  open: [action('PRICE', command.offerCents)],
  fields: { offerCents: command.offerCents },
  effects: [notify('creator', 'NEW_MESSAGE', threadTitles.priceNew), mail('creator', 'price-new')],
});

export const confirmPrice: OutcomeOf<'price/confirm'> = () => ({
  fields: { offerToConfirm: [] },
  effects: [
    notify('creator', 'NEW_MESSAGE', threadTitles.priceConfirmed),
    mail('creator', 'price-confirmed'),
  ],
});

/**
 * Rules §2: the candidate is told of every edit; what an open price was proposed for is to be confirmed once it changed. A mail
 * asks for it, and no second one for what is asked already.
 */
export const tellOfEdit: OutcomeOf<'mission/edited'> = ({ application, command: { terms } }) => {
  if (!isOngoing(application, 'PRICE') || terms.length === 0) {
    return { effects: [notify('candidate', 'NEW_MESSAGE', threadTitles.missionEdited)] };
  }
  const { offerToConfirm: asked } = application;
  const offerToConfirm = missionTerms.filter((term) => terms.includes(term) || asked.includes(term));
  return {
    fields: { offerToConfirm },
    effects: [
      notify('candidate', 'NEW_MESSAGE', threadTitles.priceToConfirm),
      ...(offerToConfirm.length > asked.length ? [mail('candidate', 'price-to-confirm')] : []),
    ],
  };
};

/** Who applied to an offer and was not refused is told that somebody was found; their threads stay open. */
export const tellOfFilledMission: OutcomeOf<'mission/filled'> = () => ({
  effects: [
    notify('candidate', 'NEW_MESSAGE', threadTitles.missionFilled),
    mail('candidate', 'mission-filled'),
  ],
});

export const tellOfFilled: OutcomeOf<'job/filled'> = () => ({
  effects: [notify('candidate', 'NEW_MESSAGE', threadTitles.jobFilled), mail('candidate', 'job-filled')],
});

export const refuseCandidate: OutcomeOf<'refuseCandidate'> = ({ application, command }) => {
  const refusalText = keptText(command.text);
  const title = withWords(threadTitles.candidateRefused, application, refusalText);
  return {
    fields: { state: 'REFUSED', closedReason: 'refused', refusalText, offerToConfirm: [] },
    effects: [notify('candidate', 'NEW_MESSAGE', title), mail('candidate', 'candidate-refused')],
  };
};

export const withdraw: OutcomeOf<'withdraw'> = () => ({
  fields: { state: 'REFUSED', closedReason: 'withdrawn', offerToConfirm: [] },
  effects: [
    notify('creator', 'NEW_MESSAGE', threadTitles.candidateWithdrew),
    mail('creator', 'candidate-withdrew'),
  ],
});
