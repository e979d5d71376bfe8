import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';
import { anAttachment } from '../files.ts';
import { aJobApplication, aJobDraft, aJobForm, aJobOffer } from '../jobs.ts';
import { aMission, aMissionForm, anApplication } from '../missions.ts';
import type { LostCall, ReadyCall } from './lost-call.ts';
import { lostCallsOfFirms } from './lost-calls-of-firms.ts';
import { lostCallsOfHearings } from './lost-calls-of-hearings.ts';
import { lostCallsOfVigilance } from './lost-calls-of-vigilance.ts';
import { aStagedThread, type Cast, matrixStages } from './stages.ts';
import { stateCalls } from './state-calls.ts';
import { stateMatrix } from './state-matrix.ts';

/** Calls whose answer from the database is dropped, with the transaction of each. */

type Giver = 'creator' | 'candidate' | 'staff' | 'partner';

/** The first giver to whom a stage of the state matrix allows this command, with its first such stage. */
const givenAt = (command: string, givers: readonly Giver[], isOfJobs: boolean) => {
  for (const by of givers) {
    const stage = matrixStages.find(
      (one) =>
        one.startsWith('job') === isOfJobs &&
        (stateMatrix[one][by] ?? []).some((cell) => cell.split(' > ')[0] === command),
    );
    if (stage !== undefined) return { by, stage };
  }
  throw new Error(`No stage allows anybody to give ${command}.`);
};

const office = { staff: { kind: 'STAFF', staffRole: 'admin' }, partner: { kind: 'PARTNER' } } as const;

const ofThreads: readonly LostCall[] = Object.entries(stateCalls).map(([name, call]): LostCall => {
  const { by, stage } = givenAt(call.command, call.by, call.jobs === 'alone');
  return {
    title: `${name} of the ${by} at ${stage}`,
    name,
    statement: call.command === 'message' ? /insert into message\b/ : /insert into "thread_entry"/,
    prepare: async (test, cast) => {
      const thread = await aStagedThread(test, stage, cast);
      const giver = by === 'creator' || by === 'candidate' ? thread[by] : await cast(office[by]);
      const body = call.body?.(1);
      return {
        token: giver.token,
        params: { id: thread.id },
        threadId: thread.id,
        ...(body === undefined ? {} : { body }),
      };
    },
  };
});

const company = (cast: Cast): Promise<TestMember> => cast({ kind: 'COMPANY' });
const applicant = (cast: Cast): Promise<TestMember> => cast({ kind: 'EMPLOYEE' });
const inDays = (test: TestApp, days: number): string => addDays(parisDay(test.clock.now()), days);

/** Moves the deadline into the past, so that the publication can be relaunched. */
const expire = async (test: TestApp, table: 'mission' | 'job_offer', id: string): Promise<void> => {
  const day = table === 'mission' ? 'end_date = current_date - 5, closes_on' : 'end_date';
  await test.platform.database.pool.query(
    `update ${table} set ${day} = current_date - 5, is_listed = false where id = $1`,
    [id],
  );
};

const ofApplicants: readonly LostCall[] = [
  {
    title: 'missions.apply',
    name: 'missions.apply',
    statement: /insert into "application"/,
    prepare: async (test, cast) => {
      const missionID = await aMission(test, await company(cast));
      return {
        token: (await applicant(cast)).token,
        params: {},
        body: { missionID, offer: 450, tvaApplicable: true },
      };
    },
  },
  {
    title: 'jobs.apply',
    name: 'jobs.apply',
    statement: /insert into "application"/,
    prepare: async (test, cast) => ({
      token: (await applicant(cast)).token,
      params: { id: await aJobOffer(test, await company(cast)) },
      body: { letter: 'Votre offre est pour moi.' },
    }),
  },
];

