import type { MissionCard as Mission } from '@basoche/contract/missions/missions';
import type { PostingKind } from '../postings/kind.ts';
import { otherMissionsQuery } from './api.ts';
import { single } from './content.ts';
import { MissionCard } from './shared/mission-card.tsx';

export const missionKind: PostingKind<Mission> = {
  name: 'missions',
  card: (mission, place) => <MissionCard mission={mission} {...place} />,
  others: otherMissionsQuery,
  othersTitle: single.others,
};
