import type { Action } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { plan as content } from './pricing-content.ts';

interface MonthlyPlanProps {
  monthly: NonNullable<Action['monthly']>;
  /** CSS class of the price in one line. */
  lineClass?: string | undefined;
}

/** A proposed or agreed price by day or by hour, or a retainer with its services. */
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
