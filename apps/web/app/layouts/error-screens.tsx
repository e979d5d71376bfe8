import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Drawing } from '../ui/drawing.tsx';
import { Group } from '../ui/stack.tsx';
import { Title } from '../ui/title.tsx';
import { errors } from './error-content.ts';
import classes from './layouts.module.css';
import { Shell } from './shell.tsx';

interface ErrorScreenProps {
  meta: string;
  title: string;
  text: string;
  retry?: boolean;
  /** True while the page is requested again with the session: the text stays hidden. */
  isAsking?: boolean;
}

/** Lists that a missing page may belong to, by a pattern of its path; the last one matches every path. */
const lists = [
  { pattern: /^\/(consult|manage)\/emplois(\/|$)/, to: '/consult/emplois', label: errors.jobs },
  { pattern: /^\/(users|entreprises|m)\//, to: '/members', label: errors.members },
  { pattern: /^\/blog\//, to: '/blog', label: errors.news },
  { pattern: /^/, to: '/consult/missions', label: errors.missions },
] as const;

const Lists = () => {
  const { pathname } = useLocation();
  const list = lists.find(({ pattern }) => pattern.test(pathname)) ?? lists[3];
  return (
    <Button component={Link} to={list.to}>
      {list.label}
    </Button>
  );
};

const ErrorScreen = ({ meta, title, text, retry = false, isAsking = false }: ErrorScreenProps) => (
  <Shell>
    <title>{`${meta} · Basoche`}</title>
    <div className={classes.bareMain}>
      <div className={classes.body} data-asking={isAsking || undefined}>
        <Drawing name="lost" />
        <Title order={1}>{title}</Title>
        <p>{text}</p>
        <Group justify="center" gap="sm">
          {retry ? <Button onClick={() => window.location.reload()}>{errors.retry}</Button> : <Lists />}
          <Button component={Link} to="/" variant="default">
            {errors.home}
          </Button>
        </Group>
        <Link to="/aide">{errors.help}</Link>
      </div>
    </div>
  </Shell>
);

export const NotFoundScreen = ({ isAsking }: { isAsking: boolean }) => (
  <ErrorScreen {...errors.notFound} isAsking={isAsking} />
);
export const GoneScreen = ({ isAsking }: { isAsking: boolean }) => (
  <ErrorScreen {...errors.gone} isAsking={isAsking} />
);
export const FailureScreen = () => <ErrorScreen {...errors.failure} retry />;
export const OfflineScreen = () => <ErrorScreen {...errors.offline} retry />;
