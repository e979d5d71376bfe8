import { currentIndependence } from '@basoche/domain/conflicts/independence';
import type { Day } from '@basoche/domain/time/paris';
import * as checks from '../src/features/conflicts/checks/service.ts';
import * as named from '../src/features/conflicts/parties/service.ts';
import * as registers from '../src/features/conflicts/register/service.ts';
import { declarationOf } from '../src/features/threads/conflicts/service.ts';
import { actWith } from '../src/features/threads/service.ts';
import type { Trx } from '../src/platform/database/database.ts';
import type { Acting, Viewer } from '../src/platform/http/viewer.ts';
import type { Platform } from '../src/platform/platform.ts';
import { parties, register } from './content/conflicts.ts';
import type { Demo } from './generate.ts';
import type { DemoMember } from './members.ts';

/**
 * The conflict check in the demonstration, written by its own services, because names are sealed with the key
 * of this installation.
 */

export const viewerOf = (
  { row, isVerified }: DemoMember,
  acting: Acting | null,
  personId = row.id,
): Viewer => ({
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

/** The platform with every transaction inside this one, without the rate limit on names, and without random answers. */
const within = (platform: Platform, trx: Trx): Platform => ({
  ...platform,
  // Written even if the check is off, so that it is there when the check is switched on.
  config: { ...platform.config, conflicts: true },
  draw: () => 1,
  rateLimits: {
    ...platform.rateLimits,
    registerAddsOfMember: { ...platform.rateLimits.registerAddsOfMember, take: async () => undefined },
  },
  database: { ...platform.database, db: trx, transaction: (work) => work(trx) },
});

/** A candidate with an agreed price whose work has not begun. */
const candidateIn = ({ threads, members }: Demo, missionId: string) => {
  const thread = threads.find(
    ({ rows: { application } }) =>
      application.mission_id === missionId && application.state === 'WAITING_ACCEPTATION',
  );
  const member = members.find(({ row }) => row.id === thread?.rows.application.candidate_id);
  return thread && member && { threadId: thread.rows.application.id, member };
};

/**
 * Claire's firm names the parties of a litigation. Yasmine has a register and checks; her answer is « à
 * examiner ». Another candidate has no names to enter, checks, and declares their independence in the thread.
 */
export const seedConflicts = async (whole: Platform, trx: Trx, demo: Demo, today: Day): Promise<void> => {
  const { members, missions, teams } = demo;
  const memberOf = (key: string) => members.find(({ persona }) => persona?.key === key);
  const [client, lawyer] = [memberOf('claire'), memberOf('yasmine')];
  const seat = teams.seats.find(({ firm_id, role }) => firm_id === client?.row.id && role === 'owner');
  const mission = missions.findLast(
    ({ row, creator }) =>
      creator === client && row.nature === 'contentieux' && !row.is_archived && row.closes_on > today,
  );
  if (!client || !lawyer || !seat?.id || !mission) return;
  const platform = within(whole, trx);
  const missionId = mission.row.id;
  const acting = { firmId: client.row.id, seatId: seat.id, role: 'owner' } as const;
  await named.name(platform, viewerOf(client, acting, seat.person_id), { missionId, version: 0, parties });
  await registers.add(platform, viewerOf(lawyer, null), register);
  await checks.ask(platform, viewerOf(lawyer, null), missionId);
  const candidate = candidateIn(demo, missionId);
  if (!candidate) return;
  const viewer = viewerOf(candidate.member, null);
  const declaration = { version: currentIndependence.version, listVersion: 1 };
  await registers.confirm(platform, viewer);
  await checks.ask(platform, viewer, missionId);
  const own = { id: candidate.threadId, memberId: viewer.memberId };
  const declare = () => declarationOf(platform, trx, own, declaration);
  await actWith(platform, viewer, candidate.threadId, declare, null);
};
