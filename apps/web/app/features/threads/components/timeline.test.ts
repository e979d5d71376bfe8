import { expect, test } from 'vitest';
import { action, jobThread, message, thread } from '../fixtures.ts';
import { eventLinesOf } from './conversation-lines.ts';
import { pendingOf, timelineOf } from './timeline.ts';

type Execution = ReturnType<typeof thread>['execution'];

const told = (changes: Parameters<typeof thread>[0]) =>
  timelineOf(thread(changes)).flatMap(({ items }) =>
    items.map((item) => (item.kind === 'line' ? item.text : item.message.content)),
  );

const price = '800\u202f€\u202fHT (960\u202f€\u202fTTC)';
const spaced = (text: string) => text.replaceAll('\u00a0', '\u202f');

test('the conversation about an offer tells of the agreement and of its end, each to its reader', () => {
  const agreed = action('NDA', 'ACCEPTED', { position: 2 });
  const closed = { state: 'REFUSED', isRefused: true, position: 4 } as const;
  const talk = (isCreator: boolean, isWithdrawn: boolean) =>
    timelineOf(
      jobThread({
        ...closed,
        isCreator,
        end: isWithdrawn ? 'withdrawn' : 'refused',
        actions: [agreed],
        messages: [message(3)],
      }),
    ).flatMap(({ items }) => items.map((item) => (item.kind === 'line' ? item.text : item.message.content)));
  const agreement = 'L’accord de confidentialité est accepté par les deux parties.';
  expect(talk(true, false)).toEqual([
    agreement,
    'Message 3',
    'Vous avez refusé la candidature de Camille Roy.',
  ]);
  expect(talk(false, false).at(-1)).toBe('Atelier Verne n’a pas retenu votre candidature.');
  expect(talk(true, true).at(-1)).toBe('Camille Roy a retiré sa candidature.');
  expect(talk(false, true).at(-1)).toBe('Vous avez retiré votre candidature.');
});

test('an application that was closed before anybody wrote has its end told all the same', () => {
  const days = timelineOf(jobThread({ state: 'REFUSED', end: 'refused', isRefused: true, isCreator: false }));
  expect(days).toMatchObject([
    { day: '2026-11-20', items: [{ text: 'Atelier Verne n’a pas retenu votre candidature.' }] },
  ]);
});

test('a price stands where it was proposed and again where it was answered', () => {
  const lines = told({
    state: 'WAITING_ACCEPTATION',
    messages: [message(2), message(3)],
    actions: [
      action('PRICE', 'ACCEPTED', { position: 4, sentAt: '2026-11-20T09:01:00.000Z' }),
      action('CONTRACT_CHOICE', 'ONGOING', { position: 5 }),
    ],
  });
  expect(lines.map(spaced)).toEqual([
    `Camille Roy a proposé un prix de ${price}.`,
    'Message 2',
    'Message 3',
    `Vous avez accepté le prix de ${price}.`,
    'Le mode de collaboration est à choisir.',
  ]);
});

test('what was agreed stays under its day, whatever follows', () => {
  const dayOf = (mode: Partial<Parameters<typeof thread>[0]>) =>
    timelineOf(
      thread({
        actions: [
          action('NDA', 'ACCEPTED', { position: 3, closedAt: '2026-11-23T08:01:00.000Z' }),
          action('CONTRACT_CHOICE', 'ONGOING', { position: 4, sentAt: '2026-11-23T08:01:00.000Z' }),
        ],
        messages: [message(2)],
        ...mode,
      }),
    ).find(({ items }) => items.some((item) => item.kind === 'line' && item.text.startsWith('L’accord')))
      ?.day;
  expect(dayOf({})).toBe('2026-11-23');
  const chosen = action('CONTRACT_CHOICE', 'ACCEPTED', {
    position: 5,
    sentAt: '2026-11-23T08:01:00.000Z',
    closedAt: '2026-11-27T08:00:00.000Z',
  });
  const agreed = action('NDA', 'ACCEPTED', { position: 3, closedAt: '2026-11-23T08:01:00.000Z' });
  expect(dayOf({ actions: [agreed, chosen] })).toBe('2026-11-23');
  expect(timelineOf(thread({ actions: [agreed, chosen] })).at(-1)).toMatchObject({
    day: '2026-11-27',
    items: [{ text: 'Vous avez choisi un mode de collaboration.' }],
  });
});

