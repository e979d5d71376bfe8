import { privateMeta } from '../../../lib/meta.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { PublicationScreen } from '../components/publication-screen.tsx';
import { publication } from '../publication-content.ts';
import type { Route } from './+types/publication-job.ts';

export const meta = () => privateMeta(publication.metaJob);

export default function PublicationJobPage({ params }: Route.ComponentProps) {
  return (
    <ForModerators>
      <PublicationScreen kind="jobs" id={params.jobID} />
    </ForModerators>
  );
}
