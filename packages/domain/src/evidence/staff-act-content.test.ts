import { describe, expect, it } from 'vitest';
import { actDone, actWords, subjectIdText, subjectName } from './staff-act-content.ts';

describe('the words of the journal', () => {
  it('are there for each act, and no two acts have the same', () => {
    const words = Object.values(actWords);
    expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
    for (const { title, done } of words) {
      expect(title).toMatch(/^\p{Lu}/u);
      expect(done).toMatch(/^\p{Ll}.*[^.]$/u);
    }
  });

  it('leave what is not known any more as it was written', () => {
    expect([actDone('portage/validate'), actDone('no longer')]).toEqual([
      'a validé le portage salarial',
      'a fait «\u00a0no longer\u00a0»',
    ]);
    expect([subjectName('member'), subjectName('no longer')]).toEqual(['Membre', 'no longer']);
    // Keys inherited from Object are not acts.
    expect([actDone('constructor'), subjectName('toString')]).toEqual([
      'a fait «\u00a0constructor\u00a0»',
      'toString',
    ]);
  });

  it('say what is meant where a code stands in the place of an id', () => {
    expect([subjectIdText('rules', 'portage'), subjectIdText('member', 'portage')]).toEqual([
      'natures exclues du portage',
      null,
    ]);
  });
});
