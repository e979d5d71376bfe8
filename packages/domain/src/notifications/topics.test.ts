import { describe, expect, it } from 'vitest';
import { valuesOf } from '../options/option.ts';
import { invoiceTitles } from '../payments/invoices/titles.ts';
import { threadMails } from '../threads/effects.ts';
import { topicOfThreadMail } from './mails.ts';
import {
  missionTitles,
  notificationTitles,
  reportTitles,
  threadTitles,
  verificationTitles,
} from './titles.ts';
import { notificationTopics, topicOf } from './topics.ts';
import { notificationTypes } from './types.ts';

const ofTitle = (title: string) => topicOf({ type: 'NEW_MESSAGE', title });

describe('the row of a notification', () => {
  it('is found for each of the fifteen types and each title that travels as a message', () => {
    const topics = new Set<string>(valuesOf(notificationTopics));
    for (const type of notificationTypes) {
      expect(topics).toContain(topicOf({ type, title: notificationTitles[type] }));
    }
    const titles = [threadTitles, invoiceTitles, missionTitles].flatMap((all) => Object.values<string>(all));
    for (const title of titles) expect(ofTitle(title), title).not.toBe('account');
  });

  it('is that of messages for a message alone', () => {
    expect(ofTitle(notificationTitles.NEW_MESSAGE)).toBe('messages');
    for (const title of Object.values(threadTitles)) expect(ofTitle(title)).not.toBe('messages');
  });

  it('is the account, which reaches everybody, for what staff decided and for a title that nobody has sorted', () => {
    for (const title of [
      ...Object.values(reportTitles),
      ...Object.values(verificationTitles),
      'Autre chose.',
    ]) {
      expect(ofTitle(title)).toBe('account');
    }
  });

  it('does not depend on the title where the type says it', () => {
    expect(topicOf({ type: 'MISSION_ENDED', title: threadTitles.endedByItself })).toBe('progress');
  });
});

describe('a mail and the notification of the same event', () => {
  it('are of one row', () => {
    const pairs = [
      ['application-received', topicOf({ type: 'NEW_MISSION_CANDIDATE', title: '' })],
      ['price-refused', topicOf({ type: 'PRICE_REFUSED', title: '' })],
      ['price-new', ofTitle(threadTitles.priceNew)],
      ['nda-asked', topicOf({ type: 'NDA_ASKED', title: '' })],
      ['mode-offered', topicOf({ type: 'CONTRACT_OFFER', title: '' })],
      ['portage-rejected', topicOf({ type: 'PORTAGE_REFUSED', title: '' })],
      ['mission-ended', topicOf({ type: 'MISSION_ENDED', title: '' })],
      ['mission-settled', ofTitle(threadTitles.settledSplit)],
      ['funds-released', ofTitle(threadTitles.fundsReleased)],
      ['chargeback-lost', ofTitle(threadTitles.chargebackLost)],
      ['review-awaits', ofTitle(threadTitles.reviewAwaits)],
      ['job-filled', ofTitle(threadTitles.jobFilled)],
    ] as const;
    for (const [mail, topic] of pairs) expect([mail, topicOfThreadMail[mail]]).toEqual([mail, topic]);
  });

  it('whose reader has to do something that nobody does for them has no row: it is sent to everybody', () => {
    expect(threadMails.filter((mail) => topicOfThreadMail[mail] === null)).toEqual([
      'price-to-confirm',
      'payment-account-reminder',
      'portage-to-review',
      'portage-overdue',
      'hold-warning',
    ]);
  });
});
