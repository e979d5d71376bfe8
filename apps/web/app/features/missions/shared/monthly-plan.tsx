import type { Action } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { plan as content } from './pricing-content.ts';

interface MonthlyPlanProps {
  monthly: NonNullable<Action['monthly']>;
  /** Class of the price in one line. */
  lineClass?: string | undefined;
}

/** A price by day or by hour, or a retainer with what it covers, as it is proposed or agreed. */
export const MonthlyPlan = ({ monthly: { line, services }, lineClass = '' }: MonthlyPlanProps) => (
  <div className="grid gap-1">
    <p className={`flat ${lineClass}`}>{line}</p>
    {services !== null && (
      <p className="flat small breaks lines">
        {content.services} {typeset(services)}
      </p>
    )}
  </div>
);
