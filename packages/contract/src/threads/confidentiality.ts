import { givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';

/** The confidentiality agreement of a thread, as accepted by both parties (rules §3, "Confidentiality"). */

export const readSignedAgreement = defineRoute({
  ...givingFile,
  name: 'threads.readSignedAgreement',
  summary: 'File of the accepted confidentiality agreement, with parties, versions and times: a PDF',
  method: 'GET',
  path: '/messagerie/nda/:id',
  access: forSeats(members, 'readThreads'),
  problems: ['NOT_FOUND', 'AGREEMENT_NOT_SIGNED', 'CREATOR_STILL_ANONYMOUS'],
});
