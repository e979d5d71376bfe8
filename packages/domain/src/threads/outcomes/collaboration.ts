import { type CollaborationMode, feeWithTaxCents } from '../../payments/fees.ts';
import { action, mail, mailBoth, notify, notifyBoth, type Outcome, type OutcomeOf } from '../outcome.ts';
import { partnerReviewTimers, portageReviewTimers } from '../schedule.ts';

/** Rows of rules §3 about the mode of collaboration: direct relation, held funds, salaried portage. */

/** The action that proposes each mode. */
const actionOf = { direct: 'DIRECT', funds: 'FUNDS', portage: 'PORTAGE' } as const;

/** The fee is fixed here: both read it before either agrees, and a later grid does not change it. */
export const choose = (mode: CollaborationMode) => (): Outcome => ({
  accept: ['CONTRACT_CHOICE'],
  open: [action(actionOf[mode])],
  fields: { feeCents: feeWithTaxCents(mode) },
  effects: [notify('candidate', 'CONTRACT_OFFER'), mail('candidate', 'mode-offered')],
});

export const refuseMode = (mode: CollaborationMode) => (): Outcome => ({
  refuse: [actionOf[mode]],
  open: [action('CONTRACT_CHOICE')],
  effects: [notify('creator', 'CONTRACT_REFUSED'), mail('creator', 'mode-refused')],
});

const accepted = [notify('creator', 'CONTRACT_ACCEPTED'), mail('creator', 'mode-accepted')];

export const acceptDirect: OutcomeOf<'direct/accept'> = () => ({
  accept: ['DIRECT'],
  open: [action('MISSION_ONGOING')],
  fields: { state: 'ONGOING', mode: 'direct' },
  effects: [...accepted, { kind: 'invoicing' }],
});

export const acceptFunds: OutcomeOf<'funds/accept'> = () => ({
  accept: ['FUNDS'],
  open: [action('WAITING_FUNDS')],
  fields: { state: 'WAITING_FUNDS', mode: 'funds' },
  effects: [...accepted, mail('candidate', 'payment-account-reminder')],
});

export const acceptPortage: OutcomeOf<'portage/accept'> = ({ now }) => ({
  accept: ['PORTAGE'],
  open: [action('WAITING_BASOCHE')],
  fields: { state: 'WAITING_PORTAGE', mode: 'portage' },
  effects: [...accepted, mail('staff', 'portage-to-review'), ...portageReviewTimers(now)],
});

export const validatePortage: OutcomeOf<'portage/validate'> = ({ now }) => ({
  accept: ['WAITING_BASOCHE'],
  open: [action('WAITING_ITG')],
  effects: [
    ...notifyBoth('PORTAGE_ACCEPTED'),
    ...mailBoth('portage-validated'),
    mail('partner', 'portage-to-review'),
    ...partnerReviewTimers(now),
  ],
});

export const rejectPortage: OutcomeOf<'portage/reject'> = ({ command }) => ({
  refuse: ['WAITING_BASOCHE'],
  open: [action('CONTRACT_CHOICE')],
  fields: { state: 'WAITING_ACCEPTATION', mode: null },
  effects: [...notifyBoth('PORTAGE_REFUSED'), ...mailBoth('portage-rejected', command.reason.trim())],
});

export const validateByPartner: OutcomeOf<'itg/validate'> = () => ({
  accept: ['WAITING_ITG'],
  open: [action('WAITING_FUNDS')],
  fields: { state: 'WAITING_FUNDS' },
  effects: [
    ...notifyBoth('PORTAGE_ACCEPTED_BY_ITG'),
    mail('candidate', 'portage-accepted'),
    mail('creator', 'funds-awaited'),
  ],
});

export const rejectByPartner: OutcomeOf<'itg/reject'> = ({ command }) => ({
  refuse: ['WAITING_ITG'],
  open: [action('CONTRACT_CHOICE')],
  fields: { state: 'WAITING_ACCEPTATION', mode: null },
  effects: [...notifyBoth('PORTAGE_REFUSED_BY_ITG'), ...mailBoth('portage-rejected', command.reason.trim())],
});

/** Half time and overdue, for the platform's own people and for the partner. */
export const remindReviewer = (to: 'staff' | 'partner', isOverdue: boolean) => (): Outcome => ({
  effects: [
    mail(to, isOverdue ? 'portage-overdue' : 'portage-to-review'),
    ...(isOverdue && to === 'partner' ? [mail('staff', 'portage-overdue')] : []),
  ],
});
