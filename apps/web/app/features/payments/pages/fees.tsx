import { formatCents } from '@basoche/domain/payments/amounts';
import { collaborationModes, feeGrid, modeNames } from '@basoche/domain/payments/fees';
import { plans } from '@basoche/domain/payments/plans';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { Page, Section } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { FeeExamples } from '../components/fee-examples.tsx';
import { fees as content, modeFees } from '../fees-content.ts';
import type { Route } from './+types/fees.ts';
import classes from './fees.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: content.title, description: content.meta, path: '/tarifs', trail: [] });

const Modes = () => (
  <div className={classes.cards}>
    {collaborationModes.map((mode) => {
      const { figure, note, points } = modeFees[mode];
      return (
        <section key={mode} className="sheet pad-6">
          <h3 className="flat large">{modeNames[mode]}</h3>
          <p className={`${classes.figure} tabular`}>{figure}</p>
          <p className={classes.note}>{note}</p>
          <ul className={classes.points} aria-label={content.includes}>
            {points.map((point) => (
              <li key={point}>
                <IconCheck size={20} stroke={1.5} aria-hidden />
                {point}
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);

const Refunds = () => (
  <>
    <dl className={classes.cases}>
      {content.cases.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p className={classes.note}>{content.delay}</p>
  </>
);

const Plans = () => (
  <div className={classes.cards}>
    {Object.values(plans).map(({ name, cents }) => (
      <section key={name} className="sheet pad-6">
        <h3 className="flat large">{content.planNames[name]}</h3>
        <p className={`${classes.figure} tabular`}>
          {formatCents(cents)} <small>{content.ttc}</small>
        </p>
        <p className={classes.note}>{content.planPer[name]}</p>
      </section>
    ))}
  </div>
);

/** Page of all fees (rules §4, "Fees"). */
export default function FeesPage() {
  const { hearings } = useSiteSettings();
  return (
    <Page title={content.title} lead={content.lead} above={<Trail links={[]} current={content.title} />}>
      <Section title={content.modes}>
        <Modes />
        <p className={classes.note}>
          {content.since(formatDay(feeGrid.since))} {content.kept}
        </p>
        {hearings && <p className={classes.note}>{content.hearings}</p>}
      </Section>
      <Section title={content.examples} lead={content.examplesLead}>
        <FeeExamples />
        <div className={classes.way}>
          <Button component={Link} to="/simulateur">
            {content.simulate}
          </Button>
          <p className={classes.note}>{content.simulateText}</p>
        </div>
      </Section>
      <Section title={content.refunds} lead={content.refundsLead}>
        <Refunds />
      </Section>
      <Section title={content.plans} lead={content.plansText}>
        <Plans />
        <div className={classes.way}>
          <Button component={Link} to="/subscription" variant="default">
            {content.plansMore}
          </Button>
        </div>
      </Section>
    </Page>
  );
}
