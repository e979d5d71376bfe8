import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { type StopOutcome, stopOutcome } from '@basoche/domain/searches/alert-stop-address';
import { Button, Group, Title } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { isProblem } from '../lib/api.ts';
import { failureSentence } from '../lib/form.ts';
import { useSession } from '../lib/session.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Note } from '../ui/note.tsx';
import simple from './simple.module.css';

interface StopContent {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly done: string;
  readonly gone: string;
  readonly goneText: string;
  readonly mine: string;
  readonly home: string;
}

interface StopLinkProps<R extends Route> {
  content: StopContent;
  /** Sentence that says what was stopped. The answer is absent if only the address tells that it was done. */
  doneText: (answer: AnswerOf<R> | undefined) => string;
  call: UseMutationResult<AnswerOf<R>, Error, CallInput<R>>;
  input: CallInput<R>;
  /** Address that the form is posted to before hydration; it redirects back here. */
  action: string;
  /** Link for a logged-in member to their own settings. */
  mine: string;
}

const Elsewhere = ({ content, mine }: { content: StopContent; mine: string }) => {
  const { me } = useSession();
  return (
    <Group justify="center">
      {me && (
        <Button component={Link} to={mine}>
          {content.mine}
        </Button>
      )}
      <Button component={Link} to="/" variant="default">
        {content.home}
      </Button>
    </Group>
  );
};

/** Outcome of the call, from its answer, or from the address if the form was posted before hydration. */
const useOutcome = ({ data, error }: { data: unknown; error: unknown }): StopOutcome | null => {
  const [search] = useSearchParams();
  if (data) return 'done';
  return isProblem(error, 'NOT_FOUND') ? 'gone' : stopOutcome(search.get('etat'));
};

/**
 * Screen of a mail's unsubscribe link. A click stops the mails; opening the page, as mail scanners do, stops
 * nothing.
 */
export const StopLink = <R extends Route>({
  content,
  doneText,
  call,
  input,
  action,
  mine,
}: StopLinkProps<R>) => {
  const outcome = useOutcome(call);
  if (outcome === 'done') {
    return (
      <div className={simple.body} role="status">
        <Drawing name="proof" />
        <Title order={1}>{content.done}</Title>
        <p>{doneText(call.data)}</p>
        <Elsewhere content={content} mine={mine} />
      </div>
    );
  }
  if (outcome === 'gone') {
    return (
      <div className={simple.body} role="alert">
        <Drawing name="lost" />
        <Title order={1}>{content.gone}</Title>
        <p>{content.goneText}</p>
        <Elsewhere content={content} mine={mine} />
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Title order={1}>{content.title}</Title>
      <p>{content.text}</p>
      {call.error && <Note tone="danger">{failureSentence(call.error)}</Note>}
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          if (!call.isPending) call.mutate(input);
        }}
      >
        <Button type="submit" loading={call.isPending}>
          {content.action}
        </Button>
      </form>
    </div>
  );
};
