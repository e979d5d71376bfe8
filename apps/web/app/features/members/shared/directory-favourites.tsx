import { useInfiniteQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Nothing } from '../../postings/components/nothing-found.tsx';
import { favouritesView } from '../../postings/views.ts';
import { keptPages } from '../api/directory.ts';
import { DirectoryCard } from '../components/directory-card.tsx';
import { MemberFavourite } from '../components/directory-favourite.tsx';
import { DirectoryGrid, DirectorySkeleton } from '../components/directory-list.tsx';
import { directoryPaths } from '../directory-content.ts';
import { favouriteContent, noteWordsFor } from '../directory-favourite-content.ts';
import classes from './directory-favourites.module.css';

const favouritesPath = `${directoryPaths.members}?vue=${favouritesView}`;

/** « Mes favoris »: the viewer's favourite members, with their notes. */
export default function DirectoryFavourites({ from = favouritesPath }: { from?: string }) {
  const list = useInfiniteQuery(keptPages());
  const words = noteWordsFor(useMe());
  return (
    <PagedList
      list={list}
      skeleton={<DirectorySkeleton />}
      empty={<Nothing content={words.nothing} to={directoryPaths.members} drawing="kept" />}
      more={favouriteContent.more}
    >
      {(members) => (
        <DirectoryGrid>
          {members.map((member) => (
            <li key={member.id}>
              <DirectoryCard
                member={member}
                from={from}
                action={<MemberFavourite member={member} />}
                note={
                  member.favourite?.note && (
                    <p className={classes.note}>
                      <strong>{words.note}</strong>
                      {member.favourite.note}
                    </p>
                  )
                }
              />
            </li>
          ))}
        </DirectoryGrid>
      )}
    </PagedList>
  );
}
