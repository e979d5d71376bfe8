import type { OwnMission } from '@basoche/contract/missions/missions';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Button } from '@mantine/core';
import { IconEye, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router';
import { RelaunchButton } from '../../postings/components/creator-buttons.tsx';
import { FillButton } from '../../postings/components/fill-button.tsx';
import { Figure, OwnCard } from '../../postings/components/own-card.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { manage } from '../creator-content.ts';
import { ownMissions } from '../own-missions.ts';
import { partiesPath } from '../parties-path.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface OwnMissionCardProps {
  mission: OwnMission;
  publishing: Publishing;
}

/** The creator's own mission: views, applications, status and links. */
export const OwnMissionCard = ({ mission, publishing }: OwnMissionCardProps) => {
  const preview = `${ownMissions.home}/preview/${mission.id}`;
  return (
    <OwnCard
      kind={ownMissions}
      posting={mission}
      publishing={publishing}
      tags={
        <>
          <DomainMark domain={mission.domain} />
          <span>{labelOf(missionNatures, mission.nature)}</span>
        </>
      }
      actions={
        <>
          {mission.awaitsParties && !mission.isArchived && (
            <Button component={Link} to={partiesPath(mission.id)} leftSection={<IconScale {...icon} />}>
              {manage.nameParties}
            </Button>
          )}
          <FillButton kind={ownMissions} posting={mission} candidates={mission.candidates} />
          <RelaunchButton
            kind={ownMissions}
            posting={mission}
            publishing={publishing}
            variant="light"
            isNamed
          />
        </>
      }
      figures={
        <Figure of={IconEye} help={manage.viewsHelp}>
          {manage.views(mission.views)}
        </Figure>
      }
      viewLink={{ to: preview, label: manage.preview }}
      hiddenReasonPath={preview}
    />
  );
};
