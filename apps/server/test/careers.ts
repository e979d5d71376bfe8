import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Form of a student's or employee's experience. */

export const anExperience = {
  companyName: 'Étude Martin',
  sector: 'Droit immobilier',
  job: 'Juriste',
  location: 'Lyon',
  startDate: '2021-09-01',
  endDate: '2023-06-30',
};

export const aFormation = {
  certification: 'Master 2 Droit des affaires',
  school: 'Université Lyon 3',
  date: '2021-06-30',
  description: 'Mention bien.',
};

/** Adds an experience and a formation to a member; returns their ids. */
export const aCareer = async (
  test: TestApp,
  { id, token }: Pick<TestMember, 'id' | 'token'>,
): Promise<{ experienceId: string; formationId: string }> => {
  const add = async (what: 'experience' | 'formation', body: object): Promise<string> => {
    const answer = await test.call('POST', `/users/${what}/${id}`, { token, body });
    if (answer.statusCode !== 201) throw new Error(`Adding: ${answer.statusCode} ${answer.body}`);
    return answer.json().id;
  };
  return {
    experienceId: await add('experience', anExperience),
    formationId: await add('formation', aFormation),
  };
};
