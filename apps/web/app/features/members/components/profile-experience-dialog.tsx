import '@mantine/core/styles/Checkbox.layer.css';
import { experienceBody } from '@basoche/contract/members/careers';
import type { Experience } from '@basoche/contract/members/members';
import { periodErrors } from '@basoche/domain/members/career';
import { textLimits } from '@basoche/domain/text-limits';
import { parisDay } from '@basoche/domain/time/paris';
import { Checkbox, TextInput } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { DayField } from '../../../ui/day-field.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';

const content = edits.experience;

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

export default function ProfileExperienceDialog({ person, entry, ...dialog }: ExperienceDialogProps) {
  const { experience } = useProfileEdits(person.id);
  return (
    <ProfileForm<Values>
      {...dialog}
      of="profile"
      id={person.id}
      part={`experience:${entry?.id ?? 'new'}`}
      title={entry === null ? content.add : content.edit}
      initialValues={{
        companyName: entry?.companyName ?? '',
        sector: entry?.sector ?? '',
        job: entry?.job ?? '',
        location: entry?.location ?? '',
        startDate: entry?.startDate ?? '',
        endDate: entry?.endDate ?? '',
        isOngoing: entry !== null && entry.endDate === null,
      }}
      check={check}
      send={(values) => experience(entry, bodyOf(values))}
    >
      {({ fields }) => {
        const { errors, getInputProps, setFieldValue, values } = fields;
        const line = { maxLength: textLimits.careerLine, required: true, autoComplete: 'off' } as const;
        const today = parisDay(new Date());
        return (
          <>
            <TextInput label={content.job} name="job" {...line} data-autofocus {...getInputProps('job')} />
            <TextInput
              label={content.companyName}
              name="companyName"
              {...line}
              {...getInputProps('companyName')}
            />
            <div className={classes.pair}>
              <TextInput label={content.sector} name="sector" {...line} {...getInputProps('sector')} />
              <TextInput label={content.location} name="location" {...line} {...getInputProps('location')} />
            </div>
            <Checkbox
              label={content.isOngoing}
              name="isOngoing"
              {...getInputProps('isOngoing', { type: 'checkbox' })}
            />
            <div className={classes.pair}>
              <DayField
                label={content.startDate}
                max={today}
                required
                value={values.startDate}
                error={errors.startDate}
                onChange={(day) => setFieldValue('startDate', day)}
              />
              {!values.isOngoing && (
                <DayField
                  label={content.endDate}
                  max={today}
                  value={values.endDate}
                  error={errors.endDate}
                  onChange={(day) => setFieldValue('endDate', day)}
                />
              )}
            </div>
            {!values.isOngoing && values.endDate === '' && <p className="soft small">{content.endOpen}</p>}
          </>
        );
      }}
    </ProfileForm>
  );
}
