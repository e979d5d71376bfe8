import type { OwnMission } from '@basoche/contract/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { IconCopy, IconEye, IconEyeOff, IconFileText, IconPencil } from '@tabler/icons-react';
import { hidden } from '../../moderation/content.ts';
import { DomainMark } from '../../postings/components/domain-mark.tsx';
import { Figure, OwnCard, StatusSelect } from '../../postings/components/own-card.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { ownCard } from '../../postings/creator-content.ts';
import { copyAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import { usePublishMission } from '../own-api.ts';
import { FillButton } from './fill-button.tsx';
import { RelaunchButton } from './mission-ways.tsx';

interface OwnMissionCardProps {
  mission: OwnMission;
  publishing: Publishing;
}

/** One's own mission: who saw it and who applied, whether it is published, and the ways to it. */
export const OwnMissionCard = ({ mission, publishing }: OwnMissionCardProps) => {
  const publish = usePublishMission(mission.id, publishing.tell);
  return (
    <OwnCard
      own={mission}
      to={`/manage/missions/${mission.id}`}
      tags={
        <>
          <DomainMark domain={mission.domain} />
          <span>{labelOf(missionNatures, mission.nature)}</span>
        </>
      }
      mark={mission.isHidden ? hidden.mark : mission.isFilled ? manage.isFilled : undefined}
      state={
        <>
          <StatusSelect
            label={manage.statusOf(mission.title)}
            // What was chosen stands there while it is on its way.
            isPublished={publish.isPending ? publish.variables : !mission.isArchived}
            isPending={publish.isPending}
            onChange={(isPublished) => publish.mutate(isPublished)}
          />
          <FillButton mission={mission} candidates={mission.candidates} />
          <RelaunchButton mission={mission} publishing={publishing} variant="light" isNamed />
        </>
      }
      figures={
        <Figure of={IconEye} help={manage.viewsHelp}>
          {manage.views(mission.views)}
        </Figure>
      }
      ways={[
        ...(mission.isHidden
          ? [{ to: `/manage/missions/preview/${mission.id}`, icon: IconEyeOff, label: hidden.see }]
          : []),
        { to: `/manage/missions/preview/${mission.id}`, icon: IconFileText, label: manage.preview },
        { to: `/manage/missions/update/${mission.id}`, icon: IconPencil, label: manage.edit },
        { to: copyAddress(mission.id), icon: IconCopy, label: ownCard.duplicate },
      ]}
    />
  );
};
