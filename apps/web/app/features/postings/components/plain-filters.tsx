import '@mantine/core/styles/Checkbox.layer.css';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import type { Option } from '@basoche/domain/options/option';
import type { ChosenOf, Filter, Filters } from '@basoche/domain/searches/filters';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatEuros } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { type ContentOf, filterFields as content } from '../filter-content.ts';
import { appliedEntry } from '../views.ts';
import type { FilterParts } from './drawer-fields.tsx';
import classes from './plain-filters.module.css';

interface ChoicesProps {
  /** Query key of its values. */
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: readonly string[];
}

const Boxes = ({ name, options, chosen }: Omit<ChoicesProps, 'legend'>) => (
  <div className={classes.choices}>
    {options.map(({ value, label }) => (
      <Checkbox key={value} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
    ))}
  </div>
);

/** A short list of checkboxes, shown whole. */
const PlainChoices = ({ legend, ...boxes }: ChoicesProps) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <Boxes {...boxes} />
  </fieldset>
);

/** A long list of checkboxes, folded until one is chosen. */
const FoldedChoices = ({ legend, ...boxes }: ChoicesProps) => (
  <details className={classes.group} open={boxes.chosen.length > 0}>
    <summary>{legend}</summary>
    <fieldset className={classes.group} aria-label={legend}>
      <Boxes {...boxes} />
    </fieldset>
  </details>
);

const places = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));

interface SelectProps {
  name: string;
  label: string;
  /** Option shown if nothing is chosen. */
  none: string;
  options: readonly Option[];
  chosen: string | number | null;
}

const PlainSelect = ({ name, label, none, options, chosen }: SelectProps) => (
  <NativeSelect
    name={name}
    label={label}
    defaultValue={chosen === null ? '' : String(chosen)}
    data={[{ value: '', label: none }, ...options]}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
  />
);

/** Long lists, folded. */
const longLists: Readonly<Record<string, Pick<ChoicesProps, 'legend' | 'options'>>> = {
  domain: { legend: content.domain, options: legalDomains },
  departement: { legend: content.departement, options: places },
};

interface PlainFieldsProps<Defined extends Filters>
  extends Pick<FilterParts<Defined>, 'filters' | 'content' | 'without'> {
  chosen: ChosenOf<Defined>;
}

/** A field for each filter, in the order of its definition; the search words stay as they are. */
export const PlainFields = <Defined extends Filters>({
  filters,
  content: { fields },
  without = [],
  chosen,
}: PlainFieldsProps<Defined>) => {
  const values: Readonly<Record<string, unknown>> = chosen;
  const field = (name: string, filter: Filter): ReactNode => {
    const fieldContent = (fields as Readonly<Record<string, unknown>>)[name];
    switch (filter.kind) {
      case 'words':
        return null;
      case 'choice': {
        const list = { name, chosen: values[name] as readonly string[] };
        const long = longLists[name];
        if (long) return <FoldedChoices key={name} {...list} {...long} />;
        const { legend } = fieldContent as ContentOf<'choice'>;
        return <PlainChoices key={name} {...list} legend={legend} options={filter.options} />;
      }
      case 'range': {
        const points = filter.scale.map((point) => ({ value: String(point), label: formatEuros(point) }));
        const [from] = filter.keys;
        return filter.keys.map((key) => (
          <PlainSelect
            key={key}
            name={key}
            label={key === from ? content.rangeFrom : content.rangeTo}
            none={content.anyRange}
            options={points}
            chosen={values[key] as number | null}
          />
        ));
      }
      case 'single': {
        const { legend, any } = fieldContent as ContentOf<'single'>;
        const select = { name, label: legend, none: any, options: filter.options };
        return <PlainSelect key={name} {...select} chosen={values[name] as string | null} />;
      }
      case 'yes': {
        const { legend, only } = fieldContent as ContentOf<'yes'>;
        const options = [{ value: 'true', label: only }];
        return <PlainChoices key={name} {...{ name, legend, options }} chosen={[String(values[name])]} />;
      }
    }
  };
  return Object.entries(filters)
    .filter(([name]) => !without.includes(name))
    .map(([name, filter]) => field(name, filter));
};

interface PlainFiltersProps {
  title: string;
  /** The list to filter. */
  of: { readonly to: string; readonly label: string };
  /** Query of the address that the form was opened from: its search words, order and tab are kept. */
  search: URLSearchParams;
  children: ReactNode;
}

const [applied] = appliedEntry;
const keptKeys = ['q', 'sort', applied] as const;

/** Filters of a list as a page, instead of the drawer where JavaScript is off or not loaded yet. */
export const PlainFilters = ({ title, of, search, children }: PlainFiltersProps) => (
  <Page title={title} width="reading" above={<Trail links={[of]} current={title} />}>
    <form action={of.to} className={classes.form}>
      {keptKeys.flatMap((name) =>
        search
          .getAll(name)
          .filter((value) => value !== '')
          .map((value) => <input key={name} type="hidden" name={name} value={value} />),
      )}
      {children}
      <div className="row wrap gap-3">
        <Button type="submit">{content.apply}</Button>
        <Button component={Link} to={of.to} variant="default">
          {content.cancel}
        </Button>
      </div>
    </form>
  </Page>
);
