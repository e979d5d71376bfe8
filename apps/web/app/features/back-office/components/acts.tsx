import { Children, type ReactNode } from 'react';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import classes from './member-facts.module.css';

/**
 * Decisions on a member or a publication. A decision changes the available ones: the focus goes to the one in
 * the same place, or stays here if none is left.
 */
export const Acts = ({ label, children }: { label: string; children: ReactNode }) => (
  <FocusKeeper>
    {Children.toArray(children).length > 0 && (
      <ul className={classes.acts} aria-label={label}>
        {Children.map(children, (act) => act && <li>{act}</li>)}
      </ul>
    )}
  </FocusKeeper>
);
