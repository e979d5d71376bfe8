import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { WidePhoto } from '../../../ui/wide-photo.tsx';
import { companyEdits } from '../company-content.ts';
import type { PlacedPhoto } from '../photo-set.ts';
import classes from './company-photos.module.css';

const content = companyEdits.photos;
const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;
/** Media type of the dragged data, which is the index of the place where the drag began. */
const dragType = 'application/x-basoche-place';

/** Buttons that may take the focus after a change (`data-tool`). */
export type PhotoTool = 'choose' | 'earlier' | 'later';

interface CompanyPhotoPlaceProps {
  /** Index of the place, from 0. */
  place: number;
  photo: PlacedPhoto | null;
  /** True for the last place: its photo cannot move further back. */
  isLast: boolean;
  /** Called to choose a photo for this place. */
  onChoose: () => void;
  onMove: (to: number, tool: PhotoTool) => void;
  /** Called when a photo is dropped here from another place. */
  onDropped: (from: number) => void;
  onRemove: () => void;
}

const Picture = ({ photo }: { photo: PlacedPhoto }) =>
  'kept' in photo ? (
    <WidePhoto src={photo.kept} alt="" sizes="180px" className={classes.photo} isFirst />
  ) : (
    <img src={photo.preview} alt="" className={classes.photo} />
  );

/** One place in the editor of a company's photos: its photo with its buttons, or a button to fill it. Photos are moved by drag or buttons. */
export const CompanyPhotoPlace = (props: CompanyPhotoPlaceProps) => {
  const { place, photo, isLast, onChoose, onMove, onDropped, onRemove } = props;
  const [isOver, setOver] = useState(false);
  const number = place + 1;
  const drop = (event: DragEvent) => {
    setOver(false);
    const from = event.dataTransfer.getData(dragType);
    if (from === '') return;
    event.preventDefault();
    onDropped(Number(from));
  };
  return (
    <li
      data-place={place}
      className={classes.place}
      data-over={isOver || undefined}
      draggable={photo !== null}
      onDragStart={(event) => event.dataTransfer.setData(dragType, String(place))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="soft small">{content.place(number)}</p>
      {photo === null ? (
        <Button
          variant="default"
          className={classes.add}
          aria-label={content.add(number)}
          data-tool="choose"
          leftSection={<IconPhotoPlus {...icon} />}
          onClick={onChoose}
        >
          {content.empty}
        </Button>
      ) : (
        <>
          <Picture photo={photo} />
          <div className={classes.tools}>
            <ActionIcon
              aria-label={content.earlier(number)}
              data-tool="earlier"
              aria-disabled={place === 0}
              {...(place === 0 ? { 'data-disabled': true } : {})}
              onClick={() => place > 0 && onMove(place - 1, 'earlier')}
            >
              <IconArrowLeft {...icon} />
            </ActionIcon>
            <ActionIcon
              aria-label={content.later(number)}
              data-tool="later"
              aria-disabled={isLast}
              {...(isLast ? { 'data-disabled': true } : {})}
              onClick={() => !isLast && onMove(place + 1, 'later')}
            >
              <IconArrowRight {...icon} />
            </ActionIcon>
            <ActionIcon aria-label={content.replace(number)} data-tool="choose" onClick={onChoose}>
              <IconReplace {...icon} />
            </ActionIcon>
            <ActionIcon aria-label={content.remove(number)} onClick={onRemove}>
              <IconTrash {...icon} />
            </ActionIcon>
          </div>
        </>
      )}
    </li>
  );
};
