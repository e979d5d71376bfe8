import type { RetentionNight } from '@basoche/contract/own-data/retention';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { retention as content } from '../retention-content.ts';
import classes from '../shared/office-table.module.css';

interface Line {
  readonly key: string;
  readonly text: ReactNode;
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={classes.lines}>
    {lines.map(({ key, text }) => (
      <li key={key}>{text}</li>
    ))}
  </ul>
);

interface OfNight {
  night: RetentionNight;
}

export const DoneSteps = ({ night: { steps, state } }: OfNight) => {
  const done = steps.filter((one) => one.done > 0);
  if (done.length === 0) return steps.length === 0 && state === 'done' ? content.nothing : content.unknown;
  return <Lines lines={done.map((one) => ({ key: one.step, text: content.done(one.step, one.done) }))} />;
};

const failure = (step: string): Line => ({
  key: `${step} failed`,
  text: (
    <>
      {content.failed(step)}{' '}
      <Anchor component={Link} to="/admin/incidents?nature=job" inherit>
        {content.incidents}
      </Anchor>
    </>
  ),
});

/** Items that a retention night left, and steps that failed. */
export const LeftSteps = ({ night: { steps } }: OfNight) => {
  const lines = steps.flatMap(({ step, leftOver, hasFailed }) => [
    ...(leftOver > 0 ? [{ key: step, text: content.left(step, leftOver) }] : []),
    ...(hasFailed ? [failure(step)] : []),
  ]);
  return lines.length === 0 ? content.unknown : <Lines lines={lines} />;
};
