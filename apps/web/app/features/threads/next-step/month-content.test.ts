import { describe, expect, test } from 'vitest';
import { commandContentOf } from '../command-content.ts';
import { timelineOf } from '../components/timeline.ts';
import { action, thread } from '../fixtures.ts';
import { nextStepOf } from './next-step.ts';
import { factsOf } from './use-next-step.ts';

const { execution } = thread();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const at = (kind: 'day' | 'retainer', changes: Parameters<typeof thread>[0] = {}) =>
  thread({
    mode: 'funds',
    instalment: { position: 1, count: null, name: 'Mois\u00a02' },
    actions: [
      action('PRICE', 'ACCEPTED', {
        position: 1,
        monthly: { kind, line: '600 € HT par jour', services: kind === 'day' ? null : 'Deux rendez-vous' },
      }),
    ],
    ...changes,
    execution: { ...execution, depositDue: 7_200, payeeReceives: 7_200, ...changes.execution },
  });

describe('the next step of a month', () => {
  test('names it, says what its deposit is, and what goes back of it', () => {
    const awaited = { state: 'WAITING_FUNDS', situation: 'DEPOSIT_AWAITED' } as const;
    const client = nextStepOf(at('day', { ...awaited, permitted: ['deposit', 'instalment/stop'] }));
    expect(plain(client.title)).toBe('Mois 2 : déposez 7 200 € TTC');
    expect(plain(client.next)).toMatch(/jusqu’à la fin du mois.*n’a pas été fait vous est rendu.*chacun/);
    expect(nextStepOf(at('retainer', awaited)).next).not.toContain('vous est rendu');
    const prestataire = nextStepOf(at('day', { ...awaited, isCreator: false }));
    expect(prestataire.next).toContain('Rien ne garantit le travail que vous feriez avant.');
  });

  test('says that the client of a direct relation may stop where its sheet never came', () => {
    const direct = { state: 'ONGOING', situation: 'ONGOING_DIRECT' } as const;
    expect(nextStepOf(at('day', direct)).next).toContain('vous enverra en fin de mois');
    const late = nextStepOf(at('day', { ...direct, permitted: ['contest', 'instalment/stop'] }));
    expect(plain(late.next)).toMatch(
      /attendu depuis 14 jours.*arrêter la mission : rien n’est dû pour ce mois/,
    );
  });

  test('says from which day on a month of a retainer is deposited', () => {
    const early = at('retainer', {
      state: 'WAITING_FUNDS',
      situation: 'DEPOSIT_TO_COME',
      depositOpensOn: '2037-03-31',
    });
    expect(plain(nextStepOf(early).title)).toBe('Le dépôt du mois 2 s’ouvre le 31 mars 2037');
    expect(nextStepOf(early).waitsFor).toBe('nobody');
    expect(plain(nextStepOf(early).next)).toMatch(
      /^Vous n’avez rien à faire d’ici là. Un mois se dépose 32 jours au plus/,
    );
    expect(plain(nextStepOf({ ...early, isCreator: false }).next)).toContain(
      'déposera alors les fonds du mois',
    );
  });

  test('asks for a sheet, and says the most that it may come to', () => {
    const ongoing = { state: 'ONGOING', situation: 'ONGOING_HELD', isCreator: false } as const;
    const time = nextStepOf(at('day', ongoing));
    expect(plain(time.title)).toBe('Le mois 2 est en cours');
    expect(plain(time.next)).toContain('(7 200 € TTC au plus)');
    expect(plain(nextStepOf(at('retainer', ongoing)).next)).toContain('(7 200 € TTC) vous sont versés');
  });

  test('tells both parties of a sheet that was given back who corrects it', () => {
    const back = { state: 'ONGOING', situation: 'ONGOING_HELD', sheet: 'returned' } as const;
    const author = nextStepOf(at('day', { ...back, isCreator: false }));
    expect(plain(author.title)).toBe('Corrigez le compte rendu du mois 2');
    const client = nextStepOf(at('day', back));
    expect(plain(client.title)).toBe('Vous avez rendu le compte rendu du mois 2');
    expect(plain(client.next)).toContain('le corrige et vous l’envoie de nouveau');
  });

  test('offers to give a sheet back while that is permitted', () => {
    const received = { state: 'ONGOING', situation: 'DELIVERED_HELD' } as const;
    expect(nextStepOf(at('day', { ...received, permitted: ['sheet/return'] })).next).toContain(
      'à corriger, une fois',
    );
    expect(nextStepOf(at('day', received)).next).not.toContain('corriger');
    expect(plain(nextStepOf(at('day', received)).title)).toBe(
      'Camille Roy vous envoie le compte rendu du mois 2',
    );
  });

  test('has buttons that speak of the sheet, in the masculine', () => {
    const facts = factsOf(at('day'));
    expect(commandContentOf('deliver', facts).label).toBe('Compte rendu du mois');
    expect(commandContentOf('contest', facts).label).toBe('Contester le mois');
    const accept = commandContentOf('mission/validate', facts);
    expect([accept.label, accept.follows]).toEqual(['Accepter le compte rendu', undefined]);
    expect(plain(accept.confirmation?.title)).toBe('Accepter le compte rendu du mois 2 ?');
    expect(
      plain(commandContentOf('mission/validate', factsOf(at('retainer'))).confirmation?.text),
    ).not.toContain('rendu.');
    expect(plain(commandContentOf('instalment/stop', facts).confirmation?.text)).toContain(
      'à partir du mois 2',
    );
  });
});

test('the conversation tells the price, what it covers, and its month', () => {
  const lines = timelineOf(
    at('retainer', {
      actions: [
        ...at('retainer').actions,
        action('MISSION_ONGOING', 'ACCEPTED', { position: 4 }),
        action('MISSION_ONGOING', 'ONGOING', { position: 5 }),
      ],
    }),
  ).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? [[plain(item.text), plain(item.detail)]] : [])),
  );
  expect(lines[0]).toEqual([
    'Camille Roy a proposé un prix de 600 € HT par jour.',
    'Ce qui est compris : Deux rendez-vous',
  ]);
  expect(lines.map(([text]) => text)).toContain('Le mois 1 est terminé.');
});
