import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { loginPath, registrationPath } from '../../../lib/login-and-registration-paths.ts';
import { useMay } from '../../../lib/session.tsx';
import { useHasExpired } from '../../../lib/use-has-expired.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { apply } from '../content.ts';
import classes from './posting-view.module.css';

interface ApplyButtonProps {
  label: string;
  help: string;
  /** Dialog of the button, loaded at its first opening. */
  dialog: (props: { opened: boolean; onClose: () => void }) => ReactNode;
}

/** Apply button, and its dialog. */
export const ApplyButton = ({ label, help, dialog }: ApplyButtonProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button fullWidth size="lg" aria-haspopup="dialog" onClick={open}>
        {label}
      </Button>
      <p className="soft small centred">{help}</p>
      {wasOpened && <Suspense>{dialog({ opened, onClose: close })}</Suspense>}
    </>
  );
};

/**
 * Buttons for a visitor to register or log in, and come back here. After an expired session, only the login.
 */
export const WaysIn = ({ help }: { help: string }) => {
  const { pathname } = useLocation();
  const hasExpired = useHasExpired();
  return (
    <>
      {hasExpired && <Note tone="info">{apply.expired}</Note>}
      {!hasExpired && (
        <Button component={Link} to={registrationPath(pathname)} fullWidth size="lg">
          {apply.register}
        </Button>
      )}
      <Button
        component={Link}
        to={loginPath(pathname)}
        fullWidth
        size="lg"
        variant={hasExpired ? 'filled' : 'default'}
      >
        {apply.login}
      </Button>
      <p className="soft small centred">{help}</p>
    </>
  );
};

interface OwnWaysProps {
  /** Path of the creator's own postings of this kind. */
  home: string;
  id: string;
  edit: string;
}

/** Links from a posting to its candidates and its form, for its creator. */
export const OwnWays = ({ home, id, edit }: OwnWaysProps) => {
  const may = useMay();
  return (
    <>
      {may('readThreads') && (
        <Button component={Link} to={`${home}/${id}`} fullWidth>
          {apply.candidates}
        </Button>
      )}
      {may('negotiate') && (
        <Button component={Link} to={`${home}/update/${id}`} fullWidth variant="default">
          {edit}
        </Button>
      )}
    </>
  );
};

/** Says that the viewer has applied, with a link to the conversation. */
export const Applied = ({ sentence, postulationID }: { sentence: string; postulationID: string | null }) => (
  <>
    <p className={classes.applied}>
      <IconCircleCheck size={20} stroke={1.5} aria-hidden />
      {sentence}
    </p>
    {postulationID && (
      <Button
        component={Link}
        to={`/messages/${postulationID}`}
        fullWidth
        variant="default"
        leftSection={<IconMessageCircle size={20} stroke={1.5} />}
      >
        {apply.thread}
      </Button>
    )}
  </>
);
