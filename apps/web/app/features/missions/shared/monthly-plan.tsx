import type { Action } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { plan as content } from './pricing-content.ts';

/** A price by day or by hour, or a retainer with what it covers, as it is proposed or agreed. */
export const MonthlyPlan = ({ monthly: { line, services } }: { monthly: NonNullable<Action['monthly']> }) => (
  <div className="grid gap-1">
    <p className="flat">{line}</p>
    {services !== null && (
      <p className="flat small breaks lines">
        {content.services} {typeset(services)}
      </p>
    )}
  </div>
);
