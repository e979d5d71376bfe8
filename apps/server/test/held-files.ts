import { createHash, randomUUID } from 'node:crypto';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import { smallPdf } from '../seed/small-pdf.ts';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';
import { aMission, anApplication, proceed } from './missions.ts';

/** Agreed missions and submitted documents, for tests of the vigilance file. */

/**
 * A mission at this price, in euros, for which both parties accepted a direct relation; returns its thread.
 */
export const anAgreement = async (
  test: TestApp,
  client: TestMember,
  candidate: TestMember,
  price = 5_200,
): Promise<string> => {
  const id = await aProposal(test, client, candidate, price);
  await proceed(test, id, [candidate, 'action/direct/accept']);
  return id;
};

/** The same mission before the prestataire accepts. */
export const aProposal = async (
  test: TestApp,
  client: TestMember,
  candidate: TestMember,
  price = 5_200,
): Promise<string> => {
  const id = await anApplication(test, await aMission(test, client), candidate, price);
  await proceed(
    test,
    id,
    [client, 'mission/ndaConsent'],
    [candidate, 'mission/ndaConsent'],
    [client, 'action/price/accept'],
    [client, 'action/choose/direct'],
  );
  return id;
};

interface DocumentWishes {
  /** Days from today to the day of issue. */
  readonly days?: number;
  /** Contents of its files; none for a declaration. */
  readonly files?: readonly Uint8Array<ArrayBuffer>[];
  readonly code?: string | null;
}

/** Writes a submitted document with its files directly, without the calls; returns its id. */
export const aHeldDocument = async (
  test: TestApp,
  owner: TestMember,
  kind: VigilanceDocument,
  { days = -20, files = [smallPdf([{ text: kind }])], code = null }: DocumentWishes = {},
): Promise<string> => {
  const { database, clock } = test.platform;
  const from = addDays(parisDay(clock.now()), days);
  const { id } = await database.db
    .insertInto('vigilance_document')
    .values({
      member_id: owner.id,
      kind,
      from_day: from,
      until_day: kind === 'insurance' ? addDays(from, 364) : null,
      security_code: code,
      business_number: code === null ? null : '732829320',
      declaration_version: files.length === 0 ? foreignWorkersDeclaration.version : null,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, content] of files.entries()) {
    const fileId = randomUUID();
    await test.platform.files.put(fileId, new Blob([content]));
    await database.db
      .insertInto('stored_file')
      .values({ id: fileId, kind: 'pdf', bytes: content.length, created_at: clock.now() })
      .execute();
    await database.db
      .insertInto('vigilance_document_file')
      .values({
        member_id: owner.id,
        document_id: id,
        file_id: fileId,
        name: 'Document.pdf',
        sha256: createHash('sha256').update(content).digest(),
        position,
        created_at: clock.now(),
      })
      .execute();
  }
  return id;
};

/** Writes a file that is complete for every client of a company; returns the ids of its documents. */
export const aHeldFile = async (
  test: TestApp,
  owner: TestMember,
): Promise<Readonly<Record<'contributions' | 'registration' | 'foreignWorkers' | 'insurance', string>>> => ({
  contributions: await aHeldDocument(test, owner, 'contributions', { code: 'AB12CD34EF56GH7' }),
  registration: await aHeldDocument(test, owner, 'registration'),
  foreignWorkers: await aHeldDocument(test, owner, 'foreignWorkers', { files: [] }),
  insurance: await aHeldDocument(test, owner, 'insurance'),
});
