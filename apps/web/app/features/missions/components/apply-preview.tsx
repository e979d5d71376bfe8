import type { Mission } from '@basoche/contract/missions/missions';
import { Button } from '@mantine/core';
import { ClosedNote } from '../../postings/components/closed-note.tsx';
import classes from '../../postings/components/posting-view.module.css';
import { apply } from '../apply-content.ts';
import { preview } from '../creator-content.ts';

/** Apply button as candidates see it, disabled. */
export const ApplyPreview = ({ mission }: { mission: Mission }) => (
  <div className={classes.zone}>
    {mission.isOpen ? (
      <>
        <Button fullWidth size="lg" disabled>
          {apply.button}
        </Button>
        <p className="soft small centred">{apply.help}</p>
        <p className="soft small centred">{preview.applyHelp}</p>
      </>
    ) : (
      <ClosedNote of={mission} archived={apply.archivedHelp} />
    )}
  </div>
);
