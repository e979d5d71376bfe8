import { readSimulation, simulationFields } from '@basoche/domain/payments/simulator-address';
import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '../../../lib/meta.ts';
import { Note } from '../../../ui/note.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { ModesCompared } from '../components/modes-compared.tsx';
import { SimulatorForm } from '../components/simulator-form.tsx';
import { Rates } from '../components/simulator-rates.tsx';
import { fees } from '../fees-content.ts';
import { simulator as content } from '../simulator-content.ts';
import type { Route } from './+types/simulator.ts';
import classes from './simulator.module.css';

const above = [{ to: '/tarifs', label: fees.title }];

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: content.metaTitle,
    description: content.meta,
    path: '/simulateur',
    trail: above,
  });

/** Form values as text. */
const textOf = (fields: FormData) => ({
  get: (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  },
});

/** The three modes for a mission that the address describes, the same for everybody, with or without JavaScript. */
export default function SimulatorPage() {
  const [search, setSearch] = useSearchParams();
  const simulated = readSimulation(search);
  return (
    <Page title={content.title} lead={content.lead} above={<Trail links={above} current={content.title} />}>
      <div className={classes.layout}>
        <section className={classes.form} aria-label={content.form}>
          <SimulatorForm
            simulated={simulated}
            onChange={(fields) =>
              setSearch(simulationFields(readSimulation(textOf(fields))), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </section>
        <div className={classes.results}>
          <h2 className="flat larger">{content.results(simulated.priceCents)}</h2>
          <ModesCompared simulated={simulated} order={3} isDetailed />
          {simulated.candidate === 'etudiant' && <Note tone="info">{content.student}</Note>}
          <Note tone="info" title={content.estimate}>
            {content.estimateText.map((sentence) => (
              <p key={sentence} className={classes.sentence}>
                {sentence}
              </p>
            ))}
          </Note>
          <Link to="/tarifs" className={classes.fees}>
            {content.fees}
          </Link>
        </div>
      </div>
      <Section title={content.rates} lead={content.ratesLead}>
        <Rates />
      </Section>
    </Page>
  );
}
