import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Button, Loader } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoOff, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import classes from '../components/picture.module.css';
import { PictureFrame } from '../components/picture-frame.tsx';
import { pictureContent as content } from '../picture-content.ts';
import type { PictureChoice } from './use-picture-choice.ts';

export interface PictureFieldProps {
  /** Name of the group, where the dialog's title does not give it. */
  label?: string;
  choice: PictureChoice;
  /** Aspect ratio, width by height, the same as for the choice; null if free. */
  aspect: number | null;
  isRound?: boolean;
  mayBeWhole?: boolean;
  /** The current picture, rendered; null if there is none. */
  present: ReactNode;
  mayRemove?: boolean;
  /** The server's error about the last picture. */
  error?: string | null;
}

const Present = ({
  choice,
  present,
  mayRemove,
}: Pick<PictureFieldProps, 'choice' | 'present' | 'mayRemove'>) => {
  if (choice.isRemoved) {
    return (
      <div className={classes.present}>
        <IconPhotoOff size={32} stroke={1.5} aria-hidden />
        <div>
          <p role="status">{content.removed}</p>
          <Button variant="default" onClick={choice.forget}>
            {content.keep}
          </Button>
        </div>
      </div>
    );
  }
  if (!present) return null;
  return (
    <div className={classes.present}>
      {present}
      <div>
        <p>{content.present}</p>
        {mayRemove && (
          <Button variant="default" onClick={choice.remove}>
            {content.remove}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Content of the drop zone; once a picture is chosen, it offers another. */
const Ask = ({ isReading, isAnother }: { isReading: boolean; isAnother: boolean }) => {
  if (isReading) {
    return (
      <p className={classes.ask} role="status">
        <Loader size="sm" aria-hidden /> {content.reading}
      </p>
    );
  }
  // A press bubbles to the drop zone, which opens the file picker.
  const button = (
    <Button variant="default" leftSection={<IconUpload size={20} stroke={1.5} aria-hidden />}>
      {isAnother ? content.another : content.choose}
    </Button>
  );
  if (isAnother) return button;
  return (
    <>
      <p className={classes.ask}>
        <span className={classes.drop}>{content.drop}</span>
        {button}
      </p>
      <p className={classes.limits}>{content.limits}</p>
    </>
  );
};

/** Field to choose a picture by a press or a drop, and crop it; it shows the current one. */
export const PictureField = ({
  label,
  choice,
  aspect,
  isRound = false,
  mayBeWhole = false,
  present,
  mayRemove = false,
  error = null,
}: PictureFieldProps) => {
  const { chosen, isReading, refusal, take } = choice;
  const problem = refusal ?? error;
  return (
    <fieldset className={classes.field}>
      {label !== undefined && <legend className={classes.label}>{label}</legend>}
      <FocusKeeper className={classes.parts}>
        {chosen ? (
          <PictureFrame
            choice={choice}
            chosen={chosen}
            aspect={aspect}
            isRound={isRound}
            mayBeWhole={mayBeWhole}
          />
        ) : (
          <Present choice={choice} present={present} mayRemove={mayRemove} />
        )}
        {problem && <Note tone="danger">{problem}</Note>}
        <div className="row wrap middle gap-2">
          <Dropzone
            className={chosen ? classes.bare : classes.zone}
            onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)][0])}
            onDrop={() => undefined}
            accept={['image/jpeg', 'image/png']}
            multiple={false}
            activateOnKeyboard={false}
            enablePointerEvents
            inputProps={{ 'aria-hidden': true }}
          >
            <Ask isReading={isReading} isAnother={chosen !== null} />
          </Dropzone>
          {chosen && (
            <Button variant="default" onClick={choice.forget}>
              {present ? content.keep : content.giveUp}
            </Button>
          )}
        </div>
      </FocusKeeper>
    </fieldset>
  );
};
