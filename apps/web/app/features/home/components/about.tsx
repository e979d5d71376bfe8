import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Title } from '../../../ui/title.tsx';
import { home } from '../content.ts';
import classes from './public-parts.module.css';

/** "Qui sommes nous ?", at the end of the home page and of every audience page. */
export const About = () => (
  <section className={classes.about}>
    <div>
      <Title order={2} className={classes.title}>
        {home.aboutTitle}
      </Title>
      <p className={classes.text}>{home.about}</p>
      <div className={classes.ways}>
        <Button component={Link} to="/aide" variant="default">
          {home.contact}
        </Button>
        <ul className={classes.links}>
          {home.aboutLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div className={classes.drawing}>
      <Drawing name="network" large />
    </div>
  </section>
);
