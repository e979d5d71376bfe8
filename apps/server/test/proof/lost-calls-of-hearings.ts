import { aHearing, aHearingForm, aTaking } from '../hearings.ts';
import type { LostCall } from './lost-call.ts';
import type { Cast } from './stages.ts';

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
    title: 'hearings.take',
    name: 'hearings.take',
    statement: /update "hearing"/,
    prepare: async (test, cast) => {
      const id = await aHearing(test, await avocat(cast));
      const taker = await cast({ kind: 'EMPLOYEE', jobName: 'Avocat', lastName: 'Preneuse' });
      return { token: taker.token, params: { id }, body: aTaking() };
    },
  },
];
