import type { Profile } from '@basoche/contract/members/members';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loader-data.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { profileQuery } from '../api/profile.ts';
import { PersonEditor } from '../components/person-editor.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { ProfileView } from '../components/profile-view.tsx';
import { useLostSession } from '../components/use-lost-session.ts';
import { directories, directoryPaths } from '../directory-content.ts';
import { profile as content } from '../profile-content.ts';
import { profileLoaders } from '../profile-loader.ts';
import { profileMeta } from '../profile-meta.ts';
import type { Route } from './+types/person.ts';

export const meta = (args: Route.MetaArgs) =>
  profileMeta(
    args,
    loadedData<Profile>(args.loaderData, profileQuery(args.params.studentID).queryKey),
    content.notFound,
  );

const loaders = profileLoaders(({ studentID }) => studentID);
export const loader = (args: Route.LoaderArgs) => loaders.loader(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => loaders.clientLoader(args);

/** Loaded for the owner only. */
const ReturnLink = lazy(() => import('../components/return-link.tsx'));

const Content = ({ id }: { id: string }) => {
  const profile = useQuery(profileQuery(id));
  // The page stays as it is until all parts of the owner's page are loaded, so that none pushes another away.
  const person = useDeferredValue(profile.data);
  const login = useLostSession(profile.data?.own != null);
  if (login) return <Navigate to={login} replace />;
  // The member was deleted or suspended after this page was loaded.
  if (isAbsent(profile.error)) return <EmptyState title={content.notFound} />;
  if (!person) {
    return profile.isError ? (
      <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
    ) : (
      <ProfileSkeleton />
    );
  }
  if (person.userType === 'COMPANY') return null;
  const view = <ProfileView person={person} />;
  const links = [{ to: directoryPaths.members, label: directories.members.title }];
  return (
    <>
      <Trail links={links} current={person.displayName} />
      {person.own && <ReturnLink />}
      {person.own === null ? view : <PersonEditor person={person}>{view}</PersonEditor>}
    </>
  );
};

export default function PersonPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Page>
        <Suspense fallback={<ProfileSkeleton />}>
          <Content key={params.studentID} id={params.studentID} />
        </Suspense>
      </Page>
    </HydrationBoundary>
  );
}
