import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { actsQuery } from '../api.ts';
import { journal as content } from '../content.ts';
import { actSentence } from '../journal-sentences.ts';
import classes from './team.module.css';

/** Part of the team screen: the history of the team. */
export default function Journal() {
  const acts = useInfiniteQuery(actsQuery());
  return (
    <>
      <p className="soft bottom-4">{content.lead}</p>
      <PagedList
        list={acts}
        skeleton={<CardListSkeleton cards={3} />}
        empty={<EmptyState title={content.empty.title}>{content.empty.text}</EmptyState>}
        more={content.more}
      >
        {(items) => (
          <div className="sheet pad-4">
            <ol className={classes.acts} aria-label={content.list}>
              {items.map((act) => (
                <li key={act.id}>
                  <time dateTime={act.at}>
                    {formatDay(new Date(act.at))}, {formatHour(act.at)}
                  </time>
                  <span>{actSentence(act)}</span>
                </li>
              ))}
            </ol>
          </div>
        )}
      </PagedList>
    </>
  );
}
