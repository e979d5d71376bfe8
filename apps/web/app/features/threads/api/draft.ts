import type { Discussion } from '@basoche/contract/inbox';
import type { Attachment, Thread } from '@basoche/contract/threads';
import { clearDraft, readDraft, readDrafts, writeDraft } from '../../../lib/drafts.ts';

/** What is being written in each thread, on this device, until it is sent. */

interface Kept extends Record<string, unknown> {
  content: string;
  attachments: Attachment[];
  /** The mission or the offer that the thread is about: a creator's line of the inbox stands for all its threads. */
  about: string;
}

export interface ThreadDraft {
  readonly content: string;
  readonly attachments: readonly Attachment[];
}

const beginning = 'thread:';

const isAttachment = (value: unknown): value is Attachment =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  'kind' in value &&
  'bytes' in value;

const draftOf = ({ content, attachments }: Partial<Kept>): ThreadDraft => ({
  content: typeof content === 'string' ? content : '',
  attachments: Array.isArray(attachments) ? attachments.filter(isAttachment) : [],
});

export const readThreadDraft = (threadId: string): ThreadDraft =>
  draftOf(readDraft<Kept>(beginning + threadId));

export const writeThreadDraft = (
  { id, mission, jobOffer }: Pick<Thread, 'id' | 'mission' | 'jobOffer'>,
  changes: Partial<ThreadDraft>,
): void => {
  const { content, attachments } = { ...readThreadDraft(id), ...changes };
  const about = mission?.id ?? jobOffer?.id ?? '';
  if (content.trim() === '' && attachments.length === 0) clearDraft(beginning + id);
  else writeDraft<Kept>(beginning + id, { content, attachments: [...attachments], about });
};

/** What waits to be sent, as the lines of the inbox look for it. */
export const threadDrafts = (): ((line: Discussion) => ThreadDraft | null) => {
  const drafts = [...readDrafts<Kept>(beginning)].map(([id, kept]) => ({ id, kept }));
  return ({ postulationID, missionID, jobID }) => {
    const subject = missionID ?? jobID;
    const found = drafts.find(({ id, kept }) =>
      postulationID === null ? kept.about === subject : id === postulationID,
    );
    return found ? draftOf(found.kept) : null;
  };
};
