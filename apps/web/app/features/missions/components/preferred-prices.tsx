import { kindsText } from '@basoche/domain/pricing/content';
import type { PriceKind } from '@basoche/domain/pricing/kinds';
import { IconReceipt } from '@tabler/icons-react';
import { Fact } from '../../../ui/fact-list.tsx';
import { single } from '../content.ts';

/** Kinds of price that the client prefers, on the mission's page. */
export default function PreferredPrices({ kinds }: { kinds: readonly PriceKind[] }) {
  return (
    <Fact icon={<IconReceipt size={20} stroke={1.5} aria-hidden />} name={single.preferred}>
      {kindsText(kinds)}
    </Fact>
  );
}
