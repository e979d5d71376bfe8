import { Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { verbs } from '../../../ui/content.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { FormFrame } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { pictureContent as content } from '../picture-content.ts';
import { PictureField } from '../shared/picture-field.tsx';
import { usePictureChoice } from '../shared/use-picture-choice.ts';
import { SendingProgress } from './sending-progress.tsx';
import { type UploadProgress, useUpload } from './use-upload.ts';

export interface PictureDialogProps {
  opened: boolean;
  title: string;
  /** Aspect ratio, width by height; null if free. */
  aspect: number | null;
  isRound?: boolean;
  /** True if the whole picture may be kept uncropped, as for a logo. */
  mayBeWhole?: boolean;
  /** Address of the current picture. */
  present: string | null;
  /** Name of its owner. */
  name: string;
  /** Sends the cropped picture; null removes the current one, if that is allowed. */
  send: (picture: File | null, progress: UploadProgress) => Promise<unknown>;
  mayRemove?: boolean;
  /** Called once it is saved. */
  onSaved?: () => void;
  onClose: () => void;
  /** More content above the picture. */
  children?: ReactNode;
}

const PictureForm = ({
  aspect,
  isRound = false,
  mayBeWhole = false,
  present,
  name,
  send,
  mayRemove = false,
  onSaved,
  onClose,
  children,
}: PictureDialogProps) => {
  const choice = usePictureChoice(aspect);
  const { share, send: sendPicture, wasStopped } = useUpload();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);

  const save = async () => {
    setFailure(null);
    if (!choice.chosen && !choice.isRemoved) return setAsked(true);
    setAsked(false);
    try {
      await sendPicture(async (progress) => send(await choice.crop(), progress));
      onSaved?.();
      onClose();
    } catch (error) {
      if (!wasStopped()) setFailure(refusedFields(error).picture ?? failureSentence(error));
    }
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (share === null) void save();
      }}
    >
      <Stack gap="lg">
        {children}
        <PictureField
          choice={choice}
          aspect={aspect}
          isRound={isRound}
          mayBeWhole={mayBeWhole}
          present={
            present && <Photo src={present} name={name} size={96} shape={isRound ? 'round' : 'square'} />
          }
          mayRemove={mayRemove}
          error={failure}
        />
        {share !== null && <SendingProgress share={share} />}
        {isAsked && !choice.chosen && !choice.isRemoved && <Note tone="info">{content.nothing}</Note>}
        <SubmitActions
          cancel={verbs.cancel}
          submit={verbs.save}
          pending={share !== null}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};

/** Dialog to choose, crop and send one picture, fresh at each opening. Load it lazily. */
export default function PictureDialog(props: PictureDialogProps) {
  return (
    <FormFrame opened={props.opened} title={props.title} onClose={props.onClose}>
      <PictureForm {...props} />
    </FormFrame>
  );
}
