import { IconCircleCheck } from '@tabler/icons-react';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { opening as content } from '../content.ts';
import classes from './team.module.css';

const OpenTeamDialog = lazy(() => import('./open-team-dialog.tsx'));

/** Presents the team to a company that has not opened it yet. */
export const UnopenedTeam = () => (
  <div className="sheet pad-6">
    <ul className={classes.points}>
      {content.points.map(({ title, text }) => (
        <li key={title}>
          <IconCircleCheck size={24} stroke={1.5} aria-hidden />
          <div>
            <strong className="block">{title}</strong>
            <span className="soft">{text}</span>
          </div>
        </li>
      ))}
    </ul>
    <DialogButton dialog={(opened) => <OpenTeamDialog {...opened} />}>{content.open}</DialogButton>
  </div>
);
