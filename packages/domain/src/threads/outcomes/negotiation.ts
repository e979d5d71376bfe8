import { threadTitles } from '../../notifications/titles.ts';
import { action, mail, notify, type OutcomeOf } from '../outcome.ts';

/** Rows of rules §3 about the price, the refusal and the withdrawal. */

export const acceptPrice: OutcomeOf<'price/accept'> = () => ({
  accept: ['PRICE'],
  open: [action('CONTRACT_CHOICE')],
  fields: { state: 'WAITING_ACCEPTATION' },
  effects: [notify('candidate', 'PRICE_ACCEPTED'), mail('candidate', 'price-accepted')],
});

export const refusePrice: OutcomeOf<'price/refuse'> = () => ({
  refuse: ['PRICE'],
  effects: [notify('candidate', 'PRICE_REFUSED'), mail('candidate', 'price-refused')],
});

export const offerNewPrice: OutcomeOf<'price/new'> = ({ command }) => ({
  open: [action('PRICE', command.offerCents)],
  fields: { offerCents: command.offerCents },
  effects: [notify('creator', 'NEW_MESSAGE', threadTitles.priceNew), mail('creator', 'price-new')],
});

export const refuseCandidate: OutcomeOf<'refuseCandidate'> = () => ({
  fields: { state: 'REFUSED', closedReason: 'refused' },
  effects: [
    notify('candidate', 'NEW_MESSAGE', threadTitles.candidateRefused),
    mail('candidate', 'candidate-refused'),
  ],
});

export const withdraw: OutcomeOf<'withdraw'> = () => ({
  fields: { state: 'REFUSED', closedReason: 'withdrawn' },
  effects: [
    notify('creator', 'NEW_MESSAGE', threadTitles.candidateWithdrew),
    mail('creator', 'candidate-withdrew'),
  ],
});
