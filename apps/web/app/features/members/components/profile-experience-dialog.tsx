import '@mantine/core/styles/Checkbox.layer.css';
import { experienceBody } from '@basoche/contract/members/careers';
import type { Experience } from '@basoche/contract/members/members';
import { textLimits } from '@basoche/domain/limits';
import { periodErrors } from '@basoche/domain/members/career';
import { parisDay } from '@basoche/domain/time/paris';
import { Checkbox, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';

const words = edits.experience;

type Values = Omit<Experience, 'id' | 'endDate'> & { endDate: string; isOngoing: boolean };

const bodyOf = ({ isOngoing, ...values }: Values) => ({
  ...values,
  endDate: isOngoing ? null : values.endDate || null,
});

const check = (values: Values): Record<string, string> => {
  const body = bodyOf(values);
  const errors = fieldErrors(experienceBody, body);
  if (errors.startDate === undefined && body.startDate !== '') {
    for (const { path, message } of periodErrors(body, parisDay(new Date()))) errors[path] ??= message;
  }
  return errors;
};

interface ExperienceDialogProps extends ProfileDialogProps {
  /** Null for a new one. */
  entry: Experience | null;
}

const ExperienceForm = ({
  person,
  entry,
  draft,
  onClose,
  giveUp,
}: ExperienceDialogProps & { draft: string; giveUp: () => void }) => {
  const { experience } = useProfileEdits(person.id);
  const form = useProfileForm<Values>({
    draft,
    initialValues: {
      companyName: entry?.companyName ?? '',
      sector: entry?.sector ?? '',
      job: entry?.job ?? '',
      location: entry?.location ?? '',
      startDate: entry?.startDate ?? '',
      endDate: entry?.endDate ?? '',
      isOngoing: entry !== null && entry.endDate === null,
    },
    check,
    send: (values) => experience(entry, bodyOf(values)),
    onClose,
  });
  const { errors, getInputProps, setFieldValue, values } = form.fields;
  const line = { maxLength: textLimits.careerLine, required: true, autoComplete: 'off' } as const;
  const today = parisDay(new Date());
  return (
    <FormBody form={form} onCancel={giveUp}>
      <TextInput label={words.job} name="job" {...line} data-autofocus {...getInputProps('job')} />
      <TextInput label={words.companyName} name="companyName" {...line} {...getInputProps('companyName')} />
      <div className={classes.pair}>
        <TextInput label={words.sector} name="sector" {...line} {...getInputProps('sector')} />
        <TextInput label={words.location} name="location" {...line} {...getInputProps('location')} />
      </div>
      <Checkbox
        label={words.isOngoing}
        name="isOngoing"
        {...getInputProps('isOngoing', { type: 'checkbox' })}
      />
      <div className={classes.pair}>
        <DayField
          label={words.startDate}
          max={today}
          required
          value={values.startDate}
          error={errors.startDate}
          onChange={(day) => setFieldValue('startDate', day)}
        />
        {!values.isOngoing && (
          <DayField
            label={words.endDate}
            max={today}
            value={values.endDate}
            error={errors.endDate}
            onChange={(day) => setFieldValue('endDate', day)}
          />
        )}
      </div>
      {!values.isOngoing && values.endDate === '' && <p className={classes.note}>{words.endOpen}</p>}
    </FormBody>
  );
};

export default function ProfileExperienceDialog(props: ExperienceDialogProps) {
  const draft = `profile:${props.person.id}:experience:${props.entry?.id ?? 'new'}`;
  return (
    <FormDialog
      opened={props.opened}
      title={props.entry === null ? words.add : words.edit}
      draft={draft}
      onClose={props.onClose}
    >
      {(giveUp) => <ExperienceForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
