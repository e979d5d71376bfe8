import type { Thread } from '@basoche/contract/threads/threads';
import { typeset } from '../../../lib/typography.ts';
import { inboxPaths } from '../views.ts';

interface Subject {
  readonly title: string;
  /** Its page, as this viewer opens it. */
  readonly path: string;
  /** Where one comes from: a creator from the candidates, a candidate from the inbox. */
  readonly back: string;
}

/** What a thread is about: a mission or an offer. */
export const subjectOf = ({ mission, jobOffer, isCreator }: Thread): Subject => {
  if (mission !== null) {
    const { id, title } = mission;
    return {
      title: typeset(title),
      path: isCreator ? `/manage/missions/preview/${id}` : `/consult/missions/${id}`,
      back: isCreator ? `/manage/missions/${id}` : inboxPaths.MISSION,
    };
  }
  if (jobOffer === null) throw new Error('A thread is about a mission or an offer.');
  const { id, title } = jobOffer;
  return {
    title: typeset(title),
    path: `/consult/emplois/${id}`,
    back: isCreator ? `/manage/emplois/${id}` : inboxPaths.JOB,
  };
};
