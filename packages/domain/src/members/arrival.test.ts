import { describe, expect, it } from 'vitest';
import { arrivalSteps } from './arrival.ts';

const newcomer = { userType: 'EMPLOYEE', isConfirmed: false, isVerified: false, isComplete: false } as const;
const said = (...asked: Parameters<typeof arrivalSteps>) =>
  arrivalSteps(...asked).map(({ step, state }) => `${step} ${state}`);

describe('the arrival of a member', () => {
  it('is to confirm, to prove who one is, to complete the profile, one after the other', () => {
    expect(said(newcomer)).toEqual(['confirm current', 'prove next', 'complete next']);
    expect(said({ ...newcomer, isConfirmed: true })).toEqual([
      'confirm done',
      'prove current',
      'complete next',
    ]);
    expect(said({ ...newcomer, isConfirmed: true, isVerified: true })).toEqual([
      'confirm done',
      'prove done',
      'complete current',
    ]);
  });

  it('goes on with the profile while staff look at the documents', () => {
    expect(said({ ...newcomer, isConfirmed: true }, { isVerificationSent: true })).toEqual([
      'confirm done',
      'prove waiting',
      'complete current',
    ]);
  });

  it('asks external customers for no proof and no profile', () => {
    expect(said({ ...newcomer, userType: 'CUSTOMER', isConfirmed: true, isVerified: true })).toEqual([
      'confirm done',
      'publish current',
    ]);
  });
});
