import { privateMeta } from '../../../lib/meta.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { PublicationScreen } from '../components/publication-screen.tsx';
import { publication } from '../publication-content.ts';
import type { Route } from './+types/publication-mission.ts';

export const meta = () => privateMeta(publication.metaMission);

export default function PublicationMissionPage({ params }: Route.ComponentProps) {
  return (
    <ForModerators>
      <PublicationScreen kind="missions" id={params.missionID} />
    </ForModerators>
  );
}
