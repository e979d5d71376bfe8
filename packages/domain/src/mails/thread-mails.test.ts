import { describe, expect, it } from 'vitest';
import { threadMails as names } from '../notifications/mails.ts';
import type { MailFacts } from './facts.ts';
import { awaited, direct, facts, held } from './fixtures.ts';
import { messageWording, threadWordings } from './thread-mails.ts';

const said = (name: (typeof names)[number], given: MailFacts): string =>
  threadWordings[name](given).paragraphs.join(' ');

const wordings = (given: MailFacts) => [
  ...names.map((name) => [name, threadWordings[name](given)] as const),
  ['one message', messageWording({ facts: given, number: 1, orMore: false })] as const,
  ['messages', messageWording({ facts: given, number: 99, orMore: true })] as const,
];

describe('the mail of each event', () => {
  it('says in its subject what it is about, on one line that is read whole', () => {
    for (const [name, { subject }] of wordings(facts)) {
      expect(subject.length, name).toBeLessThanOrEqual(90);
      expect(subject, name).toMatch(/^[A-ZÀÉ0-9]/u);
    }
  });

  it('is sober: one to four sentences in French that end, and nothing shouted', () => {
    for (const given of [facts, held, direct]) {
      for (const [name, { paragraphs }] of wordings(given)) {
        expect(paragraphs.length, name).toBeGreaterThan(0);
        expect(paragraphs.length, name).toBeLessThan(5);
        for (const paragraph of paragraphs) {
          expect(paragraph, name).toMatch(/[.]$/);
          expect(paragraph, name).not.toMatch(/!|\bnull\b|undefined| {2}/);
        }
      }
    }
  });

  it('names the other party to whoever may know them alone', () => {
    const anonymous = { ...facts, otherName: null };
    for (const [name, { subject, paragraphs }] of wordings(anonymous)) {
      const all = [subject, ...paragraphs].join(' ');
      expect(all, name).not.toContain('Atelier Verne');
      expect(all, name).not.toMatch(/\bnull\b|undefined/);
    }
  });

  it('carries no reason but that of an office that decided', () => {
    const telling = wordings({ ...facts, reason: 'tulipe' }).filter(([, { paragraphs }]) =>
      paragraphs.join(' ').includes('tulipe'),
    );
    expect(telling.map(([name]) => name)).toEqual([
      'portage-rejected',
      'mission-settled',
      'rest-settled',
      'deposit-cancelled',
    ]);
  });

  it('counts the messages that wait', () => {
    const of = (number: number, orMore: boolean) => messageWording({ facts, number, orMore });
    expect(of(1, false).subject).toMatch(/^Nouveau message/);
    expect(of(4, false).paragraphs[0]).toContain('4 messages non lus');
    expect(of(99, true).paragraphs[0]).toContain('Plus de 99 messages non lus');
    const spaced = (number: number, orMore: boolean, given: MailFacts = facts) =>
      JSON.parse(
        JSON.stringify(messageWording({ facts: given, number, orMore })).replaceAll(/[\u00a0\u202f]/g, ' '),
      );
    expect(spaced(1, false)).toEqual({
      subject: 'Nouveau message : « Relire un bail »',
      paragraphs: ['Atelier Verne vous a écrit à propos de la mission « Relire un bail ».'],
      action: 'Lire le message',
    });
    expect(spaced(4, false, { ...facts, type: 'JOB', subject: 'Juriste' })).toEqual({
      subject: '4 messages non lus : « Juriste »',
      paragraphs: [
        'Atelier Verne vous a écrit. 4 messages non lus vous attendent à propos de l’offre « Juriste ».',
      ],
      action: 'Lire les messages',
    });
  });
});

describe('the mail of a mode', () => {
  it('says which one is proposed, and what it means for the money', () => {
    expect(said('mode-offered', { ...held, state: 'WAITING_ACCEPTATION', held: null })).toMatch(
      /dépôt des fonds chez un tiers.*dépose 518 €.*500 € sont versés sur votre compte de paiement/,
    );
    expect(said('mode-offered', direct)).toMatch(/la relation directe.*500\s€\sHT.*ne garde aucune somme/);
    expect(said('mode-offered', { ...held, mode: 'portage' })).toMatch(
      /le portage salarial.*à ITG, qui vous paie/,
    );
  });

  it('asks for the deposit with what it is made of, once it is open', () => {
    expect(said('mode-accepted', awaited)).toContain(
      'Déposez 518 € pour que la mission commence\u202f: 500 € à Thomas Kervella, et 18 € de frais Basoche.',
    );
    expect(threadWordings['mode-accepted'](awaited).action).toBe('Déposer 518 €');
    const closed = { ...awaited, payeeIsReady: false };
    expect(said('mode-accepted', closed)).toMatch(/aurez à déposer 518 €.*nous vous écrirons/);
    expect(threadWordings['mode-accepted'](closed).action).toBeUndefined();
    expect(said('mode-accepted', { ...awaited, state: 'ONGOING' })).not.toContain('518');
  });
});

describe('the mail of a contest', () => {
  it('says who contests, and that nothing is paid where funds are held', () => {
    expect(said('mission-contested', held)).toMatch(
      /^Atelier Verne conteste.*518 € restent retenus.*rien n’est versé/,
    );
  });

  it('says nothing of a payment in a direct relation', () => {
    expect(said('mission-contested', direct)).not.toMatch(/versé|retenu/);
    const mails = wordings(direct).filter(([name]) => !/^(funds|chargeback|payout|hold|rest)/.test(name));
    for (const [name, { paragraphs }] of mails)
      expect(paragraphs.join(' '), name).not.toContain('ien n’est versé');
  });

  it('says to staff which party contests', () => {
    const toStaff = { ...held, to: 'staff', contestBy: 'candidate' } as const;
    expect(said('mission-contested', toStaff)).toContain('Thomas Kervella, qui la réalise, conteste');
  });
});

describe('the mail of an end', () => {
  it('says how much of the held funds is sent to whom, and when', () => {
    const release = 'Le versement de 500 € sur votre compte de paiement est prévu demain.';
    expect(said('mission-ended', { ...held, release })).toContain(release);
  });

  it('says of a direct relation that it is settled on an invoice', () => {
    expect(said('mission-ended', { ...direct, state: 'DONE' })).toContain(
      'Émettez votre facture de 500\u00a0€\u00a0HT',
    );
  });

  it('tells the sum that is paid', () => {
    expect(said('funds-released', { ...held, paid: '500 €' })).toMatch(
      /^500 € .* sur votre compte de paiement/,
    );
  });
});
