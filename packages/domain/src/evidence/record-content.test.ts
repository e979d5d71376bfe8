import { describe, expect, it } from 'vitest';
import { definitions } from '../threads/commands.ts';
import { entryTitle, mismatchSentence, roleName } from './record-content.ts';

describe('the title of an entry', () => {
  it.each([
    ['command', 'price/accept', 'Prix accepté'],
    ['command', 'apply', 'Candidature envoyée'],
    ['command', 'contest', 'Mission contestée'],
    ['command', 'no longer', 'Action'],
    ['command', 'constructor', 'Action'],
    ['command', null, 'Action'],
    ['message', null, 'Message'],
    ['message', 'price/accept', 'Message'],
    ['opening', null, 'Ouverture de l’enregistrement'],
  ] as const)('%s %s: «\u00a0%s\u00a0»', (kind, command, title) => {
    expect(entryTitle({ kind, command })).toBe(title);
  });

  it('is there for every command, and no two have the same', () => {
    const titles = Object.keys(definitions).map((command) => entryTitle({ kind: 'command', command }));
    expect(titles).not.toContain('Action');
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('the author of an entry', () => {
  it.each([
    ['creator', 'l’auteur de l’annonce'],
    ['candidate', 'le candidat'],
    ['staff', 'Basoche'],
    ['partner', 'ITG'],
    ['provider', 'le prestataire de paiement'],
    ['timer', 'l’échéance prévue'],
    ['toString', null],
    [null, null],
  ])('%s: %s', (role, name) => {
    expect(roleName(role)).toBe(name);
  });
});

describe('the sentence about a file that does not match', () => {
  const label = {
    kind: 'command',
    at: '2026-12-01T08:05:09.000Z',
    role: 'candidate',
    command: 'price/accept',
  } as const;

  it.each([
    [
      { what: 'entry', place: 0, label },
      'La première entrée qui ne correspond pas est la n° 1 (« Prix accepté », par le candidat, le 1ᵉʳ décembre 2026 à 09:05:09) : elle a été modifiée, déplacée, ou une entrée a été retirée avant elle.',
    ],
    [
      { what: 'entry', place: 4, label: null },
      'La première entrée qui ne correspond pas est la n° 5 : elle a été modifiée, déplacée, ou une entrée a été retirée avant elle.',
    ],
    [
      { what: 'text', place: 2, label: { ...label, kind: 'message', role: 'inconnu' } },
      'Le texte ou les pièces jointes de l’entrée n° 3 (« Message », le 1ᵉʳ décembre 2026 à 09:05:09) ne correspondent pas à son empreinte.',
    ],
    [
      { what: 'added', place: 9, label: null },
      'L’entrée n° 10 a été ajoutée : elle n’existe pas dans l’enregistrement.',
    ],
    [
      { what: 'end', place: 9 },
      'La fin du dossier manque : il ne compte pas, après l’entrée n° 9, ce que son en-tête annonce.',
    ],
    [
      { what: 'head' },
      'Les entrées correspondent, mais ce qui les entoure a été modifié : les noms, l’objet, les dates, le nom d’une pièce jointe ou le nombre d’entrées.',
    ],
    [
      { what: 'pages' },
      'Les données jointes au PDF correspondent, mais le PDF lui-même a été modifié ou réenregistré : ses pages ne prouvent rien. Fiez-vous aux données jointes.',
    ],
  ] as const)('%j', (mismatch, sentence) => {
    expect(mismatchSentence(mismatch).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(sentence);
  });
});
