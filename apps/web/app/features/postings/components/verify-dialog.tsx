import { Button, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { verify } from '../content.ts';

/** Dialog for an unverified member who wants to apply. */
export default function VerifyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Dialog opened={opened} onClose={onClose} title={verify.title}>
      <Stack gap="lg">
        <div>{verify.text}</div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {verify.later}
          </Button>
          <Button component={Link} to={`/verify?retour=${encodeURIComponent(pathname)}`} data-autofocus>
            {verify.action}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
