import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { type NotificationTopic, notificationTopics } from './topics.ts';
import {
  channelsOf,
  fixedReason,
  type NotificationChannel,
  notificationChannels,
  type Wishes,
  wishTable,
} from './wishes.ts';

const topics = valuesOf(notificationTopics);
const channels = valuesOf(notificationChannels);
const topic = fc.constantFrom(...topics);
const channel = fc.constantFrom(...channels);
const withWish = (all: Wishes, of: NotificationTopic, by: NotificationChannel, wanted: boolean): Wishes => ({
  ...all,
  [of]: { ...all[of], [by]: wanted },
});

const wishes: fc.Arbitrary<Wishes> = fc
  .array(fc.tuple(topic, channel, fc.boolean()), { maxLength: 30 })
  .map((said) => {
    let all: Wishes = {};
    for (const [of, by, wanted] of said) all = withWish(all, of, by, wanted);
    return all;
  });

describe('the ways that news take', () => {
  it('without a wish are the screen, a mail, and devices that were turned on, but no summary', () => {
    for (const of of topics) {
      expect(channelsOf(of, {})).toEqual({ screen: true, mail: true, digest: false, push: true });
    }
  });

  it('are those that a member chose, wherever they may choose', () => {
    fc.assert(
      fc.property(wishes, topic, channel, fc.boolean(), (all, of, by, wanted) => {
        fc.pre(fixedReason(of, by) === null);
        expect(channelsOf(of, withWish(all, of, by, wanted))[by]).toBe(wanted);
      }),
    );
  });

  it('always reach the screen and the mailbox with what binds, costs or waits for an answer, whatever was said', () => {
    fc.assert(
      fc.property(wishes, topic, channel, (all, of, by) => {
        fc.pre(fixedReason(of, by) !== null);
        expect(channelsOf(of, all)[by]).toBe(true);
      }),
    );
    const fixed = topics.filter((of) => fixedReason(of, 'mail') !== null);
    expect(fixed).toEqual(['confidentiality', 'modes', 'portage', 'progress', 'money', 'account']);
  });

  it('of one cell change with that cell alone', () => {
    fc.assert(
      fc.property(wishes, topic, channel, fc.boolean(), (all, of, by, wanted) => {
        const before = wishTable(all);
        const after = wishTable(withWish(all, of, by, wanted));
        const others = (table: typeof before) =>
          table.flatMap((row) =>
            row.cells
              .filter((cell) => row.topic !== of || cell.channel !== by)
              .map((cell) => [row.topic, cell]),
          );
        expect(others(after)).toEqual(others(before));
      }),
    );
  });

  it('stand in a table that has every row and every way once, and says of each what is done', () => {
    fc.assert(
      fc.property(wishes, (all) => {
        const table = wishTable(all);
        expect(table.map((row) => row.topic)).toEqual(topics);
        for (const { topic: of, cells } of table) {
          expect(cells.map((cell) => cell.channel)).toEqual(channels);
          for (const cell of cells) expect(cell.wanted).toBe(channelsOf(of, all)[cell.channel]);
        }
      }),
    );
  });
});