const ofCreators: readonly LostCall[] = [
  {
    title: 'missions.create',
    name: 'missions.create',
    statement: /insert into "mission"/,
    prepare: async (test, cast) => ({
      token: (await company(cast)).token,
      params: {},
      body: aMissionForm(test),
    }),
  },
  {
    title: 'missions.update',
    name: 'missions.update',
    statement: /update "mission"/,
    prepare: async (test, cast) => {
      const { token, ...creator } = await company(cast);
      const id = await aMission(test, { token, ...creator });
      await anApplication(test, id, await applicant(cast));
      return { token, params: { id }, body: aMissionForm(test, { tarifHigh: 1_200 }) };
    },
  },
  {
    title: 'missions.publish, which archives',
    name: 'missions.publish',
    statement: /update "mission"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      return {
        token: creator.token,
        params: { id: await aMission(test, creator) },
        body: { toPublish: false },
      };
    },
  },
  {
    title: 'missions.relaunch',
    name: 'missions.relaunch',
    statement: /update "mission"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const id = await aMission(test, creator);
      await expire(test, 'mission', id);
      return { token: creator.token, params: { id }, body: { endDate: inDays(test, 12) } };
    },
  },
  {
    title: 'jobs.create',
    name: 'jobs.create',
    statement: /insert into "job_offer"/,
    prepare: async (test, cast) => ({ token: (await company(cast)).token, params: {}, body: aJobForm(test) }),
  },
  {
    title: 'jobs.create, from a draft',
    name: 'jobs.create',
    statement: /insert into "job_offer"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const draftID = await aJobDraft(test, creator);
      return { token: creator.token, params: {}, body: { ...aJobForm(test), draftID } };
    },
  },
  {
    title: 'jobs.update',
    name: 'jobs.update',
    statement: /update "job_offer"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      return {
        token: creator.token,
        params: { id: await aJobOffer(test, creator) },
        body: { title: 'Autre titre' },
      };
    },
  },
  {
    title: 'jobs.relaunch',
    name: 'jobs.relaunch',
    statement: /update "job_offer"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const id = await aJobOffer(test, creator);
      await expire(test, 'job_offer', id);
      return { token: creator.token, params: { id }, body: { endDate: inDays(test, 12) } };
    },
  },
  {
    title: 'missions.fill',
    name: 'missions.fill',
    statement: /update "mission"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const id = await aMission(test, creator);
      await anApplication(test, id, await applicant(cast));
      return { token: creator.token, params: { id } };
    },
  },
  {
    title: 'jobs.fill',
    name: 'jobs.fill',
    statement: /update "job_offer"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const id = await aJobOffer(test, creator);
      await aJobApplication(test, id, await applicant(cast));
      return { token: creator.token, params: { id } };
    },
  },
];

const ofMessages: readonly LostCall[] = [
  {
    title: 'threads.deliver with a sheet',
    name: 'threads.deliver',
    statement: /insert into "sheet_entry"/,
    prepare: async (test, cast) => {
      const { candidate, id } = await aStagedThread(test, 'monthOngoing', cast);
      const body = stateCalls['threads.deliver']?.body?.(1) ?? {};
      return { token: candidate.token, params: { id }, threadId: id, body };
    },
  },
  {
    title: 'threads.sendMessage with a file',
    name: 'threads.sendMessage',
    statement: /insert into "message"/,
    prepare: async (test, cast) => {
      const { id, candidate } = await aStagedThread(test, 'talking', cast);
      const attachments = [await anAttachment(test, id, candidate)];
      const body = { content: 'Voici la note.', clientId: 'perdue-fichier', attachments };
      return { token: candidate.token, params: { id }, threadId: id, body };
    },
  },
  {
    title: 'jobs.writeToCandidates',
    name: 'jobs.writeToCandidates',
    statement: /insert into "message"/,
    prepare: async (test, cast) => {
      const creator = await company(cast);
      const id = await aJobOffer(test, creator);
      const candidates = [await applicant(cast), await cast({ kind: 'STUDENT' })];
      const postulationIDs: string[] = [];
      for (const one of candidates) postulationIDs.push(await aJobApplication(test, id, one));
      const body = { postulationIDs, content: 'Bonjour.', clientId: 'perdue-tous', consent: true };
      return { token: creator.token, params: { id }, body };
    },
  },
];

const aDepositDue = async (test: TestApp, cast: Cast): Promise<ReadyCall> => {
  const { id, creator } = await aStagedThread(test, 'fundsAwaited', cast);
  return { token: creator.token, params: { id }, threadId: id };
};

const ofDeposits: readonly LostCall[] = [
  {
    title: 'payments.payDeposit, while its page is planned',
    name: 'payments.payDeposit',
    statement: /insert into "deposit_session"/,
    prepare: aDepositDue,
  },
  {
    title: 'payments.payDeposit, while its page is written down',
    name: 'payments.payDeposit',
    statement: /update "deposit_session"/,
    prepare: aDepositDue,
  },
];

export const lostCalls: readonly LostCall[] = [
  ...ofThreads,
  ...ofApplicants,
  ...ofCreators,
  ...ofMessages,
  ...ofDeposits,
  ...lostCallsOfFirms,
  ...lostCallsOfHearings,
  ...lostCallsOfVigilance,
];
