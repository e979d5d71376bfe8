import type { hearingViews } from '@basoche/contract/hearings/hearings';

export type HearingView = (typeof hearingViews)[number];

/** Tabs of the list by their word in the address (`vue`); the first is the default. */
export const tabs = ['a-prendre', 'les-miennes', 'demandees'] as const;

export const viewOfTab: Readonly<Record<(typeof tabs)[number], HearingView>> = {
  'a-prendre': 'open',
  'les-miennes': 'taken',
  demandees: 'asked',
};
