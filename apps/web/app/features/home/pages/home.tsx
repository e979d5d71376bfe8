import { HydrationBoundary } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pageMeta } from '../../../lib/meta.ts';
import { siteAndPublisher } from '../../../lib/structured-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Ordinals } from '../../../ui/ordinals.tsx';
import { Section } from '../../../ui/page.tsx';
import { Group } from '../../../ui/stack.tsx';
import { Title } from '../../../ui/title.tsx';
import { LatestNews } from '../../news/shared/latest-news.tsx';
import { endingQueries } from '../audience-loader.ts';
import { About } from '../components/about.tsx';
import { Claims } from '../components/claims.tsx';
import { Film } from '../components/film.tsx';
import { HeroDrawing } from '../components/hero-drawing.tsx';
import { LatestListings } from '../components/latest-listings.tsx';
import { Spaces } from '../components/spaces.tsx';
import { home } from '../content.ts';
import type { Route } from './+types/home.ts';
import classes from './home.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: home.metaTitle,
    description: home.description,
    path: '/',
    structured: import.meta.env.SSR && ((origin) => siteAndPublisher(origin, home.description)),
  });

const { loader, clientLoader } = endingQueries();

export { clientLoader, loader };

const Hero = () => (
  <div className={classes.hero}>
    <div>
      <Title order={1} className={classes.title}>
        <Ordinals text={home.title} />
      </Title>
      <p className={classes.lead}>{home.lead}</p>
      <Group gap="sm">
        <Button component={Link} to="/consult/missions" size="lg" className={classes.action}>
          {home.consult}
        </Button>
        <Button
          component={Link}
          to="/manage/missions/create"
          size="lg"
          variant="default"
          className={classes.action}
        >
          {home.publish}
        </Button>
      </Group>
    </div>
    <HeroDrawing />
  </div>
);

/** How the product works: the film, and the same in four steps. */
const How = () => (
  <div className={classes.how}>
    <Film />
    <ol className={classes.steps}>
      {home.how.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);

const Closing = () => (
  <div className={classes.closing}>
    <Title order={2}>{home.closingTitle}</Title>
    <div className={classes.closingLinks}>
      {home.closing.map(({ to, label }) => (
        <Button key={to} component={Link} to={to} variant="white">
          {label}
        </Button>
      ))}
    </div>
  </div>
);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Hero />
      <div className={classes.claims}>
        <Claims />
      </div>
      <div className={classes.body}>
        <LatestListings />
        <Section title={home.spacesTitle}>
          <Spaces />
        </Section>
        <Section title={home.howTitle}>
          <How />
        </Section>
        <LatestNews />
        <About />
      </div>
      <Closing />
    </HydrationBoundary>
  );
}
