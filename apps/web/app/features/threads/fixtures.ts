import type { Action, Message, Thread } from '@basoche/contract/threads';

/** Threads for tests: a jurist's application on a company's mission, and on its offer. */

const instantAt = (position: number): string => new Date(Date.UTC(2026, 10, 20, 9, position)).toISOString();

export const message = (position: number, changes: Partial<Message> = {}): Message => ({
  id: `message-${position}`,
  content: `Message ${position}`,
  sentBy: 'candidate',
  isMine: false,
  sentAt: instantAt(position),
  postulationId: 'thread',
  position,
  clientId: null,
  ...changes,
});

export const action = (
  type: Action['type'],
  result: Action['result'],
  changes: Partial<Action> = {},
): Action => {
  const position = changes.position ?? 1;
  return {
    id: `${type}-${position}`,
    type,
    result,
    offer: type === 'PRICE' ? 800 : null,
    sentAt: instantAt(position),
    position,
    ...changes,
  };
};

export const thread = (changes: Partial<Thread> = {}): Thread => ({
  id: 'thread',
  type: 'MISSION',
  state: 'NEW',
  isRefused: false,
  isWithdrawn: false,
  isCreator: true,
  user: { id: 'candidate', name: 'Camille Roy', pictureURL: null, role: 'EMPLOYEE' },
  creator: { id: 'creator', name: 'Atelier Verne', pictureURL: null, role: 'COMPANY' },
  mission: {
    id: 'mission',
    title: 'Relecture de baux commerciaux',
    creatorID: 'creator',
    creatorName: 'Atelier Verne',
    creatorPictureURL: null,
    isAnonym: false,
    isFromCustomer: false,
    isArchived: false,
    domain: 'droit_affaires',
    nature: 'relecture',
    onPlace: false,
    place: null,
    city: null,
    startNow: true,
    startDate: null,
    endDate: null,
    experience: 'avocat',
    skillsRequired: 'Relire douze baux.',
    timeLimit: '3 semaines',
    tarifLow: null,
    tarifHigh: null,
    createdAt: instantAt(0),
    publishedAt: instantAt(0),
    isOpen: true,
    isFavourite: false,
  },
  jobOffer: null,
  sent: null,
  offer: 800,
  tvaApplicable: true,
  offerToConfirm: [],
  createdAt: instantAt(0),
  creatorNDAConsent: true,
  postulantNDAConsent: true,
  position: 0,
  messages: [],
  hasOlder: false,
  actions: [],
  permitted: [],
  ...changes,
});

const jobOffer: NonNullable<Thread['jobOffer']> = {
  id: 'offer',
  title: 'Juriste en droit immobilier',
  creatorID: 'creator',
  creatorName: 'Atelier Verne',
  creatorPictureURL: null,
  creatorRole: 'COMPANY',
  domain: 'droit_immobilier',
  nature: 'redaction',
  modality: 'onPlace',
  place: '69',
  city: 'Lyon',
  contractType: 'CDI',
  timing: 'full',
  startNow: true,
  startDate: null,
  endDate: '2026-12-31',
  experiences: 'juriste',
  salary: null,
  salaryLow: null,
  salaryHigh: null,
  salaryPeriod: null,
  jobDescription: 'Suivre un parc de baux.',
  isArchived: false,
  isFilled: false,
  createdAt: instantAt(0),
  publishedAt: instantAt(0),
  isOpen: true,
  isFavourite: false,
};

export const offerThread = (
  changes: Partial<Thread> = {},
  offer: Partial<NonNullable<Thread['jobOffer']>> = {},
): Thread =>
  thread({
    type: 'JOB',
    mission: null,
    jobOffer: { ...jobOffer, ...offer },
    sent: { letter: null, cv: null },
    offer: null,
    tvaApplicable: false,
    ...changes,
  });
