import { threadMails as names } from '@basoche/domain/threads/effects';
import { describe, expect, it } from 'vitest';
import { digestMail, type MailFacts, releaseOf, threadMails } from './presenter.ts';

const facts: MailFacts = {
  type: 'MISSION',
  subject: 'Relire un bail',
  otherName: 'Atelier Verne',
  price: '500 € HT',
  changed: '',
  reason: null,
  words: null,
  suggestion: null,
  hasConsented: false,
  decision: null,
  release: null,
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

describe('the mail of an end', () => {
  const row = {
    state: 'WAITING_RULES',
    release_at: new Date('2026-11-24T09:00:00Z'),
    mode: 'funds',
    deposit_cents: 61_800,
    fee_cents: 1_800,
    candidate_name: 'Thomas Kervella',
  } as const;
  const days = 'le 24\u00a0novembre, au plus tard le 25\u00a0novembre';

  it('says how much of the held funds is sent to whom, and when', () => {
    const sentence = `Le versement de 600\u00a0€ sur votre compte de paiement est prévu ${days}.`;
    expect(releaseOf(row, true)).toBe(sentence);
    expect(threadMails['mission-ended']({ ...facts, release: sentence }).paragraphs).toContain(sentence);
    expect(releaseOf(row, false)).toContain(' à Thomas Kervella est prévu ');
    expect(releaseOf({ ...row, mode: 'portage' }, true)).toContain(' à ITG, qui vous paie est prévu ');
  });

  it('says nothing of a payment where none is planned', () => {
    expect(releaseOf({ ...row, state: 'DONE', release_at: null }, true)).toBeNull();
    expect(threadMails['mission-ended'](facts).paragraphs).toHaveLength(2);
  });
});
