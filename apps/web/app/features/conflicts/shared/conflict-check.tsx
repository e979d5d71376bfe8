import type { ConflictCheck as Check } from '@basoche/contract/conflicts/checks';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { checkQuery, registerQuery } from './check-api.ts';
import { check as content } from './content.ts';

const Asking = lazy(() => import('../components/asking.tsx'));

/** Skeleton or error of a query without data. */
const Reading = ({ error, refetch }: Pick<UseQueryResult, 'error' | 'refetch'>) =>
  error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={52} />;

/** The answer in words, with an icon. */
const Answer = ({ answer, askedAt }: Check) => {
  if (answer === null || askedAt === null) return null;
  const { title, text } = content[answer];
  return (
    <Note tone={answer === 'nothing' ? 'success' : 'info'} title={title(formatDay(new Date(askedAt)))}>
      {text}
    </Note>
  );
};

interface AskProps {
  missionID: string;
  /** Sentence above the button. */
  text: string;
  onAnswered: () => void;
}

/** Button to make the check, or a link to the register if it is empty. */
const Ask = ({ missionID, text, onAnswered }: AskProps) => {
  const registerRead = useQuery(registerQuery());
  const register = registerRead.data;
  const { opened, wasOpened, open, close } = useLazyDialog();
  if (register === undefined) return <Reading {...registerRead} />;
  const isEmpty = register.names === 0 && register.confirmedAt === null;
  return (
    <>
      {!isEmpty && (
        <>
          <p className="flat">{text}</p>
          <Button fullWidth size="lg" aria-haspopup="dialog" onClick={open}>
            {content.ask}
          </Button>
        </>
      )}
      {(isEmpty || wasOpened) && (
        <Suspense>
          <Asking
            missionID={missionID}
            register={register}
            isEmpty={isEmpty}
            opened={opened}
            onClose={close}
            onAnswered={onAnswered}
          />
        </Suspense>
      )}
    </>
  );
};

interface NamedProps {
  missionID: string;
  /** Rendered once the viewer has checked the parties in force. */
  children?: ReactNode;
}

const Named = ({ missionID, children }: NamedProps) => {
  const checkRead = useQuery(checkQuery(missionID));
  const check = checkRead.data;
  const area = useRef<HTMLDivElement>(null);
  if (check === undefined) return <Reading {...checkRead} />;
  const isToAsk = check.answer === null || check.isOutdated;
  return (
    <>
      <div ref={area} tabIndex={-1} className="grid gap-3">
        <Answer {...check} />
        {isToAsk && (
          <Ask
            missionID={missionID}
            text={check.answer === null ? content.toAsk : content.again}
            onAnswered={() => area.current?.focus()}
          />
        )}
      </div>
      {!isToAsk && children}
    </>
  );
};

interface ConflictCheckProps extends NamedProps {
  /** False if the client says that nobody is concerned: there is nothing to ask. */
  isNamed?: boolean;
}

/** The viewer's conflict check about a mission: the button to make it, then its answer. */
export const ConflictCheck = ({ isNamed = true, ...named }: ConflictCheckProps) =>
  isNamed ? (
    <Named {...named} />
  ) : (
    <>
      <p className="flat soft small">{content.none}</p>
      {named.children}
    </>
  );
