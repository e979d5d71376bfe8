import type { Notification } from '@basoche/contract/notifications/notifications';
import { titleFor } from '@basoche/domain/notifications/addresses';
import type { NotificationType } from '@basoche/domain/notifications/types';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconFileText,
  IconFlagCheck,
  IconLock,
  IconMailOpened,
  IconMessage,
  IconScale,
  IconShield,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { formatRelative } from '../../../lib/dates.ts';
import { notifications as content } from '../content.ts';
import classes from '../pages/notifications.module.css';

const icons: Readonly<Record<NotificationType, TablerIcon>> = {
  NEW_MESSAGE: IconMessage,
  NEW_JOB_CANDIDATE: IconUserPlus,
  NEW_MISSION_CANDIDATE: IconUserPlus,
  PRICE_ACCEPTED: IconCircleCheck,
  PRICE_REFUSED: IconCircleX,
  NDA_ASKED: IconLock,
  NDA_ACCEPTED: IconLock,
  MISSION_ENDED: IconFlagCheck,
  CONTRACT_OFFER: IconFileText,
  CONTRACT_ACCEPTED: IconCircleCheck,
  CONTRACT_REFUSED: IconCircleX,
  PORTAGE_ACCEPTED: IconCircleCheck,
  PORTAGE_REFUSED: IconCircleX,
  PORTAGE_ACCEPTED_BY_ITG: IconCircleCheck,
  PORTAGE_REFUSED_BY_ITG: IconCircleX,
};

const iconOf = ({ type, missionID, about, reportID }: Notification): TablerIcon => {
  if (reportID !== null) return IconScale;
  if (about !== null) return IconShield;
  return missionID === null ? icons[type] : IconMailOpened;
};

const labelOf = ({ missionID, about, subject, reportID }: Notification): string => {
  if (reportID !== null) return content.seeAccount(subject);
  if (about !== null) return content.seeAccount(subject);
  return missionID === null ? content.seeSubject(subject) : content.seeMission(subject);
};

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  isOpening: boolean;
  onOpen: () => void;
}

/** One notification: icon, sentence, subject and age, with a button that opens it. */
export const NotificationRow = ({ notification, now, isOpening, onOpen }: NotificationRowProps) => {
  const { firm, title, detail, subject, createdAt } = notification;
  const Icon = iconOf(notification);
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon size={20} stroke={1.5} aria-hidden />
      </span>
      <div>
        <p className="flat strong breaks">{typeset(titleFor(title, firm?.name ?? null))}</p>
        {detail !== null && <p className={classes.detail}>{detail}</p>}
        <p className={classes.subject}>{typeset(subject)}</p>
        <time className="soft tiny" dateTime={createdAt}>
          {formatRelative(createdAt, now)}
        </time>
      </div>
      <Button
        variant="default"
        loading={isOpening}
        onClick={onOpen}
        aria-label={labelOf(notification)}
        className={classes.see}
      >
        {content.see}
      </Button>
    </li>
  );
};
