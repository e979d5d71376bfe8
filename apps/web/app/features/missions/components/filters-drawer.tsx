import { executionModes } from '@basoche/domain/options/execution-modes';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { Choices, DepartmentChoice, WordsField } from '../../postings/components/filter-fields.tsx';
import { FiltersPanel, useChosen, useFound } from '../../postings/components/filters-panel.tsx';
import { readWords } from '../../postings/filters.ts';
import type { DrawerProps } from '../../postings/kind.ts';
import { missionFound } from '../api.ts';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import type { ListFilters } from '../filters.ts';
import { PriceChoice } from './price-choice.tsx';

interface FiltersDrawerProps extends DrawerProps<ListFilters> {
  audience: MissionAudience;
}

export default function FiltersDrawer({
  opened,
  audience,
  filters,
  isApplied,
  onClose,
  onApply,
}: FiltersDrawerProps) {
  const [chosen, choose] = useChosen(filters, opened);
  const found = useFound((wanted) => missionFound(audience, wanted), chosen, opened && !isApplied);
  return (
    <FiltersPanel
      title={content.title}
      opened={opened}
      found={found === undefined ? undefined : consult.found(found)}
      onClose={onClose}
      onApply={() => onApply({ ...chosen, q: readWords(chosen.q) })}
    >
      <WordsField placeholder={content.wordsPlaceholder} words={chosen.q} onChange={(q) => choose({ q })} />
      <DomainChoice chosen={chosen.domain} onChange={(domain) => choose({ domain })} />
      <Choices
        legend={content.modality}
        options={executionModes}
        chosen={chosen.modality}
        onChange={(modality) => choose({ modality })}
      />
      <DepartmentChoice chosen={chosen.departement} onChange={(departement) => choose({ departement })} />
      <Choices
        legend={content.nature}
        options={missionNatures}
        chosen={chosen.nature}
        onChange={(nature) => choose({ nature })}
      />
      <PriceChoice filters={chosen} onChange={choose} />
    </FiltersPanel>
  );
}
