import '@mantine/core/styles/Radio.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { Radio } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { modeDialog as content, type ModeName, modeContent } from '../mode-content.ts';
import { modeFactsOf } from '../mode-facts.ts';
import classes from './next-step-dialogs.module.css';

const modeOf = { 'choose/direct': 'direct', 'choose/funds': 'funds', 'choose/portage': 'portage' } as const;

const Facts = ({ mode, thread, other }: { mode: ModeName; thread: Thread; other: string }) => {
  const { pays, receives, when } = modeFactsOf(modeOf[mode], thread);
  return (
    <span className={classes.facts}>
      {[
        [content.facts.pays, pays],
        [content.facts.receives(other), receives],
        [content.facts.when, when],
      ].map(([name, fact]) => (
        <span key={name} className={classes.fact}>
          <span className="soft breaks">{name}</span> <span>{fact}</span>
        </span>
      ))}
    </span>
  );
};

interface ModeOptionProps {
  mode: ModeName;
  thread: Thread;
  other: string;
  /** Reason why the rules close this mode; undefined if it is open. */
  closed: string | undefined;
}

/** One mode: its explanation, what is paid, what is received and when; or the reason why it is closed. */
export const ModeOption = ({ mode, thread, other, closed }: ModeOptionProps) => {
  const { label, text, fees } = modeContent[mode];
  return (
    <div className={classes.option} data-closed={closed === undefined ? undefined : true}>
      <Radio
        className={classes.radio}
        value={mode}
        disabled={closed !== undefined}
        label={label}
        description={
          <>
            <span className={classes.text}>{text(other)}</span>
            {closed === undefined ? (
              <>
                <Facts mode={mode} thread={thread} other={other} />
                <span className={classes.fees}>{fees}</span>
              </>
            ) : (
              <span className={classes.closed}>
                <IconLock size={16} stroke={1.5} aria-hidden />
                {typeset(closed)}
              </span>
            )}
          </>
        }
      />
    </div>
  );
};
