import { domains } from './companies.ts';
import { call, type Member, makeMember } from './personas.ts';
import type { Product } from './product.ts';

const skills = [
  'Gestion de projet',
  'Contentieux',
  'Rédaction',
  'Recherches juridiques',
  'Management',
  'Aisance oratoire',
  'Legal design',
  'IA',
  'Gestion des relations clients',
  'RGPD',
  'Maîtrise du pack Office',
  'Maîtrise des réseaux sociaux',
];

const unbroken = 'Anticonstitutionnellement'.repeat(6);

/** Fills all of a person's profile: forty domains, every skill, unbreakable words. */
export const fillPerson = async (product: Product, { id, token }: Member): Promise<void> => {
  const send = (path: string, body: object) => call(product, 'POST', `/users/${path}/${id}`, { token, body });
  await send('student/update', {
    about: `${'Je rédige des consultations et je plaide volontiers. '.repeat(20)}\n\n- contrats\n- baux\n\n${unbroken}`,
    location: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson (51)',
    experience: 'Plus de 10 ans',
    hourlyCost: 1_250.5,
    role: 'Juriste'.repeat(14),
    skillDomains: domains,
    workLocations: ['ON_SITE', 'REMOTE'],
    preferences: {
      missionDuration: { minMonths: 1, maxMonths: 12 },
      sectors: ['droit_affaires', 'propriete_intellectuelle'],
      companySizes: ['pme', 'eti'],
    },
  });
  await send('updateskills', {
    skills: skills.map((name, place) => ({ name, grade: (place % 5) + 1 })),
  });
  const experience = { companyName: unbroken, sector: 'Conseil', job: 'Juriste', location: 'Reims' };
  await send('experience', { ...experience, startDate: '2015-01-01', endDate: '2019-12-31' });
  await send('experience', { ...experience, startDate: '2020-01-01' });
  await send('formation', {
    certification: unbroken,
    school: 'Université de Reims',
    date: '2014-06-30',
    description: 'Mention bien.',
  });
};

/** A verified lawyer in labour law, who is suggested for missions of that domain. */
export const labourLawyer = async (product: Product, name: string): Promise<Member> => {
  const lawyer = await makeMember(product, 'employee', name, { jobName: 'Avocat' });
  const { id, token } = lawyer;
  await call(product, 'POST', `/users/student/update/${id}`, {
    token,
    body: { skillDomains: 'droit_travail' },
  });
  return lawyer;
};
