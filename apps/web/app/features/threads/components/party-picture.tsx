import { Avatar } from '@mantine/core';
import { IconRosette } from '@tabler/icons-react';
import { Photo } from '../../../ui/photo.tsx';

interface PartyPictureProps {
  /** The other party; null for an anonymous creator, who is shown as a neutral seal without a link. */
  party: { readonly name: string | null; readonly pictureURL: string | null } | null;
  size?: number;
}

export const PartyPicture = ({ party, size = 40 }: PartyPictureProps) =>
  party?.name ? (
    <Photo src={party.pictureURL} name={party.name} size={size} />
  ) : (
    <Avatar size={size} color="gray" radius="xl" aria-hidden>
      <IconRosette size={size * 0.55} stroke={1.5} />
    </Avatar>
  );
