import { describe, expect, it } from 'vitest';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { articlesOf, audienceOf, inNatures, inWords } from './eligibility-content.ts';
import { clientKinds, type EligibilityRule, tableAnswer } from './eligibility-rules.ts';

const words = (nature: string, client: (typeof clientKinds)[number]) =>
  inWords(audienceOf(rules, nature, client));

describe('who may apply, in words', () => {
  it('says for each kind of client whom a nature is open to', () => {
    expect(words('recherches', 'MEMBER')).toBe(
      'tous les professionnels et entreprises vérifiés, étudiants compris',
    );
    expect(words('consultation', 'MEMBER')).toBe(
      'tous les professionnels et entreprises vérifiés, sauf les étudiants',
    );
    expect(words('consultation', 'CUSTOMER')).toBe(
      'les avocats, les commissaires de justice, les mandataires judiciaires et les notaires',
    );
    expect(words('postulation', 'MEMBER')).toBe('les avocats');
    expect(words('astrologie', 'MEMBER')).toBe('personne');
  });

  it('names companies and students where they are not everyone', () => {
    const everyTradeButCompanies = {
      professions: ['Avocat', 'Notaire'],
      companies: true,
      students: true,
    } as const;
    expect(inWords(everyTradeButCompanies)).toBe(
      'les avocats, les notaires, les entreprises et les étudiants',
    );
  });

  it('says which texts rule a nature, each once', () => {
    expect(articlesOf([...rules, ...rules], 'postulation', 'CUSTOMER')).toEqual([
      'Loi n°\u00a071-1130 du 31\u00a0décembre 1971, art.\u00a04 et 5',
    ]);
    expect(articlesOf([], 'postulation', 'CUSTOMER')).toEqual([]);
  });

  it('tells a reader which natures are open to them, for each kind of client', () => {
    const openTo = (candidate: Parameters<typeof tableAnswer>[3]) =>
      valuesOf(missionNatures).flatMap((nature) =>
        clientKinds
          .filter((client) => tableAnswer(rules, nature, client, candidate).opens)
          .map((client) => `${nature} ${client}`),
      );
    const free = [
      'recherches',
      'relecture',
      'audit',
      'formalites',
      'veille',
      'formation',
      'traduction',
      'autre',
    ];
    const forBoth = free.flatMap((nature) => clientKinds.map((client) => `${nature} ${client}`));
    const reserved = ['redaction MEMBER', 'consultation MEMBER', 'contentieux MEMBER'];
    expect(openTo({ kind: 'STUDENT', profession: 'Étudiant' }).sort()).toEqual(forBoth.toSorted());
    expect(openTo({ kind: 'EMPLOYEE', profession: 'Juriste' }).sort()).toEqual(
      [...forBoth, ...reserved].sort(),
    );
    expect(openTo({ kind: 'EMPLOYEE', profession: 'Avocat' })).toHaveLength(24);
    expect(openTo({ kind: 'EMPLOYEE', profession: 'Notaire' })).toHaveLength(22);
  });

  it('groups natures under the same rules, and says for each kind of client who may', () => {
    const table = inNatures(rules);
    expect(table.map(({ natures }) => natures)).toEqual([
      ['recherches', 'veille'],
      ['redaction', 'consultation'],
      ['relecture', 'audit', 'formalites', 'formation', 'traduction', 'autre'],
      ['contentieux'],
      ['postulation'],
    ]);
    expect(table.map(({ lines }) => lines.map(({ clients }) => clients.join('+')))).toEqual([
      ['MEMBER+CUSTOMER'],
      ['MEMBER', 'CUSTOMER'],
      ['MEMBER+CUSTOMER'],
      ['MEMBER', 'CUSTOMER'],
      ['MEMBER+CUSTOMER'],
    ]);
    for (const { natures, lines } of table) {
      for (const nature of natures) {
        for (const { clients, audience } of lines) {
          for (const client of clients) expect(words(nature, client)).toBe(audience);
        }
      }
    }
    expect(inNatures([])).toMatchObject([{ lines: [{ audience: 'personne', rules: [] }] }]);
  });
});

describe('the table in words', () => {
  const rule = (changes: Partial<EligibilityRule>): EligibilityRule => ({
    natures: ['audit'],
    clients: ['MEMBER', 'CUSTOMER'],
    professions: ['Avocat'],
    students: false,
    article: 'art. 1',
    explanation: 'Essai.',
    ...changes,
  });
  const grouped = (table: readonly EligibilityRule[]) =>
    inNatures(table).map(({ natures, lines }) => [
      natures.length > 3 ? 'les autres' : natures.join(' '),
      ...lines.map(({ clients, audience }) => `${clients.join('+')}: ${audience}`),
    ]);

  it('keeps apart a nature with one rule more, and one that only one kind of client has', () => {
    const both = rule({ natures: ['audit', 'veille', 'formation'] });
    const more = rule({ natures: ['veille'], professions: ['Notaire'], article: 'art. 2' });
    const ofMembers = rule({ natures: ['formation'], clients: ['MEMBER'], professions: ['Notaire'] });
    expect(grouped([both, more, ofMembers])).toEqual([
      ['les autres', 'MEMBER+CUSTOMER: personne'],
      ['audit', 'MEMBER+CUSTOMER: les avocats'],
      ['veille', 'MEMBER+CUSTOMER: les avocats et les notaires'],
      ['formation', 'MEMBER: les avocats et les notaires', 'CUSTOMER: les avocats'],
    ]);
  });

  it('keeps apart two natures of which only one client has the same rules', () => {
    const members = rule({ natures: ['audit', 'veille'], clients: ['MEMBER'] });
    const customers = rule({ natures: ['veille'], clients: ['CUSTOMER'], professions: ['Notaire'] });
    expect(grouped([members, customers])).toEqual([
      ['les autres', 'MEMBER+CUSTOMER: personne'],
      ['audit', 'MEMBER: les avocats', 'CUSTOMER: personne'],
      ['veille', 'MEMBER: les avocats', 'CUSTOMER: les notaires'],
    ]);
  });

  it('tells whom a rule for everyone opens to', () => {
    const everyone = rule({ professions: 'everyone' });
    const { companies, students, professions } = audienceOf([everyone], 'audit', 'MEMBER');
    expect([companies, students, professions.length]).toEqual([true, false, 15]);
    expect(audienceOf([rule({})], 'audit', 'MEMBER')).toEqual({
      professions: ['Avocat'],
      companies: false,
      students: false,
    });
  });
});
