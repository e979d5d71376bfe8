import '@mantine/core/styles/Timeline.layer.css';
import type { Thread } from '@basoche/contract/threads/threads';
import { type ProgressStep, progress } from '@basoche/domain/threads/progress';
import { Timeline, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPointFilled, IconX } from '@tabler/icons-react';
import { panel } from '../content.ts';
import classes from './thread-panel.module.css';

/** Marks of a list of steps, by the state of each step. */
export const bullets = {
  done: <IconCheck size={16} stroke={2} aria-hidden />,
  current: <IconPointFilled size={16} aria-hidden />,
  stopped: <IconX size={16} stroke={2} aria-hidden />,
  todo: null,
} as const;

const Step = ({ title, detail, status }: ProgressStep) => (
  <>
    <span className={classes.title}>{title}</span>
    <VisuallyHidden>{` (${panel.steps[status]})`}</VisuallyHidden>
    <span className="soft small block">{detail}</span>
  </>
);

const recommendationOf = ({ reviews, permitted }: Thread) => {
  if (reviews === null) return {};
  if (reviews.mine !== null) return { recommendation: 'given' } as const;
  return { recommendation: permitted.includes('review') ? 'open' : 'over' } as const;
};

/** Steps of a mission between its price and its end. */
export const ProgressList = ({ thread }: { thread: Thread }) => {
  const { state, actions, mode, closedReason, execution } = thread;
  const { deliveredAt, contest } = execution;
  const view = { state, actions, mode, closedReason, deliveredAt, contest };
  const steps = progress({ ...view, ...recommendationOf(thread) });
  const reached = steps.findLastIndex(({ status }) => status !== 'todo');
  return (
    <Timeline
      role="list"
      active={reached}
      bulletSize={24}
      lineWidth={2}
      color="green.7"
      className={classes.list}
    >
      {steps.map((step) => (
        <Timeline.Item
          key={step.key}
          role="listitem"
          bullet={bullets[step.status]}
          data-status={step.status}
          aria-current={step.status === 'current' ? 'step' : undefined}
        >
          <Step {...step} />
        </Timeline.Item>
      ))}
    </Timeline>
  );
};
