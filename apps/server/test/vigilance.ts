import { addDays, parisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';
import { aPdf } from './files.ts';

/** Documents of the vigilance file, submitted through the calls. */

type Owner = Pick<TestMember, 'token'>;

/** Uploads a file for a document to be submitted; returns its id. */
export const aVigilanceUpload = async (
  test: TestApp,
  { token }: Owner,
  file = aPdf('Attestation.pdf'),
): Promise<string> => {
  const answer = await test.call('POST', '/vigilance/files', { token, body: { file } });
  if (answer.statusCode !== 201) throw new Error(`Bringing a file: ${answer.statusCode} ${answer.body}`);
  return answer.json().id;
};

type Kind = 'contributions' | 'registration' | 'foreignWorkers' | 'insurance';

/** A well-formed body for each kind of document, with today's date and without files. */
export const aDocumentBody = (test: TestApp, kind: Kind) => {
  const today = parisDay(test.clock.now());
  const bodies = {
    contributions: { issuedOn: today, securityCode: 'AB12 CD34 EF56', businessNumber: '732 829 320 00074' },
    registration: { issuedOn: today },
    foreignWorkers: { issuedOn: today, declarationVersion: foreignWorkersDeclaration.version },
    insurance: {
      insurer: 'Mutuelle du Palais',
      contractNumber: 'RC-2044',
      from: today,
      until: addDays(today, 300),
      claimCeiling: 2_000_000,
      yearCeiling: 4_000_000,
    },
  };
  return { kind, ...bodies[kind] };
};

/** Submits a document with one file; a declaration has none. */
export const submitDocument = async (
  test: TestApp,
  owner: Owner,
  kind: Kind,
  changes: Record<string, unknown> = {},
) => {
  const files = kind === 'foreignWorkers' || 'files' in changes ? [] : [await aVigilanceUpload(test, owner)];
  const body = { ...aDocumentBody(test, kind), files, ...changes };
  return test.call('POST', '/vigilance/documents', { token: owner.token, body });
};

/** Submits all documents that a professional client requires. */
export const aCompleteFile = async (test: TestApp, owner: Owner): Promise<void> => {
  for (const kind of ['contributions', 'registration', 'foreignWorkers', 'insurance'] as const) {
    const answer = await submitDocument(test, owner, kind);
    if (answer.statusCode !== 201) throw new Error(`Submitting ${kind}: ${answer.statusCode} ${answer.body}`);
  }
};
