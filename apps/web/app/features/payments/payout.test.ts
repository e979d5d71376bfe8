import { describe, expect, it } from 'vitest';
import { thread } from '../threads/fixtures.ts';
import { payoutOf } from './payout.ts';

const { execution } = thread();
const held = { ...execution, payeeReceives: 960 };
const funds = { mode: 'funds', state: 'ONGOING', execution: held } as const;
const hugo = 'Hugo Marchetti';

describe('who is paid of a mission’s funds', () => {
  it('is the candidate by name for who pays, and oneself for who is paid', () => {
    expect(payoutOf(thread({ ...funds, isCreator: true }), hugo)).toEqual({
      payee: hugo,
      sum: '960\u00a0€',
      when: 'Dans les 72\u00a0heures qui suivent la fin de la mission',
      account: 'Compte de paiement\u202f: Hugo Marchetti',
    });
    expect(payoutOf(thread({ ...funds, isCreator: false }), 'Atelier Verne')).toMatchObject({
      payee: 'Vous',
      account: 'Votre compte de paiement',
    });
  });

  it('is the portage company in a portage', () => {
    const told = payoutOf(thread({ ...funds, mode: 'portage', isCreator: false }), 'Atelier Verne');
    expect(told).toMatchObject({ payee: 'ITG', account: 'ITG, société de portage' });
  });

  it('is said with its days once it is planned, and not while it is contested', () => {
    const ended = { ...held, releaseAt: '2026-11-24T09:00:00.000Z' };
    const whenOf = (changes: Parameters<typeof thread>[0]) => payoutOf(thread(changes), hugo)?.when;
    expect(whenOf({ ...funds, state: 'WAITING_RULES', execution: ended })).toBe(
      'Prévu le 24\u00a0novembre, au plus tard le 25\u00a0novembre',
    );
    const contest = {
      isMine: true,
      reason: 'Incomplet.',
      at: '2026-11-23T09:00:00.000Z',
      end: null,
      endedAt: null,
      settlement: null,
      settlementReason: null,
    };
    expect(whenOf({ ...funds, state: 'WAITING_RULES', execution: { ...ended, contest } })).toContain(
      'Suspendu',
    );
    expect(whenOf({ ...funds, state: 'DONE' })).toBe('Versé');
  });

  it('is nobody in a direct relation, before a mode is agreed on, and once staff have decided', () => {
    expect(payoutOf(thread({ ...funds, mode: 'direct' }), hugo)).toBeNull();
    expect(payoutOf(thread({ state: 'NEW' }), hugo)).toBeNull();
    expect(payoutOf(thread({ ...funds, state: 'DONE', closedNote: 'Décidé.' }), hugo)).toBeNull();
  });
});
