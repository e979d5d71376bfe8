import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Section } from '../../../ui/page.tsx';
import classes from '../../postings/components/compact-grid.module.css';
import { Favourite } from '../../postings/components/favourite.tsx';
import { openedFrom } from '../../postings/views.ts';
import { otherMissionsQuery } from '../api.ts';
import { single } from '../content.ts';
import { MissionCard } from './mission-card.tsx';

/** Up to four other missions; nothing where there is none, or while they cannot be had. */
export const OtherMissions = ({ missionID }: { missionID: string }) => {
  // The way back stays that of the first card.
  const from = openedFrom(useLocation().state);
  const { data } = useQuery(otherMissionsQuery(missionID));
  if (!data || data.length === 0) return null;
  return (
    <Section title={single.others}>
      <ul className={classes.others}>
        {data.map((mission) => (
          <li key={mission.id}>
            <MissionCard
              mission={mission}
              order={3}
              compact
              {...(from === undefined ? {} : { from })}
              action={<Favourite of="missions" posting={mission} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};
