import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Drawing } from '../../../ui/drawing.tsx';
import sideways from '../../../ui/sideways.module.css';
import { home } from '../content.ts';
import classes from './home-parts.module.css';

/** Links to the four audience pages, and to the page of clients without legal training. */
export const Spaces = () => (
  <>
    <ul className={`${classes.spaces} ${sideways.row}`}>
      {home.spaces.map(({ to, drawing, title, text, fact }) => (
        <li key={to} className={classes.space}>
          <div className={classes.drawing}>
            <Drawing name={drawing} />
          </div>
          <div>
            <h3>
              <Link to={to}>{title}</Link>
            </h3>
            <p>{text}</p>
            <p className={classes.fact}>{fact}</p>
            <span className={classes.more} aria-hidden="true">
              {home.discover}
              <IconArrowRight size={16} stroke={1.5} />
            </span>
          </div>
        </li>
      ))}
    </ul>
    <p className={classes.outside}>
      {home.outside.text} <Link to={home.outside.way.to}>{home.outside.way.label}</Link>
    </p>
  </>
);
