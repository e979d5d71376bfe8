import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** One subject of a page of settings: what it is about, what it changes, and the button. */
export const Panel = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) => (
  <section className={classes.panel}>
    <Title order={2} className={classes.title}>
      {title}
    </Title>
    {text && <p className={classes.text}>{text}</p>}
    {children}
  </section>
);
