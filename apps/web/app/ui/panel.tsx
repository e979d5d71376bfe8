import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { keepFocus } from '../lib/keep-focus.ts';
import { WithinPanel } from './within-panel.ts';

/** A section of a settings page: its subject, its fields and its button. The focus stays inside. */
export const Panel = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) => {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepFocus(panel.current) : undefined), []);
  return (
    <section ref={panel} className="sheet pad-6 bottom-4" aria-labelledby={id}>
      <Title order={2} id={id} className="larger">
        {title}
      </Title>
      {text && <p className="soft top-2 bottom-4">{text}</p>}
      <WithinPanel value>{children}</WithinPanel>
    </section>
  );
};
