import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useFavourite } from '../api.ts';
import { favourites } from '../favourite-content.ts';
import type { FavouriteProps } from '../kind.ts';
import classes from './favourite-button.module.css';

/** The heart that keeps a mission or an offer, and lets it go. Load it lazily: visitors keep nothing. */
export default function FavouriteButton({ of, posting: { id, title, isFavourite } }: FavouriteProps) {
  const favourite = useFavourite(of, id);
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
