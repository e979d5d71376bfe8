import { ofName } from '@basoche/domain/members/elision';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { reasonLine } from '@basoche/domain/threads/settlement';
import type { ActionResult, ActionType } from '@basoche/domain/threads/states';
import { areYours, toPayee } from './next-step/definition.ts';
import { agreeing, beginWithWork, byItself, isMonth, ofWork, theWork } from './work-words.ts';

/** How the work on a mission or an instalment ended. */
export type Ending = 'declared' | 'byItself' | 'settled';

/** Values that the texts of a line may use. */
export interface LineFacts {
  /** The other party's name. */
  readonly other: string;
  /** Price of this action, HT, and TTC with VAT; null for an action without a price. */
  readonly price: string | null;
  /** Instalments of the price of this action, one per line; null for a flat price. */
  readonly plan: string | null;
  /** Price that the two parties agreed on, or are discussing. */
  readonly agreed: string;
  /** The work that a line is about, without its article: « mission », « tranche 2 sur 3 ». */
  readonly work: string;
  /** Amount to deposit, or first deposited, platform fee included; null without a deposit. */
  readonly deposit: string | null;
  /** Part of the deposit that the bank took for good; null if none. */
  readonly taken: string | null;
  /** Amount that is left for the payee; null if none. */
  readonly payee: string | null;
  readonly isPortage: boolean;
  /** True if the price requires a sheet each month. */
  readonly isMonthly: boolean;
  /** Terms of the mission edited since this price was proposed, in words; null if the price is still valid. */
  readonly changed: string | null;
  /** Reason given by the party who rejected or contested; null if none. */
  readonly reason: string | null;
  /** Price suggested instead of a refused one; null if none. */
  readonly suggested: string | null;
  /** Reason given for refusing the candidate; null if none. */
  readonly refusal: string | null;
  /** Decision of staff on a contest; null before it. */
  readonly settlement: string | null;
  /** True if the viewer accepted the confidentiality agreement. */
  readonly hasConsented: boolean;
  readonly ending: Ending;
  /** Outcome and text of the report of a hearing; null before it, and for any other mission. */
  readonly report: string | null;
  /** Text of the taker who gave a hearing back; null if none. */
  readonly returnText: string | null;
}

export type Line = string | ((facts: LineFacts) => string);

/** State of an action for its reader: awaited, done, refused, or news. */
export type LineTone = 'open' | 'good' | 'bad' | 'news';

export interface ActionMessage {
  readonly tone: LineTone;
  /** Title of the line. */
  readonly title: Line;
  /** Consequence for this reader, or the text that came with the action; null if the title says it all. */
  readonly text: Line | null;
}

type ByParty = Readonly<Record<ThreadParty, ActionMessage>>;

export const line = (tone: LineTone, title: Line, text: Line | null = null): ActionMessage => ({
  tone,
  title,
  text,
});

export const both = (message: ActionMessage): ByParty => ({ creator: message, candidate: message });

export const because = ({ reason }: LineFacts): string => (reason === null ? '' : reasonLine(reason));

/** Instalments of a price in an action; empty for a flat price. */
const plan = ({ plan: lines }: LineFacts): string => lines ?? '';

/** Text that came with a refused price: another price, a reason, both or nothing. */
const afterRefusal = ({ suggested, reason }: LineFacts): string =>
  [
    ...(suggested === null ? [] : [`Prix suggéré\u202f: ${suggested}.`]),
    ...(reason === null ? [] : [reasonLine(reason)]),
  ].join(' ');

/** Addition to an open price if the mission was edited after it was proposed. */
const toConfirm = (changed: string | null) =>
  changed === null ? '' : `, à confirmer après la modification de la mission (${changed})`;

/** Sum at the end of a sentence; empty for an instalment that is no longer the current one. */
const sumSuffix = (sum: string | null): string => (sum === null ? '' : `\u202f: ${sum}`);

