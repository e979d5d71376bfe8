import { describe, expect, it } from 'vitest';
import { wordRules } from './support/forbidden-french-words.ts';
import { frenchRules } from './support/french-rules.ts';
import { type FrenchText, textsOf } from './support/french-texts.ts';
import { read, sources } from './support/sources.ts';

/** Checks the typography and the words of the French texts that people read. */

const rules = { ...frenchRules, ...wordRules };

const paths = sources.filter(
  (path) =>
    /^(?:apps|packages)\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$|^apps\/server\/test\/|\/scripts\//.test(path),
);

/** Texts that break a rule, each with its reason. */
const exceptions: readonly (readonly [place: RegExp, rules: RegExp, text: RegExp, reason: string])[] = [
  [/terms\/(?:terms|data-charter)-|threads\/confidentiality\.ts/, /./, /./, 'its SHA-256 was accepted'],
  [/jobs\/wording-rules\.ts/, /./, /\(\?|\?(?:\||$)/, 'a pattern of normalised text'],
  [/seed\/content\/communes/, /./, /Olonne/, 'a name of the official list of communes'],
  [/typography\.ts|marks\.ts|french\.ts/, /./, /./, 'the functions that set typography'],
  [/options\/experience-levels/, /apostrophe/, /d'1 an/, 'a value that is stored'],
  [/./, /ordinal/, /309e/, 'a number of a legal reference'],
  [/seed\/content\//, /role/, /actes créateurs de droits|conseils aux créateurs/, 'the law’s own words'],
  [/seed\/articles\/convention-d-honoraires/, /price/, /tarif/, 'the regulated fees of legal officers'],
  [
    /confidentiality\/presenter\.ts/,
    /role/,
    /^Le Créateur$/,
    'the name of the party in the accepted agreement',
  ],
  [/creator-content\.ts/, /price/, /^Ne pas définir le tarif$/, 'a sentence of the specification'],
  [
    /creator-content\.ts/,
    /publishing/,
    /^(?:Ajouter une|Créer la|Créer l’) ?(?:mission|offre d’emploi)$/,
    'titles and buttons of the specification',
  ],
  [
    /jobs\/creator-content\.ts/,
    /publishing/,
    /Si vous créez l’offre de nouveau/,
    'the button “Créer l’offre d’emploi” of the specification',
  ],
  [/(?:web|contract|domain)\/.*members\/|ranking-content/, /price/, /./, 'the hourly rate, “Tarif / heure”'],
  [
    /features\/payments\/(?:fees|simulator|subscription)-content|help\/payment/,
    /price/,
    /./,
    'the grid of fees',
  ],
  [
    /routes\.ts|layouts\/|home\/content|legal-notice|plans-content|threads\/mode-content/,
    /price/,
    /[Tt]arifs/,
    'the page of fees',
  ],
  [/./, /ellipsis/, /une erreur\.\. Merci/, 'a sentence of the specification'],
];

const isExcepted = (path: string, rule: string, text: string): boolean =>
  exceptions.some(([place, rules, words]) => place.test(path) && rules.test(rule) && words.test(text));

/** Texts in files without code. */
const plainPaths = ['apps/web/public/site.webmanifest', 'apps/web/public/film/basoche.vtt'];

const plainTexts = (source: string): FrenchText[] =>
  source
    .split('\n')
    .flatMap((text, index) =>
      text.includes('-->') ? [] : [{ line: index + 1, text: text.replace(/^ *"\w+":/, '') }],
    );

const faultsOf = (path: string, source: string): string[] =>
  (/\.tsx?$/.test(path) ? textsOf(path, source) : plainTexts(source)).flatMap(({ line, text }) =>
    Object.entries(rules).flatMap(([rule, check]) =>
      isExcepted(path, rule, text)
        ? []
        : check(text).map((fault) => `${path}:${line} ${rule}: ${fault} in ${text}`),
    ),
  );

describe('French texts', () => {
  it('follow the typography, and have one word for a role and for a price', () => {
    expect(paths.length).toBeGreaterThan(1_000);
    expect([...paths, ...plainPaths].flatMap((path) => faultsOf(path, read(path)))).toEqual([]);
  });

  it.each([
    ['apostrophe', 'const a = "l\'offre";'],
    ['apostrophe', "const a = `Il est temps d'$" + '{what}`;'],
    ['space', "const a = 'Le prix : 100';"],
    ['space', "const a = 'Êtes-vous sûr?';"],
    ['space', 'const a = <p>Le prix <b>est</b>: {price}</p>;'],
    ['quotes', "const a = 'la mission « Bail »';"],
    ['capital', "const a = 'Etudiant';"],
    ['capital', "const a = 'A propos';"],
    ['ordinal', "const a = 'le 1er décembre';"],
    ['tax', "const a = '300\u00a0€ HT';"],
    ['tax', 'const a = `Soit $' + '{total} TTC`;'],
    ['ellipsis', "const a = 'Plus...';"],
    ['role', "const a = 'Dépôt attendu du créateur';"],
    ['role', "const a = 'Recruteur anonyme';"],
    ['role', 'const a = <p>Rembourser le <b>donneur de mission</b></p>;'],
    ['provider', "const a = 'Les fonds reviennent au candidat.';"],
    ['provider', "const a = 'Le candidat reçoit 200 €.';"],
    ['price', "const a = 'Le tarif le plus bas';"],
    ['price', "const a = 'Tarif HT';"],
    ['offer', "const a = 'Offre acceptée';"],
    ['publishing', "const a = 'Ajouter une mission au site';"],
    ['publishing', 'const a = <p>Proposer un <b>emploi</b></p>;'],
  ])('a fault is seen: %s in %s', (rule, source) => {
    expect(faultsOf('apps/a.tsx', source).join()).toContain(`${rule}: `);
  });

  it.each(["Le prix est accepté, l'accord aussi.", '"name": "1er réseau"', 'La mission : le tarif'])(
    'a fault is seen in subtitles: %s',
    (line) => {
      expect(faultsOf('apps/a.vtt', `00:01.000 --> 00:02.000\n${line}`)).not.toEqual([]);
    },
  );

  it.each(['Tarif / heure', 'Votre tarif horaire', 'Refuser le candidat', '/tarifs', 'offre d’emploi'])(
    'a right word is none: %s',
    (text) => {
      expect(faultsOf('apps/a.ts', `const a = '${text}';`)).toEqual([]);
    },
  );

  it.each(["const a = 'a: b; c';", "import a from './l\\'a.ts';", "const a = sql`select 'a : b' from la`;"])(
    'code is no text: %s',
    (source) => {
      expect(faultsOf('apps/a.ts', source)).toEqual([]);
    },
  );
});
