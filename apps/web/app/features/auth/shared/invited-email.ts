import { readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';

/** Key of the draft of the registration. */
export const registrationDraft = 'inscription';

/** Fills in the registration with the address that an invitation was mailed to. */
export const fillInRegistration = (email: string): void => {
  if (email === '') return;
  writeFormDraft(registrationDraft, { ...readFormDraft(registrationDraft), email });
};
