import type { Thread } from '@basoche/contract/threads/threads';
import { type RefObject, useEffect, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import { type CommandBody, type CommandName, commandsOf, useThreadCommand } from '../api/commands.ts';
import { type ButtonName, commandContentOf, type Facts, isButton, priceDialog } from '../command-content.ts';
import type { NextStepButton } from '../components/next-step-buttons.tsx';
import { depositDialog } from '../deposit-content.ts';
import { isMode, modeDialog, modes } from '../mode-content.ts';
import {
  changedTermsText,
  depositText,
  isPortage,
  otherSubject,
  payeeSumText,
  suggestionOf,
  workOf,
  workPrice,
} from '../thread-facts.ts';
import { isMonth } from '../work-words.ts';

/** Purpose of a button: a command, the choice of a mode, or the payment page. */
export type Asked = ButtonName | 'choose' | 'deposit' | 'filled' | 'suggested';

/** Buttons that open a dialog before the command. */
const dialogs: readonly Asked[] = [
  'choose',
  'deposit',
  'filled',
  'suggested',
  'price/new',
  'price/refuse',
  'refuseCandidate',
  'contest',
  'hearing/giveBack',
  'sheet/return',
];

/** Facts that the texts of the buttons depend on. */
export const factsOf = (thread: Thread): Facts => ({
  thread,
  other: otherSubject(thread),
  price: workPrice(thread),
  work: workOf(thread),
  changed: changedTermsText(thread),
  deposit: depositText(thread),
  payee: payeeSumText(thread),
  isPortage: isPortage(thread),
  suggestion: suggestionOf(thread),
});

const toneOrder = { main: 0, plain: 1, danger: 2 } as const;

/** Modes that the viewer cannot accept until their vigilance file is complete, with the reason. */
const closedModes = ({ hindered, vigilance }: Thread) =>
  hindered.flatMap(({ permission: name, code, reason }) =>
    code === vigilance && (name === 'direct/accept' || name === 'funds/accept') ? [{ name, reason }] : [],
  );

/**
 * Buttons of the permitted commands, and disabled ones that await a vigilance file, main ones first. The
 * modes share one button.
 */
export const buttonsOf = (thread: Thread): NextStepButton<Asked>[] => {
  const facts = factsOf(thread);
  const names = commandsOf(thread.permitted);
  const choice = { name: 'choose', label: modeDialog.open, tone: 'main' } as const;
  const deposit = { name: 'deposit', label: depositDialog.open, tone: 'main' } as const;
  const { suggestion } = facts;
  const suggested =
    suggestion !== null && names.includes('price/new')
      ? [{ name: 'suggested', label: priceDialog.suggested(suggestion), tone: 'main' } as const]
      : [];
  return [
    ...suggested,
    ...(thread.permitted.includes('deposit') ? [deposit] : []),
    ...(names.some(isMode) ? [choice] : []),
    ...names.filter(isButton).map((name) => ({ name, ...commandContentOf(name, facts) })),
    ...closedModes(thread).map(({ name, reason }) => ({
      name,
      ...commandContentOf(name, facts),
      closedBecause: reason,
    })),
  ].sort((one, next) => toneOrder[one.tone] - toneOrder[next.tone]);
};

const hasDialog = (name: Asked, thread: Thread): boolean => {
  if (!isButton(name) || dialogs.includes(name)) return true;
  // The delivery of a hearing is its report, and that of a month its sheet.
  if (name === 'deliver' && (thread.hearing || isMonth(workOf(thread)))) return true;
  return commandContentOf(name, factsOf(thread)).confirmation !== undefined;
};

/** True if no mode was proposed on this mission before, to any candidate, and the mission is still open. */
const isFirstLaunch = ({ actions, mission, othersUnderWay }: Thread): boolean =>
  mission?.isArchived === false &&
  othersUnderWay === 0 &&
  !actions.some(({ type }) => type === 'DIRECT' || type === 'FUNDS' || type === 'PORTAGE');

/** State of the next step: its buttons, the open dialog, and the outcome of the command. */
export const useNextStep = (thread: Thread, heading: RefObject<HTMLElement | null>) => {
  const { mutateAsync, reset, error, isPending, variables } = useThreadCommand(thread);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { remember, giveBack } = useOpener();
  const { situation } = thread;
  const hasChanged = isProblem(error) && error.problem.status === 409;
  const running = isPending && variables.command !== 'nda' ? variables.command : null;

  const send = (command: CommandName, body?: CommandBody) =>
    mutateAsync(
      { command, ...(body && { body }) },
      {
        onSuccess: () => {
          // This first candidate with a mode may be the only one needed: ask whether the mission is filled.
          setAsked(isMode(command) && isFirstLaunch(thread) ? 'filled' : null);
          // The button with the focus has disappeared, so the next step takes the focus.
          heading.current?.focus();
        },
        onError: (problem) => {
          if (!isProblem(problem) || problem.problem.status !== 409) return;
          setAsked(null);
          heading.current?.focus();
        },
      },
    );

  const run = (command: CommandName, body?: CommandBody) => void send(command, body).catch(() => undefined);

  // Errors of an earlier situation no longer apply. A running command is not reset: the socket may show its
  // result before its answer arrives.
  const [errorSituation, setErrorSituation] = useState(situation);
  useEffect(() => {
    if (errorSituation === situation || isPending) return;
    setErrorSituation(situation);
    if (!hasChanged) reset();
  }, [situation, errorSituation, isPending, hasChanged, reset]);

  return {
    buttons: buttonsOf(thread),
    asked,
    /** Button whose command is running. */
    pending:
      running !== null && modes.some((mode) => mode === running) ? ('choose' as const) : asPressed(running),
    isPending,
    hasChanged,
    error,
    run,
    send,
    press: (name: Asked) => {
      if (isButton(name) && !hasDialog(name, thread)) return run(name);
      remember();
      setAsked(name);
    },
    close: () => {
      setAsked(null);
      reset();
      // The button that led to this question no longer exists.
      if (asked === 'filled') heading.current?.focus();
      else giveBack();
    },
  };
};

const asPressed = (name: CommandName | null): Asked | null => (name !== null && isButton(name) ? name : null);
