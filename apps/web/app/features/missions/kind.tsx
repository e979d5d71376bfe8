import type { MissionCard as Mission } from '@basoche/contract/missions/missions';
import type { PostingKind } from '../postings/kind.ts';
import { otherMissionsQuery } from './api.ts';
import { MissionCard } from './components/mission-card.tsx';
import { single } from './content.ts';

export const missionKind: PostingKind<Mission> = {
  name: 'missions',
  card: (mission, place) => <MissionCard mission={mission} {...place} />,
  others: otherMissionsQuery,
  othersTitle: single.others,
};
