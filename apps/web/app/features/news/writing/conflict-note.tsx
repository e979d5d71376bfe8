import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatHour } from '../../../lib/dates.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import '../../../ui/modal.css.ts';
import { useRefreshNews } from './api.ts';
import { conflict as content } from './content.ts';
import type { Writing } from './use-writing.ts';

/** Notice that somebody else saved the article meanwhile; neither choice loses text. */
export const ConflictNote = ({ writing }: { writing: Writing }) => {
  const { conflict, article, takeTheirs, keepMine } = writing;
  const navigate = useNavigate();
  const refresh = useRefreshNews();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  if (conflict === null) return null;
  const keep = async () => {
    setPending(true);
    try {
      const id = await keepMine();
      await refresh();
      notifySuccess(content.kept);
      await navigate(`/admin/articles/${id}`);
    } catch (error) {
      notifyError(error);
    }
    setPending(false);
  };
  return (
    <Note tone="danger" title={content.title}>
      {conflict.updatedBy !== null && <p>{content.by(conflict.updatedBy, formatHour(conflict.updatedAt))}</p>}
      <p>{content.text}</p>
      <DialogActions>
        <Link to={`/admin/articles/${article.id}/apercu`} target="_blank" rel="noopener">
          {content.see}
        </Link>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {content.take}
        </Button>
        <Button loading={isPending} onClick={() => void keep()}>
          {content.keep}
        </Button>
      </DialogActions>
      <ConfirmDialog
        opened={isAsked}
        title={content.confirm.title}
        confirm={content.confirm.submit}
        danger
        onConfirm={() => {
          setAsked(false);
          takeTheirs();
        }}
        onClose={() => setAsked(false)}
      >
        {content.confirm.text}
      </ConfirmDialog>
    </Note>
  );
};
