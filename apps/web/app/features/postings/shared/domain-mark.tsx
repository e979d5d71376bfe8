import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { familyOf } from '../domain-families.ts';
import classes from './domain-mark.module.css';

/** Domain of a mission: a mark in the colour of its family, and its name. */
export const DomainMark = ({ domain }: { domain: LegalDomain }) => (
  <span className={classes.mark} data-family={familyOf(domain)}>
    {labelOf(legalDomains, domain)}
  </span>
);
