import { type ReactNode, useEffect, useRef } from 'react';
import { keepFocus } from '../lib/keep-focus.ts';

interface FocusKeeperProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps the focus inside when the focused element is disabled for a moment, or removed. */
export const FocusKeeper = ({ className, children }: FocusKeeperProps) => {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => (area.current ? keepFocus(area.current) : undefined), []);
  return (
    <div ref={area} className={className}>
      {children}
    </div>
  );
};
