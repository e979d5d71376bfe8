import type { SkillName } from '../options/skills.ts';
import { skillNames } from '../options/skills.ts';

interface GradedSkill {
  readonly name: SkillName;
  readonly grade: number;
}

/** The skills that nobody has chosen in a list yet, and the one that stands in the row itself (first document, §5). */
export const offeredSkills = (skills: readonly GradedSkill[], own?: SkillName): SkillName[] =>
  skillNames.flatMap(({ value }) =>
    value === own || skills.every(({ name }) => name !== value) ? [value] : [],
  );

/** With the first skill that is not in the list yet, graded 1; the list itself where all of them are. */
export const withNextSkill = <Skill extends GradedSkill>(
  skills: readonly Skill[],
): (Skill | GradedSkill)[] => {
  const [next] = offeredSkills(skills);
  return next === undefined ? [...skills] : [...skills, { name: next, grade: 1 }];
};

/** Where a name stands a second time, by position. */
export const repeatedSkills = (skills: readonly { readonly name: string }[]): number[] =>
  skills.flatMap(({ name }, index) =>
    skills.findIndex((skill) => skill.name === name) < index ? [index] : [],
  );
