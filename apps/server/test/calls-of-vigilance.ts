import { parisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import { aPdf } from './files.ts';
import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about the file of vigilance. */
export const callsOfVigilance: Readonly<Record<string, SampleCall>> = {
  'vigilance.readFile': {},
  'vigilance.addFile': { body: () => ({ file: aPdf('Attestation.pdf') }) },
  'vigilance.removeFile': { params: thread },
  'vigilance.submit': {
    body: (_, test) => ({
      kind: 'foreignWorkers',
      issuedOn: parisDay(test.clock.now()),
      declarationVersion: foreignWorkersDeclaration.version,
    }),
  },
  'vigilance.withdraw': { params: thread },
  'vigilance.readDocumentFile': { params: (world) => ({ ...thread(world), position: '0' }) },
  'vigilance.showInsurance': { body: () => ({ isShown: true }) },

  'vigilanceOffice.read': {},
  'vigilanceOffice.examine': { params: thread },
  'vigilanceOffice.examineFile': {
    params: ({ applicationId }) => ({ id: applicationId, documentID: applicationId, position: '0' }),
  },
  'vigilanceOffice.withdraw': {
    params: thread,
    body: ({ applicationId }) => ({ readingID: applicationId, reason: 'Le document est illisible.' }),
  },
  'vigilance.listHeld': {},
  'vigilance.collect': { params: thread },
  'vigilance.verifyCode': { params: thread, body: ({ applicationId }) => ({ documentID: applicationId }) },
  'vigilance.readThread': { params: thread },
};
