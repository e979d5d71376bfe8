import { describe, expect, it } from 'vitest';
import { type CandidatesView, candidatesAddress, viewIn } from './candidate-views.ts';

const plain: CandidatesView = { state: null, sort: 'newest', isShortlisted: false, isTable: false };

describe('the address of the candidates of a mission', () => {
  it.each<[string, Partial<CandidatesView>]>([
    ['/manage/missions/m', {}],
    ['/manage/missions/m?etat=NEW', { state: 'NEW' }],
    ['/manage/missions/m?tri=price', { sort: 'price' }],
    ['/manage/missions/m?retenus=1', { isShortlisted: true }],
    [
      '/manage/missions/m?etat=REFUSED&tri=delay&affichage=tableau',
      { state: 'REFUSED', sort: 'delay', isTable: true },
    ],
  ])('%s says what is shown', (address, part) => {
    const view = { ...plain, ...part };
    expect(candidatesAddress('m', view)).toBe(address);
    expect(viewIn(new URL(address, 'https://basoche.example').searchParams)).toEqual(view);
  });

  it('shows everybody, the newest first, where it says what nobody knows', () => {
    expect(viewIn(new URLSearchParams('etat=X&tri=Y&retenus=2&affichage=Z'))).toEqual(plain);
  });
});
