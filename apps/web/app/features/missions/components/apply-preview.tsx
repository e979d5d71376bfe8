import type { Mission } from '@basoche/contract/missions';
import { Button } from '@mantine/core';
import { Note } from '../../../ui/note.tsx';
import { apply } from '../content.ts';
import { preview } from '../creator-content.ts';
import classes from './apply-zone.module.css';

/** Where candidates apply, as they see it; here it does nothing. */
export const ApplyPreview = ({ mission }: { mission: Pick<Mission, 'isOpen'> }) => (
  <div className={classes.zone}>
    {mission.isOpen ? (
      <>
        <Button fullWidth size="lg" disabled>
          {apply.button}
        </Button>
        <p className={classes.help}>{apply.help}</p>
      </>
    ) : (
      <Note tone="info" title={apply.closed}>
        {apply.closedHelp}
      </Note>
    )}
    <p className={classes.help}>{preview.applyHelp}</p>
  </div>
);
