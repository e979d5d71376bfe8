import { describe, expect, test } from 'vitest';
import { commandContentOf } from '../command-content.ts';
import { timelineOf } from '../components/timeline.ts';
import { action, thread } from '../fixtures.ts';
import { nextStepOf } from './next-step.ts';
import { factsOf } from './use-next-step.ts';

const { execution } = thread();
const plan = [
  { title: 'Le plan', sum: 300, days: 10 },
  { title: 'La note', sum: 500, days: null },
];
const price = action('PRICE', 'ACCEPTED', { position: 1, instalments: plan });
const at = (position: number) =>
  ({ position, count: 2, name: `Tranche\u00a0${position + 1} sur 2` }) as const;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

const second = thread({
  state: 'WAITING_FUNDS',
  situation: 'DEPOSIT_AWAITED',
  mode: 'funds',
  instalment: at(1),
  permitted: ['deposit', 'instalment/stop'],
  actions: [
    price,
    action('WAITING_FUNDS', 'ACCEPTED', { position: 3 }),
    action('MISSION_ONGOING', 'ACCEPTED', { position: 4 }),
    action('WAITING_FUNDS', 'ONGOING', { position: 5 }),
  ],
  execution: { ...execution, depositDue: 600, payeeReceives: 600 },
});

const told = (changes: Parameters<typeof thread>[0]) =>
  timelineOf(thread({ ...second, ...changes })).flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'line' ? [plain(item.text)] : [])),
  );

describe('the next step of a mission in instalments', () => {
  test('names the instalment, its deposit, and who may stop without it', () => {
    const client = nextStepOf(second);
    expect(plain(client.title)).toBe('Tranche 2 sur 2 : déposez 600 € TTC');
    expect(plain(client.next)).toMatch(/« La note » : un acompte sur le prix.*chacun de vous peut arrêter/);
    const prestataire = nextStepOf({ ...second, isCreator: false });
    expect(plain(prestataire.title)).toBe('Tranche 2 sur 2 : le dépôt est attendu');
    expect(nextStepOf({ ...second, permitted: ['deposit'] }).next).not.toContain('arrêter');
  });

  test('speaks of the instalment that is under way, with its own price', () => {
    const direct = { ...second, state: 'ONGOING', situation: 'ONGOING_DIRECT', mode: 'direct' } as const;
    expect(plain(nextStepOf(direct).title)).toBe('La tranche 2 sur 2 est en cours');
    expect(plain(nextStepOf(direct).next)).toMatch(/\(« La note »\) et vous facture 500 € HT/);
    const ended = { ...second, situation: 'SETTLEMENT', instalment: at(0) } as const;
    expect(nextStepOf(ended).next).toContain('La tranche suivante s’ouvre après ce versement.');
    expect(nextStepOf({ ...ended, instalment: at(1) }).next).not.toContain('tranche suivante');
  });

  test('says of one that is over whether it came to its last instalment', () => {
    const over = { ...second, state: 'DONE', situation: 'DONE_PAID' } as const;
    expect(nextStepOf(over).title).toBe('La mission est terminée et réglée');
    expect(plain(nextStepOf({ ...over, instalment: at(0) }).title)).toBe(
      'La mission s’est arrêtée après la tranche 1 sur 2',
    );
  });

  test('has buttons that name an instalment, and a confirmation of a stop', () => {
    const facts = factsOf(second);
    expect(commandContentOf('deliver', facts).label).toBe('Tranche livrée');
    expect(commandContentOf('mission/validate', facts).label).toBe('Tranche terminée');
    expect(commandContentOf('instalment/stop', facts).confirmation?.text).toContain('définitive');
    expect(commandContentOf('contest', facts).label).toBe('Contester la tranche');
    const deposited = { ...second, execution: { ...second.execution, depositConfirmedAt: price.sentAt } };
    expect(plain(commandContentOf('cancelDeposit', factsOf(deposited)).confirmation?.text)).toContain(
      'Le dépôt de la tranche 2 sur 2 (600 € TTC) vous est rendu ; ce qui est déjà versé le reste.',
    );
    expect(commandContentOf('deliver', factsOf(thread())).label).toBe('Mission livrée');
  });
});

describe('the conversation', () => {
  test('has the instalments of a price beside it', () => {
    const [first] = timelineOf(thread({ actions: [{ ...price, result: 'ONGOING' }] })).flatMap(
      ({ items }) => items,
    );
    expect(first?.kind === 'line' && plain(first.detail)).toBe(
      'Le plan : 300 € HT (360 € TTC), 10 jours.\nLa note : 500 € HT (600 € TTC).',
    );
    expect(first?.kind === 'line' && plain(first.text)).toMatch(/\(960 € TTC\), en 2 tranches\.$/);
  });

  test('names the instalment of each line, and gives the sums of the current one alone', () => {
    expect(told({}).slice(2)).toEqual([
      'Vos fonds de la tranche 1 sur 2 sont déposés.',
      'La tranche 1 sur 2 a commencé.',
      'La tranche 1 sur 2 est terminée.',
      'Les fonds de la tranche 2 sur 2 sont à déposer : 600 € TTC.',
    ]);
    const stopped = second.actions.map((one) =>
      one.position === 5 ? { ...one, result: 'REFUSED' as const } : one,
    );
    expect(told({ instalment: at(0), actions: stopped }).at(-1)).toBe(
      'Le dépôt de la tranche 2 sur 2 n’a pas eu lieu.',
    );
  });
});
