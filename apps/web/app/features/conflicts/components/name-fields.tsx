import type { RegisterEntry } from '@basoche/contract/conflicts/register';
import { nameKinds, nameSides } from '@basoche/domain/conflicts/names';
import { kindWords, sideWords } from '@basoche/domain/conflicts/register-file';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { entryForm as content } from '../content.ts';

/** Typed values of a form about a name. */
export type NameValues = {
  kind: RegisterEntry['kind'];
  name: string;
  firstName: string;
  siren: string;
  side: RegisterEntry['side'];
};

export const valuesOfName = (
  name: Pick<RegisterEntry, keyof NameValues> | undefined,
  side: RegisterEntry['side'],
): NameValues => ({
  kind: name?.kind ?? 'person',
  name: name?.name ?? '',
  firstName: name?.firstName ?? '',
  siren: name?.siren ?? '',
  side: name?.side ?? side,
});

/** No autocompletion and no spell checking: the browser must not store the names or send them away. */
export const plainInput = { autoComplete: 'off', spellCheck: false } as const;

/** The part of a form that the fields use; it may have fields of its own besides. */
interface NameForm {
  readonly values: NameValues;
  readonly getInputProps: (field: Exclude<keyof NameValues, 'kind'>) => object;
  readonly setFieldValue: (field: 'kind', kind: NameValues['kind']) => void;
}

/** Fields of a person or a company. */
export const NameFields = ({ fields }: { fields: NameForm }) => {
  const kindId = useId();
  return (
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
            {...plainInput}
            {...fields.getInputProps('name')}
          />
          <TextInput
            label={content.firstName}
            description={content.firstNameHelp}
            name="firstName"
            {...plainInput}
            {...fields.getInputProps('firstName')}
          />
        </>
      ) : (
        <TextInput
          label={content.companyName}
          required
          name="name"
          {...plainInput}
          {...fields.getInputProps('name')}
        />
      )}
      <TextInput
        label={content.siren}
        description={content.sirenHelp}
        name="siren"
        inputMode="text"
        {...plainInput}
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
    </>
  );
};
