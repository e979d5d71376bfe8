import { addMonths } from '@basoche/domain/time/months';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { VigilanceDocument } from '@basoche/domain/vigilance/documents';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Documents that may be required of any kind of prestataire in France. */
const kinds: readonly VigilanceDocument[] = ['contributions', 'registration', 'foreignWorkers', 'insurance'];

/** Writes a document of a member, issued today by default. */
const aDocument = async (
  { platform, clock }: TestApp,
  member: TestMember,
  kind: VigilanceDocument,
  from: Day = parisDay(clock.now()),
): Promise<void> => {
  await platform.database.db
    .insertInto('vigilance_document')
    .values({
      member_id: member.id,
      kind,
      from_day: from,
      until_day: kind === 'insurance' ? addMonths(from, 12) : null,
      created_at: clock.now(),
    })
    .execute();
};

/** Writes a complete file of a member. */
export const aFile = async (test: TestApp, member: TestMember, from?: Day): Promise<void> => {
  for (const kind of kinds) await aDocument(test, member, kind, from);
};

/** Writes a complete vigilance file of a member in which every document has expired. */
export const anOldFile = (test: TestApp, member: TestMember): Promise<void> =>
  aFile(test, member, addMonths(parisDay(test.clock.now()), -13));
