import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectWithin } from '../../../../scripts/support/bounds.ts';
import { hintText, wordingHints } from './wording.ts';
import { type Criterion, criteria, wordingRules } from './wording-rules.ts';

const passages = (text: string) =>
  wordingHints(text).map(({ criterion, start, end }) => `${criterion}: ${text.slice(start, end)}`);

/** Doubtful texts by criterion: the whole text, and the passage if it is shorter. */
const doubtful: Readonly<Record<Criterion, readonly (readonly [string, string?])[]>> = {
  age: [
    ['Jeune et dynamique'],
    ['Profil de moins de 35 ans', 'de moins de 35 ans'],
    ['Candidat âgé de 25 à 35 ans', 'âgé de 25 à 35 ans'],
    ['Poste ouvert jusqu’à 35 ans maximum', '35 ans maximum'],
    ['Vous rejoignez une équipe jeune', 'équipe jeune'],
    ['Âge maximum\u202f: 40 ans', 'Âge maximum'],
    ["Une personne d'une trentaine d'années", "trentaine d'années"],
    ['Jeune juriste souhaité', 'Jeune juriste'],
    ['Rejoignez une jeune équipe', 'jeune équipe'],
  ],
  sex: [
    ['Jeune femme souriante', 'Jeune femme'],
    ['Le cabinet recherche une assistante pour son équipe', 'une assistante'],
    ['Assistante juridique en droit social', 'Assistante'],
    ['De préférence un homme'],
    ['Hommes s’abstenir'],
  ],
  orientation: [['Indiquez votre orientation sexuelle', 'votre orientation sexuelle']],
  origin: [
    ['Juriste de nationalité française', 'de nationalité française'],
    ['Anglais langue maternelle', 'langue maternelle'],
    ['Native English speaker'],
    ["Candidats d'origine européenne", "d'origine européenne"],
  ],
  family: [
    ['Idéalement célibataire', 'célibataire'],
    ['Vous êtes sans enfants', 'sans enfants'],
    ['Précisez votre situation familiale', 'votre situation familiale'],
  ],
  pregnancy: [['Femmes enceintes s’abstenir'], ['Pas de projet de grossesse']],
  health: [
    ['En bonne santé'],
    ["Handicapés s'abstenir"],
    ['Sans antécédents médicaux'],
    ['Vous êtes en excellente condition physique', 'en excellente condition physique'],
  ],
  religion: [['De confession catholique'], ['Candidate musulmane'], ['Sans signe religieux']],
  opinions: [
    ['Non syndiqué'],
    ['Sans engagement politique'],
    ['Précisez vos opinions politiques', 'vos opinions politiques'],
    ['De sensibilité de gauche'],
  ],
  appearance: [
    ['Excellente présentation exigée', 'Excellente présentation'],
    ['CV avec photo'],
    ['Présentation impeccable'],
    ['Physique agréable'],
  ],
  residence: [
    ['Vous habitez à Paris', 'habitez à Paris'],
    [
      'Candidat résidant impérativement dans les Hauts-de-Seine',
      'résidant impérativement dans les Hauts-de-Seine',
    ],
    ['Domicile proche du cabinet'],
  ],
};

/** Lawful texts: legal vocabulary, and sentences against discrimination. */
const lawfulTexts = [
  'Droit de la famille, droit des étrangers, droit des personnes âgées',
  'Junior associate ou senior associate',
  'Contentieux de la discrimination au travail',
  'Jeune diplômé bienvenu, jeunes diplômés aussi',
  'Juriste (H/F), F/H, assistante juridique F/H',
  'Assistante ou assistant juridique',
  'Assistante juridique (H/F)',
  '2 à 5 ans d’expérience, ou de 20 à 30 ans de pratique',
  'Expérience de 10 à 20 ans en droit des sociétés',
  'Cour européenne des droits de l’homme',
  'Un bail de 20 à 30 ans',
  'CDD en remplacement d’un congé maternité',
  'Poste ouvert aux personnes en situation de handicap',
  'Un homme ou une femme de terrain',
  'Sans distinction d’âge, de sexe ou de situation de famille, jeune ou non',
  'Quels que soient leur âge, leur origine ou leur sexe',
  'Contentieux de la nationalité française et certificats de nationalité française',
  'Clients de nationalité étrangère',
  'Successions de couples sans enfant',
  'Excellente présentation écrite et présentation soignée des actes',
  'Audiences dans l’enceinte du tribunal',
  'Contribuables résidant en France, sociétés domiciliées à Paris',
  'Union des jeunes avocats, jeune barreau',
  'Une trentaine de dossiers par an',
  'Vous travaillerez avec un avocat pratiquant le droit social',
  'Protection des salariées enceintes',
  'Liberté d’opinion politique',
  'Index d’égalité professionnelle entre les femmes et les hommes',
  'Un cabinet fondé il y a plus de 30 ans',
  'Maîtrise de l’anglais juridique (C1)',
  'Marie Dupont, notaire, vous accueille',
  'Prêts de 20 à 25 ans et baux de 30 ans maximum',
  'Une entreprise en bonne santé financière',
  'Clients de confession juive ou musulmane, associations de confession protestante',
  'Données sensibles : opinions politiques, convictions religieuses, état de santé',
  'Appel d’offres de type européen, jugements d’origine étrangère',
  'Successions de défunts de nationalité belge',
  'Un poste libre de toute contrainte d’horaires',
  'Acte faisant foi, contractant de bonne foi',
  'Gestion des arrêts maladie et des visites médicales',
  'Plus de 10 ans d’expérience',
  'Défense d’une femme licenciée à son retour de congé',
  'Un dirigeant sur trois et un homme sur deux divorcent',
  'Célibataires ou mariés : le régime de chacun',
  'Divorces, fiscalité des célibataires et des familles',
  'Défense de salariés syndiqués et non syndiqués',
  'Tutelle de majeurs protégés de nationalité belge',
  'Anglais ou allemand juridique apprécié',
  'Disponibilité pour des déplacements fréquents ; permis B',
];

