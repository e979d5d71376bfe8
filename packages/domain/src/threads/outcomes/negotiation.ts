import { missionTerms } from '../../missions/edit.ts';
import { priceSuggested } from '../../notifications/definitions/negotiation.ts';
import { titleOf } from '../../notifications/keys.ts';
import { titleWithWords } from '../../notifications/titles.ts';
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
      ? titleOf('PRICE_REFUSED')
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
  effects: [notify('creator', 'PRICE_NEW'), mail('creator', 'price-new')],
});

export const confirmPrice: OutcomeOf<'price/confirm'> = () => ({
  fields: { offerToConfirm: [] },
  effects: [notify('creator', 'PRICE_CONFIRMED'), mail('creator', 'price-confirmed')],
});

/**
 * Rules §2: the candidate is told of every edit; what an open price was proposed for is to be confirmed once it changed. A mail
 * asks for it, and no second one for what is asked already.
 */
export const tellOfEdit: OutcomeOf<'mission/edited'> = ({ application, command: { terms } }) => {
  if (!isOngoing(application, 'PRICE') || terms.length === 0) {
    return { effects: [notify('candidate', 'MISSION_EDITED')] };
  }
  const { offerToConfirm: asked } = application;
  const offerToConfirm = missionTerms.filter((term) => terms.includes(term) || asked.includes(term));
  return {
    fields: { offerToConfirm },
    effects: [
      notify('candidate', 'PRICE_TO_CONFIRM'),
      ...(offerToConfirm.length > asked.length ? [mail('candidate', 'price-to-confirm')] : []),
    ],
  };
};

/** Who applied to an offer and was not refused is told that somebody was found; their threads stay open. */
export const tellOfFilledMission: OutcomeOf<'mission/filled'> = () => ({
  effects: [notify('candidate', 'MISSION_FILLED'), mail('candidate', 'mission-filled')],
});

export const tellOfFilled: OutcomeOf<'job/filled'> = () => ({
  effects: [notify('candidate', 'JOB_FILLED'), mail('candidate', 'job-filled')],
});

export const refuseCandidate: OutcomeOf<'refuseCandidate'> = ({ application, command }) => {
  const refusalText = keptText(command.text);
  const title = withWords(titleOf('CANDIDATE_REFUSED'), application, refusalText);
  return {
    fields: { state: 'REFUSED', closedReason: 'refused', refusalText, offerToConfirm: [] },
    effects: [notify('candidate', 'CANDIDATE_REFUSED', title), mail('candidate', 'candidate-refused')],
  };
};

export const withdraw: OutcomeOf<'withdraw'> = () => ({
  fields: { state: 'REFUSED', closedReason: 'withdrawn', offerToConfirm: [] },
  effects: [notify('creator', 'CANDIDATE_WITHDREW'), mail('creator', 'candidate-withdrew')],
});
