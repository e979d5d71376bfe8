import { threadMails as kinds, type ThreadMail } from '@basoche/domain/notifications/mails';
import { messageMails, threadMails } from '../../src/features/threads/mails/mails.ts';
import type { ThreadMailFacts as MailFacts } from '../../src/features/threads/mails/presenter.ts';
import { id, name, publicUrl, samplesOf, title } from '../sample.ts';

const url = `${publicUrl}/messages/${id}`;
const sums = { total: '1\u202f318\u00a0€', payee: '1\u202f300\u00a0€', fee: '18\u00a0€' };
const days = 'le 25\u00a0novembre, au plus tard le 26\u00a0novembre';

const negotiated: MailFacts = {
  to: 'candidate',
  reader: name,
  url,
  type: 'MISSION',
  state: 'WAITING_ACCEPTATION',
  subject: title,
  otherName: 'Verdelune Industries',
  names: { client: 'Verdelune Industries', provider: name },
  price: '1\u202f300\u00a0€\u00a0HT',
  instalment: null,
  changed: 'prix',
  delayDays: 10,
  mode: null,
  due: null,
  payeeIsReady: true,
  held: null,
  paid: null,
  contestBy: null,
  reason: null,
  words: null,
  suggestion: null,
  hasConsented: true,
  independence: null,
  decision: null,
  release: null,
  releaseDays: null,
};
const offered: MailFacts = { ...negotiated, mode: 'funds', due: sums };
const awaited: MailFacts = { ...offered, state: 'WAITING_FUNDS' };
const held: MailFacts = { ...offered, state: 'ONGOING', held: sums };
const ended: MailFacts = {
  ...held,
  state: 'WAITING_RULES',
  release: `Le versement de ${sums.payee} sur votre compte de paiement est prévu ${days}.`,
  releaseDays: days,
};
const direct: MailFacts = { ...negotiated, mode: 'direct', state: 'ONGOING' };
const portage: MailFacts = {
  ...offered,
  mode: 'portage',
  state: 'WAITING_PORTAGE',
  due: { ...sums, total: sums.payee, fee: null },
};
const job: MailFacts = { ...negotiated, type: 'JOB', state: 'NEW', price: '', delayDays: null };

const hearing = 'Audience du 9 décembre 2026, 9\u00a0h · Tribunal judiciaire de Lyon';
const heard: MailFacts = { ...direct, subject: hearing };
const refunded = { state: 'REFUSED', mode: 'funds', paid: sums.total } as const;

const toClient = (facts: MailFacts): MailFacts => ({
  ...facts,
  to: 'creator',
  reader: 'Claire Delmas',
  otherName: name,
});
const toStaff = (facts: MailFacts): MailFacts => ({ ...facts, to: 'staff', reader: 'Samir Haddad' });

const instalment = {
  name: 'Tranche\u00a02 sur 3',
  title: 'Rédaction des statuts',
  price: '400\u00a0€\u00a0HT',
  isLast: false,
  isMonth: false,
};
const second: MailFacts = {
  ...awaited,
  price: '1\u202f300\u00a0€\u00a0HT en 3 tranches',
  instalment,
  due: { total: '480\u00a0€', payee: '480\u00a0€', fee: null },
};

/** The second month of a price by day, in a direct relation whose sheet was sent. */
const month = { ...instalment, name: 'Mois\u00a02', title: 'janvier\u00a02037', isMonth: true };
const ofMonth = {
  price:
    '600\u00a0€\u00a0HT par jour, 10\u00a0jours par mois, 25\u00a0jours au plus\u202f: 15\u202f000\u00a0€\u00a0HT au plus',
  instalment: month,
};

type Variants = Readonly<Record<string, MailFacts>>;

