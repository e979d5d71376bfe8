import type { Thread } from '@basoche/contract/threads/threads';
import { badgeText } from '@basoche/domain/threads/state-labels';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { StateBadge } from '../../postings/shared/state-badge.tsx';
import { ReportButton } from '../../reports/shared/report-button.tsx';
import { thread as content, speaking } from '../content.ts';
import classes from '../pages/thread.module.css';
import { listBehind } from '../shared/views.ts';
import { otherName, otherOf } from '../thread-facts.ts';
import { PartyPicture } from './party-picture.tsx';
import { subjectOf } from './subject.ts';
import { ThreadAssignment } from './thread-assignment.tsx';

interface ThreadHeaderProps {
  thread: Thread;
  /** Opens the side panel, on screens that have no room for it. */
  onDetails: () => void;
}

export const ThreadHeader = ({ thread, onDetails }: ThreadHeaderProps) => {
  const subject = subjectOf(thread);
  const list = listBehind(useSearchParams()[0]);
  const { profession } = otherOf(thread);
  return (
    <header className={classes.threadHeaderHeader}>
      <ActionIcon
        component={Link}
        to={list ?? subject.back}
        aria-label={
          thread.isCreator && thread.hearing === null && list === null
            ? content.backToCandidates
            : content.back
        }
      >
        <IconArrowLeft size={24} stroke={1.5} aria-hidden />
      </ActionIcon>
      <span className={classes.picture}>
        <PartyPicture party={otherOf(thread)} size={40} />
      </span>
      <h1 className={classes.name}>{otherName(thread)}</h1>
      <div className={classes.line}>
        {profession && <ProfessionLine profession={profession} className={classes.profession} />}
        <p className={classes.subject} title={subject.title}>
          {subject.title}
        </p>
      </div>
      <div className={classes.state} role="status">
        <StateBadge
          state={thread.state}
          type={thread.type}
          words={badgeText(
            { ...thread, isHearing: thread.hearing !== null },
            thread.isCreator ? 'creator' : 'candidate',
          )}
        />
      </div>
      <div className={classes.report}>
        <div className={classes.assignment}>
          <ThreadAssignment thread={thread} />
        </div>
        <ReportButton threadId={thread.id} other={speaking.object(otherOf(thread).name)} />
      </div>
      <ActionIcon
        className={classes.details}
        onClick={onDetails}
        aria-label={content.details}
        aria-haspopup="dialog"
      >
        <IconInfoCircle size={24} stroke={1.5} aria-hidden />
      </ActionIcon>
    </header>
  );
};
