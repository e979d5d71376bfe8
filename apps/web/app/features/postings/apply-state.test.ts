import { describe, expect, it } from 'vitest';
import { applyState } from './apply-state.ts';

const visitor = { state: 'LOGGED_OUT', hasToken: false, me: null } as const;
const unread = { state: 'UNKNOWN', hasToken: false, me: null } as const;
const arriving = { state: 'UNKNOWN', hasToken: true, me: null } as const;
const member = { state: 'LOGGED_IN', hasToken: true, me: { isConfirmed: true } } as const;

const mission = { permitted: [], applyRefusal: null, hasApplied: false, isOpen: true, eligibility: null };
const refused = (code: 'NOT_VERIFIED' | 'PROFESSION_NOT_ALLOWED' | 'APPLICATIONS_CLOSED') => ({
  ...mission,
  applyRefusal: { code, title: 'Parce que.' },
});

describe('what stands where one applies to a mission', () => {
  it('asks a visitor to log in, already in the page that the server sends', () => {
    expect(applyState(mission, visitor, false)).toBe('visitor');
    expect(applyState(mission, unread, false)).toBe('visitor');
  });

  it('says nothing while it is not known who looks on, or what they may do', () => {
    expect(applyState(mission, arriving, false)).toBe('pending');
    expect(applyState(mission, member, true)).toBe('pending');
  });

  it('leads the creator to the candidates, even once the mission is closed', () => {
    const own = { ...mission, permitted: ['update' as const, 'candidates' as const] };
    expect(applyState({ ...own, isOpen: false }, member, false)).toBe('own');
  });

  it('tells a candidate that they have applied, even once the mission is closed', () => {
    expect(applyState({ ...mission, hasApplied: true, isOpen: false }, member, false)).toBe('applied');
  });

  it('says that applications are closed', () => {
    expect(applyState({ ...refused('APPLICATIONS_CLOSED'), isOpen: false }, member, false)).toBe('closed');
    expect(applyState({ ...mission, isOpen: false }, visitor, false)).toBe('closed');
  });

  it('offers the price only where the server permits it', () => {
    expect(applyState({ ...mission, permitted: ['apply'] }, member, false)).toBe('open');
    expect(applyState(refused('PROFESSION_NOT_ALLOWED'), member, false)).toBe('refused');
  });

  it('sends an unverified member to verification', () => {
    expect(applyState(refused('NOT_VERIFIED'), member, false)).toBe('unverified');
  });

  it('sends nobody to verification for a mission that the rules would still close to them', () => {
    const rules = {
      nature: 'consultation',
      client: 'MEMBER',
      article: 'Loi A, art. 1',
      explanation: 'Une phrase.',
    } as const;
    const told = (mayApply: boolean) => ({ ...refused('NOT_VERIFIED'), eligibility: { ...rules, mayApply } });
    expect(applyState(told(true), member, false)).toBe('unverified');
    expect(applyState(told(false), member, false)).toBe('refused');
  });

  it('asks a member whose address is not confirmed to confirm it first', () => {
    expect(applyState(mission, { ...member, me: { isConfirmed: false } }, false)).toBe('unconfirmed');
  });
});
