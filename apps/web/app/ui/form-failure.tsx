import { type ReactNode, useEffect, useRef } from 'react';
import { Note } from './note.tsx';

/** Leaves room for a fixed header above the failure, and for the fixed buttons of a dialog below it. */
const room = { scrollMarginBlock: '6rem 10rem' };

/** Failure of a sent form. It scrolls into view: in a long form the pressed button may be far from it. */
export const FormFailure = ({
  tone = 'danger',
  children,
}: {
  tone?: 'danger' | 'info';
  children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} style={room}>
      <Note tone={tone}>{children}</Note>
    </div>
  );
};
