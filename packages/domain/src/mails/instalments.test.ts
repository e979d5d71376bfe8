import { expect, it } from 'vitest';
import { type ThreadMail, threadMails } from '../notifications/mails.ts';
import { applicationAndPriceMails } from './application-and-price.ts';
import type { MailFacts } from './facts.ts';
import { awaited, direct, facts, held, linesOf } from './fixtures.ts';
import { hearingMails } from './hearings.ts';
import { modeMails } from './mode.ts';

/** Mails about instalments: each names the one that it is about (rules §13). */

const instalment = {
  name: 'Tranche\u00a02 sur 3',
  title: 'Rédaction des statuts',
  price: '500\u00a0€\u00a0HT',
  isLast: false,
  isMonth: false,
};

it('say that an instalment is open: to deposit for the client, and what nothing guarantees to the prestataire', () => {
  expect(linesOf('instalment-opened', { ...awaited, instalment })).toEqual([
    'Tranche 2 sur 3 ouverte : « Relire un bail »',
    'La tranche 2 sur 3 de la mission « Relire un bail » est ouverte : « Rédaction des statuts ».',
    'Déposez 518 € pour que la tranche 2 sur 3 commence : 500 € à Thomas Kervella, et 18 € de frais Basoche.',
    '[Déposer les fonds]',
  ]);
  expect(linesOf('instalment-opened', { ...facts, mode: 'funds', instalment }).slice(2)).toEqual([
    'Le dépôt du client est attendu. Rien ne garantit le travail que vous feriez avant.',
  ]);
  expect(linesOf('instalment-opened', { ...direct, instalment }).slice(2)).toEqual([
    'Le travail peut commencer.',
  ]);
});

it('say while it has no deposit that either may stop the mission, and to the other that it is stopped', () => {
  expect(linesOf('instalment-unfunded', { ...facts, mode: 'funds', instalment })).toEqual([
    'Tranche 2 sur 3 sans dépôt : « Relire un bail »',
    'Les fonds de la tranche 2 sur 3 de la mission « Relire un bail » ne sont toujours pas déposés.',
    'Rien ne garantit le travail que vous feriez avant.',
    'Tant que le dépôt n’est pas fait, chacun de vous peut arrêter la mission. Ce qui est versé le reste.',
  ]);
  expect(linesOf('mission-stopped', { ...facts, instalment })).toEqual([
    'Mission arrêtée : « Relire un bail »',
    'Atelier Verne a arrêté la mission « Relire un bail » avant la tranche 2 sur 3.',
    'Les tranches déjà versées le restent, les suivantes sont sans suite.',
  ]);
});

it('about a contest, a bank or a cancellation name it, and say where the mission ends', () => {
  const about = { ...held, instalment, reason: null };
  const first = (name: ThreadMail) => linesOf(name, about).slice(0, 2);
  expect(first('mission-contested')).toEqual([
    'Tranche 2 sur 3 contestée : « Relire un bail »',
    'Atelier Verne conteste la tranche 2 sur 3 de la mission « Relire un bail ».',
  ]);
  expect(first('contest-withdrawn')[1]).toBe(
    'Atelier Verne retire sa contestation de la tranche 2 sur 3 de la mission « Relire un bail ». La tranche suit son cours.',
  );
  expect(first('mission-settled')[1]).toBe(
    'La contestation de la tranche 2 sur 3 de la mission « Relire un bail » est tranchée.',
  );
  const lost = (state: MailFacts['state']) => linesOf('chargeback-lost', { ...about, state })[1];
  const taken =
    'La banque a rendu le dépôt de la tranche 2 sur 3 de la mission « Relire un bail » au titulaire de la carte.';
  expect([lost('REFUSED'), lost('DONE')]).toEqual([`${taken} La mission prend fin.`, taken]);
  expect(first('rest-settled')[0]).toBe('Fonds de la tranche attribués : « Relire un bail »');
  expect(first('deposit-cancelled')[1]).toBe(
    'Le dépôt de fonds de la tranche 2 sur 3 de la mission « Relire un bail » est annulé. La mission prend fin.',
  );
  expect(first('funds-awaited')[1]).toBe(
    'La tranche 2 sur 3 de la mission « Relire un bail » commencera dès que vous aurez déposé les fonds.',
  );
});

