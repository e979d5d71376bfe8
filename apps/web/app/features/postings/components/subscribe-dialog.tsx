import { refusals } from '@basoche/domain/threads/refusals';
import { Button, Stack } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useLeave } from '../../../lib/use-leave.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { required } from '../../payments/shared/content.ts';

/**
 * Dialog for a member without a subscription who wants to apply, once one is required.
 */
export default function SubscribeDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const leave = useLeave();
  const { pathname } = useLocation();
  return (
    <Dialog opened={opened} onClose={onClose} title={refusals.SUBSCRIPTION_REQUIRED.title}>
      <Stack gap="lg">
        <div>
          {required.text} {required.loginHelp}
        </div>
        <DialogActions>
          <Button
            variant="default"
            onClick={() => void leave(`/connexion?retour=${encodeURIComponent(pathname)}`, { revoke: true })}
          >
            {required.login}
          </Button>
          <Button component={Link} to="/subscription" data-autofocus>
            {required.subscribe}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
