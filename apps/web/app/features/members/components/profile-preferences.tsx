import type { PersonProfile } from '@basoche/contract/members/members';
import { companySizes } from '@basoche/domain/options/company-sizes';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { labelOf } from '@basoche/domain/options/option';
import { IconBuildingSkyscraper, IconCalendarTime, IconScale } from '@tabler/icons-react';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { profile as content, ownProfile } from '../profile-content.ts';
import { ProfileSection } from './profile-section.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Missions that the member looks for. */
export const ProfilePreferences = ({ preferences }: { preferences: PersonProfile['preferences'] }) => {
  const { missionDuration, sectors, companySizes: sizes } = preferences;
  return (
    <ProfileSection
      title={content.preferences}
      edit={{ target: { dialog: 'preferences' }, label: ownProfile.edit.preferences }}
      add={ownProfile.addPreferences}
      empty={ownProfile.empty.preferences}
      isEmpty={missionDuration === null && sectors.length === 0 && sizes.length === 0}
    >
      <FactList>
        {missionDuration && (
          <Fact icon={<IconCalendarTime {...icon} />} name={content.duration}>
            {content.months(missionDuration.minMonths, missionDuration.maxMonths)}
          </Fact>
        )}
        {sectors.length > 0 && (
          <Fact icon={<IconScale {...icon} />} name={content.sectors}>
            {sectors.map((value) => labelOf(legalDomains, value)).join(', ')}
          </Fact>
        )}
        {sizes.length > 0 && (
          <Fact icon={<IconBuildingSkyscraper {...icon} />} name={content.companySizes}>
            {sizes.map((value) => labelOf(companySizes, value)).join(', ')}
          </Fact>
        )}
      </FactList>
    </ProfileSection>
  );
};
