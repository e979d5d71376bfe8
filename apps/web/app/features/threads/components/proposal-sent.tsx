import '@mantine/core/styles/Spoiler.layer.css';
import type { Action, Thread } from '@basoche/contract/threads/threads';
import { Spoiler } from '@mantine/core';
import letter from '../../jobs/shared/received-application.module.css';
import { sent } from '../../jobs/shared/sent-content.ts';
import { applicationSent as content } from '../content.ts';
import { priceText } from '../thread-facts.ts';
import classes from './message.module.css';

/** Height above which a presentation is folded, in pixels. */
const shownHeight = 248;

/** First price of the thread, whatever its result. */
const firstPrice = ({ actions }: Thread): Action | undefined =>
  actions
    .filter(({ type }) => type === 'PRICE')
    .toSorted((one, other) => one.sentAt.localeCompare(other.sentAt))[0];

/** The candidate's presentation, price and delay for a mission. */
export const ProposalSent = ({ thread, onToggle }: { thread: Thread; onToggle: () => void }) => {
  const { presentation, delayDays } = thread;
  const price = firstPrice(thread);
  return (
    <>
      {presentation !== null && (
        <Spoiler
          maxHeight={shownHeight}
          showLabel={sent.more}
          hideLabel={sent.less}
          classNames={{ root: letter.spoiler ?? '', control: letter.more ?? '' }}
          onExpandedChange={onToggle}
        >
          <p className={letter.letter}>{presentation}</p>
        </Spoiler>
      )}
      <dl className={classes.facts}>
        {price?.offer != null && (
          <div>
            <dt>{content.price}</dt>
            <dd className="tabular">{priceText(thread, price)}</dd>
          </div>
        )}
        {delayDays !== null && (
          <div>
            <dt>{content.delay}</dt>
            <dd>{content.days(delayDays)}</dd>
          </div>
        )}
      </dl>
    </>
  );
};
