import { type ReactNode, useId } from 'react';
import { Title } from '../../../ui/title.tsx';
import { AddButton, EditButton, type EditButtonProps, useEdit } from './profile-edit.tsx';
import classes from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  /** Target and label of the edit button. */
  edit?: EditButtonProps;
  /** Label of the button while the part is empty; the edit label by default. */
  add?: string;
  /** Text for the owner while the part is empty; others then do not see it. */
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** One part of a person's profile or a company's page. */
export const ProfileSection = ({ title, edit, add, empty, isEmpty, children }: ProfileSectionProps) => {
  const id = useId();
  const isOwn = useEdit() !== null;
  if (isEmpty && !isOwn) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} id={id} className="larger lean">
          {title}
        </Title>
        {edit && !isEmpty && <EditButton {...edit} />}
      </div>
      {isEmpty ? (
        <div className={classes.empty}>
          <p>{empty}</p>
          {edit && <AddButton target={edit.target} label={add ?? edit.label} />}
        </div>
      ) : (
        children
      )}
    </section>
  );
};