test('a price stands before an agreement that was asked for later and is closed already', () => {
  const lines = told({
    messages: [message(5)],
    actions: [
      action('PRICE', 'ACCEPTED', { position: 6, sentAt: '2026-11-20T09:01:00.000Z' }),
      action('NDA', 'ACCEPTED', { position: 4, sentAt: '2026-11-20T09:03:00.000Z' }),
    ],
  });
  expect(lines.map((line) => line.slice(0, 20))).toEqual([
    'Camille Roy a propos',
    'L’accord de confiden',
    'Message 5',
    'Vous avez accepté le',
  ]);
});

test('a second price stands after the refusal of the first', () => {
  const lines = told({
    isCreator: false,
    actions: [
      action('PRICE', 'REFUSED', { id: 'first', position: 2, sentAt: '2026-11-20T09:01:00.000Z' }),
      action('PRICE', 'ONGOING', { id: 'second', position: 3, offer: 700 }),
    ],
  });
  expect(lines.map((line) => line.slice(0, 24))).toEqual([
    'Vous avez proposé un pri',
    'Atelier Verne a refusé v',
    'Vous avez proposé un pri',
  ]);
});

test('an application that was withdrawn says so, and blames nobody for the price that was open', () => {
  const lines = told({
    state: 'REFUSED',
    isRefused: true,
    end: 'withdrawn',
    actions: [action('PRICE', 'REFUSED', { position: 2, sentAt: '2026-11-20T09:01:00.000Z' })],
  });
  expect(lines.slice(1).map(spaced)).toEqual([
    `Le prix de ${price} n’a pas été retenu.`,
    'Camille Roy a retiré sa candidature.',
  ]);
});

