import '@mantine/core/styles/Checkbox.layer.css';
import { departments } from '@basoche/domain/options/departments';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import type { Option } from '@basoche/domain/options/option';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { filterFields as content } from '../filter-content.ts';
import { appliedEntry } from '../views.ts';
import classes from './plain-filters.module.css';

interface ChoicesProps {
  /** The key that its values are sent under. */
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

/** A short list, whole. */
export const PlainChoices = ({ legend, ...boxes }: ChoicesProps) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    <Boxes {...boxes} />
  </fieldset>
);

/** A long list, folded until something of it is chosen. */
const FoldedChoices = ({ legend, ...boxes }: ChoicesProps) => (
  <details className={classes.group} open={boxes.chosen.length > 0}>
    <summary>{legend}</summary>
    <fieldset className={classes.group} aria-label={legend}>
      <Boxes {...boxes} />
    </fieldset>
  </details>
);

const places = departments.map(({ value, label }) => ({ value, label: `${value} · ${label}` }));

export const PlainDomains = ({ chosen }: Pick<ChoicesProps, 'chosen'>) => (
  <FoldedChoices name="domain" legend={content.domain} options={legalDomains} chosen={chosen} />
);

export const PlainDepartments = ({ chosen }: Pick<ChoicesProps, 'chosen'>) => (
  <FoldedChoices name="departement" legend={content.departement} options={places} chosen={chosen} />
);

interface SelectProps {
  name: string;
  label: string;
  /** What it says where nothing is chosen. */
  none: string;
  options: readonly Option[];
  chosen: string | number | null;
}

export const PlainSelect = ({ name, label, none, options, chosen }: SelectProps) => (
  <NativeSelect
    name={name}
    label={label}
    defaultValue={chosen === null ? '' : String(chosen)}
    data={[{ value: '', label: none }, ...options]}
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
  />
);

interface PlainFiltersProps {
  title: string;
  /** The list that is narrowed. */
  of: { readonly to: string; readonly label: string };
  /** The address that the form was opened from, as its query: its words, order and tab stay. */
  search: URLSearchParams;
  children: ReactNode;
}

const [applied] = appliedEntry;
const keptKeys = ['q', 'sort', applied] as const;

/** The filters of a list as a page: what whoever has no JavaScript, or not yet, gets in place of the drawer. */
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
      <div className={classes.actions}>
        <Button type="submit">{content.apply}</Button>
        <Button component={Link} to={of.to} variant="default">
          {content.cancel}
        </Button>
      </div>
    </form>
  </Page>
);
