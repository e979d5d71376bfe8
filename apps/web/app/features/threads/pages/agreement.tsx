import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { typeset } from '@basoche/domain/typography';
import { Button, Title } from '@mantine/core';
import { IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { agreementPage as content } from '../document-content.ts';
import type { Route } from './+types/agreement.ts';
import classes from './agreement.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: currentConfidentiality.title, description: content.meta, path: '/NDA', trail: [] });

/** Page of the confidentiality agreement in force, for everybody to read, print and keep. */
export default function AgreementPage() {
  const { title, version, preamble, clauses } = currentConfidentiality;
  return (
    <Page title={title} lead={content.lead} above={<Trail links={[]} current={title} />} width="reading">
      <div className={classes.tools}>
        <Button
          component="a"
          href="/pdf/NDA.pdf"
          variant="default"
          leftSection={<IconFileDownload size={20} stroke={1.5} aria-hidden />}
        >
          {content.pdf}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={20} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          {content.print}
        </Button>
      </div>
      <article className={classes.text}>
        <p className={classes.version}>{content.versionOf(formatDay(version))}</p>
        <p>{typeset(preamble)}</p>
        {clauses.map((clause, index) => (
          <section key={clause.title} id={`article-${index + 1}`}>
            <Title order={2}>
              {index + 1}. {typeset(clause.title)}
            </Title>
            <p>{typeset(clause.text)}</p>
          </section>
        ))}
        <p className={classes.version}>{content.digest}</p>
      </article>
    </Page>
  );
}
