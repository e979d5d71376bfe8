import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { pictureWords as words } from '../picture-content.ts';
import classes from './picture.module.css';

/** How much of a picture has left, from 0 to 1; then the server draws it in the sizes of the pages. */
export const SendingProgress = ({ share }: { share: number }) => {
  const sentence = share < 1 ? words.sending : words.drawing;
  return (
    <div role="status">
      <p className={classes.sending}>{sentence}</p>
      <Progress value={share * 100} aria-label={sentence} animated />
    </div>
  );
};
