import type { StaffPublication } from '@basoche/contract/moderation/moderation';
import { lazy } from 'react';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { publication as words } from '../publication-content.ts';
import { Acts } from './acts.tsx';
import { PublicationNote } from './publication-note.tsx';

const HideDialog = lazy(() => import('./hide-dialog.tsx'));

/** Decisions that staff may take on a publication in its current state. */
export const PublicationDecisions = ({ publication }: { publication: StaffPublication }) => {
  const isHidden = publication.state === 'hidden' || publication.state === 'review';
  return (
    <Acts label={words.actions}>
      {!isHidden && (
        <DialogButton
          variant="outline"
          color="red"
          dialog={(opened) => <HideDialog publication={publication} {...opened} />}
        >
          {words.hide.action}
        </DialogButton>
      )}
      {isHidden && <PublicationNote type="restore" publication={publication} />}
      {publication.state === 'review' && <PublicationNote type="uphold" publication={publication} />}
    </Acts>
  );
};
