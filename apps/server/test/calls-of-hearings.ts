import { aHearingForm, aTaking } from './hearings.ts';
import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about hearings. Nobody of the matrix has one. */
export const callsOfHearings: Readonly<Record<string, SampleCall>> = {
  'hearings.publish': {
    body: (_, test) => aHearingForm(test),
  },
  'hearings.list': {},
  'hearings.read': { params: thread },
  'hearings.cancel': { params: thread },
  'hearings.take': { params: thread, body: () => aTaking() },
  'hearings.readProfile': {},
  'hearings.saveProfile': {
    body: () => ({
      isOn: true,
      town: '69123',
      distanceKm: 50,
      goesFarther: false,
      kinds: ['tj'],
      acts: ['pleading'],
      lowest: 80,
      week: 1,
    }),
  },
  'hearings.addAbsence': { body: () => ({ firstDay: '2090-01-01', lastDay: '2090-01-02' }) },
  'hearings.removeAbsence': { params: thread },
  'hearings.listBars': {},
  'hearings.confirmBar': { params: thread, body: () => ({ court: 'tj-69123' }) },
  'hearings.refuseBar': {
    params: thread,
    body: () => ({ court: 'tj-69123', reason: 'Ce barreau n’est pas le vôtre.' }),
  },
  'hearings.stateBar': { body: () => ({ court: 'tj-69123' }) },
};
