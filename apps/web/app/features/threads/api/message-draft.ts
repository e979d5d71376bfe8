import type { Attachment } from '@basoche/contract/threads/attachments';
import type { Thread } from '@basoche/contract/threads/threads';
import { readActing } from '../../../lib/acting.ts';
import { clearFormDraft, readFormDraft, readFormDrafts, writeFormDraft } from '../../../lib/form-drafts.ts';

/** Draft of each thread's message, stored on this device until it is sent. */

interface Kept extends Record<string, unknown> {
  content: string;
  attachments: Attachment[];
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

export const readThreadDraft = (threadId: string, firm = readActing()): ThreadDraft =>
  draftOf(readFormDraft<Kept>(beginning + threadId, firm));

export const writeThreadDraft = (
  { id }: Pick<Thread, 'id'>,
  changes: Partial<ThreadDraft>,
  firm = readActing(),
): void => {
  const { content, attachments } = { ...readThreadDraft(id, firm), ...changes };
  if (content.trim() === '' && attachments.length === 0) clearFormDraft(beginning + id, firm);
  else writeFormDraft<Kept>(beginning + id, { content, attachments: [...attachments] }, { firm });
};

/** Reads the drafts of all threads, for the lines of the inbox. */
export const threadDrafts = (): ((threadId: string) => ThreadDraft | null) => {
  const drafts = new Map([...readFormDrafts<Kept>(beginning)]);
  return (threadId) => {
    const storedDraft = drafts.get(threadId);
    return storedDraft ? draftOf(storedDraft) : null;
  };
};
