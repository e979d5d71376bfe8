import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { smallPdf } from '../seed/small-pdf.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

export const aPdf = (name = 'CV.pdf', text = 'Anne Lefèvre, juriste'): File =>
  new File([smallPdf([{ text }])], name, { type: 'application/pdf' });

export const aJsonFile = (said: unknown, name = 'dossier.json'): File =>
  new File([JSON.stringify(said)], name, { type: 'application/json' });

/** A file declared as a PDF, with this content. */
export const aFile = (content: string | Uint8Array<ArrayBuffer>, name = 'CV.pdf'): File =>
  new File([content], name, { type: 'application/pdf' });

const smallPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVR4nGM44SCFFTEMLQkAf+xIgV8QIz4AAAAASUVORK5CYII=';

/** Eight by eight pixels, of one colour. */
export const aSmallPicture = (name = 'portrait.png'): File =>
  new File([Buffer.from(smallPicture, 'base64')], name, { type: 'image/png' });

/** Adds a CV to a member and returns its id. */
export const aCv = async (test: TestApp, owner: TestMember, file = aPdf()): Promise<string> => {
  const answer = await test.call('POST', '/jobs/cv', { token: owner.token, body: { file } });
  if (answer.statusCode !== 201) throw new Error(`Adding a CV: ${answer.statusCode} ${answer.body}`);
  return answer.json().id;
};

/** Adds a document that proves who a member is, not sent yet; returns its id. */
export const aVerificationDocument = async (
  test: TestApp,
  owner: TestMember,
  slot: DocumentSlot = 'diploma',
  file = aPdf('Diplôme.pdf'),
): Promise<string> => {
  const path = `/verification/documents?slot=${slot}`;
  const answer = await test.call('POST', path, { token: owner.token, body: { file } });
  if (answer.statusCode !== 201) throw new Error(`Adding a document: ${answer.statusCode} ${answer.body}`);
  return answer.json().id;
};

/** Uploads a file to a thread, not sent yet; returns its id. */
export const anAttachment = async (
  test: TestApp,
  applicationId: string,
  party: TestMember,
  file = aPdf('Projet.pdf'),
): Promise<string> => {
  const path = `/messagerie/${applicationId}/attachments`;
  const answer = await test.call('POST', path, { token: party.token, body: { file } });
  if (answer.statusCode !== 201) throw new Error(`Bringing a file: ${answer.statusCode} ${answer.body}`);
  return answer.json().id;
};
