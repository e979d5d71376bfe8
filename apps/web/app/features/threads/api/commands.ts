import * as calls from '@basoche/contract/thread-commands';
import type { Thread } from '@basoche/contract/threads';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { refreshInbox } from './inbox.ts';
import { keepAnswer, threadKey } from './thread.ts';

/** The calls behind what `permitted` names. What has no call yet has no button. */
const commandRoutes = {
  'price/confirm': calls.confirmPrice,
  'price/accept': calls.acceptPrice,
  'price/refuse': calls.refusePrice,
  'price/new': calls.proposePrice,
  'choose/direct': calls.chooseDirect,
  'choose/funds': calls.chooseFunds,
  'choose/portage': calls.choosePortage,
  'direct/accept': calls.acceptDirect,
  'direct/refuse': calls.refuseDirect,
  'funds/accept': calls.acceptFunds,
  'funds/refuse': calls.refuseFunds,
  'portage/accept': calls.acceptPortage,
  'portage/refuse': calls.refusePortage,
  'mission/validate': calls.validateMission,
  deliver: calls.deliverMission,
  contest: calls.contestMission,
  'contest/withdraw': calls.withdrawContest,
  cancelDeposit: calls.cancelDeposit,
  refuseCandidate: calls.refuseCandidate,
  withdraw: calls.withdrawApplication,
} as const satisfies Partial<Record<ThreadPermission, unknown>>;

export type CommandName = keyof typeof commandRoutes;

const isCommand = (name: string): name is CommandName => Object.hasOwn(commandRoutes, name);

const order = Object.keys(commandRoutes).filter(isCommand);

/** What the viewer may do now and this version can carry out, in the order of the buttons. */
export const commandsOf = (permitted: readonly ThreadPermission[]): CommandName[] =>
  order.filter((name) => permitted.includes(name));

/** What a command says besides its name. */
export interface Said {
  /** Euros, for a new price. */
  readonly offer?: number;
  /** Why the mission is contested. */
  readonly reason?: string;
  /** Another collaboration on the mission is under way, and one more is wanted. */
  readonly isConfirmed?: boolean;
  /** Words with a refusal; null for none. */
  readonly text?: string | null;
  /** Euros, in place of a refused price; null for none. */
  readonly suggestion?: number | null;
}

interface Given extends Said {
  readonly command: CommandName | 'nda';
}

export type Command = UseMutationResult<Thread, Error, Given>;

const consents = {
  MISSION: calls.consentToConfidentiality,
  JOB: calls.consentToJobConfidentiality,
} as const;

/** The position of the last change that is shown: after another one, the same command is another call. */
const lastChange = ({ actions }: Pick<Thread, 'actions'>): number =>
  Math.max(0, ...actions.map(({ position }) => position));

/** Gives a command to a thread; its answer is the thread as it now is. Refused because the thread moved on, it is read again. */
export const useThreadCommand = ({ id, type, actions }: Pick<Thread, 'id' | 'type' | 'actions'>): Command => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      command,
      offer,
      reason = '',
      isConfirmed = false,
      text = null,
      suggestion = null,
    }: Given) => {
      const params = { params: { id }, seen: lastChange({ actions }) };
      if (command === 'price/new') {
        return api.call(calls.proposePrice, { ...params, body: { offer: offer ?? 0 } });
      }
      if (command === 'price/refuse') {
        return api.call(calls.refusePrice, { ...params, body: { suggestion, text } });
      }
      if (command === 'refuseCandidate') {
        return api.call(calls.refuseCandidate, { ...params, body: { text } });
      }
      if (command === 'contest') return api.call(calls.contestMission, { ...params, body: { reason } });
      if (command === 'choose/direct' || command === 'choose/funds' || command === 'choose/portage') {
        return api.call(commandRoutes[command], { ...params, body: { isConfirmed } });
      }
      return api.call(command === 'nda' ? consents[type] : commandRoutes[command], params);
    },
    onSuccess: (answer) => {
      keepAnswer(client, answer);
      void client.invalidateQueries({ queryKey: [type === 'JOB' ? 'jobs' : 'missions'] });
      void refreshInbox(client);
    },
    onError: async (error) => {
      if (isProblem(error)) await client.invalidateQueries({ queryKey: threadKey(id) });
    },
  });
};
