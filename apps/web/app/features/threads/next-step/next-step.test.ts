import { situations } from '@basoche/domain/threads/whose-turn';
import { describe, expect, test } from 'vitest';
import { commandsOf } from '../api/commands.ts';
import { commandContentOf } from '../command-content.ts';
import { action, jobThread, thread } from '../fixtures.ts';
import { nextSteps } from './content.ts';
import { nextStepOf } from './next-step.ts';
import { buttonsOf, factsOf } from './use-next-step.ts';

const at = '2026-11-20T09:00:00.000Z';
const { execution } = thread();
const held = { ...execution, depositDue: 960, depositConfirmedAt: at };
const contest = (isMine: boolean, settlement: string | null = null) => ({
  isMine,
  reason: 'La note est incomplète.',
  at,
  end: settlement === null ? null : ('settled' as const),
  endedAt: settlement === null ? null : at,
  settlement,
  settlementReason: null,
});

const aboutJobs = [
  'APPLICATION_SENT',
  'CONVERSATION',
  'OFFER_FILLED',
  'OFFER_ARCHIVED',
  'REFUSED',
  'WITHDRAWN',
] as const;

test('nothing about an offer speaks of a mission or of a price', () => {
  for (const isCreator of [true, false]) {
    for (const situation of aboutJobs) {
      const { title, next, until } = nextStepOf(jobThread({ isCreator, situation }));
      expect(`${title} ${next} ${until}`).not.toMatch(/mission|prix|€|undefined|null\w/);
    }
  }
});

describe('French sentences', () => {
  const facts = {
    other: 'Camille Roy',
    price: '800 € HT',
    work: 'mission',
    instalment: null,
    isByTime: false,
    opensOn: null,
    isReturned: false,
    mayReturn: false,
    mayStop: false,
    changed: 'le tarif',
    delivery: '3 semaines',
    dueAt: '23 novembre 2026 à 10:00',
    deposit: '978 € TTC',
    payee: '960 € TTC',
    fee: '18 € TTC',
    isPortage: false,
    isDeposited: true,
    isLate: false,
    releaseAt: 'le 6 décembre, au plus tard le 7 décembre',
    rejectedBy: 'ITG',
    refusedMode: 'la relation directe',
    reason: 'La note est incomplète.',
    suggested: '700 € HT',
    settlement: null,
    hearing: null,
    kind: 'JOB',
  } as const;

  test.each(situations)('%s tells each party who must act and what happens next', (situation) => {
    for (const party of ['creator', 'candidate'] as const) {
      const { title, next } = nextSteps[situation][party];
      for (const text of [title, next]) {
        expect(typeof text === 'function' ? text(facts) : text).toMatch(/^[A-ZÀÉÊÎ].{10,}\S$/su);
      }
    }
  });
});

describe('the next step of a hearing', () => {
  const hearing = {
    id: 'hearing',
    court: {
      code: 'tj-69123',
      kind: 'tj',
      name: 'Tribunal judiciaire de Lyon',
      town: 'Lyon',
      department: '69',
    },
    heldAt: '2026-12-03T08:00:00Z',
    chamber: '3e chambre',
    matter: 'Référé, bail commercial',
    act: 'pleading',
    report: null,
    end: null,
  } as const;
  const taken = thread({ isCreator: false, situation: 'ONGOING_DIRECT', hearing });

  test('reminds of hour and court before it, and asks for the report after it', () => {
    const before = nextStepOf(taken, new Date('2026-12-02T12:00:00Z'));
    expect(before.title).toBe('Audience jeudi\u00a03\u00a0décembre, 9\u00a0h\u00a000');
    expect(before.next).toContain('Tribunal judiciaire de Lyon, 3e chambre.');
    expect(nextStepOf(taken, new Date('2026-12-03T08:00:00Z')).title).toBe('Écrivez le compte rendu');
  });

  test('tells its client who will be there, then that the report is awaited', () => {
    const own = { ...taken, isCreator: true };
    expect(nextStepOf(own, new Date('2026-12-02T12:00:00Z')).title).toMatch(/ sera à l’audience jeudi/);
    expect(nextStepOf(own, new Date('2026-12-03T09:00:00Z')).title).toBe('Le compte rendu est attendu');
  });

  test('quotes to the client the words with which it was given back', () => {
    const end = { kind: 'returned', at: '2026-12-02T12:00:00Z', why: null, text: 'Une fièvre.' } as const;
    const step = nextStepOf({
      ...taken,
      isCreator: true,
      isRefused: true,
      situation: 'HEARING_RETURNED',
      hearing: { ...hearing, end },
    });
    expect(step.quote).toBe('Une fièvre.');
  });
});

test('an anonymous creator is named nowhere in what the candidate reads', () => {
  const step = nextStepOf(
    thread({
      isCreator: false,
      creator: {
        id: null,
        name: null,
        pictureURL: null,
        role: null,
        profession: null,
        rating: null,
        nbMissions: null,
      },
      actions: [action('PRICE', 'ONGOING')],
    }),
  );
  expect(step.next).toMatch(/^Le client doit répondre/);
});

