import { pictureField } from '@basoche/contract/members/pictures';
import { addArticlePicture } from '@basoche/contract/news/writing';
import type { AnswerOf } from '@basoche/contract/route';
import { newsPictureSources } from '@basoche/domain/news/pictures';
import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { upload } from '../../../lib/upload.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import { usePictureUrl } from './api.ts';
import classes from './article-editor.module.css';
import { writing } from './content.ts';

const content = writing.picture;

interface PictureInputProps {
  articleID: string;
  path: string;
  /** Address of the current picture; null if none. */
  present: string | null;
  onChange: (picture: AnswerOf<typeof addArticlePicture> | null) => void;
}

/** Field that uploads a picture at once, shows it, and replaces it. */
export const PictureInput = ({ articleID, path, present, onChange }: PictureInputProps) => {
  const url = usePictureUrl(present);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (file: File | null) => {
    if (file === null) return;
    const pictureError = fieldErrors(pictureField, file)[''];
    if (pictureError !== undefined) return setFailure(pictureError);
    setFailure(null);
    setShare(0);
    try {
      onChange(
        await upload(addArticlePicture, { file }, { params: { id: articleID }, onProgress: setShare }),
      );
    } catch (error) {
      setFailure(refusedFields(error).file ?? failureSentence(error));
    }
    setShare(null);
  };
  return (
    <div className="row column gap-3" data-path={path}>
      {present !== null && url !== null && (
        <img className={classes.picture} src={newsPictureSources(url, 'wide').src} alt="" />
      )}
      <FocusKeeper className={classes.actions}>
        <FileButton accept="image/jpeg,image/png" onChange={(file) => void send(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={share !== null}
              leftSection={<IconPhoto size={20} stroke={1.5} aria-hidden />}
            >
              {present === null ? content.choose : content.another}
            </Button>
          )}
        </FileButton>
        {present !== null && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {content.remove}
          </Button>
        )}
        <span className={classes.limits} role="status">
          {share === null ? content.limits : content.sending(Math.round(share * 100))}
        </span>
      </FocusKeeper>
      {failure && <Note tone="danger">{failure}</Note>}
    </div>
  );
};
