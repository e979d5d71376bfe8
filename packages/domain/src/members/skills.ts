import type { SkillName } from '../options/skills.ts';
import { skillNames } from '../options/skills.ts';

interface GradedSkill {
  readonly name: SkillName;
  readonly grade: number;
}

/** Skills not yet chosen in a list, plus the row's own one. */
export const offeredSkills = (skills: readonly GradedSkill[], own?: SkillName): SkillName[] =>
  skillNames.flatMap(({ value }) =>
    value === own || skills.every(({ name }) => name !== value) ? [value] : [],
  );

/** Adds the first skill missing from the list, with grade 1; returns the list itself if none is missing. */
export const withNextSkill = <Skill extends GradedSkill>(
  skills: readonly Skill[],
): (Skill | GradedSkill)[] => {
  const [next] = offeredSkills(skills);
  return next === undefined ? [...skills] : [...skills, { name: next, grade: 1 }];
};

/** Positions of names that appear a second time. */
export const repeatedSkills = (skills: readonly { readonly name: string }[]): number[] =>
  skills.flatMap(({ name }, index) =>
    skills.findIndex((skill) => skill.name === name) < index ? [index] : [],
  );
