import { actingParty, otherParty } from '../actors.ts';
import { action, mail, notify, type OutcomeOf } from '../outcome.ts';

/** Rules §3 about messages and confidentiality, the same in the threads of missions and of job offers. */

/** The message itself is the store's to write: it holds the command's content. */
export const say: OutcomeOf<'message'> = ({ actor }) => ({
  effects: [notify(otherParty(actingParty(actor)), 'NEW_MESSAGE')],
});

export const consent: OutcomeOf<'nda'> = ({ application, actor, command, now }) => {
  const party = actingParty(actor);
  const { version, sha256 } = command;
  const fields = { consents: { ...application.consents, [party]: { version, sha256, at: now } } };
  const other = otherParty(party);
  return application.consents[other] !== null
    ? { accept: ['NDA'], fields, effects: [notify(other, 'NDA_ACCEPTED'), mail(other, 'nda-accepted')] }
    : { open: [action('NDA')], fields, effects: [notify(other, 'NDA_ASKED'), mail(other, 'nda-asked')] };
};
