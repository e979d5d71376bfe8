import type { Thread } from '@basoche/contract/threads/threads';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Button } from '@mantine/core';
import { IconEyeOff, IconUserOff, IconWifiOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import { useThreadCommand } from '../api/commands.ts';
import { refreshInbox } from '../api/inbox.ts';
import { useOutbox } from '../api/send-message.ts';
import { threadQuery } from '../api/thread.ts';
import { useThreadStream } from '../api/thread-stream.ts';
import { Composer } from '../components/composer.tsx';
import { Conversation } from '../components/conversation.tsx';
import { NextStepBlock } from '../components/next-step-block.tsx';
import { ThreadHeader } from '../components/thread-header.tsx';
import { ThreadPanel } from '../components/thread-panel.tsx';
import { ThreadSkeleton } from '../components/thread-skeleton.tsx';
import { useVisibleHeight } from '../components/use-visible-height.ts';
import { thread as content, panel } from '../content.ts';
import { inbox } from '../inbox-content.ts';
import { otherName } from '../thread-facts.ts';
import classes from './thread.module.css';

const AgreementDialog = lazy(() => import('../components/agreement-dialog.tsx'));
const DetailsSheet = lazy(() => import('../components/details-sheet.tsx'));

export const meta = () => privateMeta(content.title);

/** Intervals at which a displayed thread is read again, in milliseconds, in case a socket event was lost. */
const pollingMs = { live: 60_000, withoutSocket: 15_000 } as const;

/** Time for the server to mark messages as read before the counts are read, in milliseconds. */
const markingMs = 1_000;

/**
 * Refreshes the inbox's counts and the dot of unread notifications, because sending a thread marks its
 * messages and notifications as read.
 */
const useRefreshUnread = ({ position, readPosition }: Pick<Thread, 'position' | 'readPosition'>) => {
  const client = useQueryClient();
  const { hasNotif } = useMe();
  useEffect(() => {
    const hasRead = readPosition < position;
    if (!hasNotif && !hasRead) return;
    const timer = setTimeout(() => {
      if (hasRead) void refreshInbox(client);
      if (!hasNotif) return;
      void client.invalidateQueries({ queryKey: ['auth', 'me'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    }, markingMs);
    return () => clearTimeout(timer);
  }, [position, readPosition, hasNotif, client]);
};

interface OpenThreadProps {
  thread: Thread;
  /** True while the socket is connected, so that changes arrive without polling. */
  isLive: boolean;
  /** True once the thread was read from the server on this visit. */
  isFresh: boolean;
}

const OpenThread = ({ thread, isLive, isFresh }: OpenThreadProps) => {
  const isOnline = useIsOnline();
  const { outgoing, send, retry, discard } = useOutbox(thread);
  const command = useThreadCommand(thread);
  const [dialog, setDialog] = useState<'agreement' | 'details' | null>(null);
  const { remember, giveBack } = useOpener();
  useRefreshUnread(thread);
  useVisibleHeight();
  const open = (name: 'agreement' | 'details') => {
    remember();
    setDialog(name);
  };
  const close = () => {
    setDialog(null);
    command.reset();
    giveBack();
  };

  return (
    <div className={classes.frame}>
      <div className={classes.thread}>
        <title>{`${otherName(thread)} · Basoche`}</title>
        <div className={classes.header}>
          <ThreadHeader thread={thread} onDetails={() => open('details')} />
        </div>
        <div className={classes.talk}>
          <Conversation
            thread={thread}
            isFresh={isFresh}
            outgoing={outgoing}
            onRetry={retry}
            onDiscard={discard}
          />
          {(thread.mission ?? thread.jobOffer)?.isHidden && (
            <p className={classes.notice} role="note">
              <IconEyeOff size={16} stroke={1.5} aria-hidden />
              {content.subjectHidden}
            </p>
          )}
          {thread.isOtherSuspended && (
            <p className={classes.notice} role="note">
              <IconUserOff size={16} stroke={1.5} aria-hidden />
              {content.otherSuspended}
            </p>
          )}
          {/* Without a network, the bar above every page says so. */}
          {!isLive && isOnline && (
            <p className={classes.notice} role="status">
              <IconWifiOff size={16} stroke={1.5} aria-hidden />
              {content.offline}
            </p>
          )}
        </div>
        <div className={classes.step}>
          <NextStepBlock key={thread.id} thread={thread} />
        </div>
        <div className={classes.composer}>
          <Composer thread={thread} onSend={send} onAgreement={() => open('agreement')} />
        </div>
        <aside className={classes.panel} aria-label={panel.title}>
          <ThreadPanel thread={thread} />
        </aside>
        <Suspense>
          {/* The agreement may have been accepted in another tab. */}
          {dialog === 'agreement' && thread.permitted.includes('nda') && (
            <AgreementDialog
              version={thread.agreementVersion}
              pending={command.isPending}
              error={command.error}
              onAccept={() => command.mutate({ command: 'nda' }, { onSuccess: close })}
              onClose={close}
            />
          )}
          {dialog === 'details' && <DetailsSheet thread={thread} onClose={close} />}
        </Suspense>
      </div>
    </div>
  );
};

const ThreadNotFound = () => (
  <Page title={content.title}>
    <EmptyState
      drawing="lost"
      title={content.notFound.title}
      action={
        <Button component={Link} to="/messages">
          {inbox.title}
        </Button>
      }
    >
      {content.notFound.text}
    </EmptyState>
  </Page>
);

const LoadedThread = ({ id }: { id: string }) => {
  const { isLive } = useThreadStream(id);
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...threadQuery(id),
    refetchInterval: isLive ? pollingMs.live : pollingMs.withoutSocket,
  });
  if (data) return <OpenThread key={id} thread={data} isLive={isLive} isFresh={isFetchedAfterMount} />;
  if (isProblem(error) && error.problem.status < 500) return <ThreadNotFound />;
  if (error) {
    return (
      <Page title={content.title} above={<BackLink to="/messages">{content.back}</BackLink>}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <ThreadSkeleton />;
};

/** Screen of one thread: the conversation, the next step and the facts of one application to a mission or a job offer. */
export default function ThreadPage() {
  const { postulationID = '' } = useParams();
  return (
    <Guarded by={privateGuard} skeleton={<ThreadSkeleton />}>
      <LoadedThread id={postulationID} />
    </Guarded>
  );
}
