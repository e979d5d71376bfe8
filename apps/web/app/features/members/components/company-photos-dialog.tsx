import type { CompanyProfile } from '@basoche/contract/members/members';
import { Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { verbs } from '../../../ui/content.ts';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { FormFrame } from '../../../ui/form-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { useCompanyEdits } from '../api/edit-company.ts';
import { companyEdits } from '../company-content.ts';
import { type PhotoSet, photoSetOf, sentPhotos, withMoved, withPhoto } from '../photo-set.ts';
import { pictureContent } from '../picture-content.ts';
import { CompanyPhotoPlace, type PhotoTool } from './company-photo-place.tsx';
import { CompanyPhotoStep } from './company-photo-step.tsx';
import classes from './company-photos.module.css';
import type { CompanyDialogProps } from './profile-edit.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useUpload } from './use-upload.ts';

const content = companyEdits.photos;

/** Object URLs of new photos, revoked when the dialog is unmounted. */
const usePreviews = () => {
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => void URL.revokeObjectURL(url)), []);
  return (file: File) => {
    const preview = URL.createObjectURL(file);
    urls.current.push(preview);
    return preview;
  };
};

/** Sets the focus after a move or a removal: the pressed button may have moved, or be gone. */
const usePlaceFocus = () => {
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<{ place: number; tool: PhotoTool } | null>(null);
  useEffect(() => {
    if (next.current === null || list.current === null) return;
    const { place, tool } = next.current;
    const tools = list.current.querySelectorAll<HTMLElement>(`[data-place="${place}"] button`);
    const target = [...tools].find(({ dataset }) => dataset.tool === tool) ?? tools[0];
    next.current = null;
    target?.focus();
  });
  return {
    list,
    goTo: (place: number, tool: PhotoTool) => {
      next.current = { place, tool };
    },
  };
};

const PhotosForm = ({ company, onClose }: { company: CompanyProfile; onClose: () => void }) => {
  const { photos: save } = useCompanyEdits(company.id);
  const { share, send, wasStopped } = useUpload();
  const previewOf = usePreviews();
  const [set, setSet] = useState<PhotoSet>(() => photoSetOf(company.photos));
  const [choosing, setChoosing] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<string | null>(null);

  const { list, goTo } = usePlaceFocus();

  const move = (from: number, to: number, tool?: PhotoTool) => {
    if (tool) goTo(to, tool);
    setSet((known) => withMoved(known, from, to));
    setAnnouncement(content.moved(from + 1, to + 1));
  };
  const submit = async () => {
    setFailure(null);
    try {
      await send((sending) => save(sentPhotos(set), sending));
      notifySuccess(companyEdits.saved);
      onClose();
    } catch (error) {
      if (!wasStopped()) setFailure(Object.values(refusedFields(error))[0] ?? failureSentence(error));
    }
  };

  if (choosing !== null) {
    return (
      <CompanyPhotoStep
        place={choosing + 1}
        onBack={() => {
          goTo(choosing, 'choose');
          setChoosing(null);
        }}
        onChosen={(file) => {
          setSet((known) => withPhoto(known, choosing, { file, preview: previewOf(file) }));
          goTo(choosing, 'choose');
          setChoosing(null);
        }}
      />
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (share === null) void submit();
      }}
    >
      <Stack gap="lg">
        <div className={classes.help}>
          <p>{content.help}</p>
          <p>{pictureContent.limits}</p>
        </div>
        <ol className={classes.places} ref={list}>
          {set.map((photo, index) => (
            <CompanyPhotoPlace
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number, whatever stands there
              key={index}
              place={index}
              photo={photo}
              isLast={index === set.length - 1}
              onChoose={() => setChoosing(index)}
              onMove={(to, tool) => move(index, to, tool)}
              onDropped={(from) => move(from, index)}
              onRemove={() => {
                goTo(index, 'choose');
                setSet((known) => withPhoto(known, index, null));
                setAnnouncement(content.removed(index + 1));
              }}
            />
          ))}
        </ol>
        <p className={classes.announcement} role="status">
          {announcement}
        </p>
        {failure && <Note tone="danger">{failure}</Note>}
        {share !== null && <SendingProgress share={share} />}
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

/** Dialog of the six photos of a company: chosen, cropped, ordered, removed, and sent together. */
export default function CompanyPhotosDialog({ company, opened, onClose }: CompanyDialogProps) {
  return (
    <FormFrame opened={opened} title={content.title} onClose={onClose}>
      <PhotosForm company={company} onClose={onClose} />
    </FormFrame>
  );
}
