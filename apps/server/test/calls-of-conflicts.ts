import { type SampleCall, thread } from './sample-call.ts';
import type { World } from './world.ts';

/** Sample calls about the conflict check. */

const entry = {
  kind: 'person',
  name: 'Kervella',
  firstName: 'Thomas',
  siren: null,
  side: 'client',
  reference: 'Dossier 12',
};

const ofMission = ({ missionId }: World) => ({ id: missionId });
const asked = ({ missionId }: World) => ({ missionID: missionId });

export const callsOfConflicts: Readonly<Record<string, SampleCall>> = {
  'conflicts.listAskedNatures': {},
  'conflicts.readRegister': {},
  'conflicts.listEntries': {},
  'conflicts.addEntries': { body: () => ({ entries: [entry] }) },
  'conflicts.changeEntry': { params: thread, body: () => entry },
  'conflicts.removeEntry': { params: thread },
  'conflicts.confirmRegister': {},
  'conflicts.eraseRegister': {},
  'conflicts.readParties': { params: ofMission },
  'conflicts.nameParties': { params: ofMission, body: () => ({ version: 0, parties: [entry] }) },
  'conflicts.readCheck': { params: asked },
  'conflicts.askCheck': { params: asked },
};
