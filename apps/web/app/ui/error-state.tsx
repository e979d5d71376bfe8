import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useContext } from 'react';
import { isProblem, OfflineError, ProblemError } from '../lib/api.ts';
import { Button } from './button.tsx';
import classes from './state.module.css';
import { Title } from './title.tsx';
import { WithinPanel } from './within-panel.ts';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Explains an error, says that nothing is lost, and what to do. */
export const ErrorState = ({ error, onRetry }: ErrorStateProps) => {
  const offline = error instanceof OfflineError;
  const isWithin = useContext(WithinPanel);
  // The viewer's role may not open this part: not a failure, so there is no retry button.
  const isClosed = isProblem(error, 'ROLE_NOT_ALLOWED');
  return (
    <div className={classes.state} role="alert" data-within={isWithin || undefined}>
      {isClosed || (
        <span className={classes.icon}>
          <IconCloudOff size={24} stroke={1.5} aria-hidden />
        </span>
      )}
      <Title order={isWithin ? 3 : 2} className={classes.title}>
        {isClosed
          ? 'Votre rôle n’ouvre pas cette page'
          : offline
            ? 'Pas de connexion'
            : 'Cette partie de la page n’a pas pu être chargée'}
      </Title>
      <p className={classes.text}>
        {offline || error instanceof ProblemError
          ? error.message
          : 'Rien n’est perdu. Réessayez dans un instant.'}
      </p>
      {onRetry && !isClosed && (
        <Button variant="default" leftSection={<IconRefresh size={20} stroke={1.5} />} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
};
