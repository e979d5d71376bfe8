import type { Notification } from '@basoche/contract/notifications/notifications';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { notificationsShown } from '@basoche/domain/limits';
import { notificationSettings, pathOfNotification } from '@basoche/domain/notifications/addresses';
import { Anchor, Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { actFor } from '../../../lib/acting.ts';
import { formatMessageDay } from '../../../lib/message-day.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { notificationsQuery, useMarkAllNotifications, useMarkNotification } from '../api/notifications.ts';
import { NotificationRow } from '../components/notification-row.tsx';
import { notifications as content } from '../content.ts';
import { byDay } from '../days.ts';
import classes from './notifications.module.css';

export const meta = () => privateMeta(content.title);

const UpToDate = () => (
  <EmptyState
    drawing="quiet"
    title={content.empty.title}
    action={
      <Button component={Link} to="/messages" variant="default">
        {content.empty.action}
      </Button>
    }
  >
    {content.empty.text}
  </EmptyState>
);

const MarkAll = () => {
  const markAll = useMarkAllNotifications();
  return (
    <Button
      variant="subtle"
      leftSection={<IconChecks size={20} stroke={1.5} aria-hidden />}
      loading={markAll.isPending}
      onClick={() => markAll.mutate()}
    >
      {content.markAll}
    </Button>
  );
};

const List = ({ notifications }: { notifications: readonly Notification[] }) => {
  const navigate = useNavigate();
  const mark = useMarkNotification();
  const now = new Date();
  const open = (notification: Notification) => {
    // Opened even if marking fails: reading its subject marks it too.
    mark.mutate(notification.id);
    const { postulationID, missionID, isHearing, reportID, about, firm } = notification;
    const firmId = firm?.id ?? null;
    const news = {
      applicationId: postulationID,
      missionId: missionID,
      isHearing,
      reportId: reportID,
      about,
      firmId,
    };
    // The address names a firm; for the person themselves, the tab leaves the firm that it acts for.
    if (firmId === null) actFor(null);
    void navigate(pathOfNotification(news));
  };
  return byDay(notifications).map(({ day, notifications: ofDay }, index) => (
    <section key={day} className={classes.day} aria-labelledby={`notifications-${day}`}>
      <div className={classes.head}>
        <h2 id={`notifications-${day}`} className="subtle">
          {formatMessageDay(day, now)}
        </h2>
        {index === 0 && <MarkAll />}
      </div>
      <ul className={classes.list}>
        {ofDay.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            isOpening={mark.isPending && mark.variables === notification.id}
            onOpen={() => open(notification)}
          />
        ))}
      </ul>
    </section>
  ));
};

const Notifications = () => {
  const { data, error, refetch } = useQuery(notificationsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  if (data.length === 0) return <UpToDate />;
  return (
    <>
      <List notifications={data} />
      {data.length >= notificationsShown && <p className="soft small top-4">{content.more}</p>}
    </>
  );
};

export default function NotificationsPage() {
  return (
    <Page title={content.title} lead={content.lead}>
      <Guarded by={privateGuard} skeleton={<CardListSkeleton />}>
        <Notifications />
        <p className="soft small top-4">
          <Anchor component={Link} to={notificationSettings}>
            {content.choose}
          </Anchor>
        </p>
      </Guarded>
    </Page>
  );
}
