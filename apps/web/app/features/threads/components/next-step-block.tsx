import type { Thread } from '@basoche/contract/threads';
import { Button } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconClock, IconHourglass, IconPointer } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { type CommandName, commandsOf, useThreadCommand } from '../api/commands.ts';
import { acceptOvertaken, commandWords, speaking, thread as threadWords, step as words } from '../content.ts';
import { changedOf, nextStepOf, otherOf, priceOf, type StepText, situationOf } from './next-step.ts';
import classes from './next-step-block.module.css';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));
const PriceDialog = lazy(() => import('./price-dialog.tsx'));

const marks = { you: IconPointer, other: IconHourglass, nobody: IconCircleCheck } as const;

const WaitsFor = ({ waitsFor, toOther }: { waitsFor: StepText['waitsFor']; toOther: string }) => {
  const isOffice = waitsFor === 'Basoche' || waitsFor === 'ITG';
  const Icon = isOffice ? marks.other : marks[waitsFor];
  const text = isOffice
    ? words.office(waitsFor)
    : { you: words.you, other: words.other(toOther), nobody: words.nobody }[waitsFor];
  return (
    <p className={classes.who}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </p>
  );
};

interface ButtonsProps {
  names: readonly CommandName[];
  pending: CommandName | null;
  onPress: (name: CommandName) => void;
}

const Buttons = ({ names, pending, onPress }: ButtonsProps) =>
  names.map((name) => {
    const { label, tone, help } = commandWords[name];
    return (
      <div key={name} className={classes.choice}>
        <Button
          fullWidth
          variant={tone === 'main' ? 'filled' : tone === 'plain' ? 'default' : 'subtle'}
          {...(tone === 'danger' ? { color: 'red.7' } : {})}
          loading={pending === name}
          disabled={pending !== null && pending !== name}
          onClick={() => onPress(name)}
        >
          {label}
        </Button>
        {help && <p className={classes.help}>{help}</p>}
      </div>
    );
  });

const isMain = (name: CommandName) => commandWords[name].tone !== 'danger';

/** What to do now: who must act, what happens next, until when, and the buttons that the server permits. */
export const NextStepBlock = ({ thread }: { thread: Thread }) => {
  const command = useThreadCommand(thread);
  const [asked, setAsked] = useState<CommandName | null>(null);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const detailsId = useId();
  const step = nextStepOf(thread);
  const situation = situationOf(thread);
  const names = commandsOf(thread.permitted);
  const main = names.filter(isMain);
  const minor = names.filter((name) => !isMain(name));
  const hasChanged = isProblem(command.error) && command.error.problem.status === 409;
  const pending = command.isPending && command.variables.command !== 'nda' ? command.variables.command : null;

  const run = (name: CommandName, offer?: number) =>
    command.mutate(
      { command: name, ...(offer === undefined ? {} : { offer }) },
      {
        onSuccess: () => {
          setAsked(null);
          // The button that held the focus is gone: what comes next takes it.
          heading.current?.focus();
        },
        onError: (error) => {
          if (isProblem(error) && error.problem.status === 409) setAsked(null);
        },
      },
    );

  // What was said of an earlier situation is not true of this one.
  const { reset } = command;
  const [saidIn, setSaidIn] = useState(situation);
  useEffect(() => {
    if (saidIn === situation) return;
    setSaidIn(situation);
    if (!hasChanged) reset();
  }, [situation, saidIn, hasChanged, reset]);

  const confirmationOf = (name: CommandName) => {
    const changed = changedOf(thread);
    return name === 'price/accept' && changed !== null
      ? acceptOvertaken(priceOf(thread), changed)
      : commandWords[name].confirmation;
  };
  const isAsked = (name: CommandName) => name === 'price/new' || confirmationOf(name) !== undefined;
  const confirmation = asked ? confirmationOf(asked) : undefined;
  const failure = command.error && !hasChanged ? failureSentence(command.error) : null;

  return (
    <section
      className={classes.block}
      data-waits={step.waitsFor}
      data-situation={situation}
      aria-label={words.heading}
    >
      <WaitsFor waitsFor={step.waitsFor} toOther={speaking.to(otherOf(thread).name)} />
      <h2 ref={heading} tabIndex={-1} className={classes.title} data-quiet-focus>
        {step.title}
      </h2>
      {hasChanged && (
        <div className={classes.notice}>
          <Note tone="danger">
            {isProblem(command.error, 'STATE_CHANGED') ? threadWords.stateChanged : command.error?.message}
          </Note>
        </div>
      )}
      {failure && !asked && (
        <div className={classes.notice}>
          <Note tone="danger">{failure}</Note>
        </div>
      )}
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.less : words.more}
        <IconChevronDown size={16} stroke={1.5} aria-hidden />
      </button>
      <div id={detailsId} className={classes.details} data-open={isOpen || undefined}>
        <p className={classes.next}>{step.next}</p>
        {step.until && (
          <p className={classes.until}>
            <IconClock size={16} stroke={1.5} aria-hidden />
            {step.until}
          </p>
        )}
        {situation === 'MODE_TO_CHOOSE' && thread.isCreator && main.length === 0 && (
          <p className={classes.until}>{words.noMode}</p>
        )}
      </div>
      {main.length > 0 && (
        <div className={classes.buttons}>
          <Buttons
            names={main}
            pending={pending}
            onPress={(name) => (isAsked(name) ? setAsked(name) : run(name))}
          />
        </div>
      )}
      {minor.length > 0 && (
        <div className={classes.minor} data-open={isOpen || undefined}>
          <Buttons names={minor} pending={pending} onPress={setAsked} />
        </div>
      )}
      <Suspense>
        {asked && confirmation && (
          <ConfirmDialog
            opened
            danger={commandWords[asked].tone === 'danger'}
            title={confirmation.title}
            confirm={confirmation.confirm}
            pending={pending === asked}
            failure={failure}
            onConfirm={() => run(asked)}
            onClose={() => {
              setAsked(null);
              reset();
            }}
          >
            {confirmation.text}
          </ConfirmDialog>
        )}
        {asked === 'price/new' && (
          <PriceDialog
            thread={thread}
            pending={pending === asked}
            error={command.error}
            onSend={(offer) => run('price/new', offer)}
            onClose={() => {
              setAsked(null);
              reset();
            }}
          />
        )}
      </Suspense>
    </section>
  );
};
