import '@mantine/core/styles/Radio.layer.css';
import { textLimits } from '@basoche/domain/limits';
import { type AlertFrequency, alertFrequencies } from '@basoche/domain/options/alert-frequencies';
import { canonicalSearch, type Search, suggestedName } from '@basoche/domain/searches/search';
import { Radio, Stack, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSaveSearch } from '../api.ts';
import { save as content, rhythms } from '../content.ts';
import { criteriaOf } from '../criteria.ts';
import classes from './save-search-dialog.module.css';

interface SaveSearchDialogProps {
  opened: boolean;
  onClose: () => void;
  search: Search;
}

const isFrequency = (value: string): value is AlertFrequency =>
  alertFrequencies.some((option) => option.value === value);

/** A search is kept under a name, with the rhythm of its mails. */
export default function SaveSearchDialog({ opened, onClose, search }: SaveSearchDialogProps) {
  const saveSearch = useSaveSearch();
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { name: suggestedName(search, textLimits.searchName), frequency: 'daily' },
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: content.noName } : {}),
    send: async ({ name, frequency }) => {
      const saved = await saveSearch({
        name,
        ...canonicalSearch(search),
        frequency: isFrequency(frequency) ? frequency : 'daily',
      });
      onClose();
      notifySuccess(content.done(saved.name));
    },
    // Said beside the name.
    explain: (error) => (isProblem(error, 'SEARCH_NAME_TAKEN') ? '' : null),
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={content.title}>
      <form {...props}>
        <Stack gap="md">
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
          {failure && (
            <Note tone="danger">
              {failure}{' '}
              <Link to="/consult/missions/recherches" state={{ audience: search.audience }}>
                {content.seeMine}
              </Link>
            </Note>
          )}
          <SubmitActions
            cancel={content.cancel}
            submit={content.submit}
            pending={sending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
