import type { MissionCard } from '@basoche/contract/missions';
import { HeartButton } from '../../postings/components/heart-button.tsx';
import { useFavourite } from '../api/keep-favourite.ts';

/** Keeps a mission among one's favourites. Load it lazily: visitors keep nothing. */
export default function FavouriteButton({ mission }: { mission: MissionCard }) {
  const favourite = useFavourite(mission.id);
  return <HeartButton title={mission.title} isFavourite={mission.isFavourite} onChange={favourite.mutate} />;
}
