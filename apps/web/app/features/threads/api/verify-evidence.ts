import { type EvidenceVerdict, verifyEvidence } from '@basoche/contract/threads/evidence';
import { useMutation } from '@tanstack/react-query';
import { upload } from '../../../lib/upload.ts';

/** Uploads an evidence file, which the server compares with the record. */
export const useVerifyEvidence = () =>
  useMutation<EvidenceVerdict, Error, File>({ mutationFn: (file) => upload(verifyEvidence, { file }) });
