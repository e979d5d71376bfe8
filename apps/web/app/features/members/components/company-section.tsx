import { type ReactNode, useId } from 'react';
import { Title } from '../../../ui/title.tsx';
import { CompanyAddButton, CompanyEditButton, type CompanyPart, useCompanyEdit } from './company-edit.tsx';
import classes from './profile-section.module.css';

interface CompanySectionProps {
  title: string;
  part: CompanyPart;
  /** Said to the owner while there is nothing; others do not see the section then. */
  empty: string;
  isEmpty: boolean;
  /** What the button says that fills it. */
  add: string;
  children: ReactNode;
}

/** One part of a company's page. */
export const CompanySection = ({ title, part, empty, isEmpty, add, children }: CompanySectionProps) => {
  const id = useId();
  const isOwn = useCompanyEdit() !== null;
  if (isEmpty && !isOwn) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {!isEmpty && <CompanyEditButton part={part} />}
      </div>
      {isEmpty ? (
        <div className={classes.empty}>
          <p>{empty}</p>
          <CompanyAddButton part={part}>{add}</CompanyAddButton>
        </div>
      ) : (
        children
      )}
    </section>
  );
};
