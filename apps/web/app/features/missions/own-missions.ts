import type { Mission, OwnMission } from '@basoche/contract/missions/missions';
import type { OwnKindOf } from '../postings/own-kind.ts';
import { missionQuery } from './api.ts';
import { fill, manage, relaunch } from './creator-content.ts';
import {
  ownMissionCounts,
  ownMissionPages,
  useFillMission,
  usePublishMission,
  useRelaunchMission,
} from './own-api.ts';

export const ownMissions: OwnKindOf<Mission, OwnMission> = {
  name: 'missions',
  home: '/manage/missions',
  one: missionQuery,
  pages: ownMissionPages,
  counts: ownMissionCounts,
  useFill: useFillMission,
  usePublish: usePublishMission,
  useRelaunch: useRelaunchMission,
  needsDeadline: false,
  content: { manage, fill, relaunch },
};
