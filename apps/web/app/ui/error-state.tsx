import { IconCloudOff, IconLock, IconRefresh } from '@tabler/icons-react';
import { useContext } from 'react';
import { isProblem, OfflineError, ProblemError } from '../lib/api.ts';
import { Button } from './button.tsx';
import { closed } from './content.ts';
import classes from './state.module.css';
import { Title } from './title.tsx';
import { WithinPanel } from './within-panel.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** A part that the viewer's role in the team does not open: no failure, and nothing to try again. */
const Closed = () => {
  const isWithin = useContext(WithinPanel);
  return (
    <div className={classes.state} data-within={isWithin || undefined}>
      <span className={classes.icon}>
        <IconLock size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={isWithin ? 3 : 2} className={classes.title}>
        {closed.title}
      </Title>
      <p className={classes.text}>{closed.text}</p>
    </div>
  );
};

/** Explains an error, says that nothing is lost, and what to do. */
export const ErrorState = ({ error, onRetry }: ErrorStateProps) => {
  const offline = error instanceof OfflineError;
  const isWithin = useContext(WithinPanel);
  if (isProblem(error, 'ROLE_NOT_ALLOWED')) return <Closed />;
  return (
    <div className={classes.state} role="alert" data-within={isWithin || undefined}>
      <span className={classes.icon}>
        <IconCloudOff size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={isWithin ? 3 : 2} className={classes.title}>
        {offline ? 'Pas de connexion' : 'Cette partie de la page n’a pas pu être chargée'}
      </Title>
      <p className={classes.text}>
        {offline || error instanceof ProblemError
          ? error.message
          : 'Rien n’est perdu. Réessayez dans un instant.'}
      </p>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={20} stroke={1.5} />} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
};
