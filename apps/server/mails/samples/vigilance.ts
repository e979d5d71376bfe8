import { vigilanceMails } from '../../src/features/vigilance/notices/mails.ts';
import { id, name, publicUrl, samplesOf, title } from '../sample.ts';

const toRenew = {
  name,
  documents: ['contributions', 'foreignWorkers'],
  lastDay: '2026-12-23',
  candidate: 'independent',
  publicUrl,
} as const;
const held = { name: 'Claire Delmas (Verdelune Industries)', of: name, publicUrl } as const;
const asked = {
  name,
  applicationId: id,
  title,
  file: {
    items: [
      { kind: 'contributions', demand: 'asked', state: 'outOfDate', lastDay: '2026-11-22' },
      { kind: 'registration', demand: 'asked', state: 'missing', lastDay: null },
    ],
  },
  candidate: 'independent',
  isClosed: true,
  closesFrom: null,
  publicUrl,
} as const;

export const vigilanceSamples = [
  ...samplesOf('vigilanceMails', vigilanceMails, {
    asked: {
      '': asked,
      told: { ...asked, isClosed: false },
      announced: { ...asked, isClosed: false, closesFrom: '2026-12-15' },
    },
    renew: {
      month: { ...toRenew, reminder: 'month' },
      week: { ...toRenew, reminder: 'week' },
      lastDay: { ...toRenew, reminder: 'lastDay' },
      lapsed: { ...toRenew, reminder: 'lapsed' },
    },
    ends: {
      week: { ...held, lastDay: '2026-11-29', reminder: 'week' },
      lastDay: { ...held, lastDay: '2026-11-23', reminder: 'lastDay' },
      lapsed: { ...held, lastDay: '2026-11-20', reminder: 'lapsed' },
    },
    collect: {
      week: { ...held, day: '2026-11-29', today: '2026-11-23' },
      day: { ...held, day: '2026-11-23', today: '2026-11-23' },
    },
    given: {
      complete: { ...held, collectedOn: '2026-11-23', isComplete: true },
      lacking: { ...held, collectedOn: '2026-11-23', isComplete: false },
    },
    withdrawn: {
      '': {
        name,
        kind: 'contributions',
        candidate: 'independent',
        reason: 'Le fichier est illisible.',
        publicUrl,
      },
    },
  }),
];
