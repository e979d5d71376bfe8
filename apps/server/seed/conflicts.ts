import type { Day } from '@basoche/domain/time/paris';
import * as checks from '../src/features/conflicts/checks/service.ts';
import * as named from '../src/features/conflicts/parties/service.ts';
import * as registers from '../src/features/conflicts/register/service.ts';
import type { Trx } from '../src/platform/database/database.ts';
import type { Acting, Viewer } from '../src/platform/http/viewer.ts';
import type { Platform } from '../src/platform/platform.ts';
import { parties, register } from './content/conflicts.ts';
import type { Demo } from './generate.ts';
import type { DemoMember } from './members.ts';

/** The conflict check in the demonstration, by its own services: names are sealed with the key of this installation. */

const viewerOf = ({ row, isVerified }: DemoMember, acting: Acting | null, personId = row.id): Viewer => ({
  memberId: row.id,
  personId,
  acting,
  sessionId: row.id,
  kind: row.kind,
  isMoral: row.is_moral,
  profession: row.job_name,
  isConfirmed: true,
  isVerified,
  role: null,
  hasSecondFactor: false,
  secondFactorAt: null,
  provedAt: null,
});

/** The platform with every transaction within this one, no limit that counts beside it, and no answer by chance. */
const within = (platform: Platform, trx: Trx): Platform => ({
  ...platform,
  draw: () => 1,
  rateLimits: {
    ...platform.rateLimits,
    registerAddsOfMember: { ...platform.rateLimits.registerAddsOfMember, take: async () => undefined },
  },
  database: { ...platform.database, db: trx, transaction: (work) => work(trx) },
});

/** Claire's firm names the parties of a litigation; Yasmine keeps a register, asks, and is answered « à examiner ». */
export const seedConflicts = async (
  whole: Platform,
  trx: Trx,
  { members, missions, teams }: Demo,
  today: Day,
): Promise<void> => {
  const memberOf = (key: string) => members.find(({ persona }) => persona?.key === key);
  const [client, candidate] = [memberOf('claire'), memberOf('yasmine')];
  const seat = teams.seats.find(({ firm_id, role }) => firm_id === client?.row.id && role === 'owner');
  const mission = missions.findLast(
    ({ row, creator }) =>
      creator === client && row.nature === 'contentieux' && !row.is_archived && row.closes_on > today,
  );
  if (!client || !candidate || !seat?.id || !mission) return;
  const platform = within(whole, trx);
  const owner = viewerOf(client, { firmId: client.row.id, seatId: seat.id, role: 'owner' }, seat.person_id);
  await named.name(platform, owner, { missionId: mission.row.id, version: 0, parties });
  const lawyer = viewerOf(candidate, null);
  await registers.add(platform, lawyer, register);
  await checks.ask(platform, lawyer, mission.row.id);
};
