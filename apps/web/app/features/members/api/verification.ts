import {
  addVerificationDocument,
  readVerification,
  removeVerificationDocument,
  sendVerificationDocuments,
  type Verification,
  type VerificationDocument,
  verificationDocumentBody,
} from '@basoche/contract/members/verification';
import { documentsASlot } from '@basoche/domain/limits';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OfflineError, ProblemError } from '../../../lib/api.ts';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { upload } from '../../../lib/upload.ts';
import { useApi } from '../../../lib/use-api.ts';
import { verification as content } from '../verification-content.ts';

export const verificationQuery = () => routeQuery(readVerification);

const change = (client: QueryClient, to: (known: Verification) => Verification) =>
  setAnswer(client, verificationQuery().queryKey, (known) => known && to(known));

/** A document that is uploading, or whose upload failed. */
export interface UploadingDocument {
  readonly key: string;
  readonly slot: DocumentSlot;
  readonly file: File;
  /** `failed` may be tried again as it is; `refused` needs another file. */
  readonly status: 'sending' | 'failed' | 'refused';
  /** Share uploaded, from 0 to 1. */
  readonly progress: number;
  /** Reason of the failure, and what to do, in French. */
  readonly failure: string | null;
}

const isTransient = (error: unknown): boolean =>
  error instanceof OfflineError ||
  !(error instanceof ProblemError) ||
  error.problem.status >= 500 ||
  error.problem.status === 429;

let keyCount = 0;
const newKey = (): string => {
  keyCount += 1;
  return `upload-${keyCount}`;
};

/** Uploads documents to the request, each on its own: one failure stops no other. */
export const useDocumentUploads = () => {
  const client = useQueryClient();
  const [onTheirWay, setOnTheirWay] = useState<readonly UploadingDocument[]>([]);
  const update = (key: string, to: Partial<UploadingDocument>) =>
    setOnTheirWay((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: string) => setOnTheirWay((all) => all.filter((one) => one.key !== key));

  const bring = async ({ key, slot, file }: Pick<UploadingDocument, 'key' | 'slot' | 'file'>) => {
    update(key, { status: 'sending', progress: 0, failure: null });
    try {
      const onProgress = (progress: number) => update(key, { progress });
      const document = await upload(addVerificationDocument, { file }, { query: { slot }, onProgress });
      change(client, (known) => ({
        ...known,
        state: 'preparing',
        documents: [...known.documents.filter(({ id }) => id !== document.id), document],
      }));
      drop(key);
    } catch (error) {
      const failure = refusedFields(error).file ?? failureSentence(error);
      update(key, { status: isTransient(error) ? 'failed' : 'refused', failure });
    }
  };

  const add = (slot: DocumentSlot, files: readonly File[], held: number) => {
    const refusal = (file: File, index: number): string | null => {
      if (held + index >= documentsASlot) return content.tooMany;
      return fieldErrors(verificationDocumentBody, { file }).file ?? null;
    };
    const newDocuments = files.map((file, index): UploadingDocument => {
      const failure = refusal(file, index);
      const status = failure === null ? 'sending' : 'refused';
      return { key: newKey(), slot, file, status, progress: 0, failure };
    });
    setOnTheirWay((all) => [...all, ...newDocuments]);
    for (const one of newDocuments) if (one.status === 'sending') void bring(one);
  };

  return { onTheirWay, add, retry: (one: UploadingDocument) => void bring(one), drop };
};

export const useRemoveDocument = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: VerificationDocument) => api.call(removeVerificationDocument, { params: { id } }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: verificationQuery().queryKey }),
  });
};

/** Sends the prepared documents. `onSent` is called at the latest before the form is unmounted. */
export const useSendDocuments = (onSent: () => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(sendVerificationDocuments),
    onSuccess: (sent) => {
      onSent();
      change(client, () => sent);
    },
  });
};
