import type { StaffPublication } from '@basoche/contract/moderation/moderation';
import { Button } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { publication as words } from '../publication-content.ts';
import { Acts } from './acts.tsx';
import type { PublicationDialogProps } from './publication-dialog.ts';

const HideDialog = lazy(() => import('./hide-dialog.tsx'));
const RestoreDialog = lazy(() =>
  import('./publication-note-dialog.tsx').then(({ RestoreDialog: component }) => ({ default: component })),
);
const UpholdDialog = lazy(() =>
  import('./publication-note-dialog.tsx').then(({ UpholdDialog: component }) => ({ default: component })),
);

interface ActProps {
  publication: StaffPublication;
  label: string;
  dialog: ComponentType<PublicationDialogProps>;
  isGrave?: boolean;
}

const Act = ({ publication, label, dialog: Dialog, isGrave = false }: ActProps) => {
  const { opened, isWanted, open, close } = useLazyDialog();
  return (
    <>
      <Button
        {...(isGrave ? { variant: 'outline', color: 'red' } : { variant: 'default' })}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label}
      </Button>
      {isWanted && (
        <Suspense>
          <Dialog publication={publication} opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** What staff may decide of a publication, as it stands. */
export const PublicationDecisions = ({ publication }: { publication: StaffPublication }) => {
  const isHidden = publication.state === 'hidden' || publication.state === 'review';
  return (
    <Acts label={words.actions}>
      {!isHidden && <Act publication={publication} label={words.hide.action} dialog={HideDialog} isGrave />}
      {isHidden && <Act publication={publication} label={words.restore.action} dialog={RestoreDialog} />}
      {publication.state === 'review' && (
        <Act publication={publication} label={words.uphold.action} dialog={UpholdDialog} />
      )}
    </Acts>
  );
};
