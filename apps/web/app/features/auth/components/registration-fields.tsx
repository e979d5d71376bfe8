import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import type { UserType } from '@basoche/domain/members/kinds';
import { passwordHint } from '@basoche/domain/members/password';
import { verificationDocumentContent } from '@basoche/domain/members/verification-document-content';
import { requiredDocuments } from '@basoche/domain/members/verification-request';
import {
  Anchor,
  Checkbox,
  NativeSelect,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from 'react-router';
import { helpBelow } from '../../../ui/help-below.ts';
import { fieldsContent } from '../content.ts';
import {
  practisedProfessions,
  type RegistrationKind,
  type RegistrationValues,
  studentProfession,
} from '../registration.ts';
import { register } from '../registration-content.ts';
import { TakenAddress } from './taken-address.tsx';

interface Props {
  kind: RegistrationKind;
  fields: UseFormReturnType<RegistrationValues>;
  /** True if the address already has an account. */
  isTaken: boolean;
  /** Path to return to if the person logs in instead; null for none. */
  back: string | null;
}

/** Line under a field that says which documents the member must send later, to be verified. */
const documentsHint = (userType: UserType, jobName: string | null = null) => ({
  description: register.proofs(
    requiredDocuments(userType).map((slot) => verificationDocumentContent(slot, { userType, jobName }).title),
  ),
  inputWrapperOrder: helpBelow,
});

const PersonFields = ({ kind, fields }: Pick<Props, 'kind' | 'fields'>) => (
  <>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        required
        label={fieldsContent.firstName}
        name="firstName"
        autoComplete="given-name"
        {...fields.getInputProps('firstName')}
      />
      <TextInput
        required
        label={fieldsContent.lastName}
        name="lastName"
        autoComplete="family-name"
        {...fields.getInputProps('lastName')}
      />
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        required
        label={fieldsContent.number}
        name="number"
        type="tel"
        autoComplete="tel"
        {...fields.getInputProps('number')}
      />
      <TextInput
        required
        label={fieldsContent.zipCode}
        name="zipCode"
        inputMode="numeric"
        maxLength={5}
        autoComplete="postal-code"
        {...fields.getInputProps('zipCode')}
      />
    </SimpleGrid>
    {kind === 'student' ? (
      <TextInput
        readOnly
        label={fieldsContent.jobName}
        value={studentProfession}
        {...documentsHint('STUDENT')}
      />
    ) : (
      <NativeSelect
        required
        size="md"
        label={fieldsContent.jobName}
        name="jobName"
        data={[{ value: '', label: fieldsContent.jobNamePlaceholder }, ...practisedProfessions]}
        {...(fields.values.jobName === '' ? {} : documentsHint('EMPLOYEE', fields.values.jobName))}
        {...fields.getInputProps('jobName')}
      />
    )}
  </>
);

/** Fields of the registration form, which differ by kind of member; e-mail address, password and terms are common to all. */
export const RegistrationFields = ({ kind, fields, isTaken, back }: Props) => (
  <Stack gap="md">
    {(kind === 'student' || kind === 'employee') && <PersonFields kind={kind} fields={fields} />}
    {kind === 'company' && (
      <TextInput
        required
        label={fieldsContent.companyName}
        name="companyName"
        autoComplete="organization"
        {...documentsHint('COMPANY')}
        {...fields.getInputProps('companyName')}
      />
    )}
    {kind === 'customer' && (
      // `isMoral`: a legal entity (« personne morale »), not a private person.
      <TextInput
        required
        label={fieldsContent.customerName[fields.values.isMoral ? 'moral' : 'person']}
        name="customerName"
        autoComplete={fields.values.isMoral ? 'organization' : 'name'}
        {...fields.getInputProps('customerName')}
      />
    )}
    <TextInput
      required
      label={fieldsContent.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      {...fields.getInputProps('email')}
      error={
        isTaken && fields.errors.email ? (
          <TakenAddress email={fields.values.email} back={back} />
        ) : (
          fields.errors.email
        )
      }
    />
    <PasswordInput
      required
      label={fieldsContent.password}
      description={`${passwordHint}. ${register.passwordHelp}`}
      name="password"
      autoComplete="new-password"
      {...fields.getInputProps('password')}
      // Mantine sets this on every other field.
      aria-invalid={fields.errors.password !== undefined || undefined}
    />
    <Checkbox
      name="terms"
      required
      label={
        <>
          {register.terms.before}
          <Anchor component={Link} to="/chartes" target="_blank">
            {register.terms.conditions}
          </Anchor>
          {register.terms.and}
          <Anchor component={Link} to="/chartes#charte" target="_blank">
            {register.terms.charter}
          </Anchor>
          <Text span c="var(--mantine-color-error)" aria-hidden>
            {' *'}
          </Text>
        </>
      }
      {...fields.getInputProps('terms', { type: 'checkbox' })}
    />
  </Stack>
);