it('name it wherever a thread may send them while it has one', () => {
  const whole: readonly ThreadMail[] = [
    ...Object.keys(applicationAndPriceMails),
    ...Object.keys(modeMails).filter((name) => name !== 'funds-awaited'),
    ...Object.keys(hearingMails),
    ...['review-awaits', 'reviews-open', 'review-received', 'review-replied'],
  ] as ThreadMail[];
  for (const name of threadMails.filter((one) => !whole.includes(one)))
    expect(linesOf(name, { ...held, instalment }).join('\n'), name).toMatch(/[Tt]ranche 2 sur 3/);
});

it('about its work name it, and speak of recommendations at the last one alone', () => {
  expect(linesOf('mission-ended', { ...direct, instalment })).toEqual([
    'Tranche 2 sur 3 terminée : « Relire un bail »',
    'La tranche 2 sur 3 de la mission « Relire un bail » est terminée.',
    'Émettez votre facture de 500 € HT : le client vous règle directement.',
  ]);
  const last = linesOf('mission-ended', { ...direct, instalment: { ...instalment, isLast: true } });
  expect(last.at(-1)).toBe('Vous avez 30 jours pour recommander l’autre partie.');
  expect(linesOf('funds-deposited', { ...held, instalment })[1]).toBe(
    'Les fonds de la tranche 2 sur 3 de la mission « Relire un bail » sont déposés. Elle peut commencer.',
  );
  expect(linesOf('funds-released', { ...held, paid: '500 €', instalment })).toEqual([
    'Fonds versés : « Relire un bail »',
    '500 € de la tranche 2 sur 3 de la mission « Relire un bail » sont versés sur votre compte de paiement.',
  ]);
});

it('about a month name it, and speak of its sheet where it is delivered', () => {
  const month = { ...instalment, name: 'Mois\u00a02', title: 'janvier\u00a02037', isMonth: true };
  const about = { ...held, instalment: month };
  expect(linesOf('mission-delivered', { ...about, to: 'creator', otherName: 'Thomas Kervella' })).toEqual([
    'Compte rendu du mois à lire : « Relire un bail »',
    'Thomas Kervella a envoyé le compte rendu du mois 2 de la mission « Relire un bail ».',
    'Acceptez-le, rendez-le une fois à corriger, ou contestez-le sous 14 jours ; sans réponse, il est accepté.',
    '[Lire le compte rendu]',
  ]);
  expect(linesOf('instalment-opened', { ...direct, instalment: month }).slice(0, 2)).toEqual([
    'Mois 2 ouvert : « Relire un bail »',
    'Le mois 2 de la mission « Relire un bail » est ouvert : janvier 2037.',
  ]);
  expect(linesOf('mission-stopped', { ...direct, instalment: month }).slice(1)).toEqual([
    'Atelier Verne a arrêté la mission « Relire un bail » : le mois 2 est sans suite.',
    'Rien n’est dû pour lui ni pour les suivants. Ce qui est déjà versé le reste.',
  ]);
  for (const name of threadMails) {
    const text = linesOf(name, about).join('\n');
    if (/[Mm]ois 2/.test(text))
      expect(text, name).not.toMatch(/[Tt]ranche|\b(?:la|de) mois|[Mm]ois 2 \p{L}+ée\b/u);
  }
});

it('about a mode say that each part is deposited by itself, the first one first', () => {
  const offered = { ...held, state: 'WAITING_ACCEPTATION', held: null } as const;
  const line = (parts: 'tranche' | 'mois') => linesOf('mode-offered', { ...offered, parts })[2];
  expect(line('tranche')).toBe(
    'Le client dépose chaque tranche avant son début, 518 € d’abord. Ce qui vous revient, 500 € pour la première, est versé sur votre compte de paiement après sa fin.',
  );
  expect(line('mois')).toContain(
    'chaque mois avant son début, 518 € d’abord. Ce qui vous revient, 500 € pour le premier,',
  );
  const accepted = linesOf('mode-accepted', {
    ...awaited,
    instalment: { ...instalment, name: 'Tranche 1 sur 3' },
  });
  expect(accepted[2]).toContain('pour que la tranche 1 sur 3 commence');
  expect(linesOf('payment-account-reminder', { ...awaited, instalment })[1]).toContain(
    'les 500 € de la tranche 2 sur 3 de la mission « Relire un bail »',
  );
});
