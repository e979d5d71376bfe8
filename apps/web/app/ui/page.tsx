import type { ReactNode } from 'react';
import classes from './page.module.css';
import { Title } from './title.tsx';

interface PageProps {
  title?: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Content above the title: a back link or a breadcrumb. */
  above?: ReactNode;
  /** Actions on the whole page, beside its title. */
  actions?: ReactNode;
  /** Maximum width of the content: 1160, 680 or 560 px. */
  width?: 'content' | 'reading' | 'form';
  children: ReactNode;
}

/** Frame of a screen: its only `h1`, its width and its margins. */
export const Page = ({ title, lead, above, actions, width = 'content', children }: PageProps) => (
  <div className={classes.page} data-width={width}>
    {above}
    {title && (
      <header className={classes.header}>
        <div className={classes.titles}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {actions && <div className="row wrap gap-2">{actions}</div>}
      </header>
    )}
    {children}
  </div>
);

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Link or button beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

export const Section = ({ title, lead, aside, children }: SectionProps) => (
  <section className="top-12">
    <div className={classes.sectionHeader}>
      <div>
        <Title order={2} className={classes.sectionTitle}>
          {title}
        </Title>
        {lead && <p className="soft top-1">{lead}</p>}
      </div>
      {aside}
    </div>
    {children}
  </section>
);