/** Facts that suit a kind better than those of a mission that is being negotiated. */
const apart: Readonly<Partial<Record<ThreadMail, Variants>>> = {
  'application-received': {
    mission: toClient({ ...negotiated, state: 'NEW' }),
    declared: toClient({ ...negotiated, state: 'NEW', independence: 'declared' }),
    reserved: toClient({ ...negotiated, state: 'NEW', independence: 'reserved' }),
    offer: toClient(job),
  },
  'price-refused': {
    '': { ...negotiated, words: 'Notre budget est plus bas.', suggestion: '1\u202f000\u00a0€\u00a0HT' },
    anonymous: { ...negotiated, otherName: null },
  },
  'independence-reserved': { '': toClient(negotiated) },
  'independence-retracted': { '': toClient(held) },
  'price-new': { '': toClient(negotiated) },
  'price-confirmed': { '': toClient(negotiated) },
  'candidate-withdrew': { '': toClient(negotiated) },
  'job-filled': { '': job },
  'mode-offered': { funds: offered, direct: { ...direct, state: 'WAITING_ACCEPTATION' }, portage },
  'mode-accepted': {
    funds: toClient(awaited),
    'account not ready': toClient({ ...awaited, payeeIsReady: false }),
    direct: toClient(direct),
    portage: toClient(portage),
  },
  'mode-refused': { '': toClient(offered) },
  'payment-account-reminder': {
    '': { ...awaited, payeeIsReady: false, url: `${publicUrl}/parametres/paiements` },
  },
  'portage-to-review': { '': toStaff(portage) },
  'portage-overdue': { '': toStaff(portage) },
  'portage-sheet': {
    '': {
      ...ended,
      ...ofMonth,
      to: 'partner',
      reader: 'ITG',
      url: `${publicUrl}/partner`,
      mode: 'portage',
      held: null,
      instalment: { ...month, price: '300\u00a0€\u00a0HT' },
      sheet: {
        period: month.title,
        lines: ['12\u00a0janvier\u00a02037, une demi-journée\u202f: relecture du bail commercial'],
        quantity: 'une demi-journée',
      },
    },
  },
  'portage-validated': { '': portage },
  'portage-accepted': { '': { ...portage, state: 'WAITING_FUNDS' } },
  'portage-rejected': {
    '': { ...portage, state: 'WAITING_ACCEPTATION', reason: 'La mission est un acte réservé.' },
  },
  'funds-awaited': { '': toClient(awaited) },
  'funds-deposited': { candidate: held, client: toClient(held) },
  'instalment-opened': {
    candidate: second,
    client: toClient(second),
    direct: { ...direct, instalment },
    month: { ...second, ...ofMonth },
  },
  'instalment-unfunded': { candidate: second, client: toClient(second) },
  'mission-stopped': { '': second },
  'mission-delivered': { '': toClient(held), month: toClient({ ...held, ...ofMonth }) },
  'end-reminder': { '': toClient(held), month: toClient({ ...held, ...ofMonth }) },
  'sheet-due': { '': { ...held, ...ofMonth } },
  'sheet-returned': { '': { ...held, ...ofMonth } },
  'mission-ended': { funds: ended, direct: { ...direct, state: 'DONE' }, month: { ...direct, ...ofMonth } },
  'mission-contested': {
    funds: { ...held, contestBy: 'creator' },
    ended: { ...ended, contestBy: 'creator' },
    direct: { ...direct, contestBy: 'creator' },
    staff: toStaff({ ...held, contestBy: 'candidate' }),
  },
  'contest-withdrawn': { '': { ...ended, contestBy: 'creator' } },
  'mission-settled': {
    '': {
      ...held,
      state: 'DONE',
      held: null,
      decision: `Les fonds de la mission (${sums.payee}) reviennent au prestataire.`,
      reason: 'Le travail est conforme à la commande.',
    },
  },
  'rest-settled': {
    '': {
      ...held,
      state: 'DONE',
      held: null,
      reason: `Les fonds de la mission (${sums.payee}) reviennent au prestataire.\nMotif\u202f: le travail est fait.`,
    },
  },
  'funds-released': { '': { ...held, state: 'DONE', held: null, paid: sums.payee } },
  'deposit-cancel-asked': { held, 'before the deposit': awaited },
  'deposit-cancel-refused': { held, 'before the deposit': awaited },
  'deposit-cancelled': { '': { ...held, state: 'REFUSED', held: null, paid: sums.total } },
  'chargeback-opened': { '': held },
  'chargeback-won': { '': held },
  'chargeback-partly-lost': { '': { ...held, decision: 'Il reste 900\u00a0€ pour la mission.' } },
  'hearing-taken': { funds: toClient({ ...heard, ...awaited, subject: hearing }), direct: toClient(heard) },
  'hearing-cancelled': { direct: heard, funds: { ...heard, ...refunded } },
  'hearing-given-back': { direct: toClient(heard), funds: toClient({ ...heard, ...refunded }) },
  'hearing-tomorrow': { taker: heard, client: toClient(heard) },
  'hearing-unfunded': {
    taker: { ...awaited, subject: hearing },
    client: toClient({ ...awaited, subject: hearing }),
  },
  'hearing-unpaid': {
    taker: { ...awaited, subject: hearing },
    client: toClient({ ...awaited, subject: hearing }),
  },
  'hearing-lapsed': { '': heard },
  'hearing-taken-back': { direct: heard, funds: { ...heard, ...refunded } },
  'hearing-report-due': { '': heard },
  'hold-warning': { '': toStaff(held) },
};

export const threadSamples = [
  ...samplesOf(
    'threadMails',
    threadMails,
    Object.fromEntries(kinds.map((kind) => [kind, apart[kind] ?? { '': negotiated }])) as Record<
      ThreadMail,
      Variants
    >,
  ),
  ...samplesOf('messageMails', messageMails, {
    messages: {
      one: { facts: negotiated, number: 1, orMore: false },
      several: { facts: negotiated, number: 99, orMore: true },
    },
  }),
];
