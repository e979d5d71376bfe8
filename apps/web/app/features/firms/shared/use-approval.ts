import type { Thread } from '@basoche/contract/threads/threads';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { approvalQuery } from '../deposits-api.ts';

/**
 * Tells whether the viewer's firm approved the deposit of a thread; null without a firm, or if the viewer may
 * not pay. The payment waits until this is known.
 */
export const useApproval = ({ id, permitted }: Pick<Thread, 'id' | 'permitted'>) => {
  const { acting } = useMe();
  const isAsked = acting !== null && permitted.includes('deposit');
  const { data } = useQuery({ ...approvalQuery(id), enabled: isAsked });
  return { approval: isAsked ? (data ?? null) : null, maySpend: !isAsked || data?.step === 'pay' };
};
