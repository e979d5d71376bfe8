import type { Skill } from '@basoche/contract/members/members';
import { skillGrade } from '@basoche/domain/limits';
import { offeredSkills } from '@basoche/domain/members/skills';
import { skillNames } from '@basoche/domain/options/skills';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { verbs } from '../../../ui/content.ts';
import { edits, profile } from '../profile-content.ts';
import classes from './profile-form.module.css';

const content = edits.skills;
const grades = Array.from({ length: skillGrade.max }, (_, index) => ({
  value: String(index + 1),
  label: profile.grade(index + 1),
}));
const chevron = <IconChevronDown size={16} stroke={1.5} aria-hidden />;

interface SkillRowProps {
  index: number;
  skill: Skill;
  all: readonly Skill[];
  error: ReactNode;
  onChange: (skill: Skill) => void;
  onRemove: () => void;
}

/** A skill, chosen among the unused ones, and its grade; removed after a confirmation. */
export const SkillRow = ({ index, skill, all, error, onChange, onRemove }: SkillRowProps) => {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a question with two answers is no set of fields
      <div className={classes.question} role="group" aria-label={edits.removal.title}>
        <p>
          <strong>{edits.removal.title}</strong> {skill.name}
        </p>
        <div className="row wrap gap-2">
          <Button variant="default" autoFocus onClick={() => setAsked(false)}>
            {verbs.cancel}
          </Button>
          <Button color="red" onClick={onRemove}>
            {edits.removal.remove}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.row}>
      <NativeSelect
        size="md"
        aria-label={content.name(index + 1)}
        rightSection={chevron}
        data={offeredSkills(all, skill.name)}
        value={skill.name}
        error={error}
        onChange={(event) => {
          const chosen = skillNames.find(({ value }) => value === event.currentTarget.value);
          if (chosen) onChange({ ...skill, name: chosen.value });
        }}
      />
      <NativeSelect
        size="md"
        aria-label={content.grade(skill.name)}
        rightSection={chevron}
        data={grades}
        value={String(skill.grade)}
        onChange={(event) => onChange({ ...skill, grade: Number(event.currentTarget.value) })}
      />
      <ActionIcon aria-label={content.remove(skill.name)} onClick={() => setAsked(true)}>
        <IconTrash size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};
