import type { Mission } from '@basoche/contract/missions/missions';
import { Button } from '@mantine/core';
import { IconArchive, IconPencil, IconScale, IconSend, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { ownParties } from '../../conflicts/shared/own-content.ts';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { DuplicateButton, RelaunchButton } from '../../postings/components/creator-buttons.tsx';
import { FillButton } from '../../postings/components/fill-button.tsx';
import { usePublishing } from '../../postings/components/use-publishing.tsx';
import { preview } from '../creator-content.ts';
import { ownMissions } from '../own-missions.ts';
import { partiesPath } from '../parties-path.ts';
import classes from './preview-bar.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Notice of the preview, and the creator's actions. */
export const PreviewBar = ({ mission }: { mission: Mission }) => {
  const publishing = usePublishing(ownMissions);
  const publish = ownMissions.usePublish(mission.id, publishing.onPublished);
  const notes = [
    preview.note,
    ...(mission.isAnonym ? [preview.anonymousNote] : []),
    ...(mission.isArchived
      ? [preview.archivedNote]
      : mission.isOpen || mission.isHidden
        ? []
        : [preview.closedNote]),
  ];
  return (
    <section className={classes.bar} aria-label={preview.actions}>
      <p className={classes.note}>{notes.join(' ')}</p>
      <FocusKeeper className={classes.buttons}>
        <Allowed act="negotiate">
          <Button
            component={Link}
            to={`/manage/missions/update/${mission.id}`}
            leftSection={<IconPencil {...icon} />}
          >
            {preview.edit}
          </Button>
          <Button
            variant="default"
            leftSection={mission.isArchived ? <IconSend {...icon} /> : <IconArchive {...icon} />}
            loading={publish.isPending}
            onClick={() => publish.mutate(mission.isArchived)}
          >
            {mission.isArchived ? preview.publish : preview.archive}
          </Button>
          {mission.conflicts?.parties && (
            <Button
              component={Link}
              to={partiesPath(mission.id)}
              variant="default"
              leftSection={<IconScale {...icon} />}
            >
              {ownParties.open}
            </Button>
          )}
        </Allowed>
        <FillButton kind={ownMissions} posting={mission} />
        <RelaunchButton kind={ownMissions} posting={mission} publishing={publishing} variant="default" />
        <DuplicateButton kind={ownMissions} id={mission.id} />
        <Allowed act="readThreads">
          <Button
            component={Link}
            to={`/manage/missions/${mission.id}`}
            variant="default"
            leftSection={<IconUsers {...icon} />}
          >
            {preview.candidates}
          </Button>
        </Allowed>
      </FocusKeeper>
      {publishing.dialog}
    </section>
  );
};
