import { expect, it } from 'vitest';
import { type CandidatesView, candidatesAddress, viewIn } from './candidate-views.ts';

it('the tabs of an offer’s applicants have the specified codes: all 0, new 7, refused 8', () => {
  const addresses: [CandidatesView, string][] = [
    [{ of: 'all' }, '/manage/emplois/12?vue=0'],
    [{ of: 'new', stage: null }, '/manage/emplois/12?vue=7'],
    [{ of: 'new', stage: 'interview' }, '/manage/emplois/12?vue=7&etape=interview'],
    [{ of: 'refused' }, '/manage/emplois/12?vue=8'],
  ];
  for (const [view, address] of addresses) {
    expect(candidatesAddress('12', view)).toBe(address);
    expect(viewIn(new URL(address, 'https://basoche.test').searchParams)).toEqual(view);
  }
  expect(viewIn(new URLSearchParams())).toEqual({ of: 'all' });
});
