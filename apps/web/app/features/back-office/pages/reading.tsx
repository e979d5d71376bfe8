import type { ReadingPage } from '@basoche/contract/back-office/readings';
import { typeset } from '@basoche/domain/typography';
import { Button, Stack } from '@mantine/core';
import { IconLock, IconMessageOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { isAbsent, isProblem } from '../../../lib/api.ts';
import { formatHour } from '../../../lib/dates.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { readingPages, useCloseReading } from '../api/readings.ts';
import { ExaminedDocuments } from '../components/examined-documents.tsx';
import { ForModerators } from '../components/for-moderators.tsx';
import classes from '../components/read-messages.module.css';
import { ReadMessages } from '../components/read-messages.tsx';
import { ReadWork } from '../components/read-work.tsx';
import { readings as content } from '../queue-content.ts';

export const meta = () => privateMeta(content.meta);

const everyMs = 10_000;

/** Time left, in milliseconds; the messages disappear when it is over. */
const useTimeLeft = (endsAt: string): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(endsAt) - now;
};

const Ended = () => (
  <EmptyState
    icon={<IconLock size={24} stroke={1.5} aria-hidden />}
    title={content.ended.title}
    action={
      <Button component={Link} to="/admin" variant="default">
        {content.ended.back}
      </Button>
    }
  >
    {content.ended.text}
  </EmptyState>
);

const Close = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const closing = useCloseReading(id, () => notifySuccess(content.closed));
  const close = () => closing.mutate(undefined, { onSuccess: () => void navigate('/admin') });
  return (
    <Button variant="default" loading={closing.isPending} onClick={close}>
      {content.close}
    </Button>
  );
};

interface OpenProps {
  reading: ReadingPage;
  messages: ReadingPage['messages'];
  more: (() => void) | null;
  isFetching: boolean;
}

const Open = ({ reading, messages, more, isFetching }: OpenProps) => {
  const { vigilance } = useSiteSettings();
  const left = useTimeLeft(reading.endsAt);
  if (left <= 0) return <Ended />;
  return (
    <Stack gap="lg">
      <div className={classes.bar}>
        <Note tone="info" title={content.left(Math.floor(left / 60_000))}>
          {content.until(formatHour(reading.endsAt))}
        </Note>
        <Close id={reading.id} />
      </div>
      {reading.work && <ReadWork work={reading.work} />}
      {messages.length === 0 ? (
        <EmptyState icon={<IconMessageOff size={24} stroke={1.5} aria-hidden />} title={content.empty.title}>
          {content.empty.text}
        </EmptyState>
      ) : (
        <ReadMessages reading={reading} messages={messages} />
      )}
      {more && (
        <Button variant="default" loading={isFetching} onClick={more}>
          {content.more}
        </Button>
      )}
      {vigilance && <ExaminedDocuments reading={reading} />}
    </Stack>
  );
};

const Reading = ({ id }: { id: string }) => {
  const list = useInfiniteQuery(readingPages(id));
  const { data, error, refetch } = list;
  const first = data?.pages[0];
  const isOver = isProblem(error, 'READING_ENDED') || isAbsent(error);
  if (first === undefined || isOver) {
    return (
      <Page title={content.meta}>
        {isOver ? (
          <Ended />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <CardListSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page title={typeset(first.title)} lead={content.between(first.creator, first.candidate)}>
      <Open
        reading={first}
        messages={data?.pages.flatMap(({ messages }) => messages) ?? []}
        more={list.hasNextPage ? () => void list.fetchNextPage() : null}
        isFetching={list.isFetchingNextPage}
      />
    </Page>
  );
};

/** A thread opened for reading, as long as the reading lasts. */
export default function ReadingScreen() {
  const { readingID = '' } = useParams();
  return (
    <ForModerators>
      <Reading id={readingID} />
    </ForModerators>
  );
}
