import { Button, Title } from '@mantine/core';
import { Link } from 'react-router';
import { privateMeta } from '../lib/meta.ts';
import { Drawing } from '../ui/drawing.tsx';
import { underConstruction as content } from './content.ts';
import classes from './simple.module.css';

export const meta = () => privateMeta(content.title);

/** Page that the specification asks for: it stands in place of a part that is not built yet. */
export default function UnderConstructionPage() {
  return (
    <div className={classes.body}>
      <Drawing name="building" />
      <Title order={1}>{content.title}</Title>
      <p>
        {content.text} {content.invitation}
      </p>
      <Button component={Link} to="/inscription">
        {content.register}
      </Button>
      <Link to="/">{content.home}</Link>
    </div>
  );
}
