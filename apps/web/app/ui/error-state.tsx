import { Button, Title } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { OfflineError, ProblemError } from '../lib/api.ts';
import classes from './state.module.css';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Says what happened, that nothing is lost, and what to do. */
export const ErrorState = ({ error, onRetry }: ErrorStateProps) => {
  const offline = error instanceof OfflineError;
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon}>
        <IconCloudOff size={24} stroke={1.5} aria-hidden />
      </span>
      <Title order={2} className={classes.title}>
        {offline ? 'Pas de connexion' : "Cette partie de la page n'a pas pu être chargée"}
      </Title>
      <p className={classes.text}>
        {offline || error instanceof ProblemError
          ? error.message
          : "Rien n'est perdu. Réessayez dans un instant."}
      </p>
      {onRetry && (
        <Button variant="default" leftSection={<IconRefresh size={20} stroke={1.5} />} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
};
