import { describe, expect, it } from 'vitest';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { soughtProfiles } from '../options/sought-profiles.ts';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { clientKinds, type EligibilityRule, tableAnswer } from './eligibility-rules.ts';
import { otherProfessionsWanted, wantedProfessions } from './wanted-professions.ts';
import { closedProfiles, wantedProfilesError } from './wanted-profiles.ts';

const closed = (nature: string, client: 'MEMBER' | 'CUSTOMER' = 'MEMBER') =>
  closedProfiles(rules, nature, client).map(({ profile }) => profile);

describe('the profiles that a mission may want', () => {
  it('are all of them where the mission is open to everyone', () => {
    expect(closed('recherches')).toEqual([]);
    expect(closed('autre', 'CUSTOMER')).toEqual([]);
  });

  it('leave students out of what students may not do, with the article', () => {
    expect(closedProfiles(rules, 'consultation', 'MEMBER')).toEqual([
      { profile: 'etudiants', reason: expect.stringContaining('71-1130') },
    ]);
  });

  it('are lawyers alone, and any experience, where the law reserves the work to lawyers', () => {
    const open = valuesOf(soughtProfiles).filter((profile) => !closed('postulation').includes(profile));
    expect(open).toEqual(['diplome', '1an', '2_5ans', '5_10ans', '10ans+', 'avocat']);
  });

  it('are those of regulated professions for the consultation of a customer', () => {
    expect(closed('consultation', 'CUSTOMER')).toContain('juriste');
    expect(closed('consultation', 'CUSTOMER')).not.toContain('notaire');
  });

  it('are none that says a profession where no rule opens the mission', () => {
    expect(closedProfiles([], 'audit', 'MEMBER')).toContainEqual({
      profile: 'avocat',
      reason: 'Cette mission est fermée à ce profil (aucune règle n’ouvre cette nature).',
    });
  });

  it('say a profession each, but for years of experience: a profile is closed exactly where its members may not apply', () => {
    expect(wantedProfessions(valuesOf(soughtProfiles)).toSorted()).toEqual(valuesOf(professions).toSorted());
    for (const nature of valuesOf(missionNatures)) {
      for (const client of clientKinds) {
        const kept = wantedProfessions(closed(nature, client));
        for (const profession of valuesOf(professions)) {
          const { opens } = tableAnswer(rules, nature, client, { kind: 'EMPLOYEE', profession });
          expect(kept.includes(profession)).toBe(!opens);
        }
      }
    }
  });

  it('are refused with the name of the first that is closed', () => {
    expect(
      wantedProfilesError(rules, { nature: 'redaction', experience: '1an | etudiants' }, 'MEMBER'),
    ).toMatch(/^«\u00a0Étudiants\u00a0»\u202f: cette mission est fermée à ce profil \(.*art\./);
    expect(
      wantedProfilesError(rules, { nature: 'redaction', experience: '1an | avocat' }, 'MEMBER'),
    ).toBeNull();
  });
});

describe("a mission that wants other professions than the reader's", () => {
  const of = (profession: string | null, kind: 'EMPLOYEE' | 'STUDENT' | 'COMPANY' = 'EMPLOYEE') => ({
    kind,
    profession,
  });

  it('names them', () => {
    expect(otherProfessionsWanted('avocat | 2_5ans | notaire', of('Juriste'))).toEqual(['Avocat', 'Notaire']);
    expect(otherProfessionsWanted('avocat', of(null, 'STUDENT'))).toEqual(['Avocat']);
  });

  it('names none if it wants the reader’s, or one of which theirs is a speciality', () => {
    expect(otherProfessionsWanted('avocat | notaire', of('Notaire'))).toEqual([]);
    expect(otherProfessionsWanted('juriste', of('Juriste en droit public'))).toEqual([]);
    expect(otherProfessionsWanted('etudiants | avocat', of('Étudiant', 'STUDENT'))).toEqual([]);
  });

  it('names none if it wants years of experience alone, or if the reader is a company', () => {
    expect(otherProfessionsWanted('2_5ans', of('Juriste'))).toEqual([]);
    expect(otherProfessionsWanted('avocat', of(null, 'COMPANY'))).toEqual([]);
  });
});

describe('the sentence about a profile that the table closes', () => {
  const rule = (article: string): EligibilityRule => ({
    natures: ['audit'],
    clients: ['MEMBER'],
    professions: ['Notaire', 'Étudiant'],
    students: true,
    article,
    explanation: 'Essai.',
  });
  const said = (experience: string) =>
    wantedProfilesError(
      [rule('Art. 1'), rule('Art. 2')],
      { nature: 'audit', experience },
      'MEMBER',
    )?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

  it('names the profile and each article', () => {
    expect(said('2_5ans | avocat')).toBe(
      '« Avocat » : cette mission est fermée à ce profil (Art. 1 ; Art. 2).',
    );
    expect(said('notaire | 1an')).toBeNull();
  });

  it('is none about students where they are admitted beside a profession', () => {
    expect(said('etudiants')).toBeNull();
  });
});
