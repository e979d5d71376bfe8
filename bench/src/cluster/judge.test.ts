import { describe, expect, it } from 'vitest';
import { judgeWrites, type StoredWrites, tokenHash } from './judge.ts';
import type { Account } from './load/plan.ts';

type Writes = Parameters<typeof judgeWrites>[0];

const nothing: Writes = { publications: [], favourites: [], logins: [], chains: [] };
const empty: StoredWrites = { titles: [], favourites: [], sessions: [], commands: new Map() };

const chain = (...commands: readonly (readonly [string, boolean])[]): Account['chains'] => [
  { threadId: 't', commands: commands.map(([name, isAnswered]) => ({ name, isAnswered })) },
];
const record = (...commands: string[]): StoredWrites => ({ ...empty, commands: new Map([['t', commands]]) });

describe('a write', () => {
  const publications = [
    { title: 'answered', isAnswered: true },
    { title: 'unknown', isAnswered: false },
  ];

  it('that was answered is lost if it is not there; one without an answer may be there or not', () => {
    const writes = { ...nothing, publications };
    expect(judgeWrites(writes, empty)).toEqual({ lost: ['publication answered'], doubled: [] });
    expect(judgeWrites(writes, { ...empty, titles: ['answered'] })).toEqual({ lost: [], doubled: [] });
    expect(judgeWrites(writes, { ...empty, titles: ['answered', 'unknown'] })).toEqual({
      lost: [],
      doubled: [],
    });
  });

  it('is doubled if it is there twice, answered or not', () => {
    const titles = ['answered', 'answered', 'unknown', 'unknown'];
    expect(judgeWrites({ ...nothing, publications }, { ...empty, titles })).toEqual({
      lost: [],
      doubled: ['publication answered', 'publication unknown'],
    });
  });

  it('is looked for by its member and its mission, and a session by the digest of its token', () => {
    const writes = {
      ...nothing,
      favourites: [{ memberId: 'm', missionId: 'x', isAnswered: true }],
      logins: [{ token: 'secret' }],
    };
    expect(judgeWrites(writes, { ...empty, favourites: ['m y'] }).lost).toEqual([
      'favourite m x',
      `session ${tokenHash('secret')}`,
    ]);
    const kept = { ...empty, favourites: ['m x'], sessions: [tokenHash('secret')] };
    expect(judgeWrites(writes, kept)).toEqual({ lost: [], doubled: [] });
  });
});

describe('commands of a thread', () => {
  const chains = chain(['price/accept', true], ['choose/direct', false]);

  it.each([
    ['all that were answered', record('price/accept')],
    ['besides the last one, which had no answer', record('price/accept', 'choose/direct')],
  ])('are right as its record has %s', (_, kept) => {
    expect(judgeWrites({ ...nothing, chains }, kept)).toEqual({ lost: [], doubled: [] });
  });

  it('are lost if the record lacks one that was answered', () => {
    expect(judgeWrites({ ...nothing, chains }, record()).lost).toHaveLength(1);
    expect(judgeWrites({ ...nothing, chains }, record('choose/direct')).lost).toHaveLength(1);
  });

  it('are doubled if the record has one twice, or more than were given', () => {
    expect(judgeWrites({ ...nothing, chains }, record('price/accept', 'price/accept')).doubled).toHaveLength(
      1,
    );
    const twice = record('price/accept', 'choose/direct', 'choose/direct');
    expect(judgeWrites({ ...nothing, chains }, twice).doubled).toHaveLength(1);
  });
});
