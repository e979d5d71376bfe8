import { describe, expect, it } from 'vitest';
import { companyCompleteness, nothingToComplete, personCompleteness } from './completeness.ts';
import { canonicalProfilePage, displayName, profileLink } from './name-and-page.ts';
import { passwordProblem } from './password.ts';
import { formatFrenchPhone, isFrenchPhone, normalizeFrenchPhone } from './phone.ts';
import { isVerifiedNow, lapsedFrom, verificationLapseDay } from './verification.ts';

describe('verification', () => {
  const student = (verifiedAt: string) => ({ kind: 'STUDENT', verifiedAt: new Date(verifiedAt) }) as const;

  it('of a student lapses on 31 October of the following academic year', () => {
    expect(verificationLapseDay('2026-09-01')).toBe('2027-10-31');
    expect(verificationLapseDay('2026-11-21')).toBe('2027-10-31');
    expect(verificationLapseDay('2027-06-30')).toBe('2027-10-31');
    expect(verificationLapseDay('2026-08-31')).toBe('2026-10-31');
  });

  it('of a student holds through that day in Paris, and no longer', () => {
    const member = student('2026-11-21T09:00:00Z');
    expect(isVerifiedNow(member, new Date('2027-10-31T22:59:59Z'))).toBe(true);
    expect(isVerifiedNow(member, new Date('2027-10-31T23:00:00Z'))).toBe(false);
    expect(lapsedFrom(member)).toBe('2027-11-01');
  });

  it('of an employee or a company never lapses, and is missing until staff accept the proof', () => {
    for (const kind of ['EMPLOYEE', 'COMPANY'] as const) {
      const later = new Date('2040-01-01T00:00:00Z');
      expect(isVerifiedNow({ kind, verifiedAt: new Date('2026-01-01T00:00:00Z') }, later)).toBe(true);
      expect(isVerifiedNow({ kind, verifiedAt: null }, later)).toBe(false);
      expect(lapsedFrom({ kind, verifiedAt: later })).toBeNull();
    }
  });

  it('never blocks a customer, and makes no member of staff or of a partner', () => {
    const now = new Date('2026-11-21T00:00:00Z');
    expect(isVerifiedNow({ kind: 'CUSTOMER', verifiedAt: null }, now)).toBe(true);
    expect(isVerifiedNow({ kind: 'STAFF', verifiedAt: now }, now)).toBe(false);
    expect(isVerifiedNow({ kind: 'PARTNER', verifiedAt: now }, now)).toBe(false);
  });
});

describe('a password', () => {
  it('has 8 to 128 characters, whatever they are', () => {
    expect(passwordProblem('1234567')).toContain('8');
    expect(passwordProblem('12345678')).toBeNull();
    expect(passwordProblem('⚖'.repeat(128))).toBeNull();
    expect(passwordProblem('😀'.repeat(7))).not.toBeNull();
    expect(passwordProblem('x'.repeat(129))).toContain('128');
  });
});

describe('how to reach a member', () => {
  it('takes French phone numbers however they are typed', () => {
    const typed = ['0612345678', '06 12 34 56 78', '06.12.34.56.78', '+33612345678', '0033 6 12 34 56 78'];
    for (const text of [...typed, '+33 (0)6 12-34-56-78']) {
      expect(normalizeFrenchPhone(text)).toBe('+33612345678');
    }
    for (const text of [
      '',
      '612345678',
      '061234567',
      '06123456789',
      '+44612345678',
      '0012345678',
      'téléphone',
      '5 06 12 34 56 78',
      'x0612345678',
      '0612345678 poste 2',
    ]) {
      expect(isFrenchPhone(text)).toBe(false);
    }
    for (const text of ['+33612345678', '0612345678']) expect(formatFrenchPhone(text)).toBe('06 12 34 56 78');
    for (const other of ['inconnu', 'x+33612345678', '+336123456789'])
      expect(formatFrenchPhone(other)).toBe(other);
  });
});

describe('who a member is to others', () => {
  it('has the profile link of its kind', () => {
    expect(profileLink('STUDENT', '1')).toBe('/users/1');
    expect(profileLink('EMPLOYEE', '1')).toBe('/entreprises/1');
    expect(profileLink('COMPANY', '1')).toBe('/entreprises/1');
    for (const kind of ['CUSTOMER', 'STAFF', 'PARTNER'] as const) {
      expect(profileLink(kind, '1')).toBeNull();
      expect(canonicalProfilePage(kind, '1')).toBeNull();
    }
    expect(canonicalProfilePage('EMPLOYEE', '1')).toBe('/users/1');
    expect(canonicalProfilePage('STUDENT', '1')).toBe('/users/1');
    expect(canonicalProfilePage('COMPANY', '1')).toBe('/entreprises/1');
  });

  it('is named by its company, else by first and last name, else as a deleted account', () => {
    expect(displayName({ companyName: ' Cabinet Morel ' })).toBe('Cabinet Morel');
    expect(displayName({ firstName: 'Inès', lastName: 'Laurent', companyName: null })).toBe('Inès Laurent');
    expect(displayName({ firstName: '', lastName: 'Laurent' })).toBe('Laurent');
    expect(displayName({ firstName: null, lastName: null, companyName: '' })).toBe('Compte supprimé');
  });
});

describe('the completeness of a profile', () => {
  const person = {
    pictureURL: '/p.jpg',
    role: 'Juriste',
    location: 'Lyon',
    about: 'Dix ans de baux.',
    hourlyCostCents: 9_000,
    domains: 1,
    skills: 1,
    experiences: 0,
    formations: 1,
  };

  it('of a person is a list of eight, an experience or a formation being enough', () => {
    expect(personCompleteness(person)).toEqual({ isComplete: true, percentage: 100, missing: [] });
    expect(personCompleteness({ ...person, formations: 0 })).toEqual({
      isComplete: false,
      percentage: 87,
      missing: [{ key: 'career', label: 'Une expérience ou une formation' }],
    });
    const empty = {
      pictureURL: null,
      role: ' ',
      location: null,
      about: '',
      hourlyCostCents: null,
      domains: 0,
      skills: 0,
      experiences: 0,
      formations: 0,
    };
    expect(personCompleteness(empty)).toMatchObject({ isComplete: false, percentage: 0 });
    expect(personCompleteness(empty).missing).toHaveLength(8);
  });

  it('of a company is logo, presentation, sectors, locations and headquarters', () => {
    const company = {
      logoURL: null,
      presentation: 'Cabinet',
      sectors: 1,
      locations: 0,
      headquartersName: null,
    };
    expect(companyCompleteness(company)).toMatchObject({
      isComplete: false,
      percentage: 40,
      missing: [{ key: 'logo' }, { key: 'locations' }, { key: 'headquarters' }],
    });
    const whole = { ...company, logoURL: '/l.png', locations: 1, headquartersName: 'Lyon' };
    expect(companyCompleteness(whole)).toEqual({ isComplete: true, percentage: 100, missing: [] });
    expect(companyCompleteness({ ...whole, sectors: 0 }).missing).toEqual([
      { key: 'sectors', label: 'Un domaine d’activité' },
    ]);
  });

  it('is not asked of a customer', () => {
    expect(nothingToComplete.isComplete).toBe(true);
  });
});
