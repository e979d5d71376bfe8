import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { pictureSources } from '../../../lib/photo-sources.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { company as content, gallery } from '../company-content.ts';
import classes from './company-view.module.css';

interface CompanyGalleryProps {
  photos: readonly string[];
  name: string;
  /** Index from 0. */
  shown: number;
  onShow: (place: number) => void;
  opened: boolean;
  onClose: () => void;
}

/** One large photo; buttons and arrow keys show the others in a loop. */
export default function CompanyGallery({
  photos,
  name,
  shown,
  onShow,
  opened,
  onClose,
}: CompanyGalleryProps) {
  const go = (step: number) => onShow((shown + step + photos.length) % photos.length);
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const photo = photos[shown];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={gallery.title(shown + 1, photos.length)}
      onKeyDown={byKey}
    >
      {photo && (
        <img
          key={photo}
          className={classes.large}
          src={pictureSources.wide.smallest(photo)}
          srcSet={pictureSources.wide.set(photo)}
          sizes="(min-width: 37em) 538px, 100vw"
          alt={content.photo(shown + 1, name)}
        />
      )}
      {photos.length > 1 && (
        <div className={classes.steps}>
          <ActionIcon variant="default" aria-label={gallery.before} onClick={() => go(-1)}>
            <IconChevronLeft size={24} stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label={gallery.after} data-autofocus onClick={() => go(1)}>
            <IconChevronRight size={24} stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </Dialog>
  );
}
