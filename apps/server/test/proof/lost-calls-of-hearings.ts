import { report } from '@basoche/domain/threads/fixtures';
import { aHearing, aHearingForm, aTaking, startHearing } from '../hearings.ts';
import type { LostCall } from './lost-call.ts';
import { aStagedThread, type Cast } from './stages.ts';

/** Calls about hearings whose answer from the database is dropped. */

const avocat = (cast: Cast) => cast({ kind: 'EMPLOYEE', jobName: 'Avocat' });

export const lostCallsOfHearings: readonly LostCall[] = [
  {
    title: 'hearings.publish',
    name: 'hearings.publish',
    statement: /insert into "hearing"/,
    prepare: async (test, cast) => ({
      token: (await avocat(cast)).token,
      params: {},
      body: aHearingForm(test),
    }),
  },
  {
    title: 'hearings.cancel',
    name: 'hearings.cancel',
    statement: /update "hearing"/,
    prepare: async (test, cast) => {
      const client = await avocat(cast);
      return { token: client.token, params: { id: await aHearing(test, client) } };
    },
  },
  {
    title: 'hearings.raise',
    name: 'hearings.raise',
    statement: /update hearing set price_cents/,
    prepare: async (test, cast) => {
      const client = await avocat(cast);
      return { token: client.token, params: { id: await aHearing(test, client) }, body: { price: 200 } };
    },
  },
  {
    title: 'hearings.take',
    name: 'hearings.take',
    statement: /update "hearing"/,
    prepare: async (test, cast) => {
      const id = await aHearing(test, await avocat(cast));
      const taker = await cast({ kind: 'EMPLOYEE', jobName: 'Avocat', lastName: 'Preneuse' });
      return { token: taker.token, params: { id }, body: aTaking() };
    },
  },
  ...(['cancel', 'giveBack'] as const).map(
    (command): LostCall => ({
      title: `threads.${command}Hearing`,
      name: `threads.${command}Hearing`,
      statement: /insert into "hearing_ending"/,
      prepare: async (test, cast) => {
        const { creator, candidate, id } = await aStagedThread(test, 'hearingTaken', cast);
        return command === 'cancel'
          ? { token: creator.token, params: { id }, threadId: id }
          : { token: candidate.token, params: { id }, threadId: id, body: { why: 'prevented' } };
      },
    }),
  ),
  {
    title: 'threads.deliver with a report',
    name: 'threads.deliver',
    statement: /insert into "hearing_report"/,
    prepare: async (test, cast) => {
      const { candidate, id } = await aStagedThread(test, 'hearingTaken', cast);
      await startHearing(test, id);
      return { token: candidate.token, params: { id }, threadId: id, body: { report } };
    },
  },
];
