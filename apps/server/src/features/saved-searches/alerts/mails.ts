import { defineMails } from '../../../platform/mail/mail-content.ts';
import { type AlertFacts, alertMail } from './presenter.ts';

export const alertMails = defineMails({
  found: (facts: AlertFacts) => alertMail(facts),
});
