import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { companyEdits } from '../company-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';

const words = companyEdits.photos;
const photoAspect = 3 / 2;

interface CompanyPhotoStepProps {
  /** From 1. */
  place: number;
  onBack: () => void;
  onChosen: (file: File) => void;
}

/** Chooses and crops the photo of one place; nothing is sent before all of them are. */
export const CompanyPhotoStep = ({ place, onBack, onChosen }: CompanyPhotoStepProps) => {
  const choice = usePictureChoice(photoAspect);
  const [isCutting, setCutting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone from the dialog: whoever came here goes on here.
  useEffect(() => heading.current?.focus(), []);
  const use = async () => {
    setCutting(true);
    const file = await choice.cut();
    setCutting(false);
    if (file) onChosen(file);
  };
  return (
    <Stack gap="lg">
      <Title order={3} ref={heading} tabIndex={-1} data-quiet-focus>
        {words.choose(place)}
      </Title>
      <PictureField choice={choice} aspect={photoAspect} present={null} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {words.back}
        </Button>
        <Button disabled={!choice.chosen} loading={isCutting} onClick={() => void use()}>
          {words.use}
        </Button>
      </DialogActions>
    </Stack>
  );
};
