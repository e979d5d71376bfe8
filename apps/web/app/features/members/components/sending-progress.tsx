import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { pictureContent as content } from '../picture-content.ts';

/** Progress of an upload, from 0 to 1; the server then resizes the picture. */
export const SendingProgress = ({ share }: { share: number }) => {
  const sentence = share < 1 ? content.sending : content.drawing;
  return (
    <div role="status">
      <p className="soft small bottom-2">{sentence}</p>
      <Progress value={share * 100} aria-label={sentence} animated />
    </div>
  );
};
