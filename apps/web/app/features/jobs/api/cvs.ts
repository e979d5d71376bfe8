import type { Cv } from '@basoche/contract/job-applications';
import { addCv, deleteCv, listCvs } from '@basoche/contract/job-cvs';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { upload } from '../../../lib/upload.ts';
import { useApi } from '../../../lib/use-api.ts';

/** The CVs that the reader keeps, newest first. */
export const cvsQuery = () => routeQuery(listCvs);

const addingKey = routeKey(addCv);

/** A CV is on its way: what is sent now would go without it. */
export const useIsAddingCv = (): boolean => useIsMutating({ mutationKey: addingKey }) > 0;

/** Keeps one more CV; `progress` goes from 0 to 1 while it leaves. */
export const useAddCv = (onAdded: (cv: Cv) => void) => {
  const client = useQueryClient();
  const [progress, setProgress] = useState(0);
  const adding = useMutation({
    mutationKey: addingKey,
    mutationFn: (file: File) => {
      setProgress(0);
      return upload(addCv, { file }, { onProgress: setProgress });
    },
    onSuccess: (cv) => {
      client.setQueryData(cvsQuery().queryKey, (cvs: Cv[] = []) => [cv, ...cvs]);
      onAdded(cv);
    },
  });
  return { ...adding, progress };
};

/** Keeps a CV no more. */
export const useDeleteCv = () => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteCv, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: cvsQuery().queryKey }),
  });
};
