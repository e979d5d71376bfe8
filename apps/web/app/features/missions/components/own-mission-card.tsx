import type { OwnMission } from '@basoche/contract/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown, IconCopy, IconEye, IconFileText, IconPencil, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { typeset } from '../../../lib/typography.ts';
import row from '../../../ui/row-card.module.css';
import { DomainMark } from '../../listings/components/domain-mark.tsx';
import { Posted, Remaining } from '../../listings/components/posted.tsx';
import { listing } from '../../listings/content.ts';
import { usePublishMission } from '../api/publish-mission.ts';
import { copyAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import { RelaunchButton } from './mission-ways.tsx';
import classes from './own-mission-card.module.css';
import type { Publishing } from './use-publishing.tsx';

interface OwnMissionCardProps {
  mission: OwnMission;
  publishing: Publishing;
}

const Status = ({ mission, publishing }: OwnMissionCardProps) => {
  const publish = usePublishMission(mission.id, publishing.tell);
  const isPublished = publish.isPending ? publish.variables : !mission.isArchived;
  return (
    <NativeSelect
      className={classes.status}
      size="md"
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
      aria-label={manage.statusOf(mission.title)}
      // What was chosen stands there while it is on its way.
      value={isPublished ? 'published' : 'archived'}
      disabled={publish.isPending}
      onChange={(event) => publish.mutate(event.currentTarget.value === 'published')}
      data={[
        { value: 'published', label: manage.isPublished },
        { value: 'archived', label: manage.isArchived },
      ]}
    />
  );
};

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** How many people saw it and how many applied; the way to those. */
const Figures = ({ mission }: { mission: OwnMission }) => (
  <div className={classes.figures}>
    <Link to={`/manage/missions/${mission.id}`} className={`${row.way} ${classes.candidates}`}>
      <IconUsers {...icon} />
      {mission.candidates === 0 ? manage.noCandidates : manage.candidates(mission.candidates)}
      {mission.newCandidates > 0 && (
        <span className={classes.fresh}>{manage.newCandidates(mission.newCandidates)}</span>
      )}
    </Link>
    <span className={classes.views} title={manage.viewsHelp}>
      <IconEye {...icon} />
      {manage.views(mission.views)}
    </span>
  </div>
);

/** One's own mission: who saw it and who applied, whether it is published, and the ways to it. */
export const OwnMissionCard = ({ mission, publishing }: OwnMissionCardProps) => {
  const isExpired = mission.permitted.includes('relaunch');
  return (
    <article className={`${row.card} ${classes.card}`}>
      <div className={classes.tags}>
        <DomainMark domain={mission.domain} />
        <span>{labelOf(missionNatures, mission.nature)}</span>
        {isExpired && <span className={classes.closed}>{listing.closed}</span>}
      </div>
      <h2 className={`${row.title} ${classes.title}`}>
        <Link to={`/manage/missions/${mission.id}`}>{typeset(mission.title)}</Link>
      </h2>
      <p className={classes.dates}>
        <Posted of={mission} />
        {!isExpired && !mission.isArchived && (
          <>
            <span aria-hidden="true">·</span>
            <Remaining of={mission} />
          </>
        )}
      </p>
      <div className={classes.state}>
        <Status mission={mission} publishing={publishing} />
        <RelaunchButton mission={mission} publishing={publishing} variant="light" isNamed />
      </div>
      <div className={`${row.foot} ${classes.foot}`}>
        <Figures mission={mission} />
        <div className={classes.ways}>
          <Link to={`/manage/missions/preview/${mission.id}`} className={row.way}>
            <IconFileText {...icon} />
            {manage.preview}
          </Link>
          <Link to={`/manage/missions/update/${mission.id}`} className={row.way}>
            <IconPencil {...icon} />
            {manage.edit}
          </Link>
          <Link to={copyAddress(mission.id)} className={row.way}>
            <IconCopy {...icon} />
            {manage.duplicate}
          </Link>
        </div>
      </div>
    </article>
  );
};
