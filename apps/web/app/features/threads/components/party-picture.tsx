import { Avatar } from '@mantine/core';
import { IconRosette } from '@tabler/icons-react';

interface PartyPictureProps {
  /** Null for an anonymous creator: a neutral seal stands there, with nothing behind it. */
  party: { readonly name: string | null; readonly pictureURL: string | null } | null;
  size?: number;
}

export const PartyPicture = ({ party, size = 40 }: PartyPictureProps) =>
  party?.name ? (
    <Avatar
      src={party.pictureURL}
      name={party.name}
      alt=""
      size={size}
      color="slate"
      radius="xl"
      aria-hidden
    />
  ) : (
    <Avatar size={size} color="gray" radius="xl" aria-hidden>
      <IconRosette size={size * 0.55} stroke={1.5} />
    </Avatar>
  );
