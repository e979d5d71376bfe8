import classes from './drawing.module.css';

/**
 * Our own line drawings, in ink and orange: `public/drawings/<name>.svg`. Files of their own, so that no script carries them.
 * They say nothing that the words beside them do not say.
 */
export const drawings = [
  'building',
  'calendar',
  'career',
  'client',
  'company',
  'contract',
  'conversation',
  'deposit',
  'empty',
  'fees',
  'hearing',
  'independent',
  'kept',
  'letter',
  'lost',
  'network',
  'news',
  'nothing-found',
  'offline',
  'proof',
  'quiet',
  'research',
  'study',
  'team',
  'write',
] as const;

export type DrawingName = (typeof drawings)[number];

interface DrawingProps {
  name: DrawingName;
  /** Beside a title or a text of its own. */
  large?: boolean;
  /** At the top of a page: not to be waited for. */
  eager?: boolean;
}

export const Drawing = ({ name, large = false, eager = false }: DrawingProps) => (
  <img
    className={classes.drawing}
    data-large={large || undefined}
    src={`/drawings/${name}.svg`}
    alt=""
    width={220}
    height={160}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);
