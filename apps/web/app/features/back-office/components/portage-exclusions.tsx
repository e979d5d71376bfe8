import type { KeptRules } from '@basoche/contract/missions/rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Badge } from '@mantine/core';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { rules } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const PortageDialog = lazy(() => import('./portage-dialog.tsx'));
const content = rules.portage;

/** Natures that portage excludes. */
export const PortageExclusions = ({ exclusions }: { exclusions: KeptRules['portage'] }) => {
  return (
    <Panel title={content.title} text={content.text}>
      {exclusions.natures.length === 0 ? (
        <p>{content.none}</p>
      ) : (
        <ul className={classes.natures}>
          {exclusions.natures.map((nature) => (
            <li key={nature}>
              <Badge color="slate" variant="light" tt="none" radius="sm" size="lg">
                {labelOf(missionNatures, nature)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <DialogButton
        variant="default"
        dialog={(opened) => <PortageDialog exclusions={exclusions} {...opened} />}
      >
        {content.edit}
      </DialogButton>
    </Panel>
  );
};
