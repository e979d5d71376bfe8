import type { CallInput } from '@basoche/contract/route';
import {
  consentToConfidentiality,
  consentToJobConfidentiality,
  threadCommands,
} from '@basoche/contract/threads/commands';
import type { Thread } from '@basoche/contract/threads/threads';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../../../lib/api.ts';
import { useApi } from '../../../lib/use-api.ts';
import { refreshInbox } from './inbox.ts';
import { keepAnswer, threadKey } from './thread.ts';

export type CommandName = keyof typeof threadCommands;

const isCommand = (name: string): name is CommandName => Object.hasOwn(threadCommands, name);

const names = Object.keys(threadCommands).filter(isCommand);

/** What the viewer may do now by a call of its own, in the order of the buttons. */
export const commandsOf = (permitted: readonly ThreadPermission[]): CommandName[] =>
  names.filter((name) => permitted.includes(name));

type BodyOf<Name extends CommandName> = CallInput<(typeof threadCommands)[Name]>['body'];

/** What a command says besides its name: the body of one of the calls. */
export type Said = {
  [Name in CommandName]: unknown extends BodyOf<Name> ? never : BodyOf<Name>;
}[CommandName];

interface Given {
  readonly command: CommandName | 'nda';
  readonly said?: Said;
}

export type Command = UseMutationResult<Thread, Error, Given>;

const consents = { MISSION: consentToConfidentiality, JOB: consentToJobConfidentiality } as const;

/** The position of the last change that is shown: after another one, the same command is another call. */
const lastChange = ({ actions }: Pick<Thread, 'actions'>): number =>
  Math.max(0, ...actions.map(({ position }) => position));

/**
 * Gives a command to a thread; its answer is the thread as it now is. Refused because the thread moved on, it is read again, and the
 * lists with it. `onGiven` is called even where the component is gone by then.
 */
export const useThreadCommand = (
  { id, type, actions }: Pick<Thread, 'id' | 'type' | 'actions'>,
  onGiven?: () => void,
): Command => {
  const api = useApi();
  const client = useQueryClient();
  const readListsAgain = () => {
    void client.invalidateQueries({ queryKey: [type === 'JOB' ? 'jobs' : 'missions'] });
    void refreshInbox(client);
  };
  return useMutation({
    mutationFn: ({ command, said }: Given) => {
      const route = command === 'nda' ? consents[type] : threadCommands[command];
      return api.call(route, { params: { id }, seen: lastChange({ actions }), body: said });
    },
    onSuccess: (answer) => {
      keepAnswer(client, answer);
      readListsAgain();
      onGiven?.();
    },
    onError: async (error) => {
      if (!isProblem(error)) return;
      readListsAgain();
      await client.invalidateQueries({ queryKey: threadKey(id) });
    },
  });
};
