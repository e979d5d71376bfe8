import type { Mission } from '@basoche/contract/missions/missions';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ownParties as content } from '../../conflicts/shared/own-content.ts';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { partiesPath } from '../parties-path.ts';

/** For the creator of a mission: link to its parties, and a note while they are awaited. */
export default function OwnParties({ mission }: { mission: Mission }) {
  return (
    <>
      {mission.conflicts?.parties === 'awaited' && <Note tone="info">{content.awaited}</Note>}
      <Allowed act="negotiate">
        <Button component={Link} to={partiesPath(mission.id)} fullWidth variant="default">
          {content.open}
        </Button>
      </Allowed>
    </>
  );
}
