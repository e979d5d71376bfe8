import type { MissionCard } from '@basoche/contract/missions/missions';
import { IconClock, IconCurrencyEuro, IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { DeadlineFact, StartFact } from '../../postings/components/date-facts.tsx';
import { single } from '../content.ts';
import { basisOf, placeOf, priceOf } from './facts.ts';

const PreferredPrices = lazy(() => import('../components/preferred-prices.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Facts of a mission, beside its description; its creator reads the price in their own tax basis. */
export const MissionFacts = ({ mission }: { mission: MissionCard }) => {
  const { me } = useSession();
  const isOwn = me !== null && me.id === mission.creatorID;
  return (
    <FactList>
      <Fact icon={<IconCurrencyEuro {...icon} />} name={single.price}>
        <strong className="tabular">{priceOf(mission, isOwn ? basisOf(me) : 'HT')}</strong>
      </Fact>
      {mission.priceKinds && (
        <Suspense>
          <PreferredPrices kinds={mission.priceKinds} />
        </Suspense>
      )}
      <Fact icon={<IconMapPin {...icon} />} name={single.place}>
        {placeOf(mission)}
      </Fact>
      <StartFact of={mission} />
      <Fact icon={<IconClock {...icon} />} name={single.delivery}>
        {mission.timeLimit}
      </Fact>
      <DeadlineFact of={mission} />
    </FactList>
  );
};
