import type { ComponentProps } from 'react';
import classes from './title.module.css';

const headings = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

interface TitleProps extends ComponentProps<'h1'> {
  /** Heading level, which also sets the size. */
  order: keyof typeof headings;
}

/** A heading in the theme's style, without the library's code. */
export const Title = ({ order, className, ...heading }: TitleProps) => {
  const Heading = headings[order];
  return <Heading {...heading} className={className ? `${classes.title} ${className}` : classes.title} />;
};
