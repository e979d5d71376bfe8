import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import type { Invitee } from '../api/invitations.ts';
import { invitations } from '../invitation-content.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** "Inviter à postuler", on a member's card: the dialog says to which missions. */
export const InviteButton = (invitee: Invitee) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        variant="subtle"
        aria-haspopup="dialog"
        aria-label={invitations.buttonFor(invitee.name)}
        leftSection={<IconMailPlus size={20} stroke={1.5} />}
        onClick={open}
      >
        {invitations.button}
      </Button>
      {isWanted && (
        <Suspense>
          <InviteDialog invitee={invitee} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
