import { type MissionTerm, missionTerms } from '../../missions/changed-terms.ts';
import { priceSuggested } from '../../notifications/definitions/application-and-price.ts';
import { titleOf } from '../../notifications/keys.ts';
import { formatPrice } from '../../payments/amounts.ts';
import type { GivenPrice } from '../../pricing/kinds.ts';
import { isOngoing } from '../application.ts';
import * as needs from '../conditions.ts';
import { priceHasMode } from '../instalment-conditions.ts';
import { action, mail, notify, priceAction } from '../outcome.ts';
import { trimmedOrNull, withRefusalWords } from '../party-texts.ts';
import { beforeEnd, command, permission } from './definition.ts';
import type { RefusalWords } from './selection.ts';

/** Commands on the price of a mission, and the effect of an edit of the mission on it. */
export const priceCommands = {
  'price/accept': permission({
    by: ['creator'],
    from: ['NEW'],
    to: ['WAITING_ACCEPTATION'],
    needs: [needs.ongoing('PRICE')],
    does: () => ({
      accept: ['PRICE'],
      open: [action('CONTRACT_CHOICE')],
      fields: { state: 'WAITING_ACCEPTATION', offerToConfirm: [] },
      effects: [notify('candidate', 'PRICE_ACCEPTED'), mail('candidate', 'price-accepted')],
    }),
    recordedAs: 'Prix accepté',
  }),

  /** `suggestionCents`: the price that the creator would accept. */
  'price/refuse': permission<RefusalWords & { readonly suggestionCents?: number | null }>({
    by: ['creator'],
    from: ['NEW'],
    needs: [needs.ongoing('PRICE'), needs.suggestionIsValid, needs.refusalFits],
    does: ({ application, command: { text, suggestionCents = null } }) => {
      const title =
        suggestionCents === null
          ? titleOf('PRICE_REFUSED')
          : priceSuggested(formatPrice(suggestionCents, application.tvaApplicable));
      return {
        refuse: ['PRICE'],
        fields: { offerToConfirm: [] },
        effects: [
          notify('candidate', 'PRICE_REFUSED', withRefusalWords(title, application, trimmedOrNull(text))),
          mail('candidate', 'price-refused'),
        ],
      };
    },
    recordedAs: 'Prix refusé',
  }),

  /** A flat price, or one in instalments. */
  'price/new': permission<GivenPrice & { readonly offerCents: number }>({
    by: ['candidate'],
    from: ['NEW'],
    needs: [needs.lastPriceRefused, needs.priceOfferIsValid, priceHasMode],
    does: ({ command }) => ({
      open: [priceAction(command)],
      fields: { offerCents: command.offerCents },
      effects: [notify('creator', 'PRICE_NEW'), mail('creator', 'price-new')],
    }),
    sample: () => ({ offerCents: 100 }),
    recordedAs: 'Nouvelle proposition de prix',
  }),

  /** The candidate keeps the open price, although the mission was edited after it was proposed. */
  'price/confirm': permission({
    by: ['candidate'],
    from: ['NEW'],
    needs: [needs.ongoing('PRICE'), needs.offerIsToConfirm],
    does: () => ({
      fields: { offerToConfirm: [] },
      effects: [notify('creator', 'PRICE_CONFIRMED'), mail('creator', 'price-confirmed')],
    }),
    recordedAs: 'Prix confirmé après modification de la mission',
  }),

  /**
   * The creator edited the mission; `terms` are the edited terms on which a price depends.
   *
   * Rules §2: the candidate is told of every edit, and an open price whose terms changed must be confirmed.
   * One mail asks for it; no second mail asks for the same.
   */
  'mission/edited': command<{ readonly terms: readonly MissionTerm[] }>({
    by: ['creator'],
    from: beforeEnd,
    does: ({ application, command: { terms } }) => {
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
    },
    recordedAs: 'Mission modifiée',
  }),
};
