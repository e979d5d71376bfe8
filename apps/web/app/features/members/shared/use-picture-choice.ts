import { fileRefusals } from '@basoche/contract/files';
import { pictureField } from '@basoche/contract/members/pictures';
import { imagePixels } from '@basoche/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../lib/form.ts';
import { type Frame, firstFrame } from '../cropping.ts';
import { cutPicture } from '../cut-picture.ts';

/** A picture that was chosen and not yet sent. */
export interface ChosenPicture {
  readonly name: string;
  readonly kind: string;
  /** Decoded, turned as its EXIF says. */
  readonly image: HTMLImageElement;
  readonly frame: Frame;
  /** Nothing is cut off: it stands on a white ground. */
  readonly isWhole: boolean;
}

export interface PictureChoice {
  readonly chosen: ChosenPicture | null;
  /** The present picture is to be taken away. */
  readonly isRemoved: boolean;
  /** The file is being opened. */
  readonly isReading: boolean;
  /** Why the last file was not taken. */
  readonly refusal: string | null;
  readonly take: (file: File | undefined) => void;
  readonly change: (part: Partial<Pick<ChosenPicture, 'frame' | 'isWhole'>>) => void;
  /** Back to what was there. */
  readonly forget: () => void;
  readonly remove: () => void;
  /** What to send; null where nothing was chosen. */
  readonly cut: () => Promise<File | null>;
  /** What to send where nothing was: null takes the present picture off, undefined leaves it. */
  readonly removal: null | undefined;
}

const opened = async (file: File): Promise<HTMLImageElement | string> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(image.src);
    return fileRefusals.damaged;
  }
  if (image.naturalWidth * image.naturalHeight <= imagePixels) return image;
  URL.revokeObjectURL(image.src);
  return fileRefusals.pixels;
};

/** What somebody chooses, frames or removes, until it is sent. `aspect` is width by height; null leaves it free. */
export const usePictureChoice = (aspect: number | null): PictureChoice => {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Of the last file: what an earlier one says once it is open comes too late. */
  const turn = useRef(0);

  const url = chosen?.image.src;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    turn.current += 1;
    const mine = turn.current;
    const error = fieldErrors(pictureField, file)[''] ?? null;
    setRefusal(error);
    if (error !== null) return;
    setReading(true);
    const image = await opened(file);
    if (mine !== turn.current) return;
    setReading(false);
    if (typeof image === 'string') return setRefusal(image);
    setRemoved(false);
    setChosen({
      name: file.name,
      kind: file.type,
      image,
      frame: firstFrame({ width: image.naturalWidth, height: image.naturalHeight }, aspect),
      isWhole: false,
    });
  };

  const forget = () => {
    turn.current += 1;
    setReading(false);
    setRefusal(null);
    setRemoved(false);
    setChosen(null);
  };

  return {
    chosen,
    isRemoved,
    isReading,
    refusal,
    take: (file) => void take(file),
    change: (part) => setChosen((known) => known && { ...known, ...part }),
    forget,
    remove: () => {
      forget();
      setRemoved(true);
    },
    removal: isRemoved ? null : undefined,
    cut: async () => {
      if (!chosen) return null;
      const { image, kind, frame, isWhole } = chosen;
      return cutPicture(image, kind, { frame: isWhole ? null : frame, aspect });
    },
  };
};
