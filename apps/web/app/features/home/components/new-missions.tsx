import type { Profile } from '@basoche/contract/members/members';
import { listMissions } from '@basoche/contract/missions/missions';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routeQuery } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { Section } from '../../../ui/page.tsx';
import { profileQuery } from '../../members/shared/api.ts';
import { splitCodes } from '../../members/shared/joined-codes.ts';
import { MissionCard } from '../../missions/shared/mission-card.tsx';
import { listPaths } from '../../missions/shared/views.ts';
import { ownHome as content } from '../own-content.ts';
import { suitedMissions } from '../suited-missions.ts';
import latest from './latest.module.css';

/** Number of missions fetched: more than are shown, since some are filtered out. */
const fetchedAtMost = 20;
const shownAtMost = 4;

/** Domains of a person's profile; a company's page has sectors instead. */
const domainsOf = (profile: Profile | undefined) => {
  if (profile === undefined) return [];
  const joined = 'sectors' in profile ? profile.sectors : profile.skillDomains;
  return typeof joined === 'string' ? splitCodes(legalDomains, joined, ' | ') : joined;
};

/** New missions in the domains of the member's profile; in all domains if it has none. For the trades alone. */
export const useNewMissions = (isTrade: boolean) => {
  const { id, userType, jobName } = useMe();
  const reader = { id, kind: userType, profession: jobName };
  const profile = useQuery({ ...profileQuery(id), enabled: isTrade });
  const domain = domainsOf(profile.data);
  const missions = useQuery({
    ...routeQuery(listMissions, {
      query: { ...(domain.length > 0 ? { domain } : {}), limit: fetchedAtMost },
    }),
    enabled: isTrade && profile.isFetched,
  });
  return {
    isReady: !isTrade || missions.isFetched,
    domain,
    others: suitedMissions(missions.data ?? [], reader).slice(0, shownAtMost),
  };
};

export const NewMissions = ({ domain, others }: ReturnType<typeof useNewMissions>) => {
  if (others.length === 0) return null;
  const search = new URLSearchParams(domain.map((one) => ['domain', one]));
  return (
    <Section
      title={domain.length > 0 ? content.missionsOfDomains : content.missions}
      aside={
        <Link to={`${listPaths.members}?${search}`} className="strong target link">
          {content.allMissions}
        </Link>
      }
    >
      <ul className={latest.list}>
        {others.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} order={3} compact />
          </li>
        ))}
      </ul>
    </Section>
  );
};
