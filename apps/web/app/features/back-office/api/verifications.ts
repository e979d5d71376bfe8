import {
  acceptVerification,
  askVerificationAgain,
  listDecidedVerifications,
  listVerifications,
  refuseVerification,
  type VerificationRequest,
} from '@basoche/contract/members/verification';
import type { DocumentSlot } from '@basoche/domain/members/verification-request';
import type { Api } from '../../../lib/api.ts';
import { routePages } from '../../../lib/query-client.ts';
import { useDecision } from '../use-decision.ts';

export const verificationPages = () => routePages(listVerifications);
export const decidedPages = () => routePages(listDecidedVerifications);

/** Decides on a request. The queue is read again afterwards, also if somebody else decided first. */
const useDecide = <Input>(decide: (api: Api, input: Input) => Promise<unknown>) =>
  useDecision(decide, ['verification'], ['STATE_CHANGED', 'NOT_FOUND']);

export const useAcceptVerification = ({ id: requestID, user }: VerificationRequest) =>
  useDecide<void>((api) =>
    api.call(acceptVerification, { params: { userId: user.id }, body: { requestID } }),
  );

export const useRefuseVerification = ({ id: requestID, user }: VerificationRequest) =>
  useDecide((api, reason: string) =>
    api.call(refuseVerification, { params: { userId: user.id }, body: { requestID, reason } }),
  );

export const useAskAgain = ({ id: requestID, user }: VerificationRequest) =>
  useDecide((api, asked: { slots: DocumentSlot[]; reason: string }) =>
    api.call(askVerificationAgain, { params: { userId: user.id }, body: { requestID, ...asked } }),
  );
