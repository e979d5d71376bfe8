import { Stack } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { protection } from '../security-content.ts';
import { ApplicationSetup } from './second-factor-setup.tsx';

interface ApplicationDialogProps {
  opened: boolean;
  onSet: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Dialog to add an authenticator application to the account. */
export default function ApplicationDialog({ opened, onSet, onClose }: ApplicationDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={protection.setTitle}>
      <Stack gap="md">
        <ApplicationSetup onSet={onSet} />
      </Stack>
    </Dialog>
  );
}
