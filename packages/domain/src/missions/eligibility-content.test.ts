import { describe, expect, it } from 'vitest';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { answersFor, articlesOf, audienceOf, inNatures, inWords } from './eligibility-content.ts';
import { clientKinds } from './eligibility-rules.ts';

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
    const openTo = (candidate: Parameters<typeof answersFor>[1]) =>
      answersFor(rules, candidate)
        .filter(({ opens }) => opens)
        .map(({ nature, client }) => `${nature} ${client}`);
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
