import '@mantine/core/styles/Checkbox.layer.css';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { domainMatches } from '../domain-synonyms.ts';
import { filterFields as content } from '../filter-content.ts';
import { toggled } from '../filters.ts';
import classes from './filters-drawer.module.css';

interface DomainChoiceProps {
  chosen: readonly LegalDomain[];
  onChange: (chosen: LegalDomain[]) => void;
}

const shownAtFirst = 8;

/**
 * The 47 domains: the first ones and the chosen ones, all of them on demand, or those that match the typed
 * text.
 */
export const DomainChoice = ({ chosen, onChange }: DomainChoiceProps) => {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  // A domain ticked at the end stays visible when the list is folded again.
  const shown = legalDomains.filter(({ value, label }, index) =>
    typed.trim() === ''
      ? all || index < shownAtFirst || chosen.includes(value)
      : domainMatches(value, label, typed),
  );
  return (
    <fieldset className={classes.group}>
      <legend>{content.domain}</legend>
      <TextInput
        className="bottom-2"
        aria-label={content.searchDomain}
        placeholder={content.searchDomain}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Stack gap={0}>
        {shown.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
        ))}
      </Stack>
      {shown.length === 0 && (
        <p className="soft top-2" role="status">
          {content.noDomain}
        </p>
      )}
      {typed.trim() === '' && (
        <button type="button" className={classes.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? content.fewerDomains : content.allDomains(legalDomains.length)}
        </button>
      )}
    </fieldset>
  );
};
