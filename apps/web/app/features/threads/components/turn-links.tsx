import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions } from '@basoche/contract/threads/inbox';
import { type Turn, turns } from '@basoche/domain/threads/whose-turn';
import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { inbox, inboxColumn, turnContent } from '../inbox-content.ts';
import classes from '../pages/messages.module.css';
import { type InboxView, inboxSearch } from '../shared/views.ts';

interface TurnLinksProps {
  view: InboxView;
  /** Current list; null during a search, which covers all lists. */
  current: Turn | null;
  counts: AnswerOf<typeof countDiscussions>['missions']['turns'];
}

/** Links to the three lists of the inbox: the viewer's turn, others' turn, over. */
export const TurnLinks = ({ view, current, counts }: TurnLinksProps) => (
  <nav aria-label={inboxColumn.turns}>
    <ul className={classes.turns}>
      {turns.map((turn) => {
        const { all, unread } = counts[turn];
        return (
          <li key={turn}>
            <Link
              to={{ search: inboxSearch({ ...view, turn, q: '' }) }}
              className={classes.turn}
              aria-current={turn === current ? 'page' : undefined}
              replace
              preventScrollReset
            >
              {turnContent[turn].label} <span className="tabular">{all}</span>
              {unread > 0 && (
                <span className={classes.dot}>
                  <VisuallyHidden>{` (${inbox.waiting(unread)})`}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
