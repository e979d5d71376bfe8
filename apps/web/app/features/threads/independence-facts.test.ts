import type { Thread } from '@basoche/contract/threads/threads';
import { expect, test } from 'vitest';
import { timelineOf } from './components/timeline.ts';
import { instantAt, thread } from './fixtures.ts';
import { independenceHint, independenceText, isPressing, shownText } from './independence-facts.ts';

type Conflicts = NonNullable<Thread['conflicts']>;
type Word = NonNullable<Conflicts['independence']>['kind'];

const at = instantAt(0);
const word = (kind: Word, isCurrent = false) => ({ independence: { kind, at, isCurrent } });
const asked: Conflicts = {
  level: 'declaration',
  parties: 'named',
  listVersion: 2,
  independence: null,
  shown: null,
};
const of = (conflicts: Partial<Conflicts>, changes: Partial<Thread> = {}) => ({
  ...thread(changes),
  conflicts: { ...asked, ...conflicts },
});
const candidate = { isCreator: false, permitted: ['independence/declare', 'independence/reserve'] } as const;
const asCandidate = (conflicts: Partial<Conflicts>, changes: Partial<Thread> = {}) =>
  of(conflicts, { ...candidate, permitted: [...candidate.permitted], ...changes });
const refused = (permission: Thread['permitted'][number], code: Thread['hindered'][number]['code']) => ({
  hindered: [{ permission, code, reason: '' }],
});

test('a signature that is missing presses the candidate, on a mission that asks for one', () => {
  expect(isPressing(asCandidate({}))).toBe(true);
  expect(isPressing(asCandidate(word('retracted')))).toBe(true);
  expect(isPressing(asCandidate(word('declared')))).toBe(true);
  expect(isPressing(asCandidate(word('declared', true)))).toBe(false);
  expect(isPressing(asCandidate({ level: 'check', ...word('declared') }))).toBe(false);
  expect(isPressing(asCandidate({}, { permitted: [] }))).toBe(false);
  const toCheck = refused('independence/declare', 'CONFLICT_CHECK_NEEDED');
  expect(isPressing(asCandidate({}, { permitted: [], ...toCheck }))).toBe(true);
});

test('a reserve waits, until parties are shown or a mode asks for the signature', () => {
  const reserved = word('reserved');
  expect(isPressing(asCandidate(reserved))).toBe(false);
  expect(isPressing(asCandidate({ ...reserved, shown: { at, isCurrent: true } }))).toBe(true);
  expect(isPressing(asCandidate({ ...reserved, shown: { at, isCurrent: false } }))).toBe(false);
  expect(isPressing(asCandidate(reserved, refused('direct/accept', 'DECLARATION_NEEDED')))).toBe(true);
});

test('a doubt presses the client who may show the parties, now or once both agreed', () => {
  const permitted: Thread['permitted'] = ['parties/disclose'];
  const later = refused('parties/disclose', 'BOTH_CONSENTS_NEEDED');
  expect(isPressing(of(word('reserved'), { permitted }))).toBe(true);
  expect(isPressing(of(word('declared', true), { permitted }))).toBe(false);
  expect(isPressing(of(word('reserved')))).toBe(false);
  expect(independenceHint(of(word('reserved'), { permitted }))).toContain('Montrer les parties peut lever');
  expect(independenceHint(of(word('reserved'), later))).toContain('dès que l’accord');
});

test('its words say who is told what, and no reason', () => {
  const texts = (conflicts: Partial<Conflicts>) =>
    [true, false].map((isCreator) => independenceText(of(conflicts, { isCreator })));
  expect(texts(word('declared', true)).map((text) => text?.replace(/\s/gu, ' '))).toEqual([
    'Indépendance déclarée le 20 novembre 2026',
    'Indépendance déclarée le 20 novembre 2026',
  ]);
  expect(texts(word('reserved'))).toEqual([
    'Un point est à voir avec le prestataire. Cela ne dit rien de ses clients.',
    'Vous avez indiqué un point à voir avec le client. Il n’en lit ni raison ni nom.',
  ]);
  expect(texts(word('declared'))[1]).toMatch(/La liste a changé\s: vérifiez, puis signez\./);
  expect(texts({ level: 'check' })).toEqual([null, null]);
  expect(shownText({ ...asked, shown: { at, isCurrent: false } })).toContain('La liste a changé depuis');
  expect(shownText(asked)).toBeNull();
});

test('a declaration of a thread that is over is not to be signed anew', () => {
  const told = (state: Thread['state']) => independenceText(asCandidate(word('declared'), { state }));
  expect(told('ONGOING')).toContain('vérifiez, puis signez');
  for (const state of ['DONE', 'REFUSED'] as const) expect(told(state)).not.toContain('signez');
});

test('the conversation tells of the last word and of the parties that were shown', () => {
  const lines = (conflicts: Partial<Conflicts>, isCreator: boolean) =>
    timelineOf(of(conflicts, { isCreator })).flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'line' ? [item.text] : [])),
    );
  const shown = { ...word('reserved'), shown: { at: instantAt(1), isCurrent: true } };
  expect(lines(shown, true)).toEqual([
    'Camille Roy indique un point à voir avec vous, au sujet de son indépendance.',
    'Vous avez montré les parties de la mission à Camille Roy.',
  ]);
  expect(lines(word('declared', true), false)).toEqual(['Vous avez signé la déclaration d’indépendance.']);
});
