import type { PublicationState } from '@basoche/domain/moderation/grounds';
import { Badge } from '@mantine/core';
import { publications, stateColours } from '../publication-content.ts';

/** State of a mission or an offer, as a word and a colour. */
export const PublicationMark = ({ state }: { state: PublicationState }) => (
  <Badge color={stateColours[state]} variant="light" tt="none" radius="sm" size="lg">
    {publications.states[state]}
  </Badge>
);
