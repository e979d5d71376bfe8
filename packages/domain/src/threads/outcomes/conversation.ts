import { otherParty } from '../actors.ts';
import { partyOf } from '../conditions.ts';
import { action, mail, notify, type OutcomeOf } from '../outcome.ts';

/** Rules §3 about messages and confidentiality, the same in the threads of missions and of job offers. */

/** The message itself is the store's to write: it holds the command's content. */
export const say: OutcomeOf<'message'> = ({ actor }) => {
  const party = partyOf(actor);
  return { effects: party === null ? [] : [notify(otherParty(party), 'NEW_MESSAGE')] };
};

export const consent: OutcomeOf<'nda'> = ({ application, actor, command, now }) => {
  const party = partyOf(actor);
  if (party === null) throw new Error('The table lets parties alone consent.');
  const { version, sha256 } = command;
  const fields = { consents: { ...application.consents, [party]: { version, sha256, at: now } } };
  const other = otherParty(party);
  return application.consents[other] !== null
    ? { accept: ['NDA'], fields, effects: [notify(other, 'NDA_ACCEPTED'), mail(other, 'nda-accepted')] }
    : { open: [action('NDA')], fields, effects: [notify(other, 'NDA_ASKED'), mail(other, 'nda-asked')] };
};
