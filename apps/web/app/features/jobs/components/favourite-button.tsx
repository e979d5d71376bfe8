import type { JobCard } from '@basoche/contract/jobs';
import { HeartButton } from '../../postings/components/heart-button.tsx';
import { useFavourite } from '../api/keep-favourite.ts';

/** Keeps an offer among one's favourites. Load it lazily: visitors keep nothing. */
export default function FavouriteButton({ offer }: { offer: JobCard }) {
  const favourite = useFavourite(offer.id);
  return <HeartButton title={offer.title} isFavourite={offer.isFavourite} onChange={favourite.mutate} />;
}
