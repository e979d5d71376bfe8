import type { Cv } from '@basoche/contract/threads/job-applications';
import { cvsAtMost } from '@basoche/domain/limits';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { applyDialog } from '../apply-content.ts';
import { CvDownload } from '../components/cv-download.tsx';
import { CvDrop } from '../components/cv-drop.tsx';
import classes from '../components/cvs.module.css';
import { cvsQuery, useDeleteCv } from '../own-api.ts';
import { ownCvs as content } from '../own-cvs-content.ts';

const OwnCv = ({ cv }: { cv: Cv }) => {
  const dialog = useLazyDialog();
  const removing = useDeleteCv();
  return (
    <li className={classes.cv}>
      <CvDownload cv={cv} />
      <ActionIcon aria-label={applyDialog.remove(cv.name)} aria-haspopup="dialog" onClick={dialog.open}>
        <IconTrash size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      <CommandConfirmation
        danger
        title={content.confirmTitle}
        confirm={content.remove}
        dialog={dialog}
        command={removing}
        onConfirm={() => removing.mutate(cv.id)}
      >
        {content.confirmText(cv.name)}
      </CommandConfirmation>
    </li>
  );
};

const SavedCvs = () => {
  const { isVerified } = useMe();
  const cvs = useQuery(cvsQuery());
  if (cvs.isError) return <ErrorState error={cvs.error} onRetry={() => void cvs.refetch()} />;
  if (!cvs.data) return <Skeleton height={88} />;
  return (
    <FocusKeeper className={classes.cvs}>
      {cvs.data.length > 0 && (
        <ul className="bare grid gap-2">
          {cvs.data.map((cv) => (
            <OwnCv key={cv.id} cv={cv} />
          ))}
        </ul>
      )}
      {isVerified && cvs.data.length < cvsAtMost && <CvDrop onAdded={() => undefined} />}
      {cvs.data.length >= cvsAtMost && <p className="soft small">{applyDialog.full(cvsAtMost)}</p>}
    </FocusKeeper>
  );
};

/** CVs of the member, for applications to offers: to open, add and delete. */
export default function OwnCvs() {
  return (
    <Panel title={content.title} text={content.text}>
      <SavedCvs />
    </Panel>
  );
}
