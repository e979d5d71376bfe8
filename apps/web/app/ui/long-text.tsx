import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './long-text.module.css';

interface LongTextProps {
  /** Height shown at first, in pixels. */
  height: number;
  more: string;
  less: string;
  children: ReactNode;
}

/** A long text, folded until its end is asked for. Without JavaScript it is shown whole. */
export const LongText = ({ height, more, less, children }: LongTextProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isLong, setLong] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const { current } = text;
    if (!current) return;
    const observer = new ResizeObserver(() => setLong(current.offsetHeight > height));
    observer.observe(current);
    return () => observer.disconnect();
  }, [height]);

  return (
    <>
      <div
        id={id}
        className={classes.window}
        data-open={isOpen || undefined}
        style={{ '--height': `${height}px` } as CSSProperties}
      >
        <div ref={text}>{children}</div>
      </div>
      {isLong && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </>
  );
};
