import { describe, expect, it } from 'vitest';
import { samples } from '../../../../mails/samples.ts';
import { releaseOf } from './presenter.ts';

describe('the payment that follows an end', () => {
  const row = {
    state: 'WAITING_RULES',
    release_at: new Date('2026-11-24T09:00:00Z'),
    mode: 'funds',
    candidate_name: 'Thomas Kervella',
  } as const;
  const days = 'le 24\u00a0novembre, au plus tard le 25\u00a0novembre';

  it('is told with its sum, its payee and its days', () => {
    expect(releaseOf(row, 60_000, true)).toBe(
      `Le versement de 600\u00a0€ sur votre compte de paiement est prévu ${days}.`,
    );
    expect(releaseOf(row, 60_000, false)).toContain(' à Thomas Kervella est prévu ');
    expect(releaseOf({ ...row, mode: 'portage' }, 60_000, true)).toContain(
      ' à ITG, qui vous paie est prévu ',
    );
  });

  it('is not told where none is planned', () => {
    expect(releaseOf({ ...row, state: 'DONE', release_at: null }, 60_000, true)).toBeNull();
  });
});

describe('the card of a mail', () => {
  const cardOf = (kind: string, variant: string) =>
    samples.find((sample) => sample.kind === kind && sample.variant === variant)?.mail.card;

  it('names the mission, the other party, the price, the mode and what is held', () => {
    expect(cardOf('mission-ended', 'funds')?.facts.map(([label]) => label)).toEqual([
      'Client',
      'Prix',
      'Mode',
      'Fonds retenus',
      'Versement prévu',
    ]);
  });

  it('keeps an anonymous client so', () => {
    expect(JSON.stringify(cardOf('price-refused', 'anonymous'))).toContain('["Client","Anonyme"]');
    expect(JSON.stringify(cardOf('price-refused', 'anonymous'))).not.toContain('Verdelune');
  });
});
