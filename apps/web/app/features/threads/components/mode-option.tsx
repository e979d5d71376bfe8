import '@mantine/core/styles/Radio.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { Radio } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { modeDialog as content, type ModeCommand, modeContent } from '../mode-content.ts';
import { modeFactsOf } from '../mode-facts.ts';
import { priceKindOf } from '../thread-facts.ts';
import classes from './next-step-dialogs.module.css';

/**
 * Mode that each command proposes: direct relation, held funds, or portage (a partner company employs the
 * candidate).
 */
const modeOfCommand = {
  'choose/direct': 'direct',
  'choose/funds': 'funds',
  'choose/portage': 'portage',
} as const;

/** Costs of the mode for the client, what the candidate receives, and when. */
const Facts = ({ command, thread, other }: { command: ModeCommand; thread: Thread; other: string }) => {
  const { pays, receives, when } = modeFactsOf(modeOfCommand[command], thread, priceKindOf(thread));
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
  command: ModeCommand;
  thread: Thread;
  /** Name of the candidate. */
  other: string;
  /** Reason why the rules close this mode; undefined if it may be chosen. */
  closed: string | undefined;
}

/** Radio button of one mode of collaboration, with its explanation and costs, or the reason why it is closed. */
export const ModeOption = ({ command, thread, other, closed }: ModeOptionProps) => {
  const { label, text, fees } = modeContent[command];
  return (
    <div className={classes.option} data-closed={closed === undefined ? undefined : true}>
      <Radio
        className={classes.radio}
        value={command}
        disabled={closed !== undefined}
        label={label}
        description={
          <>
            <span className={classes.text}>{text(other, priceKindOf(thread))}</span>
            {closed === undefined ? (
              <>
                <Facts command={command} thread={thread} other={other} />
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
