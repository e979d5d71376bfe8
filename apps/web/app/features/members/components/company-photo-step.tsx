import { Button, Stack, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { companyEdits } from '../company-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';

const content = companyEdits.photos;
const photoAspect = 3 / 2;

interface CompanyPhotoStepProps {
  /** Number from 1. */
  place: number;
  onBack: () => void;
  onChosen: (file: File) => void;
}

/** Step to choose and crop the photo of one place. Nothing is sent before all photos are. */
export const CompanyPhotoStep = ({ place, onBack, onChosen }: CompanyPhotoStepProps) => {
  const choice = usePictureChoice(photoAspect);
  const [isCutting, setCutting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone from the dialog: the heading takes the focus.
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
        {content.choose(place)}
      </Title>
      <PictureField choice={choice} aspect={photoAspect} present={null} />
      <DialogActions>
        <Button variant="default" onClick={onBack}>
          {content.back}
        </Button>
        <Button disabled={!choice.chosen} loading={isCutting} onClick={() => void use()}>
          {content.use}
        </Button>
      </DialogActions>
    </Stack>
  );
};
