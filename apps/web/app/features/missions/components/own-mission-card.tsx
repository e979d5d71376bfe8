import type { OwnMission } from '@basoche/contract/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown, IconEye, IconPencil, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { notifySuccess } from '../../../lib/notify.ts';
import { typeset } from '../../../lib/typography.ts';
import { usePublishMission } from '../api/publish-mission.ts';
import { manage } from '../creator-content.ts';
import { DomainMark } from './domain-mark.tsx';
import classes from './own-mission-card.module.css';
import { Posted, Remaining } from './posted.tsx';

const Status = ({ mission }: { mission: OwnMission }) => {
  const publish = usePublishMission(mission.id, (isPublished) =>
    notifySuccess(isPublished ? manage.nowPublished : manage.nowArchived),
  );
  return (
    <NativeSelect
      className={classes.status}
      size="md"
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      aria-label={manage.statusOf(mission.title)}
      value={mission.isArchived ? 'archived' : 'published'}
      disabled={publish.isPending}
      onChange={(event) => publish.mutate(event.currentTarget.value === 'published')}
      data={[
        { value: 'published', label: manage.isPublished },
        { value: 'archived', label: manage.isArchived },
      ]}
    />
  );
};

/** One's own mission: how many candidates it has, whether it is published, and the ways to it. */
export const OwnMissionCard = ({ mission }: { mission: OwnMission }) => (
  <article className={classes.card}>
    <div className={classes.tags}>
      <DomainMark domain={mission.domain} />
      <span>{labelOf(missionNatures, mission.nature)}</span>
    </div>
    <h2 className={classes.title}>
      <Link to={`/manage/missions/${mission.id}`}>{typeset(mission.title)}</Link>
    </h2>
    <p className={classes.dates}>
      <Posted mission={mission} />
      <span aria-hidden="true">·</span>
      <Remaining mission={mission} />
    </p>
    <Status mission={mission} />
    <div className={classes.foot}>
      <Link to={`/manage/missions/${mission.id}`} className={classes.candidates}>
        <IconUsers size={20} stroke={1.5} aria-hidden />
        {mission.candidates === 0 ? manage.noCandidates : manage.candidates(mission.candidates)}
        {mission.newCandidates > 0 && (
          <span className={classes.fresh}>{manage.newCandidates(mission.newCandidates)}</span>
        )}
      </Link>
      <span className={classes.ways}>
        <Link to={`/manage/missions/preview/${mission.id}`}>
          <IconEye size={20} stroke={1.5} aria-hidden />
          {manage.preview}
        </Link>
        <Link to={`/manage/missions/update/${mission.id}`}>
          <IconPencil size={20} stroke={1.5} aria-hidden />
          {manage.edit}
        </Link>
      </span>
    </div>
  </article>
);
