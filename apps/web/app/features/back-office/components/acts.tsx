import { Children, type ReactNode } from 'react';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import classes from './member-facts.module.css';

/**
 * What may be decided of a member or a publication. A decision changes which ones there are: the focus goes to the one that
 * stands where the last one stood, and stays here where none is left.
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
