import { addHearingDocument, removeHearingDocument } from '@basoche/contract/hearings/documents';
import { attachmentsAMessage } from '@basoche/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { apiOf } from '../../lib/query-client.ts';
import { upload } from '../../lib/upload.ts';
import { createTray } from '../files/shared/attachment-tray.ts';
import { checkFile, explainUpload } from '../files/shared/file-checks.ts';
import { documents as content } from './request-content.ts';

/** Uploaded documents of a hearing request. Like its instructions, they are lost when the form is left. */
export const useDocuments = () => {
  const client = useQueryClient();
  const [tray] = useState(() => {
    const api = apiOf(client);
    return createTray({
      storedAttachments: [],
      store: () => undefined,
      check: checkFile,
      upload: (file, onProgress, signal) =>
        upload(addHearingDocument, { file }, { firm: api.firm, onProgress, signal }),
      // The server deletes a document that is not sent within a day.
      deleteUploaded: ({ id }) =>
        void api.call(removeHearingDocument, { params: { id } }).catch(() => undefined),
      explain: explainUpload,
      atMost: attachmentsAMessage,
      tooMany: content.tooMany,
      newKey: () => crypto.randomUUID(),
    });
  });
  const shown = useSyncExternalStore(tray.subscribe, tray.entries, tray.entries);
  return { ...tray, shown };
};
