import classes from './drawing.module.css';

/**
 * Names of the product's line drawings, files `public/drawings/<name>.svg`. Separate files keep them out of
 * the scripts. Decorative: the text beside a drawing says the same.
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
  /** True for a large drawing, beside a title or a text of its own. */
  large?: boolean;
  /** True at the top of a page: the drawing loads at once. */
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
