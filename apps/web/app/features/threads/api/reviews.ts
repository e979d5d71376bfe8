import type { BodyOf } from '@basoche/contract/route';
import { threadCommands } from '@basoche/contract/threads/commands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { keepAnswer, threadKey } from './thread.ts';

const { review, 'review/reply': reply } = threadCommands;

/** Both answer the thread as it now is. Refused because the thread moved on, it is read again. */
const useAnswered = (id: string) => {
  const client = useQueryClient();
  return {
    onSuccess: (answer: Parameters<typeof keepAnswer>[1]) => keepAnswer(client, answer),
    onError: async (error: Error) => {
      if (isProblem(error)) await client.invalidateQueries({ queryKey: threadKey(id) });
    },
  };
};

/** Grades the other party, once. */
export const useReview = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<typeof review>) => api.call(review, { params: { id }, body }),
    ...useAnswered(id),
  });
};

/** Answers what the other party wrote, once. */
export const useReviewReply = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reply>) => api.call(reply, { params: { id }, body }),
    ...useAnswered(id),
  });
};
