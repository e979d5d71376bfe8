import { describe, expect, it } from 'vitest';
import type { ThreadActor, ThreadRole } from './actors.ts';
import type { Application } from './application.ts';
import type { Definition } from './commands/definition.ts';
import type { TableCommandType, ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import {
  actors,
  consent,
  declaration,
  disclose,
  hearingAt,
  hoursAfter,
  report,
  type Stage,
  sheet,
  stages,
} from './fixtures.ts';
import { refusals } from './refusals.ts';
import { applicationStates, threadPermissions } from './states.ts';
import { table, tablePage, transitions } from './table.ts';

const commands: { readonly [Type in TableCommandType]: ThreadCommand } = {
  'price/accept': { type: 'price/accept' },
  'price/refuse': { type: 'price/refuse' },
  'price/new': { type: 'price/new', offerCents: 40_000 },
  'price/confirm': { type: 'price/confirm' },
  'mission/edited': { type: 'mission/edited', terms: ['price'] },
  'job/filled': { type: 'job/filled' },
  'mission/filled': { type: 'mission/filled' },
  refuseCandidate: { type: 'refuseCandidate' },
  withdraw: { type: 'withdraw' },
  'choose/direct': { type: 'choose/direct' },
  'choose/funds': { type: 'choose/funds' },
  'choose/portage': { type: 'choose/portage' },
  'direct/accept': { type: 'direct/accept' },
  'direct/refuse': { type: 'direct/refuse' },
  'funds/accept': { type: 'funds/accept' },
  'funds/refuse': { type: 'funds/refuse' },
  'portage/accept': { type: 'portage/accept' },
  'portage/refuse': { type: 'portage/refuse' },
  'portage/validate': { type: 'portage/validate' },
  'portage/reject': { type: 'portage/reject', reason: 'Dossier incomplet.' },
  'itg/validate': { type: 'itg/validate' },
  'itg/reject': { type: 'itg/reject', reason: 'Activité exclue.' },
  deposit: { type: 'deposit' },
  'deposit/confirm': { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' },
  'chargeback/open': { type: 'chargeback/open' },
  'chargeback/won': { type: 'chargeback/won' },
  'chargeback/lost': { type: 'chargeback/lost', lostCents: 61_800, lostFeeCents: 1_800 },
  'chargeback/reversed': { type: 'chargeback/reversed', heldCents: 61_800 },
  cancelDeposit: { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
  'cancelDeposit/refuse': { type: 'cancelDeposit/refuse' },
  'instalment/stop': { type: 'instalment/stop' },
  'instalment/unfunded': { type: 'instalment/unfunded', day: 2 },
  'sheet/return': { type: 'sheet/return', reason: 'Une journée manque.' },
  'sheet/due': { type: 'sheet/due', day: 0 },
  'mission/validate': { type: 'mission/validate' },
  deliver: { type: 'deliver', report, sheet },
  'hearing/cancel': { type: 'hearing/cancel' },
  'hearing/giveBack': { type: 'hearing/giveBack', why: 'prevented' },
  'hearing/remind': { type: 'hearing/remind' },
  'hearing/unfunded': { type: 'hearing/unfunded' },
  'hearing/unpaid': { type: 'hearing/unpaid' },
  'hearing/lapse': { type: 'hearing/lapse' },
  'hearing/takeBack': { type: 'hearing/takeBack' },
  'hearing/reportDue': { type: 'hearing/reportDue', hours: 2 },
  contest: { type: 'contest', reason: 'Le livrable est incomplet.' },
  'contest/withdraw': { type: 'contest/withdraw' },
  settle: { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
  review: { type: 'review', grade: 5, text: 'Travail soigné, dans les délais.' },
  'independence/declare': { type: 'independence/declare', ...declaration },
  'independence/reserve': { type: 'independence/reserve' },
  'independence/retract': { type: 'independence/retract' },
  'parties/disclose': disclose[1],
  'review/reply': { type: 'review/reply', text: 'Merci.' },
  'review/open': { type: 'review/open' },
  message: { type: 'message', content: 'Bonjour' },
  nda: consent,
  release: { type: 'release' },
  'end/remind': { type: 'end/remind', day: 3 },
  'end/auto': { type: 'end/auto' },
  'portage/remind': { type: 'portage/remind' },
  'portage/overdue': { type: 'portage/overdue' },
  'itg/remind': { type: 'itg/remind' },
  'itg/overdue': { type: 'itg/overdue' },
  'hold/warn': { type: 'hold/warn' },
  'hold/expire': { type: 'hold/expire' },
  'rest/settle': { type: 'rest/settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
  'rest/expire': { type: 'rest/expire' },
};

const parties = ['creator nda', 'candidate nda'];
const running = [...parties, 'creator mission/edited'];
const contestable = ['creator contest', 'candidate contest'];
const cancellable = ['staff cancelDeposit', 'creator cancelDeposit', 'candidate cancelDeposit'];
const leaving = ['creator refuseCandidate', 'candidate withdraw'];
const banks = ['provider chargeback/lost', 'provider chargeback/reversed'];
const hold = ['timer hold/warn', 'timer hold/expire', 'provider chargeback/open', ...banks];
const frozen = ['timer hold/warn', 'provider chargeback/won', ...banks];

/**
 * The table of rules §3, written a second time by hand: for each stage, all permitted commands, a year later,
 * so that every timer is due. All others are refused.
 */
const filling = 'creator mission/filled';
const offered = [...running, ...leaving, filling, 'creator price/accept', 'creator price/refuse'];
const talking = [
  ...offered.filter((one) => !parties.includes(one)),
  'candidate message',
  'creator message',
  'candidate independence/reserve',
  'candidate independence/retract',
];
const talkingHearing = ['candidate message', 'creator message', 'creator mission/edited'];
const asked = 'timer hearing/reportDue';
const ahead = ['candidate hearing/giveBack', 'staff hearing/takeBack'];
/** Commands of every mission that are blocked before the hour of a hearing. */
const atTheHour: readonly TableCommandType[] = ['deliver', 'contest', 'mission/validate'];
const past = ['creator contest', 'candidate contest', 'creator mission/validate'];
const allowed = {
  created: offered,
  toConfirm: [
    ...running,
    ...leaving,
    filling,
    'creator price/accept',
    'creator price/refuse',
    'candidate price/confirm',
  ],
  priceRefused: [...running, ...leaving, filling, 'candidate price/new'],
  choosing: [
    ...running,
    ...leaving,
    filling,
    'creator choose/direct',
    'creator choose/funds',
    'creator choose/portage',
  ],
  directOffered: [...running, ...leaving, 'candidate direct/accept', 'candidate direct/refuse'],
  fundsOffered: [...running, ...leaving, 'candidate funds/accept', 'candidate funds/refuse'],
  portageOffered: [...running, ...leaving, 'candidate portage/accept', 'candidate portage/refuse'],
  portageAtPlatform: [
    ...running,
    'staff portage/validate',
    'staff portage/reject',
    'timer portage/remind',
    'timer portage/overdue',
  ],
  portageAtPartner: [
    ...running,
    'partner itg/validate',
    'partner itg/reject',
    'timer itg/remind',
    'timer itg/overdue',
  ],
  choosingWithoutPortage: [...running, ...leaving, filling, 'creator choose/direct', 'creator choose/funds'],
  fundsAwaited: [...running, ...cancellable, 'creator deposit', 'provider deposit/confirm'],
  ongoing: [
    ...running,
    ...cancellable,
    ...contestable,
    ...hold,
    'creator mission/validate',
    'candidate deliver',
  ],
  delivered: [
    ...running,
    ...cancellable,
    ...contestable,
    ...hold,
    'creator mission/validate',
    'timer end/remind',
    'timer end/auto',
  ],
  contested: [...running, ...hold, 'staff cancelDeposit', 'candidate contest/withdraw', 'staff settle'],
  chargedBack: [...running, ...contestable, ...frozen, 'creator mission/validate', 'candidate deliver'],
  endedAndChargedBack: [...running, ...contestable, ...frozen],
  ended: [...running, ...contestable, ...hold, 'timer release'],
  endedAndContested: [...running, ...hold, 'creator contest/withdraw', 'staff settle'],
  directOngoing: [...running, ...contestable, 'creator mission/validate', 'candidate deliver'],
  directContested: [...running, 'creator contest/withdraw', 'staff settle'],
  directDone: parties,
  reviewed: [...parties, 'candidate review/reply', 'timer review/open'],
  bothReviewed: [...parties, 'creator review/reply', 'candidate review/reply'],
  refused: [],
  withdrawn: [],
  settled: [...parties, 'provider chargeback/reversed'],
  job: [...parties, ...leaving, 'creator job/filled'],
  jobRefused: [],
  jobWithdrawn: [],
  hearingTaken: [...talkingHearing, ...contestable, 'creator mission/validate', 'candidate deliver', asked],
  // The deposit has the amount of another price.
  hearingAwaited: [
    ...talkingHearing,
    ...cancellable,
    'creator deposit',
    'candidate deliver',
    'timer hearing/unpaid',
    'timer hearing/lapse',
  ],
  hearingReportedUnpaid: [
    ...talkingHearing,
    ...contestable,
    'creator mission/validate',
    'timer end/remind',
    'timer end/auto',
  ],
  hearingHeld: [
    ...talkingHearing,
    ...cancellable,
    ...contestable,
    ...hold,
    'creator mission/validate',
    'candidate deliver',
    asked,
  ],
  hearingReported: [
    ...talkingHearing,
    ...cancellable,
    ...contestable,
    ...hold,
    'creator mission/validate',
    'timer end/remind',
    'timer end/auto',
  ],
  hearingCancelled: [],
  hearingReturned: ['provider chargeback/reversed'],
  declared: [...offered, 'candidate independence/reserve', 'candidate independence/retract'],
  reserved: [...offered, 'candidate independence/declare'],
  retracted: [...offered, 'candidate independence/declare', 'candidate independence/reserve'],
  // The new names must be asked about before the candidate signs a declaration.
  listChanged: [...offered, 'candidate independence/reserve', 'candidate independence/retract'],
  agreed: [...talking, 'creator parties/disclose'],
  shown: talking,
  directOfferedOnDeclaration: [
    ...running,
    ...leaving,
    'candidate direct/accept',
    'candidate direct/refuse',
    'candidate independence/reserve',
    'candidate independence/retract',
  ],
  directOfferedOnReserve: [
    ...running,
    ...leaving,
    'candidate direct/refuse',
    'candidate independence/declare',
  ],
  directOfferedWithoutFile: [...running, ...leaving, 'candidate direct/refuse'],
  fundsOfferedOnOldFile: [...running, ...leaving, 'candidate funds/refuse'],
} satisfies Partial<Record<Stage, readonly string[]>>;

/**
 * From the second instalment on, a thread has the commands of a flat price, but may also be stopped before
 * its deposit. A month is accepted only with its sheet.
 */
const allowedAt: Record<Stage, readonly string[]> = {
  ...allowed,
  secondAwaited: [
    ...allowed.fundsAwaited,
    'creator instalment/stop',
    'candidate instalment/stop',
    'timer instalment/unfunded',
  ],
  secondOngoing: allowed.ongoing,
  secondDirect: [...allowed.directOngoing, 'candidate instalment/stop'],
  monthOngoing: [...allowed.ongoing.filter((one) => one !== 'creator mission/validate'), 'timer sheet/due'],
  monthTold: [...allowed.delivered, 'creator sheet/return'],
};

const roles = Object.keys(actors).filter((role): role is ThreadRole => Object.hasOwn(actors, role));
const types = Object.keys(commands).filter((type): type is TableCommandType => Object.hasOwn(commands, type));
const stageNames = Object.keys(stages).filter((name): name is Stage => Object.hasOwn(stages, name));
const aYearLater = hoursAfter(366 * 24);

describe('the table of rules §3', () => {
  for (const stage of stageNames) {
    it(`at stage ${stage}, what may be done is what the rules say and nothing else`, () => {
      const accepted = roles.flatMap((role) =>
        types.flatMap((type) =>
          decide(stages[stage], commands[type], actors[role], aYearLater).ok ? [`${role} ${type}`] : [],
        ),
      );
      expect(accepted.toSorted()).toEqual(allowedAt[stage].toSorted());
    });
  }

  it.each([
    ['hearingTaken', -30, ['creator hearing/cancel', ...ahead]],
    ['hearingAwaited', -30, ['creator hearing/cancel', ...ahead]],
    ['hearingAwaited', -24, [...ahead, 'timer hearing/unfunded']],
    ['hearingAwaited', -15, [...ahead, 'timer hearing/remind', 'timer hearing/unfunded']],
    ['hearingAwaited', 0, ['candidate deliver', 'timer hearing/unpaid']],
    ['hearingAwaited', 14 * 24, ['candidate deliver', 'timer hearing/unpaid', 'timer hearing/lapse']],
    ['hearingHeld', -15, [...ahead, 'timer hearing/remind']],
    ['hearingTaken', 0, ['candidate deliver', ...past]],
    ['hearingTaken', 2, ['candidate deliver', 'timer hearing/reportDue', ...past]],
  ] as const)('at stage %s, %i hours from the hearing, its own commands are %j', (stage, hours, expected) => {
    const own = types.filter((type) => type.startsWith('hearing/') || atTheHour.includes(type));
    const accepted = roles.flatMap((role) =>
      own.flatMap((type) =>
        decide(stages[stage], commands[type], actors[role], hoursAfter(hours, hearingAt)).ok
          ? [`${role} ${type}`]
          : [],
      ),
    );
    expect(accepted.toSorted()).toEqual(expected.toSorted());
  });

  it('tells the wrong party so (403), whatever the state', () => {
    for (const stage of stageNames) {
      for (const type of types) {
        for (const role of roles.filter((one) => !table[type].by.includes(one))) {
          expect(decide(stages[stage], commands[type], actors[role], aYearLater)).toEqual({
            ok: false,
            code: 'FORBIDDEN',
            reason: refusals.FORBIDDEN.title,
          });
        }
      }
    }
  });

  it('hides the thread from a member who is no party, and from one party posing as the other (404)', () => {
    for (const type of types) {
      const stranger = { role: 'creator', memberId: 'candidate-1' } as const;
      expect(decide(stages.created, commands[type], stranger, aYearLater)).toMatchObject({
        ok: false,
        code: 'NOT_A_PARTY',
      });
    }
  });

  it('tells the right party in a wrong state that the state has changed (409)', () => {
    for (const stage of stageNames.filter((name) => stages[name].type === 'MISSION')) {
      for (const type of types) {
        const row = table[type];
        if (row.from.includes(stages[stage].state)) continue;
        for (const role of row.by) {
          expect(decide(stages[stage], commands[type], actors[role], aYearLater)).toMatchObject({
            ok: false,
            code: type === 'message' ? 'MESSAGES_CLOSED' : 'STATE_CHANGED',
          });
        }
      }
    }
  });

  it('tells the right party of a job thread that a command of missions is none of its own (409)', () => {
    for (const type of types.filter((one) => !table[one].threads.includes('JOB'))) {
      for (const role of table[type].by) {
        expect(decide(stages.job, commands[type], actors[role], aYearLater)).toMatchObject({
          ok: false,
          code: 'STATE_CHANGED',
        });
      }
    }
  });

  it('is relied upon: a command of the parties, or of a contest, carries out nothing for an office, or without one', () => {
    const gives = (type: TableCommandType, application: Application, actor: ThreadActor) => () => {
      const { does }: Definition = table[type];
      return does({ application, command: commands[type], actor, now: aYearLater });
    };
    for (const type of ['message', 'nda', 'contest', 'review', 'review/reply'] as const) {
      expect(gives(type, stages.reviewed, actors.candidate), type).not.toThrow();
      expect(gives(type, stages.reviewed, actors.staff), type).toThrow('was given by the staff');
    }
    for (const type of ['contest/withdraw', 'settle'] as const) {
      expect(gives(type, stages.contested, actors.staff), type).not.toThrow();
      expect(gives(type, stages.ended, actors.staff), type).toThrow('Nobody contests');
    }
  });

  it('leads from each state only where the rules lead', () => {
    expect(transitions).toEqual({
      NEW: ['REFUSED', 'WAITING_ACCEPTATION'],
      REFUSED: [],
      WAITING_ACCEPTATION: ['REFUSED', 'WAITING_PORTAGE', 'WAITING_FUNDS', 'ONGOING'],
      WAITING_PORTAGE: ['WAITING_ACCEPTATION', 'WAITING_FUNDS'],
      WAITING_FUNDS: ['REFUSED', 'ONGOING'],
      WAITING_RULES: ['REFUSED', 'DONE'],
      ONGOING: ['REFUSED', 'WAITING_RULES', 'ONGOING', 'DONE'],
      DONE: [],
    });
  });

  it('names each command for the record, and no two alike', () => {
    const names = Object.values(table).map(({ recordedAs }) => recordedAs);
    for (const name of names) expect(name).toMatch(/^[A-ZÀÉ]\p{L}/u);
    expect(new Set(names).size).toBe(names.length);
  });

  it('permits, in its own order, what the API knows as a permission', () => {
    const permissions = Object.entries(table).flatMap(([type, row]) => ('sample' in row ? [type] : []));
    expect(permissions).toEqual(threadPermissions);
  });

  it('stands on one page of docs/thread-table.md, which `npx vitest --project domain threads/table -u` writes anew', async () => {
    const page = ['# The commands of a thread', tablePage(), ''].join('\n\n');
    await expect(page).toMatchFileSnapshot('../../../../docs/thread-table.md');
  });

  it('has a stage for every state, so that no state goes untested', () => {
    expect(new Set(Object.values(stages).map(({ state }) => state))).toEqual(new Set(applicationStates));
  });
});
