import { formationBody } from '@basoche/contract/members/careers';
import type { Formation } from '@basoche/contract/members/members';
import { formationErrors } from '@basoche/domain/members/career';
import { textLimits } from '@basoche/domain/text-limits';
import { parisDay } from '@basoche/domain/time/paris';
import { Textarea, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = edits.formation;

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

export default function ProfileFormationDialog({ person, entry, ...dialog }: FormationDialogProps) {
  const { formation } = useProfileEdits(person.id);
  return (
    <ProfileForm<Values>
      {...dialog}
      of="profile"
      id={person.id}
      part={`formation:${entry?.id ?? 'new'}`}
      title={entry === null ? content.add : content.edit}
      initialValues={{
        certification: entry?.certification ?? '',
        school: entry?.school ?? '',
        date: entry?.date ?? '',
        description: entry?.description ?? '',
      }}
      check={check}
      send={(values) => formation(entry, bodyOf(values))}
    >
      {({ fields }) => {
        const { errors, getInputProps, setFieldValue, values } = fields;
        const line = { maxLength: textLimits.careerLine, required: true, autoComplete: 'off' } as const;
        return (
          <>
            <TextInput
              label={content.certification}
              name="certification"
              {...line}
              data-autofocus
              {...getInputProps('certification')}
            />
            <TextInput label={content.school} name="school" {...line} {...getInputProps('school')} />
            <DayField
              label={content.date}
              max={parisDay(new Date())}
              value={values.date}
              error={errors.date}
              onChange={(day) => setFieldValue('date', day)}
            />
            <Textarea
              label={content.description}
              name="description"
              autosize
              minRows={3}
              maxRows={10}
              maxLength={textLimits.formationDescription}
              {...getInputProps('description')}
            />
          </>
        );
      }}
    </ProfileForm>
  );
}
