import { executionModes } from '@basoche/domain/options/execution-modes';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { DomainChoice } from '../../listings/components/domain-choice.tsx';
import { Choices, DepartmentChoice, WordsField } from '../../listings/components/filter-fields.tsx';
import { FiltersPanel, useChosen } from '../../listings/components/filters-panel.tsx';
import type { DrawerProps } from '../../listings/components/list-tools.tsx';
import { readWords } from '../../listings/filters.ts';
import { filters as content } from '../filter-content.ts';
import type { ListFilters } from '../filters.ts';
import { PriceChoice } from './price-choice.tsx';

export default function FiltersDrawer({ opened, filters, onClose, onApply }: DrawerProps<ListFilters>) {
  const [chosen, choose] = useChosen(filters, opened);
  return (
    <FiltersPanel
      title={content.title}
      opened={opened}
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
