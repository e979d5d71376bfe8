import '@mantine/core/styles/Spoiler.layer.css';
import type { Sent } from '@basoche/contract/threads/job-applications';
import { Spoiler } from '@mantine/core';
import { CvDownload } from '../components/cv-download.tsx';
import classes from './received-application.module.css';
import { sent as content } from './sent-content.ts';

const lineHeight = 24.8;

interface SentApplicationProps {
  sent: Sent;
  /** Number of lines after which the letter is folded, so that the content after it stays near. */
  lines?: number;
  /** Called before the letter changes its height. */
  onToggle?: () => void;
}

/** Content of an application to an offer: a letter, a CV, both or nothing. */
export const SentApplication = ({ sent: { letter, cv }, lines = 10, onToggle }: SentApplicationProps) => (
  <div className="row column lean top gap-3">
    {letter !== null && (
      <Spoiler
        maxHeight={lines * lineHeight}
        showLabel={content.more}
        hideLabel={content.less}
        classNames={{ root: classes.spoiler ?? '', control: classes.more ?? '' }}
        {...(onToggle ? { onExpandedChange: onToggle } : {})}
      >
        <p className={classes.letter}>{letter}</p>
      </Spoiler>
    )}
    {cv !== null && <CvDownload cv={cv} />}
    {letter === null && cv === null && <p className="soft">{content.nothing}</p>}
  </div>
);
