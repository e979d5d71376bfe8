import { candidateSorts } from '@basoche/domain/threads/candidate-order';
import { missionCandidateTabs } from '@basoche/domain/threads/mission-candidate-tabs';
import { IconArrowsSort, IconLayoutGrid, IconStar, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { AddressSelect } from '../../../ui/address-select.tsx';
import { Button } from '../../../ui/button.tsx';
import list from '../../postings/components/list-screen.module.css';
import { comparing as content } from '../candidate-comparison-content.ts';
import { type CandidatesView, candidatesAddress } from '../candidate-views.ts';
import { shortlistCounts } from '../own-api.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface CandidateToolsProps {
  missionID: string;
  view: CandidatesView;
  /** True if there is room for a table. */
  hasRoom: boolean;
}

/** Tools of the candidates: order, shortlist filter, cards or table. */
export const CandidateTools = ({ missionID, view, hasRoom }: CandidateToolsProps) => {
  const navigate = useNavigate();
  const { data: counts } = useQuery(shortlistCounts(missionID));
  const shortlisted = counts?.[missionCandidateTabs.findIndex(({ state }) => state === view.state)];
  const to = (part: Partial<CandidatesView>) => candidatesAddress(missionID, { ...view, ...part });
  return (
    <div className={list.tools}>
      <AddressSelect
        label={content.sort}
        icon={IconArrowsSort}
        name="tri"
        value={view.sort}
        onChoose={(chosen) => {
          const sort = candidateSorts.find(({ value }) => value === chosen)?.value ?? view.sort;
          void navigate(to({ sort }), { preventScrollReset: true });
        }}
        className={list.sort}
      >
        {candidateSorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </AddressSelect>
      <Button
        component={Link}
        to={to({ isShortlisted: !view.isShortlisted })}
        variant={view.isShortlisted ? 'filled' : 'default'}
        aria-current={view.isShortlisted ? 'true' : undefined}
        preventScrollReset
        leftSection={<IconStar {...icon} />}
      >
        {shortlisted === undefined ? content.shortlist : content.shortlisted(shortlisted)}
      </Button>
      {hasRoom && (
        <Button
          component={Link}
          to={to({ isTable: !view.isTable })}
          variant="default"
          preventScrollReset
          leftSection={view.isTable ? <IconLayoutGrid {...icon} /> : <IconTable {...icon} />}
        >
          {view.isTable ? content.asCards : content.asTable}
        </Button>
      )}
    </div>
  );
};
