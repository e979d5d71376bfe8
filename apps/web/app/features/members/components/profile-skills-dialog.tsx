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
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';
import { SkillRow } from './profile-skill-row.tsx';

const words = edits.skills;

const SkillsForm = ({
  person,
  draft,
  onClose,
  giveUp,
}: ProfileDialogProps & { draft: string; giveUp: () => void }) => {
  const edit = useProfileEdits(person.id);
  const form = useProfileForm<{ skills: Skill[] }>({
    draft,
    initialValues: { skills: person.skills },
    check: (values) => fieldErrors(updateSkillsBody, values),
    send: edit.skills,
    onClose,
  });
  const { skills } = form.fields.values;
  const change = (next: Skill[]) => form.fields.setFieldValue('skills', next);
  const isFull = skills.length === skillNames.length;
  return (
    <FormBody form={form} onCancel={giveUp}>
      <p className={classes.note}>{skills.length === 0 ? words.none : words.help}</p>
      <FocusKeeper className={classes.keeper}>
        <ul className={classes.rows}>
          {skills.map((skill, place) => (
            <li key={skill.name}>
              <SkillRow
                place={place}
                skill={skill}
                all={skills}
                error={form.fields.errors[`skills.${place}.name`]}
                onChange={(next) => change(skills.with(place, next))}
                onRemove={() => change(skills.toSpliced(place, 1))}
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
            {words.add}
          </Button>
          {isFull && <p className={classes.note}>{words.all}</p>}
        </div>
      </FocusKeeper>
    </FormBody>
  );
};

export default function ProfileSkillsDialog(props: ProfileDialogProps) {
  const draft = `profile:${props.person.id}:skills`;
  return (
    <FormDialog opened={props.opened} title={words.title} draft={draft} onClose={props.onClose}>
      {(giveUp) => <SkillsForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
