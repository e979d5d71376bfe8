import type { ThreadMail } from '../threads/effects.ts';
import type { NotificationTopic } from './topics.ts';

/**
 * What each mail about a thread is of. Null: it is sent whatever its reader chose, for it asks them to do something that nobody
 * does in their place, or is for an office.
 */
export const topicOfThreadMail: Readonly<Record<ThreadMail, NotificationTopic | null>> = {
  'application-received': 'applications',
  'price-accepted': 'prices',
  'price-refused': 'prices',
  'price-new': 'prices',
  'price-to-confirm': null,
  'price-confirmed': 'prices',
  'candidate-refused': 'applications',
  'candidate-withdrew': 'applications',
  'job-filled': 'applications',
  'nda-asked': 'confidentiality',
  'nda-accepted': 'confidentiality',
  'mode-offered': 'modes',
  'mode-accepted': 'modes',
  'mode-refused': 'modes',
  'payment-account-reminder': null,
  'portage-to-review': null,
  'portage-overdue': null,
  'portage-validated': 'portage',
  'portage-accepted': 'portage',
  'portage-rejected': 'portage',
  'funds-awaited': 'money',
  'funds-deposited': 'money',
  'mission-delivered': 'progress',
  'end-reminder': 'progress',
  'mission-ended': 'progress',
  'mission-contested': 'progress',
  'mission-settled': 'progress',
  'funds-released': 'money',
  'deposit-cancel-asked': 'money',
  'deposit-cancelled': 'money',
  'hold-warning': null,
  'chargeback-opened': 'money',
  'chargeback-won': 'money',
  'chargeback-lost': 'money',
  'review-awaits': 'reviews',
  'reviews-open': 'reviews',
  'review-received': 'reviews',
  'review-replied': 'reviews',
};
