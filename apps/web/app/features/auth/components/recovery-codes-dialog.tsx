import { Stack } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { secondFactor } from '../second-factor-content.ts';
import { protection } from '../security-content.ts';
import { RecoveryCodeList } from './recovery-codes.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Only its button closes it: the codes are shown once. */
export default function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      opened
      onClose={onDone}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={protection.codesTitle}
    >
      <Stack gap="md">
        <div>{secondFactor.codes.lead}</div>
        <RecoveryCodeList codes={codes} onDone={onDone} />
      </Stack>
    </Dialog>
  );
}
