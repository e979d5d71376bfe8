import type { Thread } from '@basoche/contract/threads';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ActionResult, ActionType } from '@basoche/domain/threads/states';

/** What a line may name. */
export interface LineWords {
  /** The other party's name. */
  readonly other: string;
  /** The price of this very action, HT, and TTC where VAT applies; null where the action has none. */
  readonly price: string | null;
  /** What an edit of the mission changed since this price was proposed, in words; null where it stands. */
  readonly changed: string | null;
  /** The viewer accepted the confidentiality agreement. */
  readonly hasConsented: boolean;
}

type Line = string | ((words: LineWords) => string);
type Lines = Readonly<Record<ActionResult, Readonly<Record<ThreadParty, Line>>>>;

/** Of an open price that an edit has overtaken. */
const toConfirm = (changed: string | null) =>
  changed === null ? '' : `, à confirmer après la modification de la mission (${changed})`;

const both = (line: Line) => ({ creator: line, candidate: line });

/** Action × result × who reads it → the quiet line of the conversation (second document, §4). */
export const actionLines: Readonly<Record<ActionType, Lines>> = {
  PRICE: {
    ONGOING: {
      creator: ({ other, price, changed }) => `${other} a proposé un prix de ${price}${toConfirm(changed)}.`,
      candidate: ({ price, changed }) => `Vous avez proposé un prix de ${price}${toConfirm(changed)}.`,
    },
    ACCEPTED: {
      creator: ({ price }) => `Vous avez accepté le prix de ${price}.`,
      candidate: ({ other, price }) => `${other} a accepté votre prix de ${price}.`,
    },
    REFUSED: {
      creator: ({ price }) => `Vous avez refusé le prix de ${price}.`,
      candidate: ({ other, price }) => `${other} a refusé votre prix de ${price}.`,
    },
  },
  CONTRACT_CHOICE: {
    ONGOING: {
      creator: 'Le mode de collaboration est à choisir.',
      candidate: ({ other }) => `${other} doit choisir un mode de collaboration.`,
    },
    ACCEPTED: {
      creator: 'Vous avez choisi un mode de collaboration.',
      candidate: ({ other }) => `${other} a choisi un mode de collaboration.`,
    },
    REFUSED: both("Aucun mode de collaboration n'a été choisi."),
  },
  DIRECT: {
    ONGOING: {
      creator: ({ other }) => `Vous avez proposé une relation directe à ${other}.`,
      candidate: ({ other }) => `${other} vous a proposé une relation directe.`,
    },
    ACCEPTED: {
      creator: ({ other }) => `${other} a accepté la relation directe.`,
      candidate: 'Vous avez accepté la relation directe. Vous pourrez facturer le montant convenu.',
    },
    REFUSED: {
      creator: ({ other }) => `${other} a refusé la relation directe.`,
      candidate: 'Vous avez refusé la relation directe.',
    },
  },
  FUNDS: {
    ONGOING: {
      creator: ({ other }) => `Vous avez proposé à ${other} de confier les fonds à un tiers.`,
      candidate: ({ other }) => `${other} vous a proposé de confier les fonds à un tiers.`,
    },
    ACCEPTED: {
      creator: ({ other }) => `${other} a accepté que les fonds soient confiés à un tiers.`,
      candidate:
        'Vous avez accepté que les fonds soient confiés à un tiers. Pensez à configurer votre compte de paiement.',
    },
    REFUSED: {
      creator: ({ other }) => `${other} a refusé que les fonds soient confiés à un tiers.`,
      candidate: 'Vous avez refusé que les fonds soient confiés à un tiers.',
    },
  },
  PORTAGE: {
    ONGOING: {
      creator: ({ other }) => `Vous avez proposé un portage salarial à ${other}.`,
      candidate: ({ other }) => `${other} vous a proposé un portage salarial.`,
    },
    ACCEPTED: {
      creator: ({ other }) => `${other} a accepté le portage salarial.`,
      candidate: 'Vous avez accepté le portage salarial.',
    },
    REFUSED: {
      creator: ({ other }) => `${other} a refusé le portage salarial.`,
      candidate: 'Vous avez refusé le portage salarial.',
    },
  },
  WAITING_BASOCHE: {
    ONGOING: both('Le portage salarial a été transmis à Basoche pour validation.'),
    ACCEPTED: both("Basoche a validé le portage salarial et l'a transmis à ITG."),
    REFUSED: {
      creator: 'Basoche a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
      candidate: ({ other }) => `Basoche a refusé le portage salarial. ${other} doit choisir un autre mode.`,
    },
  },
  WAITING_ITG: {
    ONGOING: both('Le portage salarial est examiné par ITG.'),
    ACCEPTED: both('ITG a accepté le portage salarial.'),
    REFUSED: {
      creator: 'ITG a refusé le portage salarial. Un autre mode de collaboration est à choisir.',
      candidate: ({ other }) => `ITG a refusé le portage salarial. ${other} doit choisir un autre mode.`,
    },
  },
  WAITING_FUNDS: {
    ONGOING: {
      creator: 'Les fonds de la mission sont à déposer.',
      candidate: ({ other }) => `${other} doit déposer les fonds de la mission.`,
    },
    ACCEPTED: {
      creator: 'Vous avez déposé les fonds. Ils seront versés après la fin de la mission.',
      candidate: ({ other }) =>
        `${other} a déposé les fonds. Ils vous seront versés après la fin de la mission.`,
    },
    REFUSED: both("Le dépôt des fonds n'a pas eu lieu."),
  },
  MISSION_ONGOING: {
    ONGOING: both('La mission a commencé.'),
    ACCEPTED: {
      creator: 'Vous avez déclaré la mission terminée.',
      candidate: ({ other }) => `${other} a déclaré la mission terminée.`,
    },
    REFUSED: both('La mission a été interrompue.'),
  },
  NDA: {
    ONGOING: both(({ other, hasConsented }) =>
      hasConsented
        ? `Vous avez accepté l'accord de confidentialité. ${other} doit encore l'accepter.`
        : `${other} a accepté l'accord de confidentialité. Il attend votre acceptation.`,
    ),
    ACCEPTED: both("L'accord de confidentialité est accepté par les deux parties."),
    REFUSED: both("L'accord de confidentialité n'a pas été accepté par les deux parties."),
  },
};

