import type { Skill } from '@basoche/contract/members/members';
import { skillGrade } from '@basoche/domain/limits';
import { useId, useState } from 'react';
import { Spoken } from '../../../ui/spoken.tsx';
import { profile as content, ownProfile } from '../profile-content.ts';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToggle } from './profile-toggle.tsx';
import classes from './profile-view.module.css';

/** Number of skills shown at first. */
const shownAtFirst = 6;
const steps = Array.from({ length: skillGrade.max }, (_, index) => index + 1);

const Grade = ({ grade }: { grade: number }) => (
  <span className={classes.grade}>
    <span className={classes.steps} aria-hidden>
      {steps.map((step) => (
        <span key={step} data-reached={step <= grade || undefined} />
      ))}
    </span>
    <span className="tabular" aria-hidden>
      {content.grade(grade)}
    </span>
    <Spoken>{content.gradeSaid(grade)}</Spoken>
  </span>
);

export const ProfileSkills = ({ skills }: { skills: readonly Skill[] }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const shown = isOpen ? skills : skills.slice(0, shownAtFirst);
  return (
    <ProfileSection
      title={content.skills}
      edit={{ target: { dialog: 'skills' }, label: ownProfile.edit.skills }}
      add={ownProfile.addSkills}
      empty={ownProfile.empty.skills}
      isEmpty={skills.length === 0}
    >
      <ul className={classes.skills} id={id}>
        {shown.map(({ name, grade }) => (
          <li key={name}>
            <span>{name}</span>
            <Grade grade={grade} />
          </li>
        ))}
      </ul>
      {skills.length > shownAtFirst && (
        <ProfileToggle
          controls={id}
          isOpen={isOpen}
          more={content.allSkills}
          less={content.fewerSkills}
          onToggle={setOpen}
        />
      )}
    </ProfileSection>
  );
};
