import { describe, expect, it } from 'vitest';
import { cancelAskedText, contestedText, destinationText, paymentStatusText } from './own-payments.ts';

describe('the status of a payment, as a member reads it', () => {
  it.each([
    ['expected', 'Dépôt attendu', 'À déposer'],
    ['held', 'Réservé pour vous', 'Payé, réservé'],
    ['planned', 'Versement prévu', 'Versement prévu'],
    ['paid', 'Versé', 'Payé'],
    ['refunded', 'Remboursé', 'Remboursé'],
    ['taken', 'Repris par la banque', 'Repris par la banque'],
  ] as const)('%s: %s to whom it goes, %s to whom it comes from', (status, received, sent) => {
    const destination = 'payment_account';
    expect(paymentStatusText({ direction: 'IN', status, destination })).toBe(received);
    expect(paymentStatusText({ direction: 'OUT', status, destination })).toBe(sent);
  });

  it.each([
    ['IN', 'planned', 'Remboursement prévu'],
    ['IN', 'refunded', 'Remboursé'],
    ['IN', 'held', 'Réservé pour vous'],
    ['OUT', 'planned', 'Versement prévu'],
  ] as const)('%s, %s, to a card: %s', (direction, status, words) => {
    expect(paymentStatusText({ direction, status, destination: 'card' })).toBe(words);
  });

  it('is followed by what stops it', () => {
    expect([contestedText, cancelAskedText]).toEqual([
      'suspendu, contestation en cours',
      'annulation demandée, accord attendu',
    ]);
  });
});

describe('where a payment goes, as a member reads it', () => {
  it.each([
    ['IN', 'payment_account', 'Atelier Verne', 'Votre compte de paiement'],
    ['OUT', 'payment_account', 'Hugo Marchetti', 'Compte de paiement : Hugo Marchetti'],
    ['OUT', 'payment_account', null, 'Compte de paiement du prestataire'],
    ['IN', 'portage', null, 'ITG, société de portage'],
    ['OUT', 'portage', 'Hugo Marchetti', 'ITG, société de portage'],
    ['IN', 'card', 'Hugo Marchetti', 'Votre carte'],
  ] as const)('%s, %s, with %s: %s', (direction, destination, other, words) => {
    expect(destinationText({ direction, destination }, other).replaceAll('\u202f', ' ')).toBe(words);
  });
});
