import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { Choices, DepartmentChoice, WordsField } from '../../postings/components/filter-fields.tsx';
import { FiltersPanel, useChosen, useFound } from '../../postings/components/filters-panel.tsx';
import { readWords } from '../../postings/filters.ts';
import type { DrawerProps } from '../../postings/kind.ts';
import { jobFound } from '../api.ts';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import type { JobListFilters } from '../filters.ts';

export default function FiltersDrawer({
  opened,
  filters,
  isApplied,
  onClose,
  onApply,
}: DrawerProps<JobListFilters>) {
  const [chosen, choose] = useChosen(filters, opened);
  const found = useFound(jobFound, chosen, opened && !isApplied);
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
        legend={content.contractType}
        options={contractTypes}
        chosen={chosen.contractType}
        onChange={(contractType) => choose({ contractType })}
      />
      <Choices
        legend={content.modality}
        options={jobModalities}
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
    </FiltersPanel>
  );
}
