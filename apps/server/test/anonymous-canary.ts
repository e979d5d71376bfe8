import { missionSorts } from '@basoche/domain/options/mission-sorts';
import { valuesOf } from '@basoche/domain/options/option';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';
import { aMission } from './missions.ts';

/** An anonymous creator with unique words planted in every field: no answer may contain them for others (rules §2). */
export interface Canary {
  readonly creator: TestMember;
  readonly missionId: string;
  readonly name: string;
  /** Every word that would reveal the creator, in lower case. */
  readonly words: readonly string[];
}

export const plant = async (test: TestApp, kind: 'COMPANY' | 'CUSTOMER', word: string): Promise<Canary> => {
  const name = `Zorvel${word}`;
  const creator = await aMember(test, { kind, companyName: name, customerName: name });
  await test.platform.database.db
    .updateTable('member')
    .set({ picture_url: `/files/image${word}.jpg`, presentation: `Nous sommes Prezento${word}.` })
    .where('id', '=', creator.id)
    .execute();
  const missionId = await aMission(test, creator, { isAnonym: true });
  const words = [creator.id, creator.email, name, `image${word}`, `Prezento${word}`];
  return { creator, missionId, name, words: words.map((one) => one.toLowerCase()) };
};

/** Adds the decoded cursors of pages, which anyone can decode. */
const withCursors = (text: string): string =>
  text +
  [...text.matchAll(/after=([\w%-]+)/g)].map(([, cursor = '']) => Buffer.from(cursor, 'base64url')).join();

export const expectSilence = ({ words }: Canary, texts: readonly string[]): void => {
  for (const text of texts) {
    const said = withCursors(text).toLowerCase();
    for (const word of words) if (said.includes(word)) expect.fail(`${word} in ${text}`);
  }
};

/** Every filter, order and search of a list, with values of the planted missions, and the planted words. */
export const everyQuery = ({ name, words }: Canary): readonly string[] => {
  const values = [
    ['domain', 'droit_affaires'],
    ['nature', 'recherches'],
    ['modality', 'onPlace'],
    ['departement', '75'],
    ['tarifLow', '500'],
    ['tarifHigh', '500'],
    ...valuesOf(missionSorts).map((sort) => ['sort', sort]),
    ['q', 'jurisprudence'],
    ['q', 'jurisprudense'],
    ['q', name],
    ['q', name.slice(0, -1)],
    ...words.map((word) => ['q', word]),
    ['limit', '1'],
  ];
  return ['', ...values.map(([key = '', value = '']) => `?${new URLSearchParams({ [key]: value })}`)];
};
