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

/** Commands that the viewer may give now, in the order of their buttons. */
export const commandsOf = (permitted: readonly ThreadPermission[]): CommandName[] =>
  names.filter((name) => permitted.includes(name));

type BodyOf<Name extends CommandName> = CallInput<(typeof threadCommands)[Name]>['body'];

/** Body of a command's call, besides its name. */
export type CommandBody = {
  [Name in CommandName]: unknown extends BodyOf<Name> ? never : BodyOf<Name>;
}[CommandName];

interface Given {
  readonly command: CommandName | 'nda';
  readonly body?: CommandBody;
}

export type Command = UseMutationResult<Thread, Error, Given>;

const consents = { MISSION: consentToConfidentiality, JOB: consentToJobConfidentiality } as const;

/**
 * Position of the last displayed change, which is part of the idempotency key: after another change, the same
 * command is a new call.
 */
const lastChange = ({ actions }: Pick<Thread, 'actions'>): number =>
  Math.max(0, ...actions.map(({ position }) => position));

/**
 * The body with the displayed instalment. If a colleague has just accepted it, the call cannot accept the
 * next one by mistake.
 */
const bodyAbout = ({ command, body }: Given, instalment: Thread['instalment']) =>
  instalment && (command === 'mission/validate' || command === 'deliver')
    ? { ...body, instalment: instalment.position }
    : body;

/**
 * Gives a command to a thread; the answer is the updated thread. If it is refused because the thread has
 * changed, reads the thread and the lists again. `onGiven` and `onFailed` run even after the component is
 * unmounted.
 */
export const useThreadCommand = (
  { id, type, actions, instalment }: Pick<Thread, 'id' | 'type' | 'actions' | 'instalment'>,
  { onGiven, onFailed }: { onGiven?: () => void; onFailed?: (error: Error) => void } = {},
): Command => {
  const api = useApi();
  const client = useQueryClient();
  const readListsAgain = () => {
    void client.invalidateQueries({ queryKey: [type === 'JOB' ? 'jobs' : 'missions'] });
    void refreshInbox(client);
  };
  return useMutation({
    mutationFn: (given: Given) => {
      const { command } = given;
      const route = command === 'nda' ? consents[type] : threadCommands[command];
      const body = bodyAbout(given, instalment);
      return api.call(route, { params: { id }, seen: lastChange({ actions }), body });
    },
    onSuccess: (answer) => {
      keepAnswer(client, answer);
      readListsAgain();
      onGiven?.();
    },
    onError: async (error) => {
      onFailed?.(error);
      if (!isProblem(error)) return;
      readListsAgain();
      await client.invalidateQueries({ queryKey: threadKey(id) });
    },
  });
};
