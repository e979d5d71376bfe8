import { endOtherSessions, endSession, type OpenSession } from '@basoche/contract/auth/sessions';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatRelative, insideSentence } from '../../../lib/dates.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { sessionsQuery } from '../api.ts';
import classes from '../components/security-list.module.css';
import { sessions as content } from '../security-content.ts';

const refresh = [sessionsQuery().queryKey];

const Row = ({ session }: { session: OpenSession }) => {
  const ending = useCommand(endSession, {
    refresh,
    onDone: () => notifySuccess(content.ended),
    onError: notifyError,
  });
  const { id, device, isCurrent, createdAt, usedAt } = session;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className="flat strong breaks">{device}</p>
        <p className="soft breaks">
          {isCurrent ? content.current : content.used(insideSentence(formatRelative(usedAt, new Date())))}
          {' · '}
          {content.since(formatDay(createdAt))}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          aria-label={content.endOne(device)}
          loading={ending.isPending}
          onClick={() => ending.mutate({ params: { id } })}
        >
          {content.end}
        </Button>
      )}
    </li>
  );
};

const EndOthers = () => {
  const dialog = useLazyDialog();
  const ending = useCommand(endOtherSessions, {
    refresh,
    onDone: () => {
      dialog.close();
      notifySuccess(content.othersEnded);
    },
  });
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={dialog.open}>
        {content.endOthers}
      </Button>
      <CommandConfirmation
        title={content.endOthersTitle}
        confirm={content.endOthers}
        dialog={dialog}
        command={ending}
        onConfirm={() => ending.mutate({})}
      >
        {content.endOthersText}
      </CommandConfirmation>
    </>
  );
};

const Sessions = () => {
  const { data, error, refetch } = useQuery(sessionsQuery());
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} />;
  return (
    <>
      <ul className={classes.list} aria-label={content.list}>
        {data.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {data.length > 1 && <EndOthers />}
    </>
  );
};

/** Sessions of the account, and buttons to close them. */
export default function SessionsPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <Sessions />
    </Panel>
  );
}
