import { typeset } from '@basoche/domain/typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { Section } from '../../../ui/page.tsx';
import { ownMissionPages } from '../../missions/shared/api.ts';
import { ownCard } from '../../postings/shared/content.ts';
import { Remaining } from '../../postings/shared/posted.tsx';
import { ownHome as content } from '../own-content.ts';
import classes from './own-home.module.css';

const shownAtMost = 3;

/** Latest missions that the member published. */
export const useOwnPublications = () => {
  const { id } = useMe();
  const { data, isFetched } = useInfiniteQuery(ownMissionPages(id, false));
  return { isReady: isFetched, publications: data?.pages[0]?.items.slice(0, shownAtMost) ?? [] };
};

/** Missions with the number of candidates; nothing if there is none. */
export const OwnPublications = ({ publications }: ReturnType<typeof useOwnPublications>) => {
  if (publications.length === 0) return null;
  return (
    <Section
      title={content.publications}
      aside={
        <Link to="/manage/missions" className="strong target link">
          {content.allPublications}
        </Link>
      }
    >
      <ul className={classes.rows}>
        {publications.map((mission) => (
          <li key={mission.id}>
            <Link to={`/manage/missions/${mission.id}`} className={classes.payment}>
              <span className={classes.title}>{typeset(mission.title)}</span>
              <span className={classes.soft}>
                {mission.candidates === 0 ? ownCard.noCandidates : ownCard.candidates(mission.candidates)}
                {mission.newCandidates > 0 && (
                  <strong className={classes.fresh}>
                    {` · ${ownCard.newCandidates(mission.newCandidates)}`}
                  </strong>
                )}
              </span>
              <span className={classes.soft}>
                <Remaining of={mission} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};
