import { Button, Group, Title } from '@mantine/core';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Link, useLoaderData } from 'react-router';
import { pageTitle } from '../../../lib/meta.ts';
import { type PageData, pageQueries } from '../../../lib/page-query.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { CardGrid, CardGridSkeleton } from '../../listings/components/card-grid.tsx';
import { MissionCard } from '../../missions/components/mission-card.tsx';
import { latestMissions } from '../api/latest-missions.ts';
import { Claims } from '../components/claims.tsx';
import { HeroDrawing } from '../components/hero-drawing.tsx';
import { Spaces } from '../components/spaces.tsx';
import { home } from '../content.ts';
import classes from './home.module.css';

const page = pageQueries((client) => client.prefetchQuery(latestMissions));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export const meta = () => pageTitle(home.meta, home.description);

const LatestMissions = () => {
  const missions = useQuery(latestMissions);
  if (missions.isError) return <ErrorState error={missions.error} onRetry={() => void missions.refetch()} />;
  if (!missions.data) return <CardGridSkeleton cards={4} />;
  if (missions.data.length === 0) {
    return (
      <EmptyState
        order={3}
        title={home.latest.emptyTitle}
        action={
          <Button component={Link} to="/manage/missions/create">
            {home.publish}
          </Button>
        }
      >
        {home.latest.empty}
      </EmptyState>
    );
  }
  return (
    <CardGrid>
      {missions.data.map((mission) => (
        <li key={mission.id}>
          <MissionCard mission={mission} order={3} />
        </li>
      ))}
    </CardGrid>
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
        <Section
          title={home.latest.title}
          lead={home.latest.lead}
          aside={
            <Link to="/consult/missions" className={classes.all}>
              {home.latest.all}
            </Link>
          }
        >
          <LatestMissions />
        </Section>
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
