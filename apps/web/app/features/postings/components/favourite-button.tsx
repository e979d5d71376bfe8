import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useMay } from '../../../lib/session.tsx';
import { useFavourite } from '../api.ts';
import { favourites } from '../favourite-content.ts';
import type { FavouriteProps } from '../kind.ts';
import classes from './favourite-button.module.css';

/** Heart button that adds or removes a favourite. Load it lazily: visitors have none. */
export default function FavouriteButton({ of, posting: { id, title, isFavourite } }: FavouriteProps) {
  const may = useMay();
  const favourite = useFavourite(of, id);
  if (!may('negotiate')) return null;
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={classes.heart}
      aria-pressed={isFavourite}
      aria-label={favourites.name(title)}
      title={isFavourite ? favourites.drop : favourites.keep}
      onClick={() => favourite.mutate(!isFavourite)}
    >
      <Heart size={24} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
