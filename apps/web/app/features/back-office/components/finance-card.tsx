import { typeset } from '@basoche/domain/typography';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { finances as content } from '../finance-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';

interface FinanceCardProps {
  about: {
    readonly title: string;
    readonly instalment: string | null;
    readonly creator: string;
    readonly candidate: string;
  };
  state: ReactNode;
  /** More facts, after the parties. */
  facts: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Money of a mission: its owner, amount and state. */
export const FinanceCard = ({ about, state, facts, actions, children }: FinanceCardProps) => (
  <article className={classes.card}>
    <div>
      <Title order={2} className={classes.title}>
        {typeset(about.title)}
      </Title>
      <div className={classes.state}>
        {state}
        {about.instalment !== null && <span>{about.instalment}</span>}
      </div>
    </div>
    <dl className={classes.facts}>
      <Fact name={content.creator}>{about.creator}</Fact>
      <Fact name={content.candidate}>{about.candidate}</Fact>
      {facts}
    </dl>
    {children}
    {actions && <div className={classes.actions}>{actions}</div>}
  </article>
);
