import '@mantine/core/styles/PasswordInput.layer.css';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-page.module.css';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** Column of a standalone form. */
export const FormPage = ({ title, lead, children }: FormPageProps) => (
  <div className="row column gap-6">
    <div>
      <Title order={1}>{title}</Title>
      {lead && <p className="soft top-2">{lead}</p>}
    </div>
    {children}
  </div>
);

/** A question with a link, under a form. */
export const Elsewhere = ({ question, children }: { question?: string; children: ReactNode }) => (
  <p className={classes.elsewhere}>
    {question && <span>{question}</span>}
    {children}
  </p>
);
