import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company, meet, person } from './fixtures.ts';
import { hashesOfName } from './limits.ts';
import { type ComparedName, isComparable, nameKey, namesOfParty, plainWords, sirenIn } from './names.ts';
import { spellingsOf } from './spellings.ts';

// rules §9
describe('two names meet', () => {
  it.each([
    ['capitals and order', person('DUPONT', 'Jean'), person('Jean', 'Dupont')],
    ['accents and ligatures', person('Œuvrard', 'Hélène'), person('Oeuvrard', 'Helene')],
    ['foreign letters', person('Sørensen', 'Łukasz'), person('Sorensen', 'Lukasz')],
    ['a hyphen', person('Roux Delmas', 'Paul'), person('Roux-Delmas', 'Paul')],
    ['half of a double name', person('Roux-Delmas', 'Paul'), person('Delmas', 'Paul')],
    ['the other half', person('Roux-Delmas', 'Paul'), person('Roux', 'Paul')],
    ['a particle', person('de La Tour', 'Anne'), person('Tour', 'Anne')],
    ['a particle joined to the name', person('Le Goff', 'Yann'), person('Legoff', 'Yann')],
    ['a space', company('Jardi Marne'), company('Jardimarne')],
    ['an elision', person('d’Aubigné', 'Claire'), person('Aubigne', 'Claire')],
    ['a name at birth', person('Petit née Kervella', 'Anne'), person('Kervella', 'Anne')],
    ['a name of use', person('Kervella épouse Petit', 'Anne'), person('Petit', 'Anne')],
    ['a second given name', person('Kervella', 'Anne-Marie'), person('Kervella', 'Anne Louise')],
    ['a civility', person('M. Kervella', 'Yann'), person('Kervella', 'Yann')],
    ['a letter added', person('Kervella', 'Thomas'), person('Kervellla', 'Thomas')],
    ['a letter left out', person('Kervella', 'Thomas'), person('Kervela', 'Thomas')],
    ['a letter changed', person('Kervella', 'Thomas'), person('Kervelle', 'Thomas')],
    ['two letters swapped', person('Kervella', 'Thomas'), person('Kevrella', 'Thomas')],
    ['a legal form', company('SARL Les Jardins de la Marne'), company('Jardins de la Marne')],
    ['points in a legal form', company('S.A.R.L. Verdelune'), company('Verdelune SAS')],
    ['initials', company('S.N.C.F.'), company('SNCF')],
    ['a sign', company('Arnoult & Nkomo'), company('Cabinet Arnoult et Nkomo')],
    ['a generic word', company('Verdelune Industries'), company('Groupe Verdelune')],
    ['a former name', company('Verdelune anciennement Marnelys'), company('Marnelys')],
    ['the same number', company('Verdelune', '732829320'), company('Marnelys', '732829320')],
    [
      'a company with the name of its owner',
      company('Cabinet Kervella Thomas'),
      person('Kervella', 'Thomas'),
    ],
  ])('in spite of %s', (_why, one, other) => expect(meet(one, other)).toBe(true));

  it.each([
    ['given names', person('Dupont', 'Jean'), person('Dupont', 'Luc')],
    ['families', person('Dupont', 'Jean'), person('Durand', 'Jean')],
    ['short words by a letter', person('Roux', 'Paul'), person('Doux', 'Paul')],
    ['two errors', person('Kervella', 'Thomas'), person('Karvelle', 'Thomas')],
    ['initials', person('Kervella', 'T.'), person('Kervella', 'Anne')],
    ['initials in the register', person('Kervella', 'Anne'), person('Kervella', 'T.')],
    ['companies', company('Jardins de la Marne'), company('Jardins de la Seine')],
    ['companies with one generic word', company('France Conseil'), company('Groupe Conseil')],
  ])('not where they have other %s', (_what, one, other) => expect(meet(one, other)).toBe(false));
});

describe('a family name', () => {
  it('alone, with an initial and with a given name has a tag of its own for each', () => {
    const tags = (name: ComparedName) => spellingsOf(name, 'kept').filter((text) => !text.startsWith('n '));
    expect(tags(person('Dupont'))).toEqual(['fa dupont']);
    expect(tags(person('Dupont', 'J.'))).toEqual(['fb dupont', 'ia dupont j']);
    expect(tags(person('Dupont', 'Jean'))).toEqual(['fb dupont', 'ib dupont j']);
    expect(tags(person('M. et Mme Dupont'))).toEqual(['fa dupont']);
  });

  it('that is a particle or a legal form only is compared as it is', () => {
    expect(spellingsOf(person('Sá', 'Rui'), 'kept')).toContain('n rui sa');
    expect(spellingsOf(person('Dit', 'Jean'), 'kept')).toContain('n dit jean');
  });
});

