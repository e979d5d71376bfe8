import { describe, expect, it } from 'vitest';
import { defaultHearingRules } from './hearing-rules.ts';
import { permittedAbout } from './permitted.ts';
import { type HearingFacts, mayTake, type Reader, readerRefusal, type Taker } from './take.ts';

const lyon = { code: 'tj-69123', tribunal: 'tj-69123', appeal: 'ca-69123' };
const bourg = { code: 'tj-01053', tribunal: 'tj-01053', appeal: 'ca-69123' };
const now = new Date('2026-12-08T10:00:00Z');
const later = new Date('2026-12-09T08:00:00Z');
const hearing: HearingFacts = {
  clientId: 'client',
  kind: 'tj',
  court: lyon,
  act: 'pleading',
  heldAt: later,
  state: 'open',
};
const taker: Taker = {
  memberId: 'taker',
  kind: 'EMPLOYEE',
  profession: 'Avocat',
  isVerified: true,
  bar: null,
  isBarConfirmed: false,
  overlaps: false,
  pausedUntil: null,
};
const answer = (about: Partial<HearingFacts>, by: Partial<Taker>, rules = defaultHearingRules) => {
  const given = mayTake({ ...hearing, ...about }, { ...taker, ...by }, { rules, now });
  return given.ok ? 'ok' : given.code;
};
const firm = { memberId: 'firm', isVerified: true, hasBar: true, isBarConfirmed: true };
const representation = { act: 'representation' } as const;

describe('a hearing', () => {
  it.each([
    [{}, {}, 'ok'],
    [{}, { profession: 'Juriste' }, 'AVOCATS_ONLY'],
    [{}, { kind: 'COMPANY', profession: null }, 'AVOCATS_ONLY'],
    [{}, { kind: 'STUDENT' }, 'AVOCATS_ONLY'],
    [{}, { memberId: 'client' }, 'OWN_HEARING'],
    [{ state: 'taken' }, {}, 'HEARING_TAKEN'],
    [{ state: 'cancelled' }, {}, 'HEARING_CLOSED'],
    [{ state: 'passed' }, {}, 'HEARING_CLOSED'],
    [{ heldAt: now }, {}, 'HEARING_CLOSED'],
    [{}, { isVerified: false }, 'AVOCAT_UNVERIFIED'],
    [{}, { overlaps: true }, 'HEARING_OVERLAPS'],
    [{}, { pausedUntil: later }, 'HEARINGS_PAUSED'],
    [{}, { pausedUntil: now }, 'ok'],
    [representation, {}, 'BAR_NEEDED'],
    [representation, { bar: lyon }, 'BAR_UNCONFIRMED'],
    [representation, { bar: bourg, isBarConfirmed: true }, 'BAR_NOT_ALLOWED'],
    [representation, { bar: lyon, isBarConfirmed: true }, 'ok'],
    [{}, { firm }, 'ok'],
    [{}, { firm, profession: 'Juriste' }, 'AVOCATS_ONLY'],
    [{}, { firm, isVerified: false }, 'AVOCAT_UNVERIFIED'],
    [{}, { firm: { ...firm, memberId: 'client' } }, 'OWN_HEARING'],
    [{}, { firm: { ...firm, isVerified: false } }, 'AVOCAT_UNVERIFIED'],
    [{}, { firm: { ...firm, hasBar: false, isBarConfirmed: false } }, 'BAR_NEEDED'],
    [{}, { firm: { ...firm, isBarConfirmed: false } }, 'BAR_UNCONFIRMED'],
    // The firm's bar does not count for the person who appears.
    [representation, { firm }, 'BAR_NEEDED'],
    [representation, { firm, bar: lyon, isBarConfirmed: true }, 'ok'],
    [{ ...representation, kind: 'tc' }, { bar: lyon, isBarConfirmed: true }, 'BAR_NOT_ALLOWED'],
  ] as const)('case %#', (about, by, expected) => {
    expect(answer(about, by)).toBe(expected);
  });

  it('is taken by nobody where the table has no line', () => {
    expect(answer({}, {}, [])).toBe('BAR_NOT_ALLOWED');
  });

  it('says which law refuses, and until when somebody pauses', () => {
    const refused = mayTake(
      { ...hearing, ...representation },
      { ...taker, bar: bourg, isBarConfirmed: true },
      { rules: defaultHearingRules, now },
    );
    expect(refused).toMatchObject({ reason: expect.stringContaining('71-1130') });
    const paused = mayTake(hearing, { ...taker, pausedUntil: later }, { rules: defaultHearingRules, now });
    expect(paused).toMatchObject({ reason: expect.stringContaining('9\u00a0décembre\u00a02026') });
  });
});

describe('the hearings that are to be taken', () => {
  const avocat: Reader = {
    kind: 'EMPLOYEE',
    profession: 'Avocat',
    isVerified: true,
    hasBar: false,
    isBarConfirmed: false,
  };
  const company: Reader = { ...avocat, kind: 'COMPANY', profession: null };

  it.each([
    [avocat, null],
    [{ ...avocat, isVerified: false }, 'AVOCAT_UNVERIFIED'],
    [{ ...avocat, profession: 'Juriste', hasBar: true, isBarConfirmed: true }, 'AVOCATS_ONLY'],
    [{ ...avocat, kind: 'CUSTOMER' }, 'AVOCATS_ONLY'],
    [company, 'BAR_NEEDED'],
    [{ ...company, hasBar: true }, 'BAR_UNCONFIRMED'],
    [{ ...company, hasBar: true, isBarConfirmed: true }, null],
    [{ ...company, hasBar: true, isBarConfirmed: true, isVerified: false }, 'AVOCAT_UNVERIFIED'],
  ] as const)('reader %#: %s', (reader, expected) => {
    expect(readerRefusal(reader)).toBe(expected);
  });

  it.each([
    [{}, ['decline']],
    [{ mayTake: true }, ['take', 'decline']],
    [{ mayDecline: false }, []],
    [{ isClient: true }, ['raise', 'cancel']],
    [{ isClient: true, raised: 2 }, ['raise', 'cancel']],
    [{ isClient: true, raised: 3 }, ['cancel']],
    [{ isClient: true, heldAt: now }, ['cancel']],
    [{ heldAt: now }, []],
    [{ isClient: true, state: 'taken' }, []],
    [{ state: 'cancelled' }, []],
  ] as const)('permit by case %#: %s', (about, expected) => {
    const asked = {
      state: 'open',
      heldAt: later,
      raised: 0,
      isClient: false,
      mayTake: false,
      mayDecline: true,
      ...about,
    } as const;
    expect(permittedAbout(asked, now)).toEqual(expected);
  });
});
