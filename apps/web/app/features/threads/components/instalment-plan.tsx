import type { Action } from '@basoche/contract/threads/threads';
import { typeset } from '@basoche/domain/typography';
import { formatEuros } from '../../../lib/money.ts';
import { instalments as content } from '../instalment-content.ts';
import classes from './instalment-plan.module.css';

type Plan = NonNullable<Action['instalments']>;

/** Instalments of a price that is proposed or agreed, before the work begins. */
export const InstalmentPlan = ({ plan }: { plan: readonly Plan[number][] }) => (
  <ol className={classes.plan} aria-label={content.plan}>
    {plan.map(({ title, sum, days }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no identity but their place
      <li key={index}>
        <span>
          {index + 1}. {typeset(title)}
          {days !== null && <span className="soft small block">{content.days(days)}</span>}
        </span>
        <span className="tabular">
          {formatEuros(sum)} {content.ht}
        </span>
      </li>
    ))}
  </ol>
);
