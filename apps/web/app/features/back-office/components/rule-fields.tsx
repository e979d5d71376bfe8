import '@mantine/core/styles/Checkbox.layer.css';
import { type ClientKind, clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { textLimits } from '@basoche/domain/text-limits';
import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import type { ContractForm } from '../../../lib/form.ts';
import { useMe } from '../../../lib/session.tsx';
import { Note } from '../../../ui/note.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { rules } from '../rules-content.ts';
import type { ChangeValues, LegalBasisValues } from './rule-form.tsx';

/** Fields that dialogs of several tables of rules have. */

const content = rules.dialog;

interface ClientsFieldProps {
  value: readonly ClientKind[];
  error: React.ReactNode;
  onChange: (clients: ClientKind[]) => void;
}

export const ClientsField = ({ value, error, onChange }: ClientsFieldProps) => (
  <Checkbox.Group
    label={content.clients}
    required
    value={[...value]}
    error={error}
    onChange={(chosen) => onChange(clientKinds.filter((client) => chosen.includes(client)))}
  >
    <Stack gap="xs" mt="xs">
      {clientKinds.map((client, index) => (
        <Checkbox
          key={client}
          value={client}
          label={rules.client[client]}
          data-autofocus={index === 0 || undefined}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);

type InputProps = ContractForm<Record<string, unknown>>['fields']['getInputProps'];

interface LegalTextFieldsProps {
  fields: { getInputProps: (field: 'article' | 'explanation') => ReturnType<InputProps> };
  words: { explanation: string; explanationHelp?: string };
}

/** The text that a rule comes from, and its meaning here. */
export const LegalTextFields = ({ fields: { getInputProps }, words }: LegalTextFieldsProps) => (
  <>
    <TextInput
      label={content.article}
      name="article"
      required
      maxLength={textLimits.legalBasis}
      {...getInputProps('article')}
    />
    <Textarea
      label={words.explanation}
      description={words.explanationHelp}
      name="explanation"
      required
      autosize
      minRows={2}
      maxRows={8}
      maxLength={textLimits.ruleExplanation}
      {...getInputProps('explanation')}
    />
  </>
);

/** The same texts as the form sends them. */
export const legalTextIn = ({ article, explanation }: LegalBasisValues) => ({
  article: article.trim(),
  explanation: explanation.trim(),
});

interface ChangeFieldsProps {
  fields: {
    values: ChangeValues;
    getInputProps: (field: 'reason') => ReturnType<InputProps>;
    setFieldValue: (field: 'confirmsReserved', isConfirmed: boolean) => void;
  };
  words: { confirm: string; adminOnly: string };
  isReserved: boolean;
}

/** Reason of a change, and its confirmation if it opens what the law reserves to a profession. */
export const ChangeFields = ({ fields, words, isReserved }: ChangeFieldsProps) => {
  const isAdmin = useMe().staffRole === 'admin';
  return (
    <>
      <ReasonField
        label={content.reason}
        description={content.reasonHelp}
        maxLength={textLimits.reason}
        {...fields.getInputProps('reason')}
      />
      {isReserved && !isAdmin && <Note tone="info">{words.adminOnly}</Note>}
      {isReserved && isAdmin && (
        <Checkbox
          label={words.confirm}
          checked={fields.values.confirmsReserved}
          onChange={(event) => fields.setFieldValue('confirmsReserved', event.currentTarget.checked)}
        />
      )}
    </>
  );
};
