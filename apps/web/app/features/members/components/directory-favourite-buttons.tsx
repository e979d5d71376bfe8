import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconNotes } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useMe } from '../../../lib/session.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import heart from '../../postings/components/favourite-button.module.css';
import { useHeart } from '../api/member-favourites.ts';
import { favouriteContent, noteWordsFor } from '../directory-favourite-content.ts';

const NoteDialog = lazy(() => import('./directory-note-dialog.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

/**
 * Buttons to add or remove a favourite, and to edit its note. Load it lazily: visitors have no favourites.
 */
export default function FavouriteButtons({ member }: { member: DirectoryEntry }) {
  const { favourite, name } = member;
  const setFavourite = useHeart(member);
  const words = noteWordsFor(useMe());
  const note = useLazyDialog();
  const leaving = useLazyDialog();
  const Heart = favourite === null ? IconHeart : IconHeartFilled;
  const toggle = () => {
    if (favourite === null) setFavourite({ note: null });
    // Asks first: one press must not delete a written note.
    else if (favourite.note === null) setFavourite(null);
    else leaving.open();
  };
  return (
    <span className="row column">
      <ActionIcon
        className={heart.heart}
        aria-pressed={favourite !== null}
        aria-label={favouriteContent.name(name)}
        title={favourite === null ? favouriteContent.add : favouriteContent.remove}
        onClick={toggle}
      >
        <Heart size={24} stroke={1.5} aria-hidden />
      </ActionIcon>
      {favourite !== null && (
        <ActionIcon
          className={heart.heart}
          aria-label={words.noteOf(name)}
          aria-haspopup="dialog"
          title={favourite.note === null ? words.addNote : words.changeNote}
          onClick={note.open}
        >
          <IconNotes size={24} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <Suspense>
        {note.wasOpened && <NoteDialog member={member} opened={note.opened} onClose={note.close} />}
        {leaving.wasOpened && (
          <ConfirmDialog
            opened={leaving.opened}
            title={favouriteContent.removeTitle(name)}
            confirm={favouriteContent.remove}
            danger
            onConfirm={() => {
              setFavourite(null);
              leaving.close();
            }}
            onClose={leaving.close}
          >
            {words.dropText}
          </ConfirmDialog>
        )}
      </Suspense>
    </span>
  );
}
