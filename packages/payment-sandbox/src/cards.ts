import { hash } from 'node:crypto';

/** Behaviour of a test card, as in Stripe's "Testing": the numbers are Stripe's own. */
export interface Behaviour {
  readonly number: string;
  /** French description on the payment page. */
  readonly what: string;
  readonly decline?: { readonly code: string; readonly declineCode: string; readonly message: string };
  readonly authentication?: boolean;
  /** The first payment succeeds; later ones of a subscription are declined. */
  readonly laterDeclined?: boolean;
  readonly dispute?: boolean;
  /** True if the sum may be transferred at once, instead of some days later. */
  readonly availableAtOnce?: boolean;
}

const declined = (declineCode: string, message: string, code = 'card_declined') => ({
  code,
  declineCode,
  message,
});

export const cards: readonly Behaviour[] = [
  { number: '4242424242424242', what: 'Le paiement réussit.' },
  {
    number: '4000000000000002',
    what: 'La carte est refusée.',
    decline: declined('generic_decline', 'Your card was declined.'),
  },
  {
    number: '4000002500003155',
    what: 'La banque demande une authentification.',
    authentication: true,
  },
  {
    number: '4000000000009995',
    what: 'La carte est refusée : provision insuffisante.',
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    what: 'La carte est refusée : elle est expirée.',
    decline: declined('expired_card', 'Your card has expired.', 'expired_card'),
  },
  {
    number: '4000000000000341',
    what: 'Le premier paiement réussit, les renouvellements d’un abonnement échouent.',
    laterDeclined: true,
  },
  {
    number: '4000000000000259',
    what: 'Le paiement réussit, puis le titulaire le conteste.',
    dispute: true,
  },
  {
    number: '4000000000000077',
    what: 'Le paiement réussit et la somme est disponible aussitôt.',
    availableAtOnce: true,
  },
];

export interface Card {
  readonly number: string;
  readonly last4: string;
  readonly month: number;
  readonly year: number;
  readonly fingerprint: string;
}

export const behaviourOf = (number: string): Behaviour | undefined =>
  cards.find((card) => card.number === number);

export const cardOf = (number: string, month: number, year: number): Card => ({
  number,
  last4: number.slice(-4),
  month,
  year,
  fingerprint: hash('sha256', number, 'hex').slice(0, 16),
});

/** Luhn check: the last digit of a card's number checks the others. */
const addsUp = (number: string): boolean => {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

export interface CardProblems {
  readonly number?: string;
  readonly expiry?: string;
  readonly code?: string;
}

/** Reads the typed card: the card, or an error for each wrong field. */
export const readCard = (
  typed: { readonly number: string; readonly expiry: string; readonly code: string },
  now: Date,
): { readonly card: Card } | { readonly problems: CardProblems } => {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed.expiry);
  const month = Number(match?.[1] ?? 0);
  const year = Number(match?.[2] ?? 0) + (match?.[2]?.length === 2 ? 2_000 : 0);
  const past =
    year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1);
  const problems: CardProblems = {
    ...(!/^\d{13,19}$/.test(number) || !addsUp(number)
      ? { number: 'Ce numéro de carte n’existe pas : vérifiez ses chiffres.' }
      : behaviourOf(number) === undefined
        ? { number: 'Seules les cartes de test listées ci-dessous sont acceptées ici.' }
        : {}),
    ...(match === null || month < 1 || month > 12
      ? { expiry: 'Écrivez le mois et l’année, par exemple 12 / 34.' }
      : past
        ? { expiry: 'Cette date est passée.' }
        : {}),
    ...(/^\s*\d{3,4}\s*$/.test(typed.code) ? {} : { code: 'Écrivez les trois chiffres du dos de la carte.' }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { card: cardOf(number, month, year) };
};