/** Action × result × reader → its message in the conversation. */
export const actionLines: Readonly<Record<ActionType, Readonly<Record<ActionResult, ByParty>>>> = {
  PRICE: {
    ONGOING: {
      creator: line(
        'open',
        ({ other, price, changed }) => `${other} a proposé un prix de ${price}${toConfirm(changed)}.`,
        plan,
      ),
      candidate: line(
        'open',
        ({ price, changed }) => `Vous avez proposé un prix de ${price}${toConfirm(changed)}.`,
        plan,
      ),
    },
    ACCEPTED: {
      creator: line('good', ({ price }) => `Vous avez accepté le prix de ${price}.`),
      candidate: line('good', ({ other, price }) => `${other} a accepté votre prix de ${price}.`),
    },
    REFUSED: {
      creator: line('bad', ({ price }) => `Vous avez refusé le prix de ${price}.`, afterRefusal),
      candidate: line('bad', ({ other, price }) => `${other} a refusé votre prix de ${price}.`, afterRefusal),
    },
  },
  CONTRACT_CHOICE: {
    ONGOING: {
      creator: line('open', 'Le mode de collaboration est à choisir.'),
      candidate: line('open', ({ other }) => `${other} doit choisir un mode de collaboration.`),
    },
    ACCEPTED: {
      creator: line('good', 'Vous avez choisi un mode de collaboration.'),
      candidate: line('good', ({ other }) => `${other} a choisi un mode de collaboration.`),
    },
    REFUSED: both(line('bad', 'Aucun mode de collaboration n’a été choisi.')),
  },
  DIRECT: {
    ONGOING: {
      creator: line('open', ({ other }) => `Vous avez proposé une relation directe à ${other}.`),
      candidate: line('open', ({ other }) => `${other} vous a proposé une relation directe.`),
    },
    ACCEPTED: {
      creator: line(
        'good',
        ({ other }) => `${other} a accepté la relation directe.`,
        ({ other, agreed, isMonthly }) =>
          isMonthly
            ? `${other} vous facture chaque mois ce que dit son compte rendu.`
            : `${other} vous facture le montant convenu\u202f: ${agreed}.`,
      ),
      candidate: line('good', 'Vous avez accepté la relation directe.', ({ agreed, isMonthly }) =>
        isMonthly
          ? 'Vous facturez chaque mois ce que dit votre compte rendu, une fois accepté.'
          : `Vous pouvez facturer le montant convenu\u202f: ${agreed}.`,
      ),
    },
    REFUSED: {
      creator: line('bad', ({ other }) => `${other} a refusé la relation directe.`),
      candidate: line('bad', 'Vous avez refusé la relation directe.'),
    },
  },
  FUNDS: {
    ONGOING: {
      creator: line('open', ({ other }) => `Vous avez proposé à ${other} de confier les fonds à un tiers.`),
      candidate: line('open', ({ other }) => `${other} vous a proposé de confier les fonds à un tiers.`),
    },
    ACCEPTED: {
      creator: line('good', ({ other }) => `${other} a accepté que les fonds soient confiés à un tiers.`),
      candidate: line(
        'good',
        'Vous avez accepté que les fonds soient confiés à un tiers.',
        'Le règlement arrivera sur votre compte de paiement.',
      ),
    },
    REFUSED: {
      creator: line('bad', ({ other }) => `${other} a refusé que les fonds soient confiés à un tiers.`),
      candidate: line('bad', 'Vous avez refusé que les fonds soient confiés à un tiers.'),
    },
  },
  PORTAGE: {
    ONGOING: {
      creator: line('open', ({ other }) => `Vous avez proposé un portage salarial à ${other}.`),
      candidate: line('open', ({ other }) => `${other} vous a proposé un portage salarial.`),
    },
    ACCEPTED: {
      creator: line('good', ({ other }) => `${other} a accepté le portage salarial.`),
      candidate: line('good', 'Vous avez accepté le portage salarial.'),
    },
    REFUSED: {
      creator: line('bad', ({ other }) => `${other} a refusé le portage salarial.`),
      candidate: line('bad', 'Vous avez refusé le portage salarial.'),
    },
  },
  WAITING_BASOCHE: {
    ONGOING: both(line('open', 'Le portage salarial a été transmis à Basoche pour validation.')),
    ACCEPTED: both(line('good', 'Basoche a validé le portage salarial et l’a transmis à ITG.')),
    REFUSED: both(line('bad', 'Basoche a refusé le portage salarial.', because)),
  },
  WAITING_ITG: {
    ONGOING: both(line('open', 'Le portage salarial est examiné par ITG.')),
    ACCEPTED: both(line('good', 'ITG a accepté le portage salarial.')),
    REFUSED: both(line('bad', 'ITG a refusé le portage salarial.', because)),
  },
  WAITING_FUNDS: {
    ONGOING: {
      creator: line(
        'open',
        ({ deposit, work }) => `Les fonds ${ofWork(work)} sont à déposer${sumSuffix(deposit)}.`,
      ),
      candidate: line(
        'open',
        ({ other, payee, work }) => `${other} doit déposer les fonds ${ofWork(work)}${sumSuffix(payee)}.`,
      ),
    },
    ACCEPTED: {
      creator: line(
        'good',
        ({ deposit, work }) =>
          `Vos fonds${work === 'mission' ? '' : ` ${ofWork(work)}`} sont déposés${sumSuffix(deposit)}.`,
        ({ payee, ...facts }) =>
          payee === null ? '' : `Après la fin ${ofWork(facts.work)}, ${payee} sont versés ${toPayee(facts)}.`,
      ),
      candidate: line(
        'good',
        ({ other, work }) => `${other} a déposé les fonds ${ofWork(work)}.`,
        ({ payee, ...facts }) =>
          payee === null ? '' : `Après la fin ${ofWork(facts.work)}, ${payee} ${areYours(facts)}.`,
      ),
    },
    REFUSED: both(
      line('bad', ({ work }) =>
        work === 'mission'
          ? 'Le dépôt des fonds n’a pas eu lieu.'
          : `Le dépôt ${ofWork(work)} n’a pas eu lieu.`,
      ),
    ),
  },
  MISSION_ONGOING: {
    ONGOING: both(line('news', ({ work }) => `${beginWithWork(work)} a commencé.`)),
    ACCEPTED: {
      creator: line(
        'good',
        ({ ending, work }) =>
          ({
            declared: isMonth(work)
              ? `Vous avez accepté le compte rendu ${ofWork(work)}.`
              : `Vous avez déclaré la ${work} terminée.`,
            byItself: `Sans réponse de votre part, ${theWork(work)} s’est ${agreeing(work, 'terminé')} ${byItself(work)}.`,
            settled: `${beginWithWork(work)} est ${agreeing(work, 'terminé')}.`,
          })[ending],
      ),
      candidate: line(
        'good',
        ({ other, ending, work }) =>
          ({
            declared: isMonth(work)
              ? `${other} a accepté le compte rendu ${ofWork(work)}.`
              : `${other} a déclaré la ${work} terminée.`,
            byItself: `Sans réponse de la part ${ofName(other)}, ${theWork(work)} s’est ${agreeing(work, 'terminé')} ${byItself(work)}.`,
            settled: `${beginWithWork(work)} est ${agreeing(work, 'terminé')}.`,
          })[ending],
      ),
    },
    REFUSED: both(line('bad', ({ work }) => `${beginWithWork(work)} a été ${agreeing(work, 'interrompu')}.`)),
  },
  NDA: {
    ONGOING: both(
      line('open', ({ other, hasConsented }) =>
        hasConsented
          ? `Vous avez accepté l’accord de confidentialité. ${other} doit encore l’accepter.`
          : `${other} a accepté l’accord de confidentialité. Votre acceptation est attendue.`,
      ),
    ),
    ACCEPTED: both(line('good', 'L’accord de confidentialité est accepté par les deux parties.')),
    REFUSED: both(line('bad', 'L’accord de confidentialité n’a pas été accepté par les deux parties.')),
  },
};

/**
 * Lines for actions that were still open when the application was closed. The closing refuses such actions,
 * so the lines name no author. They also fit an action that was refused just before.
 */
export const closedLines: Readonly<Partial<Record<ActionType, ActionMessage>>> = {
  PRICE: line('bad', ({ price }) => `Le prix de ${price} n’a pas été retenu.`, afterRefusal),
  DIRECT: line('bad', 'La relation directe n’a pas été retenue.'),
  FUNDS: line('bad', 'Le dépôt des fonds chez un tiers n’a pas été retenu.'),
  PORTAGE: line('bad', 'Le portage salarial n’a pas été retenu.'),
};

export const say = (text: Line, facts: LineFacts): string => (typeof text === 'string' ? text : text(facts));
