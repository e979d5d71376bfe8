import { Link } from 'react-router';
import classes from '../pages/messages.module.css';
import { people } from '../people-content.ts';
import { type InboxView, inboxSearch } from '../shared/views.ts';

/** Links to the conversations of the whole firm, and to those that the viewer is in charge of. */
export const TeamLinks = ({ view }: { view: InboxView }) => (
  <nav aria-label={people.filter.label}>
    <ul className={classes.turns}>
      {[false, true].map((isAssigned) => (
        <li key={String(isAssigned)}>
          <Link
            to={{ search: inboxSearch({ ...view, isAssigned }) }}
            className={classes.turn}
            aria-current={isAssigned === (view.isAssigned ?? false) ? 'page' : undefined}
            replace
            preventScrollReset
          >
            {isAssigned ? people.filter.own : people.filter.all}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
