import { defaultEligibilityRules as rules } from '@basoche/domain/missions/default-eligibility-rules';
import { mayInvite } from '@basoche/domain/missions/invite';
import { titleOf, typeOf } from '@basoche/domain/notifications/keys';
import { addDays, type Day, startOfParisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type {
  MissionFavouriteTable,
  MissionInvitationTable,
  NotificationTable,
} from '../src/platform/database/schema/tables.ts';
import { candidateOf, subjectOf } from './casting.ts';
import { areColleagues } from './content/teams.ts';
import type { DemoMember } from './members.ts';
import type { DemoMission } from './missions.ts';
import { type Random, uuidAt } from './random.ts';

/** Links between personas and missions, apart from threads. */
export interface DemoTies {
  readonly favourites: readonly Insertable<MissionFavouriteTable>[];
  readonly invitations: readonly (Insertable<MissionInvitationTable> & { readonly id: string })[];
  /** Notifications of the unread invitations. */
  readonly notifications: readonly (Insertable<NotificationTable> & { readonly id: string })[];
}

interface Applied {
  readonly missionId: string;
  readonly candidateId: string;
  readonly createdAt: Date;
}

interface Stage {
  readonly random: Random;
  readonly today: Day;
  readonly members: readonly DemoMember[];
  readonly missions: readonly DemoMission[];
  readonly applied: readonly Applied[];
}

const keptEach = [3, 6] as const;

const hour = 3_600_000;

/** A time in the working hours of a past day, after the mission was published. */
const momentFor = ({ random, today }: Stage, { row }: DemoMission, daysAgo: number): Date => {
  const at = startOfParisDay(addDays(today, -daysAgo)).getTime() + random.between(9 * 60, 18 * 60) * 60_000;
  return new Date(Math.max(at, row.created_at.getTime() + hour));
};

const favouritesOf = (stage: Stage, { row }: DemoMember) =>
  stage.random
    .shuffle(stage.missions.filter((mission) => mission.row.is_listed && mission.row.creator_id !== row.id))
    .slice(0, stage.random.between(...keptEach))
    .map((mission, index) => ({
      member_id: row.id,
      mission_id: mission.row.id,
      created_at: momentFor(stage, mission, 1 + index),
    }));

const invitationOf = (random: Random, mission: DemoMission, memberId: string, at: Date) => ({
  id: uuidAt(random, at),
  mission_id: mission.row.id,
  creator_id: mission.row.creator_id,
  member_id: memberId,
  created_at: at,
});

/** An open mission to which this member may be invited, preferably of another persona. */
const invitingMission = ({ random, today, missions, applied }: Stage, member: DemoMember) => {
  const has = new Set(
    applied.filter(({ candidateId }) => candidateId === member.row.id).map(({ missionId }) => missionId),
  );
  const open = missions.filter(
    (mission) =>
      mission.row.is_listed &&
      mayInvite({
        inviterId: mission.row.creator_id,
        subject: subjectOf(mission),
        invited: { ...candidateOf(member), hasApplied: has.has(mission.row.id), isInvited: false },
        sentToday: 0,
        today,
        rules,
      }).ok &&
      !areColleagues(mission.creator.persona?.key, member.persona?.key),
  );
  const known = open.filter(({ creator }) => creator.persona !== null);
  return open.length === 0 ? null : random.pick(known.length > 0 ? known : open);
};

/** Personas keep a few missions each, some are invited to one, and some of their candidates came by invitation. */
export const demoTies = (stage: Stage): DemoTies => {
  const { random, members, missions, applied } = stage;
  const personas = members.filter(({ persona, row }) => persona !== null && row.kind !== 'CUSTOMER');
  const waiting = personas
    .filter(({ row, isVerified }) => isVerified && row.kind !== 'COMPANY')
    .flatMap((member) => {
      const mission = invitingMission(stage, member);
      return mission === null
        ? []
        : [invitationOf(random, mission, member.row.id, momentFor(stage, mission, 1))];
    });
  const accepted = missions
    .filter(({ creator }) => creator.persona !== null)
    .flatMap((mission) => {
      const candidate = applied.find(({ missionId }) => missionId === mission.row.id);
      if (candidate === undefined || random.chance(0.5)) return [];
      const at = new Date(
        Math.max(mission.row.created_at.getTime(), candidate.createdAt.getTime() - 2 * hour),
      );
      return [invitationOf(random, mission, candidate.candidateId, at)];
    });
  return {
    favourites: personas.flatMap((member) => favouritesOf(stage, member)),
    invitations: [...waiting, ...accepted],
    notifications: waiting.map(({ member_id, mission_id, created_at }) => ({
      id: uuidAt(random, created_at),
      member_id,
      mission_id,
      key: 'INVITED',
      type: typeOf('INVITED'),
      title: titleOf('INVITED'),
      created_at,
    })),
  };
};
