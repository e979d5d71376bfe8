import { type RegisterEntry, registerEntryBody } from '@basoche/contract/conflicts/register';
import { nameKinds, nameSides } from '@basoche/domain/conflicts/names';
import { kindWords, sideWords } from '@basoche/domain/conflicts/register-file';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { fieldErrors } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { verbs } from '../../../ui/content.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useAddEntries, useChangeEntry } from '../api.ts';
import { entryForm as content } from '../content.ts';

interface Values extends Record<string, unknown> {
  kind: RegisterEntry['kind'];
  name: string;
  firstName: string;
  siren: string;
  side: RegisterEntry['side'];
  reference: string;
}

const valuesOf = (entry: RegisterEntry | undefined): Values => ({
  kind: entry?.kind ?? 'person',
  name: entry?.name ?? '',
  firstName: entry?.firstName ?? '',
  siren: entry?.siren ?? '',
  side: entry?.side ?? 'client',
  reference: entry?.reference ?? '',
});

const options = { autoComplete: 'off', spellCheck: false } as const;

/** Adds a name to the register, or changes one. Keeps no draft: a name stands on no disk. */
export default function EntryDialog({ entry, ...dialog }: Opened & { entry?: RegisterEntry }) {
  const add = useAddEntries();
  const change = useChangeEntry();
  const kindId = useId();
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
      initialValues={valuesOf(entry)}
      check={(values) => fieldErrors(registerEntryBody, values)}
      send={send}
      submit={verbs.save}
    >
      {({ fields }) => (
        <>
          <ChoiceField
            id={kindId}
            label={content.kind}
            value={fields.values.kind}
            choices={nameKinds.map((value) => ({ value, label: kindWords[value] }))}
            onChange={(kind) => fields.setFieldValue('kind', kind)}
          />
          {fields.values.kind === 'person' ? (
            <>
              <TextInput
                label={content.lastName}
                description={content.lastNameHelp}
                required
                name="name"
                data-autofocus
                {...options}
                {...fields.getInputProps('name')}
              />
              <TextInput
                label={content.firstName}
                description={content.firstNameHelp}
                name="firstName"
                {...options}
                {...fields.getInputProps('firstName')}
              />
            </>
          ) : (
            <TextInput
              label={content.companyName}
              required
              name="name"
              {...options}
              {...fields.getInputProps('name')}
            />
          )}
          <TextInput
            label={content.siren}
            description={content.sirenHelp}
            name="siren"
            inputMode="text"
            {...options}
            {...fields.getInputProps('siren')}
          />
          <NativeSelect
            size="md"
            label={content.side}
            name="side"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            data={nameSides.map((value) => ({ value, label: sideWords[value] }))}
            {...fields.getInputProps('side')}
          />
          <TextInput
            label={content.reference}
            description={content.referenceHelp}
            name="reference"
            {...options}
            {...fields.getInputProps('reference')}
          />
        </>
      )}
    </FormDialog>
  );
}
