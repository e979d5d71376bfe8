import '@mantine/core/styles/Checkbox.layer.css';
import 'react-image-crop/dist/ReactCrop.css';
import { Checkbox } from '@mantine/core';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import type { Frame } from '../crop-frame.ts';
import { pictureContent as content, frameLabels } from '../picture-content.ts';
import type { ChosenPicture, PictureChoice } from '../shared/use-picture-choice.ts';
import classes from './picture.module.css';

/** Preview of the part inside the frame: the picture is enlarged and shifted behind a window of the frame's proportions. */
const Preview = ({ chosen, isRound }: { chosen: ChosenPicture; isRound: boolean }) => {
  const { image, frame, isWhole } = chosen;
  const { naturalWidth, naturalHeight } = image;
  const ratio = (frame.width * naturalWidth) / (frame.height * naturalHeight);
  const windowStyle: CSSProperties = { aspectRatio: isWhole ? 1 : ratio };
  // The frame is in percent of the picture; these are percents of the window.
  const imageStyle: CSSProperties = isWhole
    ? {}
    : {
        position: 'absolute',
        width: `${10_000 / frame.width}%`,
        height: `${10_000 / frame.height}%`,
        left: `${(-100 * frame.x) / frame.width}%`,
        top: `${(-100 * frame.y) / frame.height}%`,
      };
  return (
    <figure className={classes.preview}>
      <div className={classes.window} data-round={isRound || undefined} style={windowStyle}>
        <img src={image.src} alt="" data-whole={isWhole || undefined} style={imageStyle} />
      </div>
      <figcaption>{content.preview}</figcaption>
    </figure>
  );
};

interface PictureFrameProps {
  choice: PictureChoice;
  chosen: ChosenPicture;
  /** Width by height of the frame; null if free. */
  aspect: number | null;
  /** True for a picture that is shown in a circle. */
  isRound: boolean;
  /** True if the whole picture may be kept: a logo is rarely square. */
  mayBeWhole: boolean;
}

/** Lets the viewer crop a chosen picture: the frame moves with the mouse, a finger or the arrow keys. */
export const PictureFrame = ({ choice, chosen, aspect, isRound, mayBeWhole }: PictureFrameProps) => {
  const area = useRef<HTMLDivElement>(null);
  const help = useId();
  const { image, frame, isWhole, name } = chosen;

  // Focuses the frame, where a keyboard user goes on after choosing the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another picture is chosen
  useEffect(() => {
    const selection = area.current?.querySelector<HTMLElement>('.ReactCrop__crop-selection');
    selection?.setAttribute('aria-describedby', help);
    selection?.focus({ preventScroll: true });
  }, [image]);

  return (
    <div className="grid gap-3" ref={area}>
      <p className={classes.spoken} role="status">
        {content.chosen(name)}
      </p>
      <div className={classes.desk}>
        <ReactCrop
          className={classes.crop ?? ''}
          {...(isWhole ? {} : { crop: { ...frame } })}
          onChange={(_, next) => choice.change({ frame: next satisfies Frame })}
          {...(aspect === null ? {} : { aspect })}
          circularCrop={isRound}
          disabled={isWhole}
          keepSelection
          minWidth={32}
          minHeight={32}
          ariaLabels={frameLabels}
        >
          <img src={image.src} alt="" />
        </ReactCrop>
        <Preview chosen={chosen} isRound={isRound} />
      </div>
      <p id={help} className={classes.help}>
        {content.frameHelp}
      </p>
      {mayBeWhole && (
        <Checkbox
          label={content.whole}
          checked={isWhole}
          onChange={(event) => choice.change({ isWhole: event.currentTarget.checked })}
        />
      )}
    </div>
  );
};
