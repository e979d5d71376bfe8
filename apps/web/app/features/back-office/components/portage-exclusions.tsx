import type { KeptRules } from '@basoche/contract/missions/rules';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { Badge, Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import classes from './rule-grid.module.css';

const PortageDialog = lazy(() => import('./portage-dialog.tsx'));
const words = rules.portage;

/** The natures that salaried portage excludes. */
export const PortageExclusions = ({ kept }: { kept: KeptRules['portage'] }) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <Panel title={words.title} text={words.text}>
      {kept.natures.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={classes.natures}>
          {kept.natures.map((nature) => (
            <li key={nature}>
              <Badge color="slate" variant="light" tt="none" radius="sm" size="lg">
                {labelOf(missionNatures, nature)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {words.edit}
      </Button>
      {isWanted && (
        <Suspense>
          <PortageDialog kept={kept} opened={opened} onClose={close} />
        </Suspense>
      )}
    </Panel>
  );
};
