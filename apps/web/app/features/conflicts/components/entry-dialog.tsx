import { type RegisterEntry, registerEntryBody } from '@basoche/contract/conflicts/register';
import { TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useAddEntries, useChangeEntry } from '../api.ts';
import { entryForm as content } from '../content.ts';
import { NameFields, type NameValues, plainInput, valuesOfName } from './name-fields.tsx';

type Values = NameValues & { reference: string };

/**
 * Dialog that adds a name to the register, or changes one. No draft is stored: names are never written to the
 * device.
 */
export default function EntryDialog({ entry, ...dialog }: Opened & { entry?: RegisterEntry }) {
  const add = useAddEntries();
  const change = useChangeEntry();
  const send = async (values: Values) => {
    const body = registerEntryBody.parse(values);
    if (entry !== undefined) {
      await change({ params: { id: entry.id }, body });
      notifySuccess(content.changed);
    } else {
      const { added } = await add({ body: { entries: [body] } });
      notifySuccess(added === 1 ? content.added : content.known);
    }
  };
  return (
    <FormDialog<Values>
      {...dialog}
      title={entry === undefined ? content.add : content.change}
      draft={null}
      initialValues={{ ...valuesOfName(entry, 'client'), reference: entry?.reference ?? '' }}
      check={(values) => fieldErrors(registerEntryBody, values)}
      send={send}
      submit={verbs.save}
    >
      {({ fields }) => (
        <>
          <NameFields fields={fields} />
          <TextInput
            label={content.reference}
            description={content.referenceHelp}
            name="reference"
            {...plainInput}
            {...fields.getInputProps('reference')}
          />
        </>
      )}
    </FormDialog>
  );
}
