import type { OwnRegister } from '@basoche/contract/public-registers/own';
import { formatDay } from '../../lib/dates.ts';

/** Texts of what public registers say of the member. */

type State = Pick<OwnRegister, 'state' | 'seenOn' | 'isByStaff' | 'disputedAt' | 'answer'>;

const lastDay = (seenOn: string | null): string => (seenOn === null ? '' : ` le ${formatDay(seenOn)}`);

export const ownRegisters = {
  title: 'Ce que disent les registres',
  text: 'Les professions et l’Insee publient des listes. La ligne qui vous nomme montre que vous y êtes toujours inscrit\u202f; rien d’autre n’en est repris.',
  states: {
    confirmed: ({ seenOn, isByStaff }: State) =>
      `Vérifié${lastDay(seenOn)}, ${isByStaff ? 'par notre équipe' : 'sans intervention de notre équipe'}.`,
    doubtful: ({ disputedAt }: State) =>
      disputedAt === null
        ? 'Aucune ligne n’est assez sûre\u202f: notre équipe regarde laquelle est la vôtre.'
        : `Vous avez dit le ${formatDay(disputedAt)} que la ligne n’est pas la vôtre\u202f: notre équipe regarde.`,
    refused: ({ answer }: State) =>
      answer === null
        ? 'Notre équipe n’y a trouvé aucune ligne qui soit la vôtre.'
        : 'Notre équipe n’y a trouvé aucune ligne qui soit la vôtre. Elle vous a répondu\u202f:',
    missing: ({ seenOn }: State) =>
      `La dernière édition qui vous nomme est celle${seenOn === null ? ' d’avant' : ` du ${formatDay(seenOn)}`}\u202f: votre vérification a pris fin.`,
  },
  answer: (words: string) => `«\u00a0${words}\u00a0»`,
  sendProof: 'Envoyer un justificatif',
  bar: (bar: string) => `barreau\u202f: ${bar}`,
  siren: (siren: string) => `SIREN ${siren}`,
  since: (day: string) => `depuis le ${formatDay(day)}`,
  dispute: 'Ce n’est pas moi',
  disputeNamed: (register: string) => `Ce n’est pas moi\u202f: ${register}`,
  confirm: {
    title: 'Cette ligne n’est pas la vôtre\u202f?',
    text: 'Elle n’est plus montrée sur votre profil dès maintenant. Notre équipe cherche si une autre ligne est la vôtre, et vous restez vérifié. Si la ligne est la vôtre mais contient une erreur, c’est à qui publie le registre de la corriger.',
    act: 'Dire que ce n’est pas moi',
  },
  disputed: 'C’est noté\u202f: notre équipe regarde.',
} as const;
