import { type CollaborationMode, feeWithTaxCents } from '../../payments/fees.ts';
import * as needs from '../conditions.ts';
import { independenceIsCurrent } from '../independence-conditions.ts';
import { action, mail, notify } from '../outcome.ts';
import { actionOfMode } from '../proposed-mode.ts';
import { portageAnswerTimers } from '../timer-schedule.ts';
import { permission } from './definition.ts';

/**
 * `isConfirmed` is true if the creator knows of another current collaboration on the mission and still wants
 * a second one.
 */
interface Chosen {
  readonly isConfirmed?: boolean;
}

/**
 * The creator proposes a mode. The fee is fixed here: both parties read it before they agree, and a later
 * grid does not change it.
 */
const choose = (mode: CollaborationMode, recordedAs: string, conditions: readonly needs.Condition[]) =>
  permission<Chosen>({
    by: ['creator'],
    from: ['WAITING_ACCEPTATION'],
    needs: [needs.ongoing('CONTRACT_CHOICE'), ...conditions, needs.isOnlyOneOrConfirmed],
    does: () => ({
      accept: ['CONTRACT_CHOICE'],
      open: [action(actionOfMode[mode])],
      fields: { feeCents: feeWithTaxCents(mode) },
      effects: [notify('candidate', 'CONTRACT_OFFER'), mail('candidate', 'mode-offered')],
    }),
    sample: () => ({ isConfirmed: true }),
    recordedAs,
  });

/** The candidate refuses the proposed mode: another one is to be chosen. */
const refuse = (mode: CollaborationMode, recordedAs: string) =>
  permission({
    by: ['candidate'],
    from: ['WAITING_ACCEPTATION'],
    needs: [needs.ongoing(actionOfMode[mode])],
    does: () => ({
      refuse: [actionOfMode[mode]],
      open: [action('CONTRACT_CHOICE')],
      effects: [notify('creator', 'CONTRACT_REFUSED'), mail('creator', 'mode-refused')],
    }),
    recordedAs,
  });

const accepted = [notify('creator', 'CONTRACT_ACCEPTED'), mail('creator', 'mode-accepted')];

/** The mode of collaboration: direct relation, held funds, salaried portage. */
export const modeCommands = {
  'choose/direct': choose('direct', 'Relation directe proposée', [needs.directIsAllowed]),
  'choose/funds': choose('funds', 'Dépôt des fonds proposé', needs.fundsConditions),
  'choose/portage': choose('portage', 'Portage salarial proposé', needs.portageConditions),

  'direct/accept': permission({
    by: ['candidate'],
    from: ['WAITING_ACCEPTATION'],
    to: ['ONGOING'],
    needs: [needs.ongoing('DIRECT'), independenceIsCurrent, ...needs.fileIsComplete],
    does: () => ({
      accept: ['DIRECT'],
      open: [action('MISSION_ONGOING')],
      fields: { state: 'ONGOING', mode: 'direct' },
      effects: accepted,
    }),
    recordedAs: 'Relation directe acceptée',
  }),
  'direct/refuse': refuse('direct', 'Relation directe refusée'),

  'funds/accept': permission({
    by: ['candidate'],
    from: ['WAITING_ACCEPTATION'],
    to: ['WAITING_FUNDS'],
    needs: [needs.ongoing('FUNDS'), independenceIsCurrent, ...needs.fileIsComplete],
    does: () => ({
      accept: ['FUNDS'],
      open: [action('WAITING_FUNDS')],
      fields: { state: 'WAITING_FUNDS', mode: 'funds' },
      effects: [...accepted, mail('candidate', 'payment-account-reminder')],
    }),
    recordedAs: 'Dépôt des fonds accepté',
  }),
  'funds/refuse': refuse('funds', 'Dépôt des fonds refusé'),

  'portage/accept': permission({
    by: ['candidate'],
    from: ['WAITING_ACCEPTATION'],
    to: ['WAITING_PORTAGE'],
    needs: [needs.ongoing('PORTAGE'), independenceIsCurrent],
    does: ({ now }) => ({
      accept: ['PORTAGE'],
      open: [action('WAITING_BASOCHE')],
      fields: { state: 'WAITING_PORTAGE', mode: 'portage' },
      effects: [...accepted, mail('staff', 'portage-to-review'), ...portageAnswerTimers(now)],
    }),
    recordedAs: 'Portage salarial accepté',
  }),
  'portage/refuse': refuse('portage', 'Portage salarial refusé'),
};
