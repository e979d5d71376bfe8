import type { JobCard } from '@basoche/contract/jobs/jobs';
import type { MissionCard } from '@basoche/contract/missions/missions';

/**
 * Static samples of the specification: four missions and four offers,
 * shown as examples while nothing is published. They belong to nobody and have no page.
 */

const dated = {
  endDate: null,
  startNow: true,
  startDate: null,
  createdAt: '2026-11-21T09:00:00Z',
  publishedAt: '2026-11-21T09:00:00Z',
  isOpen: true,
  isArchived: false,
  isFilled: false,
  isFavourite: false,
} as const;

type Sample = Pick<
  MissionCard,
  'id' | 'title' | 'domain' | 'nature' | 'place' | 'city' | 'tarifLow' | 'tarifHigh'
>;

const mission = (sample: Sample): MissionCard => ({
  ...dated,
  ...sample,
  creatorID: null,
  creatorName: null,
  creatorPictureURL: null,
  isAnonym: true,
  isFromCustomer: false,
  onPlace: sample.place !== null,
  experience: '',
  skillsRequired: '',
  timeLimit: '',
});

export const sampleMissions: readonly MissionCard[] = [
  {
    id: 'exemple-1',
    title: 'Substitution à une audience de mise en état',
    domain: 'postulations_substitutions',
    nature: 'postulation',
    place: '69',
    city: 'Lyon',
    tarifLow: 150,
    tarifHigh: 250,
  } as const,
  {
    id: 'exemple-2',
    title: 'Note sur la résiliation anticipée d\u2019un bail commercial',
    domain: 'droit_baux',
    nature: 'recherches',
    place: null,
    city: null,
    tarifLow: 300,
    tarifHigh: 600,
  } as const,
  {
    id: 'exemple-3',
    title: 'Relecture de conditions générales de vente',
    domain: 'droit_consommation',
    nature: 'relecture',
    place: null,
    city: null,
    tarifLow: null,
    tarifHigh: null,
  } as const,
  {
    id: 'exemple-4',
    title: 'Formalités de transfert de siège et de publication',
    domain: 'droit_societes',
    nature: 'formalites',
    place: '35',
    city: 'Rennes',
    tarifLow: 250,
    tarifHigh: 400,
  } as const,
].map(mission);

type JobSample = Pick<
  JobCard,
  | 'id'
  | 'title'
  | 'domain'
  | 'nature'
  | 'modality'
  | 'contractType'
  | 'place'
  | 'city'
  | 'salaryLow'
  | 'salaryHigh'
>;

const offer = (sample: JobSample): JobCard => ({
  ...dated,
  ...sample,
  endDate: '',
  creatorID: '',
  creatorName: '',
  creatorPictureURL: null,
  creatorRole: 'COMPANY',
  timing: 'full',
  experiences: '',
  salary: null,
  salaryPeriod: sample.salaryLow === null ? null : 'year',
  jobDescription: '',
});

export const sampleJobs: readonly JobCard[] = [
  {
    id: 'exemple-5',
    title: 'Juriste en droit social (F/H)',
    domain: 'droit_travail',
    nature: 'consultation',
    modality: 'mixte',
    contractType: 'CDI',
    place: '44',
    city: 'Nantes',
    salaryLow: 40_000,
    salaryHigh: 46_000,
  } as const,
  {
    id: 'exemple-6',
    title: 'Clerc de commissaire de justice (F/H)',
    domain: 'voies_execution',
    nature: 'formalites',
    modality: 'onPlace',
    contractType: 'CDI',
    place: '33',
    city: 'Bordeaux',
    salaryLow: 28_000,
    salaryHigh: 32_000,
  } as const,
  {
    id: 'exemple-7',
    title: 'Collaboration libérale en droit de la famille',
    domain: 'droit_famille',
    nature: 'contentieux',
    modality: 'onPlace',
    contractType: 'collaboration',
    place: '59',
    city: 'Lille',
    salaryLow: null,
    salaryHigh: null,
  } as const,
  {
    id: 'exemple-8',
    title: 'Assistante ou assistant notarial, remplacement de six mois',
    domain: 'droit_immobilier',
    nature: 'redaction',
    modality: 'onPlace',
    contractType: 'CDD',
    place: '67',
    city: 'Strasbourg',
    salaryLow: 26_000,
    salaryHigh: 30_000,
  } as const,
].map(offer);
