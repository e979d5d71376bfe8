import type { RegisterReading } from '@basoche/contract/public-registers/readings';
import type { ReadingState } from '@basoche/domain/public-registers/readings';
import { Badge } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { reading as content } from '../register-content.ts';
import classes from './register-answer.module.css';
import { lineName, RegisterLines } from './register-lines.tsx';

const colours = {
  sure: 'green',
  doubtful: 'amber',
  none: 'slate',
  missing: 'red',
  noEdition: 'slate',
} as const satisfies Record<ReadingState, string>;

const sentenceOf = ({ state, doubt, releasedOn, seenOn, known }: RegisterReading): string => {
  if (state === 'sure') return content.sure;
  if (state === 'doubtful' && doubt !== null) return content.doubts[doubt];
  if (state === 'missing' && seenOn !== null) {
    const line = known && [lineName(known), known.bar].filter(Boolean).join(', ');
    return content.missing(line, formatDay(seenOn));
  }
  return releasedOn === null ? content.noEdition : content.none(formatDay(releasedOn));
};

/** Answer of the register of their profession about a member, with the lines to compare. */
export const RegisterAnswer = ({ reading, name }: { reading: RegisterReading; name: string }) => {
  const { state, registerName, releasedOn, lines } = reading;
  return (
    <section className={classes.answer} aria-label={content.title(name)}>
      <div className={classes.head}>
        <Badge color={colours[state]} variant="light" tt="none" radius="sm" size="lg">
          {content.states[state]}
        </Badge>
        <span className="soft small">
          {releasedOn === null ? registerName : content.edition(registerName, formatDay(releasedOn))}
        </span>
      </div>
      <p className="flat small">{sentenceOf(reading)}</p>
      {lines.length > 0 && (
        <details>
          <summary className={classes.compare}>{content.compare(lines.length)}</summary>
          <RegisterLines reading={reading} name={name} />
        </details>
      )}
    </section>
  );
};
