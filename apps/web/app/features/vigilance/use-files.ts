import { fileKinds, fileRefusals } from '@basoche/contract/files';
import {
  addVigilanceFile,
  removeVigilanceFile,
  vigilanceFileRule,
} from '@basoche/contract/vigilance/documents';
import { filesADocument, filesRefusals } from '@basoche/domain/vigilance/submission';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../lib/api.ts';
import { apiOf } from '../../lib/query-client.ts';
import { upload } from '../../lib/upload.ts';
import { createTray, type Tray, type TrayEntry } from '../files/shared/attachment-tray.ts';
import { checkFile, explainUpload } from '../files/shared/file-checks.ts';
import { dialog as content } from './own-content.ts';

export const acceptedFiles = vigilanceFileRule.kinds.map((kind) => fileKinds[kind].mediaType).join(',');

const check = (file: File): string | null => {
  const isWord = /\.docx$/i.test(file.name);
  if (isWord) return fileRefusals.kind(vigilanceFileRule);
  if (file.size > vigilanceFileRule.maxBytes) return fileRefusals.size(vigilanceFileRule);
  return checkFile(file);
};

const emptyTray = (api: Api): Tray =>
  createTray({
    storedAttachments: [],
    store: () => undefined,
    check,
    upload: (file, onProgress, signal) =>
      upload(addVigilanceFile, { file }, { firm: api.firm, onProgress, signal }),
    // The server deletes a file that no document took within a day.
    deleteUploaded: ({ id }) => void api.call(removeVigilanceFile, { params: { id } }).catch(() => undefined),
    explain: explainUpload,
    atMost: filesADocument,
    tooMany: filesRefusals.many,
    newKey: () => crypto.randomUUID(),
  });

/** Files of a document that is being filled in; empty at each opening of its dialog. */
export const useFiles = (isOpen: boolean) => {
  const client = useQueryClient();
  const [{ tray, wasOpen }, setTray] = useState(() => ({ tray: emptyTray(apiOf(client)), wasOpen: isOpen }));
  if (isOpen !== wasOpen) setTray({ tray: isOpen ? emptyTray(apiOf(client)) : tray, wasOpen: isOpen });
  const shown = useSyncExternalStore(tray.subscribe, tray.entries, tray.entries);
  return { ...tray, shown };
};

/** Ids of the files that were sent, in their order. */
export const idsOf = (entries: readonly TrayEntry[]): string[] =>
  entries.flatMap(({ attachment }) => attachment?.id ?? []);

/** True while a file is uploading: the form waits for it. */
export const isSending = (entries: readonly TrayEntry[]): boolean =>
  entries.some(({ status }) => status === 'waiting' || status === 'sending');

/** Error message if a file was refused. */
export const filesMistake = (entries: readonly TrayEntry[]): Record<string, string> =>
  entries.some(({ status }) => status === 'failed' || status === 'refused')
    ? { files: content.mendFiles }
    : {};

/**
 * Error of the file field. An error found by the browser is recomputed as files arrive; one from the server
 * stays.
 */
export const filesError = (error: ReactNode, entries: readonly TrayEntry[]): ReactNode => {
  const isOwn = error === filesRefusals.none || error === content.mendFiles;
  if (!isOwn || entries.length === 0) return error;
  return filesMistake(entries).files ?? null;
};
