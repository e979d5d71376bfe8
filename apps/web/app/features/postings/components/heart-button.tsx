import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { favourites } from '../favourite-content.ts';
import classes from './heart-button.module.css';

interface HeartButtonProps {
  /** What is kept. */
  title: string;
  isFavourite: boolean;
  onChange: (isFavourite: boolean) => void;
}

/** The heart that keeps a mission or an offer, and lets it go. */
export const HeartButton = ({ title, isFavourite, onChange }: HeartButtonProps) => {
  const Heart = isFavourite ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={classes.heart}
      aria-pressed={isFavourite}
      aria-label={favourites.name(title)}
      title={isFavourite ? favourites.drop : favourites.keep}
      onClick={() => onChange(!isFavourite)}
    >
      <Heart size={24} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
