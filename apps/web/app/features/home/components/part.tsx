import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Fold } from '../../../ui/fold.tsx';
import { Title } from '../../../ui/title.tsx';
import type { AudienceLink, Point } from '../audience.ts';
import classes from './part.module.css';

interface PartProps {
  title: string;
  children: ReactNode;
}

interface FoldedPartProps extends PartProps {
  lead?: string | undefined;
  /** Link to more about the subject. */
  way?: AudienceLink;
}

/** Part of an audience page; on a desktop its title is beside it. */
export const Part = ({ title, children }: PartProps) => (
  <section className={classes.part}>
    <Title order={2} className={classes.title}>
      {title}
    </Title>
    <div className={classes.body}>{children}</div>
  </section>
);

/** Part that is folded on a phone. */
export const FoldedPart = ({ title, lead, way, children }: FoldedPartProps) => (
  <section className="ruled">
    <Fold
      className={classes.part}
      title={
        <Title order={2} className={classes.title}>
          {title}
        </Title>
      }
    >
      {(lead || way) && (
        <div className={classes.lead}>
          {lead && <p>{lead}</p>}
          {way && (
            <Link to={way.to} className="strong target link">
              {way.label}
            </Link>
          )}
        </div>
      )}
      <div className={classes.body}>{children}</div>
    </Fold>
  </section>
);

const Words = ({ title, text, link }: Point) => (
  <>
    <h3 className={classes.name}>{title}</h3>
    <p className={classes.text}>{text}</p>
    {link && (
      <Link to={link.to} className="strong target link">
        {link.label}
      </Link>
    )}
  </>
);

/** Benefits, side by side. */
export const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={classes.points}>
    {points.map((point) => (
      <li key={point.title}>
        <Words {...point} />
      </li>
    ))}
  </ul>
);

/** Steps, in order. */
export const Steps = ({ title, steps }: { title?: string | undefined; steps: readonly Point[] }) => (
  <div>
    {title && <h3 className={classes.course}>{title}</h3>}
    <ol className={classes.steps} data-columns={steps.length === 6 || undefined}>
      {steps.map((step) => (
        <li key={step.title}>
          <Words {...step} />
        </li>
      ))}
    </ol>
  </div>
);
