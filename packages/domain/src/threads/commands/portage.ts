import * as needs from '../conditions.ts';
import { action, mail, mailBoth, notifyBoth } from '../outcome.ts';
import { partnerAnswerTimers } from '../timer-schedule.ts';
import { command, permission } from './definition.ts';

interface Rejected {
  readonly reason: string;
}

/** Half-time reminder and overdue mark, for staff and for the partner. */
const remind = (
  to: 'staff' | 'partner',
  recordedAs: string,
  { isOverdue }: { readonly isOverdue: boolean },
) =>
  command({
    by: ['timer'],
    from: ['WAITING_PORTAGE'],
    needs: [needs.ongoing(to === 'staff' ? 'WAITING_BASOCHE' : 'WAITING_ITG')],
    does: () => ({
      effects: [
        mail(to, isOverdue ? 'portage-overdue' : 'portage-to-review'),
        ...(isOverdue && to === 'partner' ? [mail('staff', 'portage-overdue')] : []),
      ],
    }),
    recordedAs,
  });

/** A salaried portage under review: by the platform's staff, then by the portage company. */
export const portageCommands = {
  'portage/validate': permission({
    by: ['staff'],
    from: ['WAITING_PORTAGE'],
    needs: [needs.ongoing('WAITING_BASOCHE')],
    does: ({ now }) => ({
      accept: ['WAITING_BASOCHE'],
      open: [action('WAITING_ITG')],
      effects: [
        ...notifyBoth('PORTAGE_ACCEPTED'),
        ...mailBoth('portage-validated'),
        mail('partner', 'portage-to-review'),
        ...partnerAnswerTimers(now),
      ],
    }),
    recordedAs: 'Portage salarial validé par Basoche',
  }),

  'portage/reject': permission<Rejected>({
    by: ['staff'],
    from: ['WAITING_PORTAGE'],
    to: ['WAITING_ACCEPTATION'],
    needs: [needs.ongoing('WAITING_BASOCHE'), needs.reasonIsGiven],
    does: ({ command: { reason } }) => ({
      refuse: ['WAITING_BASOCHE'],
      open: [action('CONTRACT_CHOICE')],
      fields: { state: 'WAITING_ACCEPTATION', mode: null },
      effects: [...notifyBoth('PORTAGE_REFUSED'), ...mailBoth('portage-rejected', reason.trim())],
    }),
    sample: () => ({ reason: '.' }),
    recordedAs: 'Portage salarial refusé par Basoche',
  }),

  'itg/validate': permission({
    by: ['partner'],
    from: ['WAITING_PORTAGE'],
    to: ['WAITING_FUNDS'],
    needs: [needs.ongoing('WAITING_ITG')],
    does: () => ({
      accept: ['WAITING_ITG'],
      open: [action('WAITING_FUNDS')],
      fields: { state: 'WAITING_FUNDS' },
      effects: [
        ...notifyBoth('PORTAGE_ACCEPTED_BY_ITG'),
        mail('candidate', 'portage-accepted'),
        mail('creator', 'funds-awaited'),
      ],
    }),
    recordedAs: 'Portage salarial accepté par ITG',
  }),

  'itg/reject': permission<Rejected>({
    by: ['partner'],
    from: ['WAITING_PORTAGE'],
    to: ['WAITING_ACCEPTATION'],
    needs: [needs.ongoing('WAITING_ITG'), needs.reasonIsGiven],
    does: ({ command: { reason } }) => ({
      refuse: ['WAITING_ITG'],
      open: [action('CONTRACT_CHOICE')],
      fields: { state: 'WAITING_ACCEPTATION', mode: null },
      effects: [...notifyBoth('PORTAGE_REFUSED_BY_ITG'), ...mailBoth('portage-rejected', reason.trim())],
    }),
    sample: () => ({ reason: '.' }),
    recordedAs: 'Portage salarial refusé par ITG',
  }),

  'portage/remind': remind('staff', 'Rappel du portage à Basoche', { isOverdue: false }),
  'portage/overdue': remind('staff', 'Délai de Basoche dépassé', { isOverdue: true }),
  'itg/remind': remind('partner', 'Rappel du portage à ITG', { isOverdue: false }),
  'itg/overdue': remind('partner', 'Délai d’ITG dépassé', { isOverdue: true }),
};
