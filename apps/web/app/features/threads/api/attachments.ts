import { fileRefusals } from '@basoche/contract/files';
import {
  addAttachment,
  deleteAttachment,
  readAttachment,
  readAttachmentPreview,
} from '@basoche/contract/threads/attachments';
import type { Attachment, Thread } from '@basoche/contract/threads/threads';
import { attachmentBytes } from '@basoche/domain/limits';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ProblemError } from '../../../lib/api.ts';
import { fetchFile, useDownload } from '../../../lib/download.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { upload } from '../../../lib/upload.ts';
import { files as content } from '../conversation-content.ts';
import { createTray, type Tray, type TrayEntry } from './attachment-tray.ts';
import { readThreadDraft, writeThreadDraft } from './message-draft.ts';

const rule = { kinds: ['pdf', 'docx', 'jpeg', 'png'], maxBytes: attachmentBytes } as const;
/** File types offered by the file picker; the server decides what a file really is. */
export const acceptedFiles =
  '.pdf,.docx,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const knownName = /\.(?:pdf|docx|jpe?g|png)$/i;
const knownType = /^(?:application\/pdf|image\/jpeg|image\/png|.*wordprocessingml\.document)$/;

/** Checks a file before it is sent. Some systems do not know the type of a Word document. */
export const checkFile = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return content.heic;
  if (!knownName.test(name) && !knownType.test(type)) return fileRefusals.kind(rule);
  if (size > rule.maxBytes) return fileRefusals.size(rule);
  return size === 0 ? fileRefusals.empty : null;
};

const explain = (error: unknown) => {
  const sentence = refusedFields(error).file ?? failureSentence(error);
  const isFinal =
    error instanceof ProblemError &&
    error.problem.status < 500 &&
    error.problem.status !== 429 &&
    error.problem.code !== 'TOO_MANY_ATTACHMENTS';
  return { isFinal, sentence: error instanceof ProblemError ? sentence : content.failed };
};

export const takeBack = (client: QueryClient, threadId: string, { id }: Attachment): void => {
  const params = { id: threadId, attachmentID: id };
  // The server deletes an attachment that is not sent within a day.
  apiOf(client)
    .call(deleteAttachment, { params })
    .catch(() => undefined);
};

/** One tray per account and thread for the life of the page: uploads go on when the screen is left. */
const trays = new Map<string, Tray>();

const trayOf = (client: QueryClient, userID: string, thread: Thread): Tray => {
  const name = `${userID}:${thread.id}`;
  const existing = trays.get(name);
  if (existing) return existing;
  // Uploads that go on after a switch of account stay with the account that began them.
  const { firm } = apiOf(client);
  const tray = createTray({
    storedAttachments: readThreadDraft(thread.id, firm).attachments,
    keep: (attachments) => writeThreadDraft(thread, { attachments }, firm),
    check: checkFile,
    bring: (file, onProgress, signal) =>
      upload(addAttachment, { file }, { params: { id: thread.id }, firm, onProgress, signal }),
    takeBack: (attachment) => takeBack(client, thread.id, attachment),
    explain,
    newKey: () => crypto.randomUUID(),
  });
  trays.set(name, tray);
  return tray;
};

/** Attachments of the next message of a thread. */
export const useTray = (thread: Thread): Tray & { readonly shown: readonly TrayEntry[] } => {
  const client = useQueryClient();
  const { id: userID } = useMe();
  const tray = trayOf(client, userID, thread);
  const shown = useSyncExternalStore(tray.subscribe, tray.entries, tray.entries);
  return { ...tray, shown };
};

const paramsOf = (threadId: string, { id }: Attachment) => ({ id: threadId, attachmentID: id });

export const useAttachmentDownload = (threadId: string, attachment: Attachment) =>
  useDownload(readAttachment, { params: paramsOf(threadId, attachment) });

/** Preview of a picture, in the size that is shown. */
export const previewQuery = (threadId: string, attachment: Attachment) => {
  const params = paramsOf(threadId, attachment);
  return queryOptions({
    queryKey: routeKey(readAttachmentPreview, { params }),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ client, signal }) => fetchFile(apiOf(client), readAttachmentPreview, { params }, signal),
  });
};
