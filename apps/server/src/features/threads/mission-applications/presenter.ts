import type { MissionCard } from '@basoche/contract/missions/missions';
import type { AppliedMission } from '@basoche/contract/threads/mission-applications';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { AppliedRow } from './store.ts';

export const presentApplied = (row: AppliedRow, mission: MissionCard): AppliedMission => ({
  id: row.id,
  state: row.state,
  offer: centsToEuros(row.offer_cents ?? 0),
  tvaApplicable: row.tva_applicable,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  mission,
});