describe('the wording of an offer', () => {
  it.each(criteria)('is looked at for %s', (criterion) => {
    for (const [text, passage] of doubtful[criterion]) {
      expect(passages(text)).toContain(`${criterion}: ${passage ?? text}`);
    }
  });

  it.each(lawfulTexts)('has nothing wrong with « %s »', (text) => {
    expect(passages(text)).toEqual([]);
  });

  it('is read whatever its capitals, accents, apostrophes and spaces', () => {
    const text = 'Profil : JEUNE  ET\nDYNAMIQUE, age\u0301 de 25 à\u00a035 ans';
    expect(passages(text)).toEqual(['age: JEUNE  ET\nDYNAMIQUE', 'age: age\u0301 de 25 à\u00a035 ans']);
    expect(passages("D'ORIGINE EUROPEENNE")).toEqual(["origin: D'ORIGINE EUROPEENNE"]);
  });

  it('is told with its passage, why, and what to write instead', () => {
    const text = 'Une assistance de choix. Jeune\nfemme bienvenue.';
    expect(wordingHints(text).map((hint) => hintText(text, hint))).toEqual([
      '«\u00a0Jeune femme\u00a0» peut écarter selon le sexe. Adressez-vous à tous\u202f: le nom du métier suivi de «\u00a0(F/H)\u00a0», ou ses deux formes.',
    ]);
  });

  const bits = fc.constantFrom(
    ...Object.values(doubtful).flatMap((texts) => texts.map(([text]) => text)),
    ...lawfulTexts,
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(fc.oneof(bits, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join(' ')),
  );

  it('has its passages inside the text, none empty, in order and apart from one another', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const hint of wordingHints(text)) {
          expect(hint.start).toBeGreaterThanOrEqual(end);
          expect(hint.end).toBeGreaterThan(hint.start);
          expect(text.slice(hint.start, hint.end).trim()).not.toBe('');
          end = hint.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('is read paragraph by paragraph: what is said of one is said of it among others', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const shift = one.length + 2;
        const apart = wordingHints(other).map((hint) => ({
          ...hint,
          start: hint.start + shift,
          end: hint.end + shift,
        }));
        expect(wordingHints(`${one}\n\n${other}`)).toEqual([...wordingHints(one), ...apart]);
      }),
    );
  });

  it('is the same in capitals', () => {
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 4 }), (parts) => {
        const text = parts.join('\n\n');
        expect(wordingHints(text.toUpperCase())).toEqual(wordingHints(text));
      }),
    );
  });

  it('of the longest description is read in the time of a keystroke, whatever is written', () => {
    const longest = ['candidat ', 'sans ', 'a', '25 a ', 'protection ', 'presentation soignee '].map((part) =>
      part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000),
    );
    for (const text of longest) {
      const started = Date.now();
      wordingHints(text);
      expectWithin(Date.now() - started, 1_000);
    }
  });

  it('has a rule and a way out for every criterion', () => {
    for (const criterion of criteria) {
      expect(wordingRules.filter((rule) => rule.criterion === criterion)).not.toHaveLength(0);
    }
    for (const { hint } of wordingRules) expect(hint).toMatch(/\.$/u);
  });
});

describe('the passage of a hint', () => {
  it('is found to the letter behind blanks, joined letters, marks and hidden signs', () => {
    expect(passages('\n\n   Jeune et dynamique  ')).toEqual(['age: Jeune et dynamique']);
    expect(passages('Œuvre\u00a0: jeune femme')).toEqual(['sex: jeune femme']);
    expect(passages('Ex æquo.\r\n\r\nHommes s’abstenir.')).toEqual(['sex: Hommes s’abstenir']);
    expect(passages('a\u0000b, jeune femme')).toEqual(['sex: jeune femme']);
    expect(passages('Jeune femme')).toEqual(['sex: Jeune femme']);
    expect(passages('Idéalement ce\u0301libataire')).toEqual(['family: ce\u0301libataire']);
  });

  it('never goes on into another paragraph', () => {
    expect(passages('Un poste pour jeune\n\nfemme ou homme')).toEqual([]);
    expect(passages('Un poste pour jeune\nfemme')).toEqual(['sex: jeune\nfemme']);
  });

  it('is quoted on one line', () => {
    const text = 'Jeune \n  et  dynamique';
    expect(wordingHints(text).map((hint) => hintText(text, hint).split('\u00a0»')[0])).toEqual([
      '«\u00a0Jeune et dynamique',
    ]);
  });
});
