import {
  registerCompany,
  registerCompanyBody,
  registerCustomer,
  registerCustomerBody,
  registerEmployee,
  registerPersonBody,
  registerStudent,
} from '@basoche/contract/auth/auth';
import { mailedReturn } from '@basoche/domain/access/confirmation-mail-return';
import type { RegistrationAudience } from '@basoche/domain/access/registration-audience';
import { passwordLength } from '@basoche/domain/members/password';
import { type Profession, professions } from '@basoche/domain/options/professions';
import type { Api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/form.ts';
import { textsInForce } from '../terms/shared/texts-in-force.ts';

/** Audiences of the registration; the first is the default. */
export const audiences = ['etudiant', 'professionnel', 'client'] as const satisfies RegistrationAudience[];

/** Values of the form, the same for all kinds of registration; each kind sends only its own fields. */
export interface RegistrationValues extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  /** Telephone number. */
  number: string;
  zipCode: string;
  jobName: Profession | '';
  companyName: string;
  customerName: string;
  email: string;
  password: string;
  terms: boolean;
  /**
   * True for a legal person. A professional is then registered as a company; a customer's answer is sent as
   * it is.
   */
  isMoral: boolean;
}

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  number: '',
  zipCode: '',
  jobName: '',
  companyName: '',
  customerName: '',
  email: '',
  password: '',
  terms: false,
  isMoral: false,
};

export type RegistrationKind = 'student' | 'employee' | 'company' | 'customer';

/** Kind of registration, from the tab and the choice below it. */
export const kindOf = (audience: RegistrationAudience, isMoral: boolean): RegistrationKind => {
  if (audience === 'client') return 'customer';
  if (audience === 'etudiant') return 'student';
  return isMoral ? 'company' : 'employee';
};

/** True if the button is enabled. */
export const maySubmit = (kind: RegistrationKind, values: RegistrationValues): boolean => {
  const names = {
    student: values.firstName.trim() !== '' && values.lastName.trim() !== '',
    employee: values.firstName.trim() !== '' && values.lastName.trim() !== '',
    company: values.companyName.trim() !== '',
    customer: values.customerName.trim() !== '',
  };
  return (
    values.email.trim() !== '' && values.password.length >= passwordLength.min && values.terms && names[kind]
  );
};

/** Profession of every registered student; nobody else may choose it. */
export const studentProfession: Profession = 'Étudiant';
export const practisedProfessions = professions.filter(({ value }) => value !== studentProfession);

const bodyOf = (kind: RegistrationKind, values: RegistrationValues) =>
  kind === 'student' ? { ...values, jobName: studentProfession } : values;

const fieldsOf: Readonly<Record<RegistrationKind, readonly (keyof RegistrationValues & string)[]>> = (() => {
  const person = ['firstName', 'lastName', 'number', 'zipCode'] as const;
  const account = ['email', 'password', 'terms'] as const;
  return {
    student: [...person, ...account],
    employee: [...person, 'jobName', ...account],
    company: ['companyName', ...account],
    customer: ['customerName', ...account],
  };
})();

/** Missing or invalid fields in the form's order, to link beside the button. */
export const missingFields = (kind: RegistrationKind, values: RegistrationValues): string[] => {
  const wrong = checkRegistration(kind, values);
  return fieldsOf[kind].filter((field) => (field === 'terms' ? !values.terms : field in wrong));
};

const schemas = {
  student: registerPersonBody,
  employee: registerPersonBody,
  company: registerCompanyBody,
  customer: registerCustomerBody,
} as const;

/** Error sentences of the contract for this kind of registration. */
export const checkRegistration = (
  kind: RegistrationKind,
  values: RegistrationValues,
): Record<string, string> => fieldErrors(schemas[kind], bodyOf(kind, values));

/**
 * Registers, and returns the token of the new session. Invalid values are sent empty, so that the server's
 * refusal names their fields. `back`: address that the confirmation mail leads to, if the server allows it.
 */
export const sendRegistration = async (
  api: Api,
  kind: RegistrationKind,
  values: RegistrationValues,
  back: string | null,
): Promise<string> => {
  const { email, password, companyName, customerName, isMoral } = values;
  const returnTo = mailedReturn(back) ?? undefined;
  const commonFields = { acceptedTexts: textsInForce(new Date()), returnTo, email, password };
  const person = registerPersonBody.safeParse({ ...bodyOf(kind, values), ...commonFields });
  const answer = await {
    student: () => api.call(registerStudent, person.data ? { body: person.data } : {}),
    employee: () => api.call(registerEmployee, person.data ? { body: person.data } : {}),
    company: () => api.call(registerCompany, { body: { ...commonFields, companyName } }),
    customer: () => api.call(registerCustomer, { body: { ...commonFields, customerName, isMoral } }),
  }[kind]();
  return answer.access_token;
};
