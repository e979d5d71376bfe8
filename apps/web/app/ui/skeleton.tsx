import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps {
  height: number;
  width?: number | string;
  /** True for a circle, as for a portrait. */
  circle?: boolean;
  className?: string | undefined;
}

/** Placeholder of content that is loading. */
export const Skeleton = ({ height, width = '100%', circle = false, className }: SkeletonProps) => {
  const style: CSSProperties = circle
    ? { width: height, height, borderRadius: '50%', flex: 'none' }
    : { width, height };
  return <div className={className ? `${classes.skeleton} ${className}` : classes.skeleton} style={style} />;
};
