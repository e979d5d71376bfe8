import type { Thread } from '@basoche/contract/threads/threads';
import { hearingPath } from '@basoche/domain/access/own-paths';
import { typeset } from '@basoche/domain/typography';
import { inboxPaths } from '../shared/views.ts';

interface Subject {
  readonly title: string;
  /** Path of its page, for this viewer. */
  readonly path: string;
  /** Back link: the candidates for a creator, the inbox for a candidate. */
  readonly back: string;
}

/** Mission or offer that a thread is about. */
export const subjectOf = ({ mission, jobOffer, hearing, isCreator }: Thread): Subject => {
  if (hearing !== null)
    return { title: typeset(hearing.matter), path: hearingPath(hearing.id), back: inboxPaths.MISSION };
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
