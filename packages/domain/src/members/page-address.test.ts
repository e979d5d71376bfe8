import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

const id = '0198c0de-0000-4000-8000-000000000000';

describe("the address of a member's page", () => {
  it.each([
    [id, { id }],
    [` ${id.toUpperCase()} `, { id }],
    [`https://basoche.fr/users/${id}`, { id }],
    [`/entreprises/${id}?x=1#avis`, { id }],
    ['https://basoche.fr/m/Cabinet-Vasseur', { vanity: 'cabinet-vasseur' }],
  ])('%s names a member', (typed, named) => {
    expect(readPageAddress(typed)).toEqual(named);
  });

  it.each([
    'rose@exemple.fr',
    `https://rose@basoche.fr/users/${id}`,
    'cabinet-vasseur',
    `/missions/${id}`,
    `/users/${id}/avis`,
    'https://basoche.fr/',
  ])('%s names nobody', (typed) => {
    expect(readPageAddress(typed)).toBeNull();
  });
});
