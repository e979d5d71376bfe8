import {
  IconFileCertificate,
  IconLock,
  IconReceiptEuro,
  IconShieldCheck,
  IconUmbrella,
} from '@tabler/icons-react';
import { home } from '../content.ts';
import classes from './claims.module.css';

const icons = {
  verified: IconShieldCheck,
  secure: IconLock,
  documents: IconFileCertificate,
  portage: IconUmbrella,
  fees: IconReceiptEuro,
} as const;

export const Claims = () => (
  <ul className={classes.claims}>
    {home.claims.map(({ icon, title, text }) => {
      const Icon = icons[icon];
      return (
        <li key={icon}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);
