import { threadMails as names } from '@basoche/domain/threads/effects';
import { describe, expect, it } from 'vitest';
import { digestMail, type MailFacts, threadMails } from './presenter.ts';

const facts: MailFacts = {
  type: 'MISSION',
  subject: 'Relire un bail',
  otherName: 'Atelier Verne',
  price: '500 € HT',
  changed: '',
  reason: null,
  decision: null,
};

const wordings = (given: MailFacts) => [
  ...names.map((name) => [name, threadMails[name](given)] as const),
  ['one message', digestMail(given, 1, false)] as const,
  ['messages', digestMail(given, 99, true)] as const,
];

describe('the mail of each event', () => {
  it('says in its subject what it is about, on one line that is read whole', () => {
    for (const [name, { subject }] of wordings(facts)) {
      expect(subject.length, name).toBeLessThanOrEqual(90);
      expect(subject, name).toMatch(/^[A-ZÀÉ0-9]/u);
    }
  });

  it('is sober: one to three sentences in French that end, and nothing shouted', () => {
    for (const [name, { paragraphs }] of wordings(facts)) {
      expect(paragraphs.length, name).toBeGreaterThan(0);
      for (const paragraph of paragraphs) {
        expect(paragraph, name).toMatch(/[.]$/);
        expect(paragraph, name).not.toMatch(/!|\bnull\b|undefined| {2}/);
      }
    }
  });

  it('names the other party to whoever may know them alone', () => {
    for (const [name, { subject, paragraphs }] of wordings({ ...facts, otherName: null })) {
      const all = [subject, ...paragraphs].join(' ');
      expect(all, name).not.toContain('Atelier Verne');
      expect(all, name).not.toMatch(/\bnull\b|undefined/);
    }
  });

  it('carries no reason but that of an office that decided', () => {
    const reasoned = wordings({ ...facts, reason: 'tulipe' });
    const telling = reasoned.filter(([, { paragraphs }]) => paragraphs.join(' ').includes('tulipe'));
    expect(telling.map(([name]) => name)).toEqual([
      'portage-rejected',
      'mission-settled',
      'rest-settled',
      'deposit-cancelled',
    ]);
  });

  it('counts the messages that wait', () => {
    expect(digestMail(facts, 1, false).subject).toMatch(/^Nouveau message/);
    expect(digestMail(facts, 4, false).paragraphs[0]).toContain('4 messages non lus');
    expect(digestMail(facts, 99, true).paragraphs[0]).toContain('Plus de 99 messages non lus');
  });
});
