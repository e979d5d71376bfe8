import { aPdf } from './files.ts';
import { aHearingForm, aTaking } from './hearings.ts';
import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about hearings. No principal of the matrix has one. */
export const callsOfHearings: Readonly<Record<string, SampleCall>> = {
  'hearings.publish': {
    body: (_, test) => aHearingForm(test),
  },
  'hearings.list': {},
  'hearings.read': { params: thread },
  'hearings.cancel': { params: thread },
  'hearings.raise': { params: thread, body: () => ({ price: 200 }) },
  'hearings.decline': { params: thread },
  'hearings.reach': { query: '?court=tj-69123&act=pleading&day=2090-01-01&time=09:00' },
  'hearings.addDocument': { body: () => ({ file: aPdf('Note.pdf') }) },
  'hearings.removeDocument': { params: thread },
  'hearings.calendar': { params: thread },
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
  'hearingsOffice.list': {},
  'hearingsOffice.cancel': { params: thread, body: () => ({ reason: 'Cette demande ne convient pas.' }) },
  'hearings.readBar': {},
  'hearings.stateBar': { body: () => ({ court: 'tj-69123' }) },
};