test('days are those of Paris, and what has no hour stands with what came before it', () => {
  const days = timelineOf(
    thread({
      messages: [
        message(2, { sentAt: '2026-11-20T22:30:00.000Z' }),
        message(3, { sentAt: '2026-11-20T23:30:00.000Z' }),
      ],
      actions: [action('CONTRACT_CHOICE', 'ACCEPTED', { position: 4 })],
    }),
  );
  expect(days.map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

test('messages of one person within ten minutes are one run, which a line or the other person ends', () => {
  const [day] = timelineOf(
    thread({
      messages: [
        message(2),
        message(3),
        message(5),
        message(6, { isMine: true }),
        message(40, { isMine: true }),
      ],
      actions: [action('NDA', 'ACCEPTED', { position: 4 })],
    }),
  );
  expect(day?.items.map((item) => item.kind === 'message' && [item.startsRun, item.endsRun])).toEqual([
    [true, false],
    [false, true],
    false,
    [true, true],
    [true, true],
    [true, true],
  ]);
});

test('while older messages are not loaded, the actions among them are not shown', () => {
  const lines = told({
    hasOlder: true,
    messages: [message(8)],
    actions: [action('PRICE', 'ACCEPTED', { position: 3 }), action('DIRECT', 'ONGOING', { position: 9 })],
  });
  expect(lines).toEqual(['Message 8', 'Vous avez proposé une relation directe à Camille Roy.']);
});

test('a message on its way is shown until the server tells it', () => {
  const outgoing = {
    clientId: 'mine-1234',
    content: 'Bonjour',
    writtenAt: '2026-11-20T10:00:00Z',
    status: 'sending',
    failure: null,
  } as const;
  expect(pendingOf(thread(), [outgoing])).toEqual([outgoing]);
  const arrived = thread({ messages: [message(1, { isMine: true, clientId: 'mine-1234' })] });
  expect(pendingOf(arrived, [outgoing])).toEqual([]);
});

test('a delivery and a contest stand at their hours, and before what the end closed', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();
  const { execution } = thread();
  const lines = told({
    state: 'REFUSED',
    isRefused: true,
    end: 'settledAgainst',
    isCreator: false,
    messages: [message(4), message(8)],
    actions: [action('MISSION_ONGOING', 'REFUSED', { position: 9, sentAt: at(2), closedAt: at(11) })],
    execution: {
      ...execution,
      depositDue: 960,
      depositConfirmedAt: at(2),
      deliveredAt: at(5),
      contest: {
        isMine: true,
        reason: 'Le client ne répond plus.',
        at: at(10),
        end: 'settled',
        endedAt: at(11),
        settlement: 'Rendu.',
        settlementReason: null,
      },
    },
  });
  expect(lines).toEqual([
    'La mission a commencé.',
    'Message 4',
    'Vous avez déclaré la mission livrée.',
    'Message 8',
    'Vous avez contesté la mission.',
    'La mission a été interrompue.',
    'Basoche a tranché la contestation.',
  ]);
});

test('what a bank took of a deposit is told when it took it, beside what was deposited at first', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();
  const { execution } = thread();
  const lines = told({
    state: 'ONGOING',
    tvaApplicable: true,
    actions: [
      action('WAITING_FUNDS', 'ACCEPTED', { position: 2, sentAt: at(1) }),
      action('MISSION_ONGOING', 'ONGOING', { position: 3, sentAt: at(2) }),
    ],
    execution: {
      ...execution,
      depositDue: 608,
      depositConfirmedAt: at(2),
      takenByBank: { amount: 10, at: at(5) },
    },
  });
  expect(lines).toContain('Vos fonds sont déposés\u202f: 618\u00a0€\u00a0TTC.');
  expect(lines.at(-1)).toBe('La banque a repris 10\u00a0€ de votre dépôt.');
});

test('what staff decided stands above its reason, each in a line', () => {
  const settled = (reason: string | null) => {
    const line = eventLinesOf(
      thread({
        state: 'ONGOING',
        execution: {
          ...thread().execution,
          contest: {
            isMine: true,
            reason: 'Rien.',
            at: '2026-11-20T09:00:00.000Z',
            end: 'settled',
            endedAt: '2026-11-20T10:00:00.000Z',
            settlement: 'La mission continue.',
            settlementReason: reason,
          },
        },
      }),
    ).at(-1);
    return line?.detail;
  };
  expect(settled('Un malentendu')).toBe('La mission continue.\nMotif\u202f: Un malentendu');
  expect(settled(null)).toBe('La mission continue.');
});

test('a contest that did not end the mission is told where it ended itself, and somebody else ends the mission', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();
  const contest = {
    isMine: false,
    reason: 'Sans réponse.',
    at: at(3),
    endedAt: at(5),
    settlement: null,
    settlementReason: null,
  };
  const done = (changes: Pick<NonNullable<Execution['contest']>, 'end' | 'settlement'>) =>
    told({
      state: 'DONE',
      actions: [action('MISSION_ONGOING', 'ACCEPTED', { position: 2, sentAt: at(2), closedAt: at(9) })],
      execution: { ...thread().execution, endedAt: at(9), contest: { ...contest, ...changes } },
    });
  const declared = 'Vous avez déclaré la mission terminée.';
  expect(done({ end: 'withdrawn', settlement: null }).slice(-2)).toEqual([
    'Camille Roy a retiré sa contestation. La mission suit son cours.',
    declared,
  ]);
  expect(done({ end: 'settled', settlement: 'La mission continue.' }).slice(-2)).toEqual([
    'Basoche a tranché la contestation.',
    declared,
  ]);
});

test('people of a firm are named beside what they did, and their messages are runs of their own', () => {
  const by = 'Claire Delmas';
  const items = timelineOf(
    thread({
      state: 'WAITING_ACCEPTATION',
      messages: [
        message(2, { author: by }),
        message(3, { author: by }),
        message(4, { author: 'Karim Saïdi' }),
      ],
      actions: [
        action('NDA', 'ACCEPTED', { position: 1, by }),
        action('PRICE', 'ACCEPTED', { position: 5, by, sentAt: '2026-11-20T09:01:00.000Z' }),
        action('CONTRACT_CHOICE', 'ONGOING', { position: 6, by }),
      ],
    }),
  ).flatMap((day) => day.items);
  expect(items.flatMap((item) => (item.kind === 'line' ? [item.by] : []))).toEqual([null, null, by, null]);
  const runs = items.flatMap((item) => (item.kind === 'message' ? [[item.startsRun, item.endsRun]] : []));
  expect(runs).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});
