import {
  type StatementOfReasons as Reasons,
  statementParts,
} from '@basoche/domain/moderation/statement-of-reasons';
import { typeset } from '@basoche/domain/typography';
import classes from '../components/statement.module.css';

/** Full statement of reasons: the creator and staff read the same. */
export const StatementOfReasons = ({ of }: { of: Reasons }) => (
  <dl className={classes.statement}>
    {statementParts(of).map(({ title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{typeset(text)}</dd>
      </div>
    ))}
  </dl>
);
