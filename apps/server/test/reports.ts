import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Adds an open report of the reporter in this thread and returns its id. */
export const aReport = async (
  { platform }: TestApp,
  reporter: TestMember,
  subject: TestMember,
  applicationId: string,
): Promise<string> => {
  const { id } = await platform.database.db
    .insertInto('report')
    .values({
      reporter_id: reporter.id,
      subject_id: subject.id,
      application_id: applicationId,
      is_veiled: false,
      category: 'other',
      reason: 'Des relances répétées.',
      reported_at: platform.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
