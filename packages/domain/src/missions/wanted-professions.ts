import type { Profession } from '../options/professions.ts';
import { type SoughtProfile, soughtProfiles } from '../options/sought-profiles.ts';
import { isStudent, type TableCandidate } from './eligibility-rules.ts';

/**
 * The profession of each wanted profile; the other profiles are years of experience, about which there is no
 * rule.
 */
export const professionOfProfile: Readonly<Partial<Record<SoughtProfile, Profession>>> = {
  etudiants: 'Étudiant',
  avocat: 'Avocat',
  clerc: 'Clerc de commissaire de justice',
  commissaire: 'Commissaire de justice',
  collaborateur: 'Collaborateur de notaire',
  eleve_avocat: 'Élève avocat',
  juriste_privé: 'Juriste en droit privé',
  juriste_public: 'Juriste en droit public',
  mandataire: 'Mandataire judiciaire',
  notaire: 'Notaire',
  professeur: 'Professeur des universités',
  redacteur: 'Rédacteur juridique web',
  responsable_rh: 'Responsable des ressources humaines',
  responsable_juridique: 'Responsable juridique',
  juriste: 'Juriste',
  autres: 'Autre',
};

/** Professions among these profiles, in their order. */
export const wantedProfessions = (profiles: readonly string[]): Profession[] =>
  soughtProfiles.flatMap(({ value }) => {
    const profession = profiles.includes(value) ? professionOfProfile[value] : undefined;
    return profession === undefined ? [] : [profession];
  });

/** Specialities of a profession: a mission that wants a jurist wants these too. */
const specialities: Readonly<Partial<Record<Profession, readonly Profession[]>>> = {
  Juriste: ['Juriste en droit privé', 'Juriste en droit public'],
};

/**
 * Wanted professions of a mission (`experience`, joined by ' | ') if the reader's is none of them; empty if it
 * is, or if the mission wants none. Companies have no profession, so they may have any.
 */
export const otherProfessionsWanted = (experience: string, reader: TableCandidate): Profession[] => {
  const wanted = wantedProfessions(experience.split(' | '));
  const readerProfession = isStudent(reader) ? 'Étudiant' : reader.profession;
  const isWanted =
    readerProfession === null ||
    wanted.some(
      (one) => one === readerProfession || specialities[one]?.some((other) => other === readerProfession),
    );
  return isWanted ? [] : wanted;
};
