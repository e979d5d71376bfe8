import type { ComponentProps, CSSProperties } from 'react';
import classes from './stack.module.css';

interface StackProps extends Omit<ComponentProps<'div'>, 'style'> {
  gap?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

const stackOf = (direction: 'column' | 'row') =>
  function Stack({ gap = 'md', align, justify, className, ...element }: StackProps) {
    return (
      <div
        {...element}
        className={className ? `${classes[direction]} ${className}` : classes[direction]}
        style={{ gap: `var(--mantine-spacing-${gap})`, alignItems: align, justifyContent: justify }}
      />
    );
  };

/** Column and wrapping row, spaced as in the theme, without the library's code. */
export const Stack = stackOf('column');
export const Group = stackOf('row');
