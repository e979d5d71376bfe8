import type { JobDraft } from '@basoche/contract/jobs/drafts';
import { typeset } from '@basoche/domain/typography';
import { UnstyledButton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatRelative } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import row from '../../../ui/row-card.module.css';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import card from '../../postings/components/own-card.module.css';
import { DomainMark } from '../../postings/shared/domain-mark.tsx';
import { drafts } from '../creator-content.ts';
import { valuesOf } from '../job-values.ts';
import { useDeleteDraft } from '../own-api.ts';
import { contractOf } from '../shared/facts.ts';
import { draftAddress } from '../views.ts';
import classes from './draft-row.module.css';

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** A draft of an offer: its content so far, and buttons to continue or delete it. */
export const DraftRow = ({ draft }: { draft: JobDraft }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const remove = useDeleteDraft(draft.id, () => notifySuccess(drafts.removed));
  const values = valuesOf(draft.values);
  const title = values.title.trim() === '' ? drafts.untitled : values.title;
  return (
    <article className={`${row.card} ${classes.card}`}>
      <div className={card.tags}>
        {values.domain !== '' && <DomainMark domain={values.domain} />}
        <span>{contractOf(values)}</span>
      </div>
      <h2 className={row.title}>
        <Link to={draftAddress(draft.id)}>{typeset(title)}</Link>
      </h2>
      <p className={card.dates}>
        <time dateTime={draft.updatedAt}>{drafts.changed(formatRelative(draft.updatedAt, new Date()))}</time>
      </p>
      <div className={`${row.foot} ${classes.foot}`}>
        <Link to={draftAddress(draft.id)} className={row.way} aria-label={drafts.resumeOf(title)}>
          <IconPencil {...icon} />
          {drafts.resume}
        </Link>
        <UnstyledButton
          className={row.way ?? ''}
          aria-haspopup="dialog"
          aria-label={drafts.removeOf(title)}
          onClick={open}
        >
          <IconTrash {...icon} />
          {drafts.remove}
        </UnstyledButton>
      </div>
      {wasOpened && (
        <Suspense>
          <ConfirmDialog
            opened={opened}
            title={drafts.removeTitle}
            confirm={drafts.remove}
            danger
            pending={remove.isPending}
            onConfirm={() => remove.mutate()}
            onClose={close}
          >
            {drafts.removeText(title)}
          </ConfirmDialog>
        </Suspense>
      )}
    </article>
  );
};
