import { IconArrowRight, IconBuilding, IconFeather, IconSchool, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { home } from '../content.ts';
import classes from './spaces.module.css';

const icons = {
  independent: IconFeather,
  company: IconBuilding,
  employee: IconUserCheck,
  student: IconSchool,
} as const;

/** The four audience spaces. The whole card is the link. */
export const Spaces = () => (
  <ul className={classes.spaces}>
    {home.spaces.map(({ to, icon, title, text }) => {
      const Icon = icons[icon];
      return (
        <li key={to} className={classes.space}>
          <Icon size={24} stroke={1.5} aria-hidden />
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
          <span className={classes.more} aria-hidden="true">
            {home.discover}
            <IconArrowRight size={16} stroke={1.5} />
          </span>
        </li>
      );
    })}
  </ul>
);