test('a portage tells until when it must be answered', () => {
  const examined = thread({ situation: 'PORTAGE_AT_BASOCHE', dueAt: '2026-11-23T09:00:00Z' });
  const day = '23\u00a0novembre\u00a02026 à 10:00';
  expect(nextStepOf(examined, new Date('2026-11-23T08:59:00Z')).until).toBe(
    `Réponse attendue avant le ${day}`,
  );
  expect(nextStepOf(examined, new Date('2026-11-23T09:01:00Z')).until).toBe(
    `Réponse attendue depuis le ${day}. Un rappel a été envoyé.`,
  );
});

test('a rejected portage and a contest show the words that came with them', () => {
  const reason = 'L’activité est exclue.';
  const actions = [action('WAITING_BASOCHE', 'REFUSED', { reason }), action('CONTRACT_CHOICE', 'ONGOING')];
  const rejected = nextStepOf(thread({ situation: 'PORTAGE_REJECTED', actions }));
  expect([rejected.quote, rejected.next.slice(0, 37)]).toEqual([
    reason,
    'Basoche a refusé le portage salarial.',
  ]);
  const contested = thread({
    situation: 'CONTESTED_BY_CANDIDATE',
    execution: { ...held, contest: contest(false) },
  });
  expect(nextStepOf(contested)).toMatchObject({
    waitsFor: 'staff',
    title: 'Camille Roy a contesté la mission',
    quote: 'La note est incomplète.',
  });
});

test('both parties read what was decided of a contest, however the mission ended', () => {
  const decision = 'Le prestataire reçoit 200\u00a0€, le client 400\u00a0€.';
  const execution = { ...held, contest: contest(false, decision) };
  for (const isCreator of [true, false]) {
    for (const situation of ['DONE_SETTLED', 'SETTLED_AGAINST'] as const) {
      expect(nextStepOf(thread({ situation, isCreator, execution })).next).toContain(decision);
    }
  }
});

test('a delivered mission tells when it ends by itself, an ended one when the money goes', () => {
  const dueAt = '2026-12-04T09:00:00Z';
  const delivered = thread({ situation: 'DELIVERED_HELD', dueAt });
  expect(nextStepOf(delivered).until).toContain('4\u00a0décembre\u00a02026 à 10:00');
  const ended = thread({ situation: 'SETTLEMENT', execution: { ...held, releaseAt: dueAt } });
  expect(nextStepOf(ended).until).toBe('Versement prévu le 4\u00a0décembre, au plus tard le 5\u00a0décembre');
});

test('there are buttons for what is permitted and can be carried out, and for nothing else', () => {
  expect(commandsOf(['message', 'refuseCandidate', 'contest', 'deposit'])).toEqual([
    'contest',
    'refuseCandidate',
  ]);
  expect(commandsOf([])).toEqual([]);
  const choosing = thread({ permitted: ['choose/direct', 'choose/funds', 'refuseCandidate'] });
  expect(buttonsOf(choosing).map(({ label }) => label)).toEqual([
    'Choisir le mode de collaboration',
    'Refuser le candidat',
  ]);
});

test('what ends a mission says what follows, and is the main thing to do once the work is there', () => {
  const creator = { state: 'ONGOING', mode: 'funds', permitted: ['mission/validate', 'contest'] } as const;
  const deposited = { ...held, payeeReceives: 960 };
  const before = buttonsOf(thread({ ...creator, permitted: [...creator.permitted], execution: deposited }));
  expect(before.map(({ name, tone }) => [name, tone])).toEqual([
    ['mission/validate', 'plain'],
    ['contest', 'danger'],
  ]);
  expect(before[0]?.follows).toMatch(/960.*dans les 72.*sauf contestation/);
  expect(before.every(({ follows }) => follows !== undefined)).toBe(true);
  const delivered = { ...deposited, deliveredAt: at };
  const after = buttonsOf(thread({ ...creator, permitted: [...creator.permitted], execution: delivered }));
  expect(after[0]?.tone).toBe('main');
});

test('who is asked to cancel the deposit agrees or refuses before anything else', () => {
  const asked = thread({
    isCreator: false,
    state: 'ONGOING',
    mode: 'funds',
    permitted: ['deliver', 'contest', 'cancelDeposit', 'cancelDeposit/refuse'],
    execution: { ...held, cancelAsked: { mine: null, other: at } },
  });
  expect(buttonsOf(asked).map(({ name, tone }) => [name, tone])).toEqual([
    ['cancelDeposit', 'main'],
    ['cancelDeposit/refuse', 'plain'],
    ['deliver', 'plain'],
    ['contest', 'danger'],
  ]);
});

test('a mode is accepted at once where confidentiality binds both, and asked again where it does not', () => {
  const asked = (changes: Parameters<typeof thread>[0]) =>
    commandContentOf('funds/accept', factsOf(thread({ isCreator: false, ...changes }))).confirmation;
  expect(asked({})).toBeUndefined();
  expect(asked({ creatorNDAConsent: false })?.text).toContain('Vous l’avez accepté');
  expect(asked({ creatorNDAConsent: false, postulantNDAConsent: false })?.text).toContain('Ni vous ni');
});
