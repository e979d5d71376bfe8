import { type InstalmentPlace, instalmentName } from '../pricing/content.ts';
import type { ThreadParty } from './actors.ts';
import type { InstalmentEnding } from './instalment-endings.ts';

/** French sentence about the end of an earlier instalment, for one of its parties. */

interface Told {
  readonly reader: ThreadParty;
  /** Name of the other party, as the reader knows them. */
  readonly other: string;
  readonly place: InstalmentPlace;
}

/**
 * The sentence of an end; null if the client or their silence accepted the work, which screens show as for a
 * flat price.
 */
export const instalmentEndingSentence = (
  ending: InstalmentEnding,
  { reader, other, place }: Told,
): string | null => {
  const name = instalmentName(place).toLowerCase();
  const [the, of] = place.count === null ? [`le ${name}`, `du ${name}`] : [`la ${name}`, `de la ${name}`];
  const stopped = (by: ThreadParty) =>
    `${by === reader ? 'Vous avez' : `${other} a`} arrêté la mission${place.count === null ? `\u202f: ${the} est sans suite` : ` avant ${the}`}.`;
  switch (ending) {
    case 'declared':
    case 'byItself':
      return null;
    case 'settled':
      return `Basoche a tranché la contestation ${of}.`;
    case 'stoppedByCreator':
      return stopped('creator');
    case 'stoppedByCandidate':
      return stopped('candidate');
    case 'cancelled':
      return `D’un commun accord, le dépôt ${of} est annulé.`;
    case 'cancelledByStaff':
      return `Basoche a annulé le dépôt ${of}.`;
    case 'heldTooLong':
      return `La durée maximale de conservation des fonds ${of} est atteinte\u202f: ils reviennent au client.`;
    case 'taken':
      return `La banque a repris le dépôt ${of}.`;
  }
};
