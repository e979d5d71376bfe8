import {
  registerCompany,
  registerCompanyBody,
  registerCustomer,
  registerCustomerBody,
  registerEmployee,
  registerPersonBody,
  registerStudent,
} from '@basoche/contract/auth';
import { passwordLength } from '@basoche/domain/members/password';
import type { Profession } from '@basoche/domain/options/professions';
import type { Api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/form.ts';
import { textsInForce } from '../terms/texts-in-force.ts';

export const audiences = ['etudiant', 'professionnel', 'client'] as const;
export type Audience = (typeof audiences)[number];

export interface RegistrationValues extends Record<string, unknown> {
  firstName: string;
  lastName: string;
  number: string;
  zipCode: string;
  jobName: Profession | '';
  companyName: string;
  customerName: string;
  email: string;
  password: string;
  terms: boolean;
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

/** Which of the four registrations the tab and the choice below it lead to. */
export const kindOf = (audience: Audience, isMoral: boolean): RegistrationKind => {
  if (audience === 'client') return 'customer';
  if (audience === 'etudiant') return 'student';
  return isMoral ? 'company' : 'employee';
};

/** When the button may be pressed (first document, §5, "Register"). */
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

const personOf = ({
  email,
  password,
  firstName,
  lastName,
  number,
  zipCode,
  jobName,
}: RegistrationValues) => ({
  email,
  password,
  firstName,
  lastName,
  number,
  zipCode,
  jobName,
});

const schemas = {
  student: registerPersonBody,
  employee: registerPersonBody,
  company: registerCompanyBody,
  customer: registerCustomerBody,
} as const;

/** The contract's own sentences for what the form of this kind lacks. */
export const checkRegistration = (
  kind: RegistrationKind,
  values: RegistrationValues,
): Record<string, string> => fieldErrors(schemas[kind], values);

/** Registers, and answers the token of the session that this opens. */
export const sendRegistration = async (
  api: Api,
  kind: RegistrationKind,
  values: RegistrationValues,
): Promise<string> => {
  const { email, password, companyName, customerName, isMoral } = values;
  const acceptedTexts = textsInForce(new Date());
  const person = registerPersonBody.safeParse({ ...personOf(values), acceptedTexts });
  const answer = await {
    student: () => api.call(registerStudent, person.data ? { body: person.data } : {}),
    employee: () => api.call(registerEmployee, person.data ? { body: person.data } : {}),
    company: () => api.call(registerCompany, { body: { acceptedTexts, email, password, companyName } }),
    customer: () =>
      api.call(registerCustomer, { body: { acceptedTexts, email, password, customerName, isMoral } }),
  }[kind]();
  return answer.access_token;
};
