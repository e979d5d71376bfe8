import type { Profile } from '@basoche/contract/members/members';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Navigate } from 'react-router';
import { isAbsent } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loader-data.ts';
import { useMay } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { companyListingsQuery } from '../api/company-listings.ts';
import { profileQuery } from '../api/profile.ts';
import { company as content } from '../company-content.ts';
import { CompanyEditor } from '../components/company-editor.tsx';
import { CompanyListings } from '../components/company-listings.tsx';
import { CompanyView } from '../components/company-view.tsx';
import { useLostSession } from '../components/use-lost-session.ts';
import { profileLoaders } from '../profile-loader.ts';
import { profileMeta } from '../profile-meta.ts';
import type { Route } from './+types/company.ts';

export const meta = (args: Route.MetaArgs) =>
  profileMeta(
    args,
    loadedData<Profile>(args.loaderData, profileQuery(args.params.companyID).queryKey),
    content.notFound,
  );

const loaders = profileLoaders(
  ({ companyID }) => companyID,
  (client, { id }) => client.prefetchQuery(companyListingsQuery(id)),
);
export const loader = (args: Route.LoaderArgs) => loaders.loader(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => loaders.clientLoader(args);

/** Loaded for the owner only. */
const ReturnLink = lazy(() => import('../components/return-link.tsx'));

const Content = ({ companyID }: { companyID: string }) => {
  const { data, error, refetch } = useQuery(profileQuery(companyID));
  // The page stays as it is until all parts of the owner's page are loaded, so that none pushes another away.
  const company = useDeferredValue(data);
  const may = useMay();
  const login = useLostSession(data?.own != null);
  if (login) return <Navigate to={login} replace />;
  // The company was deleted or suspended after this page was loaded.
  if (isAbsent(error))
    return (
      <Page>
        <EmptyState title={content.notFound} />
      </Page>
    );
  // Other kinds of members were redirected before this page opened.
  if (company?.userType !== 'COMPANY') {
    return error ? (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    ) : (
      <PageSkeleton />
    );
  }
  const sections = (
    <>
      <CompanyView company={company} />
      <CompanyListings companyID={companyID} />
    </>
  );
  if (company.own === null) {
    const links = [{ to: '/members', label: content.members }];
    return <Page above={<Trail links={links} current={company.displayName} />}>{sections}</Page>;
  }
  return (
    <Page title={content.own} above={<ReturnLink />}>
      {may('represent') ? <CompanyEditor company={company}>{sections}</CompanyEditor> : sections}
    </Page>
  );
};

export default function CompanyPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Suspense fallback={<PageSkeleton />}>
        <Content key={params.companyID} companyID={params.companyID} />
      </Suspense>
    </HydrationBoundary>
  );
}
