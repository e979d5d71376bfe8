import type { Action } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { count } from '../../../lib/counts.ts';
import { formatEuros } from '../../../lib/money.ts';
import classes from './instalment-plan.module.css';
import { plan as content } from './pricing-content.ts';

/** Instalments of a proposed or agreed price, before the work begins. */
export const InstalmentPlan = ({ plan }: { plan: NonNullable<Readonly<Action['instalments']>> }) => (
  <ol className={classes.plan} aria-label={content.label}>
    {plan.map(({ title, sum, days }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no identity but their place
      <li key={index}>
        <span>
          {index + 1}. {typeset(title)}
          {days !== null && <span className="soft small block">{count(days, 'jour', 'jours')}</span>}
        </span>
        <span className="tabular">
          {formatEuros(sum)} {content.ht}
        </span>
      </li>
    ))}
  </ol>
);
