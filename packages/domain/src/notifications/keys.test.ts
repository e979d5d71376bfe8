import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import type { Definition } from './definition.ts';
import { definitionOf, type NotificationKey, notifications, titleOf, topicOf, typeOf } from './keys.ts';
import { threadMails, topicOfThreadMail } from './mails.ts';
import { notificationTopics } from './topics.ts';
import { notificationTypes } from './types.ts';

const all: readonly (readonly [string, Definition])[] = Object.entries(notifications);
const keys = Object.keys(notifications) as NotificationKey[];

describe('a notification', () => {
  it('has a sentence of its own', () => {
    const titles = all.map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^[A-ZÀÉ].*\.$/u);
  });

  it('is of one of the rows that people choose from, whatever its sentence', () => {
    const topics = new Set<string>(valuesOf(notificationTopics));
    for (const key of keys) expect(topics).toContain(topicOf(key));
    expect(new Set(keys.map(topicOf))).toEqual(topics);
  });

  it('exists for each of the fifteen types, under the code of the type', () => {
    for (const type of notificationTypes) expect(typeOf(type)).toBe(type);
  });

  it('is a message, in the row of messages, for a message alone', () => {
    expect(keys.filter((key) => topicOf(key) === 'messages')).toEqual(['NEW_MESSAGE']);
  });

  it('of which this program knows nothing is of the account, which reaches everybody', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        fc.pre(!Object.hasOwn(notifications, key));
        return topicOf(key) === 'account' && definitionOf(key) === undefined;
      }),
    );
    for (const key of ['OTHER', 'constructor', '__proto__']) expect(topicOf(key)).toBe('account');
  });

  it('tells the end of a mission that nobody answered as the end of a mission', () => {
    expect(typeOf('MISSION_ENDED_BY_ITSELF')).toBe('MISSION_ENDED');
    expect(topicOf('MISSION_ENDED_BY_ITSELF')).toBe('progress');
  });

  it('says how long an answer is awaited as the rules have it', () => {
    expect(titleOf('MISSION_DELIVERED')).toContain('sous 14 jours');
  });
});

describe('a mail and the notification of the same event', () => {
  it('are of one row, unless the mail is always sent', () => {
    for (const [key, { mail, topic, isAlwaysMailed }] of all) {
      const found = threadMails.find((one) => one === mail);
      if (found !== undefined) {
        expect([key, topicOfThreadMail(found)]).toEqual([key, isAlwaysMailed ? null : topic]);
      }
    }
    expect(topicOfThreadMail('funds-awaited')).toBe('money');
  });

  it('whose reader has to do something that nobody does for them has no row: it is sent to everybody', () => {
    expect(threadMails.filter((mail) => topicOfThreadMail(mail) === null)).toEqual([
      'price-to-confirm',
      'payment-account-reminder',
      'portage-to-review',
      'portage-overdue',
      'portage-sheet',
      'hold-warning',
    ]);
  });
});
