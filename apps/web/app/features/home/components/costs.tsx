import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { Audience } from '../audience.ts';
import { audienceWords } from '../content.ts';
import classes from './audience-parts.module.css';

/** Costs of each mode for this reader, and an example. */
export const Costs = ({ costs, example, simulator }: Pick<Audience, 'costs' | 'example' | 'simulator'>) => (
  <>
    <dl className={classes.costs}>
      {costs.map(({ what, figure, text }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className={`${classes.figure} tabular`}>{figure}</dd>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.example}>{example}</p>
    <div className={classes.ways}>
      <Button component={Link} to={simulator} variant="default">
        {audienceWords.simulate}
      </Button>
      <Link to="/tarifs" className="strong target link">
        {audienceWords.fees}
      </Link>
    </div>
  </>
);
