import '@mantine/core/styles/Radio.layer.css';
import { type AlertFrequency, alertFrequencies } from '@basoche/domain/options/alert-frequencies';
import { canonicalSearch, type Search, suggestedName } from '@basoche/domain/searches/search';
import { textLimits } from '@basoche/domain/text-limits';
import { Radio, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { notifySuccess } from '../../../lib/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useSaveSearch } from '../api.ts';
import { save as content, rhythms } from '../content.ts';
import { criteriaOf } from '../criteria.ts';
import classes from './saved-searches.module.css';

const isFrequency = (value: string): value is AlertFrequency =>
  alertFrequencies.some((option) => option.value === value);

/** Dialog to save a search, with a name and the frequency of its mails. */
export default function SaveSearchDialog({ search, ...dialog }: Opened & { search: Search }) {
  const saveSearch = useSaveSearch();
  return (
    <FormDialog
      {...dialog}
      title={content.title}
      // Words typed for another search must not come back here.
      draft={`search:${JSON.stringify(canonicalSearch(search))}`}
      initialValues={{ name: suggestedName(search, textLimits.searchName), frequency: 'daily' }}
      check={({ name }): Record<string, string> => (name.trim() === '' ? { name: content.noName } : {})}
      send={async ({ name, frequency }) => {
        const saved = await saveSearch({
          name,
          ...canonicalSearch(search),
          frequency: isFrequency(frequency) ? frequency : 'daily',
        });
        notifySuccess(content.done(saved.name));
      }}
      submit={content.submit}
      gap="md"
      foot={({ failure }) =>
        failure && (
          <Link to="/consult/missions/recherches" state={{ audience: search.audience }}>
            {content.seeMine}
          </Link>
        )
      }
    >
      {({ fields }) => (
        <>
          <div className={classes.criteria}>
            <h3>{content.criteria}</h3>
            <p>{criteriaOf(search)}</p>
          </div>
          <TextInput
            label={content.name}
            name="name"
            maxLength={textLimits.searchName}
            autoComplete="off"
            required
            data-autofocus
            {...fields.getInputProps('name')}
          />
          <Radio.Group label={content.frequency(search.audience)} {...fields.getInputProps('frequency')}>
            <Stack gap="xs" mt="xs">
              {alertFrequencies.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} description={rhythms[value]} />
              ))}
            </Stack>
          </Radio.Group>
        </>
      )}
    </FormDialog>
  );
}
