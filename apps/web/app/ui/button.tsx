import type { ComponentProps, ReactNode } from 'react';
import type { Link } from 'react-router';
import classes from './button.module.css';

interface Look {
  variant?: 'filled' | 'default' | 'subtle' | 'light' | 'outline' | 'white';
  size?: 'md' | 'lg' | 'compact-sm' | 'compact-md';
  fullWidth?: boolean;
  /** True while its action runs: the button keeps its look and cannot be pressed again. */
  loading?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type ButtonProps = Look &
  (
    | ({ component?: undefined } & ComponentProps<'button'>)
    | ({ component: typeof Link } & ComponentProps<typeof Link>)
    | ({ component: 'a' } & ComponentProps<'a'>)
  );

/**
 * A button, or a link that looks like one, in the theme's style but without the library's code. Use it on the
 * first pages of visitors, whose JavaScript budget leaves no room for the library; use the library's
 * elsewhere.
 */
export const Button = ({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
  loading = false,
  leftSection,
  rightSection,
  className,
  children,
  ...element
}: ButtonProps) => {
  const shown = {
    className: className ? `${classes.button} ${className}` : classes.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': fullWidth || undefined,
    'data-loading': loading || undefined,
    children: (
      <span className={classes.inner}>
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </span>
    ),
  };
  if (element.component === undefined) {
    const { component: _, disabled = false, ...button } = element;
    return <button type="button" {...button} {...shown} disabled={disabled || loading} />;
  }
  if (element.component === 'a') {
    const { component: _, ...anchor } = element;
    return <a {...anchor} {...shown} />;
  }
  const { component: To, ...link } = element;
  return <To {...link} {...shown} />;
};
