import { teamPath } from '@basoche/domain/access/own-paths';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import { creating, opening } from '../content.ts';

/** Leads to the screen on which a company opens its team, and a person creates a firm. */
export default function OpenTeamPanel({ creates }: { creates: boolean }) {
  return (
    <Panel title={opening.panelTitle} text={creates ? creating.panelText : opening.panelText}>
      <Button component={Link} to={teamPath} variant="default">
        {creates ? creating.see : opening.see}
      </Button>
    </Panel>
  );
}
