import { formationBody } from '@basoche/contract/members/careers';
import type { Formation } from '@basoche/contract/members/members';
import { textLimits } from '@basoche/domain/limits';
import { formationErrors } from '@basoche/domain/members/career';
import { parisDay } from '@basoche/domain/time/paris';
import { Textarea, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';

const words = edits.formation;

type Values = { certification: string; school: string; date: string; description: string };

const bodyOf = ({ date, ...values }: Values) => ({ ...values, date: date || null });

const check = (values: Values): Record<string, string> => {
  const body = bodyOf(values);
  const errors = fieldErrors(formationBody, body);
  for (const { path, message } of formationErrors(body, parisDay(new Date()))) errors[path] ??= message;
  return errors;
};

interface FormationDialogProps extends ProfileDialogProps {
  /** Null for a new one. */
  entry: Formation | null;
}

const FormationForm = ({
  person,
  entry,
  draft,
  onClose,
  giveUp,
}: FormationDialogProps & { draft: string; giveUp: () => void }) => {
  const { formation } = useProfileEdits(person.id);
  const form = useProfileForm<Values>({
    draft,
    initialValues: {
      certification: entry?.certification ?? '',
      school: entry?.school ?? '',
      date: entry?.date ?? '',
      description: entry?.description ?? '',
    },
    check,
    send: (values) => formation(entry, bodyOf(values)),
    onClose,
  });
  const { errors, getInputProps, setFieldValue, values } = form.fields;
  const line = { maxLength: textLimits.careerLine, required: true, autoComplete: 'off' } as const;
  return (
    <FormBody form={form} onCancel={giveUp}>
      <TextInput
        label={words.certification}
        name="certification"
        {...line}
        data-autofocus
        {...getInputProps('certification')}
      />
      <TextInput label={words.school} name="school" {...line} {...getInputProps('school')} />
      <DayField
        label={words.date}
        max={parisDay(new Date())}
        value={values.date}
        error={errors.date}
        onChange={(day) => setFieldValue('date', day)}
      />
      <Textarea
        label={words.description}
        name="description"
        autosize
        minRows={3}
        maxRows={10}
        maxLength={textLimits.formationDescription}
        {...getInputProps('description')}
      />
    </FormBody>
  );
};

export default function ProfileFormationDialog(props: FormationDialogProps) {
  const draft = `profile:${props.person.id}:formation:${props.entry?.id ?? 'new'}`;
  return (
    <FormDialog
      opened={props.opened}
      title={props.entry === null ? words.add : words.edit}
      draft={draft}
      onClose={props.onClose}
    >
      {(giveUp) => <FormationForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
