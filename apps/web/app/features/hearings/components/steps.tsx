import type { Hearing } from '@basoche/contract/hearings/hearings';
import { parisDay } from '@basoche/domain/time/paris';
import { hourOf } from '../../../lib/hour-words.ts';
import { page as content, stepSentence } from '../content.ts';
import { dayTitle } from '../facts.ts';
import classes from './hearings.module.css';

type Step = NonNullable<Hearing['steps']>[number];

/** History of a request: how many avocats were told and when, and who took it. */
export const Steps = ({ steps, taker }: { steps: readonly Step[]; taker: string | null }) => {
  const now = new Date();
  if (steps.length === 0) return <p className="flat top-3">{content.noStep}</p>;
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => {
        const day = parisDay(new Date(step.at));
        const before = steps[index - 1];
        const isLastTaking = !steps.slice(index + 1).some(({ kind }) => kind === 'taken');
        return (
          <li key={`${step.kind} ${step.at}`} data-kind={step.kind}>
            {(before === undefined || parisDay(new Date(before.at)) !== day) && (
              <span className={classes.stepDay}>{dayTitle(day, now)}</span>
            )}
            <time dateTime={step.at}>{hourOf(step.at)}</time>
            <span>{stepSentence(step, isLastTaking ? taker : null)}</span>
          </li>
        );
      })}
    </ol>
  );
};
