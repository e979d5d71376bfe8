import { Link } from 'react-router';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Group } from '../../../ui/stack.tsx';
import { Title } from '../../../ui/title.tsx';
import { Trail } from '../../../ui/trail.tsx';
import type { Audience } from '../audience.ts';
import { audienceContent } from '../content.ts';
import classes from './audience-page.module.css';

type HeroProps = Pick<
  Audience,
  'name' | 'title' | 'lead' | 'drawing' | 'actions' | 'secondAudience' | 'figures'
>;

const isRegistration = (to: string) => to.startsWith('/inscription');

/** Head of the page: its audience, its offer, and the main figures. */
export const AudienceHero = ({ name, title, lead, drawing, actions, secondAudience, figures }: HeroProps) => {
  const { me } = useSession();
  return (
    <>
      <div className={classes.hero}>
        <Trail links={[]} current={name} />
        <div className={classes.columns}>
          <div>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            <p className={classes.lead}>{lead}</p>
            <Group gap="sm">
              {actions
                .filter(({ to }) => !me || !isRegistration(to))
                .map(({ to, label }, index) => (
                  <Button
                    key={to}
                    component={Link}
                    to={to}
                    size="lg"
                    variant={index === 0 ? 'filled' : 'default'}
                    className={classes.action}
                  >
                    {label}
                  </Button>
                ))}
            </Group>
          </div>
          <aside className={classes.aside}>
            <Drawing name={drawing} large eager />
            <p className={classes.also}>
              <strong>{secondAudience.title}</strong> {secondAudience.text}{' '}
              <Link to={secondAudience.link.to}>{secondAudience.link.label}</Link>
            </p>
          </aside>
        </div>
      </div>
      <section className={classes.band} aria-label={audienceContent.figures}>
        <dl className={classes.figures}>
          {figures.map(({ figure, text }) => (
            <div key={text}>
              <dt className={classes.what}>{text}</dt>
              <dd className={`${classes.figure} tabular`}>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};