/**
 * What was still open when an application was closed is refused with it, by nobody in particular: these lines say so
 * without an author. They hold as well for what had been refused just before.
 */
export const closedLines: Readonly<Partial<Record<ActionType, Line>>> = {
  PRICE: ({ price }) => `Le prix de ${price} n'a pas été retenu.`,
  DIRECT: "La relation directe n'a pas été retenue.",
  FUNDS: "Le dépôt des fonds chez un tiers n'a pas été retenu.",
  PORTAGE: "Le portage salarial n'a pas été retenu.",
};

/** How a closed application ended, for each reader. */
export const endLines = {
  refused: {
    creator: ({ other }: LineWords) => `Vous avez refusé la candidature. ${other} en est informé.`,
    candidate: ({ other }: LineWords) => `${other} n'a pas retenu votre candidature.`,
  },
  withdrawn: {
    creator: ({ other }: LineWords) => `${other} a retiré sa candidature.`,
    candidate: 'Vous avez retiré votre candidature.',
  },
  refunded: both('Le dépôt des fonds a été annulé et la mission a pris fin.'),
} as const satisfies Record<string, Readonly<Record<ThreadParty, Line>>>;

export const say = (line: Line, words: LineWords): string => (typeof line === 'string' ? line : line(words));

/** Why a refused application is closed; null while it is not. */
export const endOf = (thread: Thread): keyof typeof endLines | null => {
  if (!thread.isRefused) return null;
  if (thread.isWithdrawn) return 'withdrawn';
  const hadDeposit = thread.actions.some(
    ({ type }) => type === 'WAITING_FUNDS' || type === 'MISSION_ONGOING',
  );
  return hadDeposit ? 'refunded' : 'refused';
};
