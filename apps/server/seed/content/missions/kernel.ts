import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { SoughtProfile } from '@basoche/domain/options/sought-profiles';

/** Kind of client that publishes the mission, which decides how it is written. */
export type Voice = 'company' | 'firm' | 'notary' | 'bailiff' | 'person' | 'association';

/**
 * One hand-written mission. `[a|b|c]` in the title and the text holds alternatives. All brackets of a kernel
 * use the same place, so that the variants stay coherent. `{ville}`, `{à ville}` and `{de ville}` stand for
 * the mission's commune.
 */
export interface MissionKernel {
  readonly domain: LegalDomain;
  readonly nature: MissionNature;
  readonly by: Voice;
  readonly title: string;
  readonly text: string;
  readonly sought: readonly SoughtProfile[];
  /** Lowest and highest price in euros, excluding tax. */
  readonly price: readonly [number, number];
  readonly timeLimit: string;
  /** Only on site or only remote; both without a value. */
  readonly where?: 'place' | 'remote';
}
