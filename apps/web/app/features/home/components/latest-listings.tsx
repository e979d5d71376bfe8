import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { JobCard } from '../../jobs/shared/job-card.tsx';
import { MissionCard } from '../../missions/shared/mission-card.tsx';
import { latestCustomerMissions, latestJobs, latestMissions } from '../api.ts';
import { home } from '../content.ts';
import classes from './latest.module.css';
import { Latest } from './latest.tsx';

const SampleListings = lazy(() => import('./samples.tsx'));

/** Missions of members, or of external customers on their own page. */
export type Missions = 'members' | 'customers';

export const missionsQuery = (of: Missions) => (of === 'customers' ? latestCustomerMissions : latestMissions);

const LatestMissions = ({ of }: { of: Missions }) => (
  <Latest
    query={useQuery(missionsQuery(of))}
    content={of === 'customers' ? home.latestCustomerMissions : home.latestMissions}
    to={{
      all: of === 'customers' ? '/consult/customers/missions' : '/consult/missions',
      create: '/manage/missions/create',
    }}
    card={(mission) => <MissionCard mission={mission} order={3} compact />}
    samples={<SampleListings of="missions" />}
  />
);

/** Latest offers; not shown to customers, who have none. */
const LatestJobs = () => {
  const { me } = useSession();
  const offers = useQuery(latestJobs);
  if (me?.userType === 'CUSTOMER') return null;
  return (
    <Latest
      query={offers}
      content={home.latestJobs}
      to={{ all: '/consult/emplois', create: '/manage/emplois/create' }}
      card={(offer) => <JobCard offer={offer} order={3} compact />}
      samples={<SampleListings of="offers" />}
    />
  );
};

/** The latest missions beside the latest offers. */
export const LatestListings = ({ missions = 'members' }: { missions?: Missions }) => (
  <div className={classes.columns}>
    <LatestMissions of={missions} />
    <LatestJobs />
  </div>
);
