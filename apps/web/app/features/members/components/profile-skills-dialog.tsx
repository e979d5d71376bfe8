import { updateSkillsBody } from '@basoche/contract/members/careers';
import type { Skill } from '@basoche/contract/members/members';
import { withNextSkill } from '@basoche/domain/members/skills';
import { skillNames } from '@basoche/domain/options/skills';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { fieldErrors } from '../../../lib/form.ts';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { SkillRow } from './profile-skill-row.tsx';

const content = edits.skills;

export default function ProfileSkillsDialog({ person, ...dialog }: ProfileDialogProps) {
  const edit = useProfileEdits(person.id);
  return (
    <ProfileForm<{ skills: Skill[] }>
      {...dialog}
      of="profile"
      id={person.id}
      part="skills"
      title={content.title}
      initialValues={{ skills: person.skills }}
      check={(values) => fieldErrors(updateSkillsBody, values)}
      send={edit.skills}
    >
      {({ fields }) => {
        const { skills } = fields.values;
        const change = (next: Skill[]) => fields.setFieldValue('skills', next);
        const isFull = skills.length === skillNames.length;
        return (
          <>
            <p className="soft small">{skills.length === 0 ? content.none : content.help}</p>
            <FocusKeeper className={classes.keeper}>
              <ul className={classes.rows}>
                {skills.map((skill, index) => (
                  <li key={skill.name}>
                    <SkillRow
                      index={index}
                      skill={skill}
                      all={skills}
                      error={fields.errors[`skills.${index}.name`]}
                      onChange={(next) => change(skills.with(index, next))}
                      onRemove={() => change(skills.toSpliced(index, 1))}
                    />
                  </li>
                ))}
              </ul>
              <div>
                <Button
                  variant="default"
                  leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
                  disabled={isFull}
                  onClick={() => change(withNextSkill(skills))}
                >
                  {content.add}
                </Button>
                {isFull && <p className="soft small">{content.all}</p>}
              </div>
            </FocusKeeper>
          </>
        );
      }}
    </ProfileForm>
  );
}
