import { Button, Group, Title } from '@mantine/core';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import { pageTitle } from '../../../lib/meta.ts';
import { type PageData, pageQueries } from '../../../lib/page-query.ts';
import { useSession } from '../../../lib/session.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Section } from '../../../ui/page.tsx';
import { JobCard } from '../../jobs/components/job-card.tsx';
import { MissionCard } from '../../missions/components/mission-card.tsx';
import { latestJobs } from '../api/latest-jobs.ts';
import { latestMissions } from '../api/latest-missions.ts';
import { Claims } from '../components/claims.tsx';
import { HeroDrawing } from '../components/hero-drawing.tsx';
import { Latest } from '../components/latest.tsx';
import { Spaces } from '../components/spaces.tsx';
import { home } from '../content.ts';
import classes from './home.module.css';

const page = pageQueries((client) =>
  Promise.all([client.prefetchQuery(latestMissions), client.prefetchQuery(latestJobs)]),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const meta = () => pageTitle(home.meta, home.description);

const LatestMissions = () => (
  <Latest
    query={useQuery(latestMissions)}
    words={home.latestMissions}
    to={{ all: '/consult/missions', create: '/manage/missions/create' }}
    card={(mission) => <MissionCard mission={mission} order={3} />}
  />
);

/** Customers have no offers. */
const LatestJobs = () => {
  const { me } = useSession();
  const offers = useQuery(latestJobs);
  if (me?.userType === 'CUSTOMER') return null;
  return (
    <Latest
      query={offers}
      words={home.latestJobs}
      to={{ all: '/consult/emplois', create: '/manage/emplois/create' }}
      card={(offer) => <JobCard offer={offer} order={3} />}
    />
  );
};

const Hero = () => (
  <div className={classes.hero}>
    <div className={classes.heroText}>
      <Title order={1} className={classes.title}>
        {home.title}
      </Title>
      <p className={classes.lead}>{home.lead}</p>
      <Group gap="sm">
        <Button component={Link} to="/consult/missions" size="lg">
          {home.consult}
        </Button>
        <Button component={Link} to="/manage/missions/create" size="lg" variant="default">
          {home.publish}
        </Button>
      </Group>
    </div>
    <HeroDrawing />
  </div>
);

const How = () => (
  <ol className={classes.how}>
    {home.how.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

export default function HomePage() {
  const { dehydrated } = useLoaderData<PageData>();
  return (
    <HydrationBoundary state={dehydrated}>
      <Hero />
      <div className={classes.claims}>
        <Claims />
      </div>
      <div className={classes.body}>
        <LatestMissions />
        <LatestJobs />
        <Section title={home.howTitle}>
          <How />
        </Section>
        <Section title={home.spacesTitle}>
          <Spaces />
        </Section>
        <Section title={home.aboutTitle}>
          <div className={classes.about}>
            <div>
              <p>{home.about}</p>
              <Button component={Link} to="/aide" variant="default">
                {home.contact}
              </Button>
            </div>
            <Drawing name="letter" />
          </div>
        </Section>
      </div>
      <div className={classes.closing}>
        <Title order={2}>{home.closingTitle}</Title>
        <div className={classes.closingLinks}>
          {home.closing.map(({ to, label }) => (
            <Button key={to} component={Link} to={to} variant="white" color="orange" size="md">
              {label}
            </Button>
          ))}
        </div>
      </div>
    </HydrationBoundary>
  );
}
