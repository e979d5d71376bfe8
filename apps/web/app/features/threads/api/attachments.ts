import {
  type Attachment,
  addAttachment,
  deleteAttachment,
  readAttachment,
  readAttachmentPreview,
} from '@basoche/contract/threads/attachments';
import type { Thread } from '@basoche/contract/threads/threads';
import { attachmentsAMessage } from '@basoche/domain/limits';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fetchFile, useDownload } from '../../../lib/download.ts';
import { apiOf, routeKey } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { upload } from '../../../lib/upload.ts';
import { createTray, type Tray, type TrayEntry } from '../../files/shared/attachment-tray.ts';
import { checkFile, explainUpload } from '../../files/shared/file-checks.ts';
import { files as content } from '../conversation-content.ts';
import { readThreadDraft, writeThreadDraft } from './message-draft.ts';

export const deleteUploaded = (client: QueryClient, threadId: string, { id }: Attachment): void => {
  const params = { id: threadId, attachmentID: id };
  // The server deletes an attachment that is not sent within a day.
  apiOf(client)
    .call(deleteAttachment, { params })
    .catch(() => undefined);
};

/**
 * One tray per account and thread until the page is reloaded, so that uploads go on when the viewer leaves
 * the screen.
 */
const trays = new Map<string, Tray>();

const trayOf = (client: QueryClient, userID: string, thread: Thread): Tray => {
  const name = `${userID}:${thread.id}`;
  const existing = trays.get(name);
  if (existing) return existing;
  // Uploads that go on after a switch of account stay with the account that started them.
  const { firm } = apiOf(client);
  const tray = createTray({
    storedAttachments: readThreadDraft(thread.id, firm).attachments,
    store: (attachments) => writeThreadDraft(thread, { attachments }, firm),
    check: checkFile,
    upload: (file, onProgress, signal) =>
      upload(addAttachment, { file }, { params: { id: thread.id }, firm, onProgress, signal }),
    deleteUploaded: (attachment) => deleteUploaded(client, thread.id, attachment),
    explain: explainUpload,
    atMost: attachmentsAMessage,
    tooMany: content.tooMany,
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

/** Preview of a picture, in the displayed size. */
export const previewQuery = (threadId: string, attachment: Attachment) => {
  const params = paramsOf(threadId, attachment);
  return queryOptions({
    queryKey: routeKey(readAttachmentPreview, { params }),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ client, signal }) => fetchFile(apiOf(client), readAttachmentPreview, { params }, signal),
  });
};
