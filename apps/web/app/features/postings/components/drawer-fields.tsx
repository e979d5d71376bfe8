import type { Department } from '@basoche/domain/options/departments';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { ChosenOf, Filter, Filters } from '@basoche/domain/searches/filters';
import type { ReactNode } from 'react';
import type { ContentOf, FilterContent } from '../filter-content.ts';
import { DomainChoice } from './domain-choice.tsx';
import { Choices, DepartmentChoice, WordsField } from './filter-fields.tsx';
import type { RangeChoice } from './range-choice.tsx';
import type { SingleChoice, YesChoice } from './single-choice.tsx';

type Values = Readonly<Record<string, unknown>>;

interface ListProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Long lists, with a search. */
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
  content: FilterContent<Defined>;
  /** Components for kinds of filters that not every list has, so that other lists do not load them. */
  range?: typeof RangeChoice;
  single?: typeof SingleChoice;
  yes?: typeof YesChoice;
  /** Filters that are not offered here. */
  without?: readonly (keyof Defined)[];
}

interface DrawerFieldsProps<Defined extends Filters> {
  parts: FilterParts<Defined>;
  chosen: ChosenOf<Defined>;
  choose: (change: Partial<ChosenOf<Defined>>) => void;
}

/** A field for each filter, in the order of its definition. */
export const DrawerFields = <Defined extends Filters>({
  parts: { filters, content, range: Range, single: Single, yes: Yes, without = [] },
  chosen,
  choose,
}: DrawerFieldsProps<Defined>) => {
  const values: Values = chosen;
  const change = (changed: Values) => choose(changed as Partial<ChosenOf<Defined>>);
  const field = (name: string, filter: Filter): ReactNode => {
    const onChange = (value: unknown) => change({ [name]: value });
    const fieldContent: unknown = (content.fields as Values)[name];
    switch (filter.kind) {
      case 'words':
        return (
          <WordsField
            key={name}
            placeholder={content.wordsPlaceholder}
            help={content.wordsHelp}
            words={values[name] as string}
            onChange={onChange}
          />
        );
      case 'choice': {
        const list = { chosen: values[name] as readonly string[], onChange };
        const LongList = longLists[name];
        if (LongList) return <LongList key={name} {...list} />;
        return (
          <Choices key={name} {...(fieldContent as ContentOf<'choice'>)} options={filter.options} {...list} />
        );
      }
      case 'range': {
        const [from, to] = filter.keys;
        const bounds = [values[from] as number | null, values[to] as number | null] as const;
        const [part] = filter.parts(bounds);
        return (
          Range && (
            <Range
              key={name}
              scale={filter.scale}
              content={fieldContent as ContentOf<'range'>}
              chosen={bounds}
              boundsText={part?.label}
              onChange={([low, high]) => change({ [from]: low, [to]: high })}
            />
          )
        );
      }
      case 'single':
        return (
          Single && (
            <Single
              key={name}
              content={fieldContent as ContentOf<'single'>}
              options={filter.options}
              chosen={values[name] as string | null}
              onChange={onChange}
            />
          )
        );
      case 'yes':
        return (
          Yes && (
            <Yes
              key={name}
              content={fieldContent as ContentOf<'yes'>}
              chosen={values[name] !== null}
              onChange={onChange}
            />
          )
        );
    }
  };
  return Object.entries(filters)
    .filter(([name]) => !without.includes(name))
    .map(([name, filter]) => field(name, filter));
};
