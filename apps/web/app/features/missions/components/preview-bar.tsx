import type { Mission } from '@basoche/contract/missions';
import { Button } from '@mantine/core';
import { IconArchive, IconPencil, IconSend, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { preview } from '../creator-content.ts';
import { usePublishMission } from '../own-api.ts';
import { FillButton } from './fill-button.tsx';
import { DuplicateButton, RelaunchButton } from './mission-ways.tsx';
import classes from './preview-bar.module.css';
import { usePublishing } from './use-publishing.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What the preview shows, and what its creator may do from here. */
export const PreviewBar = ({ mission }: { mission: Mission }) => {
  const publishing = usePublishing();
  const publish = usePublishMission(mission.id, publishing.tell);
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
        <FillButton mission={mission} />
        <RelaunchButton mission={mission} publishing={publishing} variant="default" />
        <DuplicateButton missionID={mission.id} />
        <Button
          component={Link}
          to={`/manage/missions/${mission.id}`}
          variant="default"
          leftSection={<IconUsers {...icon} />}
        >
          {preview.candidates}
        </Button>
      </FocusKeeper>
      {publishing.dialog}
    </section>
  );
};
