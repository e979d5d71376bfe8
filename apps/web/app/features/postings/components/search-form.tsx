import { readSearchTerms, searchAtMost } from '@basoche/domain/searches/search-terms';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import fieldStyles from '../../../ui/plain-field.module.css';
import { list } from '../content.ts';
import classes from './filter-bar.module.css';

/** Id of the form. Without JavaScript it also sends the sort order, whose field is outside of it. */
export const searchFormId = 'list-search';

interface SearchFormProps {
  /** Current search words. */
  words: string;
  label: string;
  /** Example of words to search for. */
  placeholder: string;
  /** Path of the list. */
  path: string;
  /** Parameters that the address keeps besides the words. */
  hiddenFields: readonly (readonly [name: string, value: string])[];
  /** Query string of the list with these words. */
  queryWith: (words: string) => string;
}

/** Search field; the other filters stay. Without JavaScript it is a plain form that leads to the same address. */
export const SearchForm = ({ words, label, placeholder, path, hiddenFields, queryWith }: SearchFormProps) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // The words may be removed elsewhere, or change with the back button. Text typed before hydration stays.
  const lastWords = useRef(words);
  useEffect(() => {
    if (field.current && lastWords.current !== words) field.current.value = words;
    lastWords.current = words;
  }, [words]);

  return (
    <search>
      <form
        id={searchFormId}
        className={classes.form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const search = queryWith(readSearchTerms(field.current?.value ?? ''));
          void navigate({ search }, { preventScrollReset: true });
        }}
      >
        {hiddenFields.map(([name, value]) => (
          <input key={`${name}:${value}`} type="hidden" name={name} value={value} />
        ))}
        <span className={`${fieldStyles.field} ${classes.field}`}>
          <IconSearch size={20} stroke={1.5} aria-hidden className={fieldStyles.before} />
          <input
            ref={field}
            className={fieldStyles.control}
            type="search"
            name="q"
            aria-label={label}
            placeholder={placeholder}
            defaultValue={words}
            maxLength={searchAtMost}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit" variant="default">
          {list.searchButton}
        </Button>
      </form>
    </search>
  );
};
