import { company } from '@basoche/domain/site-publisher';

/** Contact address of the platform: help, verification, registration. */
export const contactAddress = company.contact;

export const mailTo = (subject: string, body = ''): string => {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${contactAddress}?${parts.join('&')}`;
};
