/** Where people write to (first document, §2: help, verification, registration). */
export const contactAddress = 'contact@basoche.example';

export const mailTo = (subject: string, body = ''): string => {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (body) parts.push(`body=${encodeURIComponent(body)}`);
  return `mailto:${contactAddress}?${parts.join('&')}`;
};
