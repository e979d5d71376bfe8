import { type SampleCall, thread } from './sample-call.ts';

/** Sample calls about the conflict check. */

const entry = {
  kind: 'person',
  name: 'Kervella',
  firstName: 'Thomas',
  siren: null,
  side: 'client',
  reference: 'Dossier 12',
};

export const callsOfConflicts: Readonly<Record<string, SampleCall>> = {
  'conflicts.readRegister': {},
  'conflicts.listEntries': {},
  'conflicts.addEntries': { body: () => ({ entries: [entry] }) },
  'conflicts.changeEntry': { params: thread, body: () => entry },
  'conflicts.removeEntry': { params: thread },
  'conflicts.confirmRegister': {},
  'conflicts.eraseRegister': {},
};
