import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { companyEdits } from '../company-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';

const content = companyEdits.photos;
/** Width of a photo divided by its height. */
const photoAspect = 3 / 2;

interface CompanyPhotoStepProps {
  /** Place of the photo on the company's page, from 1 to 6. */
  place: number;
  onBack: () => void;
  onChosen: (file: File) => void;
}

/** Step of the dialog of a company's photos: chooses and crops the photo of one place. Nothing is sent before the dialog's end. */
export const CompanyPhotoStep = ({ place, onBack, onChosen }: CompanyPhotoStepProps) => {
  const choice = usePictureChoice(photoAspect);
  const [isCropping, setCropping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const cropAndUse = async () => {
    setCropping(true);
    const file = await choice.crop();
    setCropping(false);
    if (file) onChosen(file);
  };
  return (
    <Stack gap="lg">
      <Title order={3} ref={heading} tabIndex={-1} data-quiet-focus>
        {content.choose(place)}
      </Title>
      <PictureField choice={choice} aspect={photoAspect} present={null} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {content.back}
        </Button>
        <Button disabled={!choice.chosen} loading={isCropping} onClick={() => void cropAndUse()}>
          {content.use}
        </Button>
      </DialogActions>
    </Stack>
  );
};
