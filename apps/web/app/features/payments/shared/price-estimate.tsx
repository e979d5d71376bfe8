import type { Me } from '@basoche/contract/auth/auth';
import type { UserType } from '@basoche/domain/members/kinds';
import { regulatedProfessions } from '@basoche/domain/missions/default-eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { plainSimulation, simulationFields } from '@basoche/domain/payments/simulator-address';
import {
  type SimulatedCandidate,
  type SimulatedCreator,
  simulatedCandidates,
  simulatedCreators,
} from '@basoche/domain/payments/simulator-modes';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../../lib/session.tsx';
import classes from '../components/modes-compared.module.css';
import { ModesCompared } from '../components/modes-compared.tsx';
import { simulator as content } from '../simulator-content.ts';

interface PriceEstimateProps {
  priceCents: number;
  tvaApplicable: boolean;
  nature: string;
  /** The price in instalments or months, once it is valid; null for a flat price. */
  pricing: StagedPrice | null;
  isFromCustomer: boolean;
  /** Role of the creator, if the candidate may know it. */
  creatorRole: UserType | null;
}

const arrow = <IconChevronDown size={16} stroke={1.5} aria-hidden />;

const creatorOf = ({ isFromCustomer, creatorRole }: PriceEstimateProps): SimulatedCreator => {
  if (isFromCustomer) return 'client-entreprise';
  return creatorRole === 'STUDENT' || creatorRole === 'EMPLOYEE' ? 'juriste' : 'entreprise';
};

const candidateOf = (me: Pick<Me, 'userType' | 'jobName'> | null): SimulatedCandidate => {
  if (me?.userType === 'COMPANY') return 'societe';
  if (me?.userType === 'STUDENT') return 'etudiant';
  return regulatedProfessions.some((name) => name === me?.jobName) ? 'reglementee' : 'micro';
};

const natureOf = (nature: string): MissionNature =>
  missionNatures.find(({ value }) => value === nature)?.value ?? plainSimulation.nature;

/** Estimate of a price being proposed, in each of the three modes. */
export default function PriceEstimate(props: PriceEstimateProps) {
  const { me } = useSession();
  const [creator, setCreator] = useState(() => creatorOf(props));
  const [candidate, setCandidate] = useState(() => candidateOf(me));
  const { priceCents, tvaApplicable, nature, pricing } = props;
  const simulated = {
    ...plainSimulation,
    priceCents,
    tvaApplicable,
    creator,
    candidate,
    nature: natureOf(nature),
    pricing,
  };
  return (
    <section className={classes.estimate} aria-label={content.dialog.title}>
      <h3 className={classes.title}>{content.dialog.title}</h3>
      <p className={classes.lead}>{content.dialog.lead}</p>
      <div className={classes.who}>
        <NativeSelect
          size="md"
          label={content.creator}
          data={[...simulatedCreators]}
          value={creator}
          rightSection={arrow}
          onChange={({ currentTarget }) =>
            setCreator(simulatedCreators.find(({ value }) => value === currentTarget.value)?.value ?? creator)
          }
        />
        <NativeSelect
          size="md"
          label={content.dialog.you}
          data={[...simulatedCandidates]}
          value={candidate}
          rightSection={arrow}
          onChange={({ currentTarget }) =>
            setCandidate(
              simulatedCandidates.find(({ value }) => value === currentTarget.value)?.value ?? candidate,
            )
          }
        />
      </div>
      <ModesCompared simulated={simulated} order={4} isDetailed={false} isOwn />
      <a
        className={classes.more}
        href={`/simulateur?${new URLSearchParams(simulationFields(simulated))}`}
        target="_blank"
        rel="noopener"
      >
        {content.more}
        <IconExternalLink size={16} stroke={1.5} aria-hidden />
      </a>
    </section>
  );
}
