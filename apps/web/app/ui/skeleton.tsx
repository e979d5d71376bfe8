import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps {
  height: number;
  width?: number | string;
  /** In the shape of a portrait, as wide as it is high. */
  circle?: boolean;
  className?: string | undefined;
}

/** The shape of something that is on its way. */
export const Skeleton = ({ height, width = '100%', circle = false, className }: SkeletonProps) => {
  const style: CSSProperties = circle
    ? { width: height, height, borderRadius: '50%', flex: 'none' }
    : { width, height };
  return <div className={className ? `${classes.skeleton} ${className}` : classes.skeleton} style={style} />;
};
