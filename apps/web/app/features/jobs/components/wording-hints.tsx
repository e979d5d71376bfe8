import { hintText, wordingHints } from '@basoche/domain/jobs/wording';
import { typeset } from '@basoche/domain/typography';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBulb } from '@tabler/icons-react';
import { useMemo } from 'react';
import { wording } from '../creator-content.ts';
import classes from './job-form.module.css';

/** Pause in typing before hints are shown, in milliseconds. */
const pauseMs = 600;
const shownAtMost = 4;

/**
 * Hints on words of a text that may exclude people for a reason that the law forbids, with what to write
 * instead. They are shown beside the field and block nothing.
 */
export const WordingHints = ({ text }: { text: string }) => {
  const [settled] = useDebouncedValue(text, pauseMs);
  const hints = useMemo(() => wordingHints(settled), [settled]);
  const others = hints.length - shownAtMost;
  return (
    <div role="status" className={classes.hints}>
      {hints.length > 0 && (
        <>
          <p className={classes.label}>
            <IconBulb size={20} stroke={1.5} aria-hidden />
            {wording.label}
          </p>
          <ul className={classes.list}>
            {hints.slice(0, shownAtMost).map((hint) => (
              <li key={hint.start}>{typeset(hintText(settled, hint))}</li>
            ))}
          </ul>
          {others > 0 && <p className="soft top-2">{wording.more(others)}</p>}
        </>
      )}
    </div>
  );
};
