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
import { conflict as words } from './content.ts';
import type { Writing } from './use-writing.ts';

/** Notice that somebody else saved meanwhile: both choices lose nothing. */
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
      notifySuccess(words.kept);
      await navigate(`/admin/articles/${id}`);
    } catch (error) {
      notifyError(error);
    }
    setPending(false);
  };
  return (
    <Note tone="danger" title={words.title}>
      {conflict.updatedBy !== null && <p>{words.by(conflict.updatedBy, formatHour(conflict.updatedAt))}</p>}
      <p>{words.text}</p>
      <DialogActions>
        <Link to={`/admin/articles/${article.id}/apercu`} target="_blank" rel="noopener">
          {words.see}
        </Link>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setAsked(true)}>
          {words.take}
        </Button>
        <Button loading={isPending} onClick={() => void keep()}>
          {words.keep}
        </Button>
      </DialogActions>
      <ConfirmDialog
        opened={isAsked}
        title={words.confirm.title}
        confirm={words.confirm.submit}
        danger
        onConfirm={() => {
          setAsked(false);
          takeTheirs();
        }}
        onClose={() => setAsked(false)}
      >
        {words.confirm.text}
      </ConfirmDialog>
    </Note>
  );
};
