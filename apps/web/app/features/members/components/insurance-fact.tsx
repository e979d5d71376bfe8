import type { Profile } from '@basoche/contract/members/members';
import { IconShieldCheck } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { formatEuros } from '../../../lib/money.ts';
import { Fact } from '../../../ui/fact-list.tsx';
import { insurance as content } from '../profile-content.ts';

/** The insurance in force, as the member shows it. Load it lazily: few pages have one. */
export default function InsuranceFact({ insurance }: { insurance: NonNullable<Profile['insurance']> }) {
  const { insurer, until, claimCeiling, yearCeiling } = insurance;
  return (
    <Fact
      icon={<IconShieldCheck size={20} stroke={1.5} aria-hidden />}
      name={content.name}
      note={content.ceilings(formatEuros(claimCeiling), formatEuros(yearCeiling))}
    >
      {content.cover(insurer, formatDay(until))}
    </Fact>
  );
}
