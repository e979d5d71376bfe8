import { updateContactBody, updatePersonBody } from '@basoche/contract/members/profile-editing';
import { professionForms, statedProfession } from '@basoche/domain/members/profession';
import { isSameIdentity } from '@basoche/domain/members/proven-identity';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { textLimits } from '@basoche/domain/text-limits';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { fieldErrors } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { TownField } from './profile-town-field.tsx';

const content = edits.head;

/** Level chosen from the closed list; null if none. */
const levelOf = (chosen: string) => experienceLevels.find(({ value }) => value === chosen)?.value ?? null;

/** The profession in each form, and without one. */
const formChoices = (jobName: string) =>
  [...professionForms, null].map((professionForm) => {
    const profession = statedProfession({ kind: 'EMPLOYEE', jobName, professionForm, isVerified: true });
    return {
      value: professionForm ?? '',
      label: profession === null ? '' : `${profession.name} · ${profession.status}`,
    };
  });

export default function ProfileHeadDialog({ person, ...dialog }: ProfileDialogProps) {
  const { contact, update } = useProfileEdits(person.id);
  return (
    <ProfileForm
      {...dialog}
      of="profile"
      id={person.id}
      part="head"
      title={content.title}
      initialValues={{
        firstName: person.firstName,
        lastName: person.lastName,
        form: person.own?.professionForm ?? '',
        role: person.role ?? '',
        location: person.location ?? '',
        experience: person.experience ?? '',
      }}
      check={({ firstName, lastName, role, location }) => ({
        ...fieldErrors(updateContactBody, { firstName, lastName }),
        ...fieldErrors(updatePersonBody, { role, location }),
      })}
      send={async ({ firstName, lastName, form: chosen, role, location, experience }) => {
        if (firstName !== person.firstName || lastName !== person.lastName) {
          await contact({ firstName, lastName });
        }
        const professionForm = professionForms.find((one) => one === chosen) ?? null;
        await update({ role, professionForm, location, experience: levelOf(experience) });
      }}
    >
      {({ fields }) => {
        const identityOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
          firstName,
          lastName,
          companyName: null,
          jobName: null,
        });
        const jobName = person.own?.jobName;
        const isRenamed = !isSameIdentity(identityOf(person), identityOf(fields.values));
        const { errors, getInputProps, setFieldValue, values } = fields;
        return (
          <>
            <div className={classes.pair}>
              <TextInput
                label={content.firstName}
                name="firstName"
                autoComplete="given-name"
                maxLength={textLimits.personName}
                required
                data-autofocus
                {...getInputProps('firstName')}
              />
              <TextInput
                label={content.lastName}
                name="lastName"
                autoComplete="family-name"
                maxLength={textLimits.personName}
                required
                {...getInputProps('lastName')}
              />
            </div>
            {person.isVerified && isRenamed && <Note tone="info">{content.renamed}</Note>}
            {jobName != null && (
              <NativeSelect
                size="md"
                label={content.form}
                description={content.formHelp}
                name="form"
                rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
                data={formChoices(jobName)}
                {...getInputProps('form')}
              />
            )}
            <TextInput
              label={content.role}
              description={content.roleHelp}
              name="role"
              autoComplete="organization-title"
              maxLength={textLimits.role}
              {...getInputProps('role')}
            />
            <TownField
              label={content.location}
              value={values.location}
              error={errors.location}
              onChange={(location) => setFieldValue('location', location)}
            />
            <NativeSelect
              size="md"
              label={content.experience}
              name="experience"
              rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
              data={[{ value: '', label: content.experienceNone }, ...experienceLevels]}
              {...getInputProps('experience')}
            />
          </>
        );
      }}
    </ProfileForm>
  );
}
