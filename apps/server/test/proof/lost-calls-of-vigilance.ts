import { aHeldFile, anAgreement } from '../held-files.ts';
import { aReport } from '../reports.ts';
import { aDocumentBody, aVigilanceUpload, submitDocument } from '../vigilance.ts';
import type { LostCall } from './lost-call.ts';
import { aStagedThread } from './stages.ts';

/** Calls about the vigilance file whose answer from the database is dropped. */
export const lostCallsOfVigilance: readonly LostCall[] = [
  {
    title: 'vigilance.submit',
    name: 'vigilance.submit',
    statement: /insert into "vigilance_document"/,
    prepare: async (test, cast) => {
      const owner = await cast({ kind: 'EMPLOYEE', jobName: 'Avocat' });
      const files = [await aVigilanceUpload(test, owner)];
      return { token: owner.token, params: {}, body: { ...aDocumentBody(test, 'registration'), files } };
    },
  },
  {
    title: 'vigilance.collect',
    name: 'vigilance.collect',
    statement: /insert into "vigilance_collection"/,
    prepare: async (test, cast) => {
      const client = await cast({ kind: 'COMPANY' });
      // A new member, so that no other case gives them documents without files.
      const candidate = await cast({ kind: 'EMPLOYEE', jobName: 'Avocat', firstName: 'Zoé' });
      const id = await anAgreement(test, client, candidate);
      await aHeldFile(test, candidate);
      return { token: client.token, params: { id } };
    },
  },
  {
    title: 'vigilanceOffice.withdraw',
    name: 'vigilanceOffice.withdraw',
    statement: /update "vigilance_document"/,
    prepare: async (test, cast) => {
      const { id: threadId, creator, candidate } = await aStagedThread(test, 'ongoing', cast);
      const { token } = await cast({ kind: 'STAFF', staffRole: 'moderator' });
      const submitted = await submitDocument(test, candidate, 'registration');
      const body = {
        because: 'report',
        caseID: await aReport(test, creator, candidate, threadId),
        reason: 'Le document est mis en doute.',
      };
      const reading = await test.call('POST', '/admin/readings', { token, body });
      return {
        token,
        params: { id: submitted.json().documents[0].id },
        body: { readingID: reading.json().id, reason: 'Le document est illisible.' },
      };
    },
  },
];
