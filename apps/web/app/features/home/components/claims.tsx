import {
  IconFileCertificate,
  IconLock,
  IconReceiptEuro,
  IconShieldCheck,
  IconUmbrella,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { home } from '../content.ts';
import classes from './public-parts.module.css';

const icons = {
  verified: IconShieldCheck,
  secure: IconLock,
  documents: IconFileCertificate,
  portage: IconUmbrella,
  fees: IconReceiptEuro,
} as const;

/** The five claims: one line each, or with their details. */
export const Claims = ({ isDetailed = false }: { isDetailed?: boolean }) => (
  <ul className={classes.claims} data-detailed={isDetailed || undefined}>
    {home.claims.map(({ icon, title, text, more, ...claim }) => {
      const Icon = icons[icon];
      return (
        <li key={icon}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <strong>{'to' in claim ? <Link to={claim.to}>{title}</Link> : title}</strong>
          <span>
            {text}
            {isDetailed && ` ${more}`}
          </span>
        </li>
      );
    })}
  </ul>
);
