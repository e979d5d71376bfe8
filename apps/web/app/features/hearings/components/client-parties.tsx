import type { Hearing } from '@basoche/contract/hearings/hearings';
import { Title } from '@mantine/core';
import { PartiesEditor } from '../../conflicts/shared/parties-editor.tsx';
import { parties as content } from '../parties-content.ts';

/** Parties of a hearing, for its client: no avocat is told before they are named. Loaded on demand. */
export default function ClientParties({ hearing: { id, conflicts } }: { hearing: Hearing }) {
  return (
    <section className="sheet pad-6">
      <Title order={2} className="larger">
        {content.title}
      </Title>
      <p className="soft small top-1 bottom-3">
        {conflicts?.parties === 'awaited' ? content.awaited : content.lead}
      </p>
      <PartiesEditor missionID={id} words={content} />
    </section>
  );
}
