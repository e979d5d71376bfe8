import '../../../ui/modal.css.ts';
import { Modal, Stack } from '@mantine/core';
import { protection } from '../security-content.ts';
import { ApplicationSetup } from './second-factor-setup.tsx';

interface ApplicationDialogProps {
  opened: boolean;
  onSet: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** An authentication application is added to the account. */
export default function ApplicationDialog({ opened, onSet, onClose }: ApplicationDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={protection.setTitle}>
      <Stack gap="md">
        <ApplicationSetup onSet={onSet} />
      </Stack>
    </Modal>
  );
}