describe('a party counts', () => {
  it.each([
    ['once for one name', person('Kervella', 'Thomas'), 1],
    ['once with a particle', person('Le Goff', 'Yann'), 1],
    ['twice for a name at birth and one of use', person('Petit née Kervella', 'Anne'), 2],
    ['twice for the halves of a double name', person('Petit-Kervella', 'Anne'), 2],
    ['four times for four names', person('Petit née Kervella épouse Nkomo alias Arnoult', 'Anne'), 4],
    [
      'no more than is compared',
      person('Petit née Kervella veuve Nkomo ép. Arnoult alias Delmas', 'Anne'),
      4,
    ],
    ['once for a company, whatever its words', company('Verdelune Industries'), 1],
    ['twice for a company with a former name', company('Verdelune anciennement Marnelys'), 2],
  ])('%s', (_what, party, count) => expect(namesOfParty(party)).toBe(count));
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = (min: number) => fc.string({ unit: letter, minLength: min, maxLength: 12 });

describe('spellings', () => {
  it('meet for every long family name with one letter added, left out, changed or swapped', () => {
    fc.assert(
      fc.property(word(6), word(2), fc.nat(), letter, fc.nat(3), (family, given, place, added, kind) => {
        fc.pre(
          spellingsOf(person(family, given), 'kept').includes(`n ${[family, given].toSorted().join(' ')}`),
        );
        const at = place % family.length;
        const [head, rest] = [family.slice(0, at), family.slice(at)];
        const edited = [
          `${head}${added}${rest}`,
          `${head}${rest.slice(1)}`,
          `${head}${added}${rest.slice(1)}`,
          `${head}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`,
        ][kind];
        fc.pre(spellingsOf(person(edited ?? '', given), 'kept').some((text) => text.includes(edited ?? '')));
        expect(meet(person(family, given), person(edited ?? '', given))).toBe(true);
      }),
    );
  });

  it('are the same whatever the order, the capitals and the signs between words', () => {
    fc.assert(
      fc.property(fc.array(word(2), { minLength: 1, maxLength: 6 }), (words) => {
        const plain = spellingsOf(company(words.join(' ')), 'kept');
        expect(spellingsOf(company(words.join(' - ').toUpperCase()), 'kept')).toEqual(plain);
      }),
    );
  });

  it('are never more than there are hashes, and the exact ones are always among them', () => {
    const name = fc.record({
      kind: fc.constantFrom('person' as const, 'company' as const),
      name: fc.string({ unit: fc.constantFrom('a', 'bcdefg', ' ', '-', ' née ', 'é', '.'), maxLength: 60 }),
      firstName: fc.option(fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'luc'), maxLength: 20 })),
      siren: fc.constantFrom(null, '732829320'),
    });
    fc.assert(
      fc.property(name, (one) => {
        const spellings = spellingsOf(one, 'kept');
        expect(spellingsOf(one, 'asked').length).toBeLessThanOrEqual(hashesOfName);
        expect(spellings.length).toBeLessThanOrEqual(hashesOfName);
        expect(new Set(spellings).size).toBe(spellings.length);
        if (one.siren !== null) expect(spellings).toContain('s 732829320');
        if (isComparable(one.name))
          expect(spellings.some((text) => text.startsWith('n ') || text.startsWith('ia '))).toBe(true);
        const given = plainWords(one.firstName ?? '')[0] ?? '';
        for (const text of spellings.filter((spelling) => spelling.startsWith('fb ') && given.length > 1)) {
          const family = text.slice(3).split(' ');
          expect(spellings).toContain(`n ${[...family, given].toSorted().join(' ')}`);
          expect(spellings).toContain(`ib ${family.join(' ')} ${given.charAt(0)}`);
        }
      }),
    );
  });
});

describe('a name', () => {
  it('without a Latin letter or a digit cannot be compared', () => {
    expect(['Иванов', '…', ''].map(isComparable)).toEqual([false, false, false]);
    expect(['Ivanov', '3F', 'Ø'].map(isComparable)).toEqual([true, true, true]);
  });

  it('has its SIREN in a SIREN, a SIRET or a VAT number, and none in a wrong one', () => {
    expect(['732 829 320', '732 829 320 00074', 'FR44 732 829 320'].map(sirenIn)).toEqual(
      Array(3).fill('732829320'),
    );
    expect(['732829321', 'FR45732829320', 'DE123456789', 'abc'].map(sirenIn)).toEqual(Array(4).fill(null));
  });

  it('is known again whatever its capitals, accents and signs', () => {
    expect(nameKey(person('DUPONT-ROUX', 'Hélène'))).toBe(nameKey(person('Dupont Roux', 'helene')));
  });

  it.each([
    ['another kind', person('Durand'), company('Durand')],
    ['the columns swapped', person('Paul', 'Martin'), person('Martin', 'Paul')],
    ['another given name first', person('Dupont', 'Anne Marie'), person('Dupont', 'Marie Anne')],
    ['another name at birth', person('Petit née Roux Ng', 'Anne'), person('Roux née Petit Ng', 'Anne')],
    ['another number', company('Verdelune', '732829320'), company('Verdelune')],
  ])('is another one with %s, and compared otherwise', (_what, one, two) => {
    expect(spellingsOf(one, 'kept')).not.toEqual(spellingsOf(two, 'kept'));
    expect(nameKey(one)).not.toBe(nameKey(two));
  });

  it('is known again only where it is compared alike', () => {
    const words = fc.array(fc.constantFrom('Le', 'roux', 'née', 'É', 'Bé-a'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, words, fc.nat(4), fc.constantFrom(' ', '-'), (family, given, edit, sign) => {
        const one = person(family.join(' '), given.join(' '));
        const two = [
          person(family.join(sign).toUpperCase(), given.join(sign).normalize('NFD')),
          person(family.toReversed().join(sign), given.join(' ')),
          person(family.join(' '), given.toReversed().join(sign)),
          person(given.join(sign), family.join(sign)),
          company(family.join(sign)),
        ][edit];
        const [kept, other] = [one, two ?? one].map((name) => spellingsOf(name, 'kept'));
        if (edit === 0) expect(nameKey(two ?? one)).toBe(nameKey(one));
        if (nameKey(two ?? one) === nameKey(one)) expect(kept).toEqual(other);
      }),
    );
  });
});
