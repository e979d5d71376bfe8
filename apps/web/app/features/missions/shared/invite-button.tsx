import { IconMailPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { inviteButton } from '../invite-button-content.ts';
import type { Invitee } from '../own-api.ts';

const InviteDialog = lazy(() => import('../components/invite-dialog.tsx'));

interface InviteButtonProps extends Invitee {
  label?: string;
  variant?: 'subtle' | 'filled';
  size?: 'md' | 'lg';
  fullWidth?: boolean;
}

/** Button « Inviter à postuler » on a member's card; its dialog lists the missions. */
export const InviteButton = ({
  label = inviteButton.label,
  variant = 'subtle',
  size = 'md',
  fullWidth = false,
  ...invitee
}: InviteButtonProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <>
      <Button
        variant={variant}
        size={size}
        fullWidth={fullWidth}
        aria-haspopup="dialog"
        aria-label={inviteButton.labelFor(label, invitee.name)}
        leftSection={<IconMailPlus size={20} stroke={1.5} />}
        onClick={open}
      >
        {label}
      </Button>
      {wasOpened && (
        <Suspense>
          <InviteDialog invitee={invitee} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
