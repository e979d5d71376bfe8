import { ownPaths } from '@basoche/domain/access/own-paths';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from '../../../ui/panel.tsx';
import { opening as content } from '../content.ts';

/** Leads a company that has not opened its team to the screen that does. */
export default function OpenTeamPanel() {
  return (
    <Panel title={content.panelTitle} text={content.panelText}>
      <Button component={Link} to={ownPaths.team} variant="default">
        {content.see}
      </Button>
    </Panel>
  );
}
