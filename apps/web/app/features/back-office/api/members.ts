import { endSeatByStaff, nameOwner, readOfficeFirms } from '@basoche/contract/firms/office';
import {
  endMemberSessions,
  eraseMember,
  listOfficeMembers,
  type OfficeMemberFilters,
  readOfficeMember,
  restoreMember,
  suspendMember,
} from '@basoche/contract/members/office';
import type { SeatDecision } from '@basoche/domain/firms/team';
import type { MemberDecision } from '@basoche/domain/members/account-states';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { notifyError } from '../../../lib/notify.ts';
import { routePages, routeQuery } from '../../../lib/query-client.ts';
import { setAnswer } from '../../../lib/set-answer.ts';
import { useApi } from '../../../lib/use-api.ts';
import { sendSecondFactorCode } from '../use-decision.ts';

export const memberPages = (query: OfficeMemberFilters) => routePages(listOfficeMembers, { query });

export const memberQuery = (userId: string) => routeQuery(readOfficeMember, { params: { userId } });

const calls = {
  suspend: suspendMember,
  restore: restoreMember,
  endSessions: endMemberSessions,
  erase: eraseMember,
} as const;

interface DecisionValues {
  readonly reason: string;
  /** Code of the second factor, sent first where the server asks for it again. */
  readonly code: string | null;
}

export const useDecideOnMember = (userId: string, decision: MemberDecision) => {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = memberQuery(userId);
  return useMutation({
    mutationFn: async ({ reason, code }: DecisionValues) => {
      await sendSecondFactorCode(api, code);
      return api.call(calls[decision], { params: { userId }, body: { reason } });
    },
    onSuccess: async (member) => {
      setAnswer(client, queryKey, member);
      await client.invalidateQueries({ queryKey: ['officeMembers', 'list'] });
    },
    onError: async (error) => {
      if (!isProblem(error, 'STATE_CHANGED')) return;
      // The button is unmounted with its dialog, so a notice shows the error.
      notifyError(error);
      await client.invalidateQueries({ queryKey });
    },
  });
};

export const seatsQuery = (userId: string) => routeQuery(readOfficeFirms, { params: { userId } });

export const useDecideOnSeat = (userId: string, decision: SeatDecision) => {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = seatsQuery(userId);
  return useMutation({
    mutationFn: async ({ code, ...body }: DecisionValues & { readonly seatID: string }) => {
      await sendSecondFactorCode(api, code);
      return api.call(decision === 'nameOwner' ? nameOwner : endSeatByStaff, { params: { userId }, body });
    },
    onSuccess: (seats) => setAnswer(client, queryKey, seats),
    onError: async (error) => {
      if (!isProblem(error, 'STATE_CHANGED')) return;
      // The button is unmounted with its dialog, so a notice shows the error.
      notifyError(error);
      await client.invalidateQueries({ queryKey });
    },
  });
};
