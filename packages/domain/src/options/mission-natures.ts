import { type OptionValue, optionList } from './option.ts';

/** Natures of a mission (rules §2); an offer's `nature` has the same codes. */
export const missionNatures = optionList([
  { value: 'recherches', label: 'Recherches juridiques' },
  { value: 'redaction', label: 'Rédaction d’actes' },
  { value: 'relecture', label: 'Relecture' },
  { value: 'consultation', label: 'Consultation juridique' },
  { value: 'audit', label: 'Audit' },
  { value: 'contentieux', label: 'Contentieux' },
  { value: 'formalites', label: 'Formalités' },
  { value: 'veille', label: 'Veille juridique' },
  { value: 'formation', label: 'Formation' },
  { value: 'traduction', label: 'Traduction juridique' },
  { value: 'postulation', label: 'Postulation, substitution' },
  { value: 'autre', label: 'Autre' },
]);

export type MissionNature = OptionValue<typeof missionNatures>;

/** Nature of a posting if its call gives none; the forms preset none (decision 0070). */
export const defaultNature: MissionNature = 'recherches';
