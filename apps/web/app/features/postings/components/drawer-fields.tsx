import type { Department } from '@basoche/domain/options/departments';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { ChosenOf, Filter, Filters } from '@basoche/domain/searches/filters';
import type { ReactNode } from 'react';
import type { FilterWords, RangeWords } from '../filter-content.ts';
import { capitalized } from '../filter-set.ts';
import { DomainChoice } from './domain-choice.tsx';
import { Choices, DepartmentChoice, WordsField } from './filter-fields.tsx';
import type { RangeChoice } from './range-choice.tsx';

type Values = Readonly<Record<string, unknown>>;

interface ListProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Long lists, which are searched. */
const longLists: Readonly<Record<string, (props: ListProps) => ReactNode>> = {
  domain: ({ chosen, onChange }) => (
    <DomainChoice chosen={chosen as readonly LegalDomain[]} onChange={onChange} />
  ),
  departement: ({ chosen, onChange }) => (
    <DepartmentChoice chosen={chosen as readonly Department[]} onChange={onChange} />
  ),
};

export interface FilterParts<Defined extends Filters> {
  filters: Defined;
  words: FilterWords<Defined>;
  /** Draws ranges; left out where there is none, so that its code is not loaded. */
  range?: typeof RangeChoice;
}

interface DrawerFieldsProps<Defined extends Filters> {
  parts: FilterParts<Defined>;
  chosen: ChosenOf<Defined>;
  choose: (change: Partial<ChosenOf<Defined>>) => void;
}

/** A field for each filter, in the order of its definition. */
export const DrawerFields = <Defined extends Filters>({
  parts: { filters, words, range: Range },
  chosen,
  choose,
}: DrawerFieldsProps<Defined>) => {
  const values: Values = chosen;
  const legends: Values = words.legends;
  const change = (changed: Values) => choose(changed as Partial<ChosenOf<Defined>>);
  const field = (name: string, filter: Filter): ReactNode => {
    const onChange = (value: unknown) => change({ [name]: value });
    if (filter.kind === 'words') {
      const typed = values[name] as string;
      return (
        <WordsField
          key={name}
          placeholder={words.wordsPlaceholder}
          help={words.wordsHelp}
          words={typed}
          onChange={onChange}
        />
      );
    }
    if (filter.kind === 'range') {
      const [from, to] = filter.keys;
      const bounds = [values[from] as number | null, values[to] as number | null] as const;
      const [said] = filter.parts(bounds);
      return (
        Range && (
          <Range
            key={name}
            scale={filter.scale}
            words={legends[name] as RangeWords}
            chosen={bounds}
            said={said && capitalized(said.label)}
            onChange={([low, high]) => change({ [from]: low, [to]: high })}
          />
        )
      );
    }
    const list = { chosen: values[name] as readonly string[], onChange };
    const LongList = longLists[name];
    return LongList ? (
      <LongList key={name} {...list} />
    ) : (
      <Choices key={name} legend={legends[name] as string} options={filter.options} {...list} />
    );
  };
  return Object.entries(filters).map(([name, filter]) => field(name, filter));
};
