import { readSearchTerms, searchAtMost } from '@basoche/domain/searches/search-terms';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import plain from '../../../ui/plain-field.module.css';
import { list } from '../content.ts';
import classes from './filter-bar.module.css';

/** Id of the form that also sends the chosen order, where there is no JavaScript. */
export const searchFormId = 'list-search';

interface SearchFormProps {
  /** Current search words. */
  words: string;
  /** Label of the field, and an example of what it finds. */
  label: string;
  placeholder: string;
  /** Path of the list, and the parameters that its address keeps besides the words. */
  path: string;
  hiddenFields: readonly (readonly [name: string, value: string])[];
  /** Address of the list with these words. */
  withWords: (words: string) => string;
}

/**
 * Search field; the other filters stay. Without JavaScript it is a plain form that leads to the same address.
 */
export const SearchForm = ({ words, label, placeholder, path, hiddenFields, withWords }: SearchFormProps) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // The words may be removed elsewhere, or change with the back button. Text typed before hydration stays.
  const shown = useRef(words);
  useEffect(() => {
    if (field.current && shown.current !== words) field.current.value = words;
    shown.current = words;
  }, [words]);

  return (
    <search>
      <form
        id={searchFormId}
        className={classes.form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const search = withWords(readSearchTerms(field.current?.value ?? ''));
          void navigate({ search }, { preventScrollReset: true });
        }}
      >
        {hiddenFields.map(([name, value]) => (
          <input key={`${name}:${value}`} type="hidden" name={name} value={value} />
        ))}
        <span className={`${plain.field} ${classes.field}`}>
          <IconSearch size={20} stroke={1.5} aria-hidden className={plain.before} />
          <input
            ref={field}
            className={plain.control}
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
