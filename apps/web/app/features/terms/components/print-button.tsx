import { IconPrinter } from '@tabler/icons-react';
import { Button } from '../../../ui/button.tsx';
import { terms as content } from '../content.ts';
import classes from './terms.module.css';

/** Print button; without JavaScript, the browser's menu prints. */
export const PrintButton = () => (
  <div className={classes.print}>
    <Button
      variant="default"
      leftSection={<IconPrinter size={20} stroke={1.5} aria-hidden />}
      onClick={() => window.print()}
    >
      {content.print}
    </Button>
  </div>
);
