import { newsPath, readNewsFilter, writeNewsFilter } from '@basoche/domain/news/addresses';
import { newsSorts } from '@basoche/domain/options/news-sorts';
import { readSearchTerms, searchAtMost } from '@basoche/domain/searches/search-terms';
import { IconArrowRight, IconArrowsSort, IconFilter, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { AddressSelect } from '../../../ui/address-select.tsx';
import { Button } from '../../../ui/button.tsx';
import plain from '../../../ui/plain-field.module.css';
import { newsNames } from '../api.ts';
import { news } from '../content.ts';
import { type NewsChoice, newsAddress, usualSort } from '../list-address.ts';
import classes from '../pages/blog.module.css';

interface NewsFormProps {
  choice: NewsChoice;
}

/** The two groups of the filter: authors and universities. */
const Names = () => {
  const { data } = useQuery(newsNames);
  const groups = [
    { label: news.authors, kind: 'author', names: data?.authors ?? [] },
    { label: news.universities, kind: 'university', names: data?.universities ?? [] },
  ] as const;
  return groups.map(({ label, kind, names }) =>
    names.length === 0 ? null : (
      <optgroup key={kind} label={label}>
        {names.map((name) => (
          <option key={name} value={writeNewsFilter({ kind, name })}>
            {name}
          </option>
        ))}
      </optgroup>
    ),
  );
};

/**
 * Search, filter and order of the news. Without JavaScript it is a plain form that leads to the same
 * addresses.
 */
export const NewsForm = ({ choice }: NewsFormProps) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const go = (change: Partial<NewsChoice>) => {
    const q = readSearchTerms(field.current?.value ?? '');
    void navigate(newsAddress({ ...choice, q, page: 1, ...change }), { preventScrollReset: true });
  };

  // The words may be removed elsewhere, or change with the back button. Text typed before hydration stays.
  const shown = useRef(choice.q);
  useEffect(() => {
    if (field.current && shown.current !== choice.q) field.current.value = choice.q;
    shown.current = choice.q;
  }, [choice.q]);

  const by = choice.by === null ? '' : writeNewsFilter(choice.by);
  return (
    <search>
      <form
        className={classes.form}
        action={newsPath}
        onSubmit={(event) => {
          event.preventDefault();
          go({});
        }}
      >
        <div className={classes.words}>
          <span className={plain.field}>
            <IconSearch size={20} stroke={1.5} aria-hidden className={plain.before} />
            <input
              ref={field}
              className={plain.control}
              type="search"
              name="q"
              aria-label={news.searchLabel}
              placeholder={news.searchLabel}
              defaultValue={choice.q}
              maxLength={searchAtMost}
              autoComplete="off"
              enterKeyHint="search"
            />
          </span>
          <Button type="submit" variant="default" className={classes.submit}>
            <IconArrowRight size={20} stroke={1.5} aria-hidden />
            <span data-words>{news.searchButton}</span>
          </Button>
        </div>
        <div className={classes.filter}>
          <AddressSelect
            label={news.filter}
            icon={IconFilter}
            name="by"
            value={by}
            onChoose={(value) => go({ by: readNewsFilter(value) })}
          >
            <option value="">{news.filter}</option>
            <Names />
          </AddressSelect>
          {choice.by !== null && (
            <Link
              to={newsAddress({ ...choice, by: null, page: 1 })}
              className={classes.clear}
              aria-label={news.clearFilter}
              preventScrollReset
            >
              <IconX size={20} stroke={1.5} aria-hidden />
            </Link>
          )}
        </div>
        <AddressSelect
          label={news.sort}
          icon={IconArrowsSort}
          name="sort"
          value={choice.sort}
          onChoose={(chosen) => {
            const sort = newsSorts.find(({ value }) => value === chosen);
            go({ sort: sort?.value ?? usualSort });
          }}
        >
          {newsSorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </AddressSelect>
      </form>
    </search>
  );
};
