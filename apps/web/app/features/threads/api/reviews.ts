import type { BodyOf } from '@basoche/contract/route';
import { threadCommands } from '@basoche/contract/threads/commands';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { keepAnswer, threadKey } from './thread.ts';

const { review, 'review/reply': reply } = threadCommands;

/**
 * Options of both calls, whose answer is the updated thread. After a refusal the thread is read again, since
 * it may have changed.
 */
const useAnswered = (id: string) => {
  const client = useQueryClient();
  return {
    onSuccess: (answer: Parameters<typeof keepAnswer>[1]) => keepAnswer(client, answer),
    onError: async (error: Error) => {
      if (isProblem(error)) await client.invalidateQueries({ queryKey: threadKey(id) });
    },
  };
};

/** Sends the review of the other party, once. */
export const useReview = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<typeof review>) => api.call(review, { params: { id }, body }),
    ...useAnswered(id),
  });
};

/** Sends the reply to the other party's review, once. */
export const useReviewReply = (id: string) => {
  const api = useApi();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reply>) => api.call(reply, { params: { id }, body }),
    ...useAnswered(id),
  });
};
