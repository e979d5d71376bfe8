import { fileRefusals } from '@basoche/contract/files';
import { pictureField } from '@basoche/contract/members/pictures';
import { imagePixels } from '@basoche/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '../../../lib/form.ts';
import { type Frame, firstFrame } from '../crop-frame.ts';
import { cropPicture } from '../crop-picture.ts';

/** A chosen picture that is not sent yet. */
export interface ChosenPicture {
  readonly name: string;
  readonly kind: string;
  /** Decoded, with the EXIF rotation applied. */
  readonly image: HTMLImageElement;
  readonly frame: Frame;
  /** True if the whole picture is kept, on a white background. */
  readonly isWhole: boolean;
}

export interface PictureChoice {
  readonly chosen: ChosenPicture | null;
  /** True if the current picture is to be removed. */
  readonly isRemoved: boolean;
  /** True while the file is being decoded. */
  readonly isReading: boolean;
  /** Reason why the last file was refused. */
  readonly refusal: string | null;
  readonly take: (file: File | undefined) => void;
  readonly change: (part: Partial<Pick<ChosenPicture, 'frame' | 'isWhole'>>) => void;
  /** Drops the choice, back to the current picture. */
  readonly forget: () => void;
  readonly remove: () => void;
  /** File to send; null if none was chosen. */
  readonly crop: () => Promise<File | null>;
  /** Value to send without a file: null removes the current picture, undefined keeps it. */
  readonly removal: null | undefined;
}

const openPicture = async (file: File): Promise<HTMLImageElement | string> => {
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

/** Picture chosen, cropped or removed, until it is sent. `aspect` is width by height; null if free. */
export const usePictureChoice = (aspect: number | null): PictureChoice => {
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const [isReading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Number of the last file: the result of an earlier one arrives too late and is dropped. */
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
    const image = await openPicture(file);
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
    crop: async () => {
      if (!chosen) return null;
      const { image, kind, frame, isWhole } = chosen;
      return cropPicture(image, kind, { frame: isWhole ? null : frame, aspect });
    },
  };
};
