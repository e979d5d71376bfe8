import { LongText } from '../../../ui/long-text.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { own, profile as words } from '../profile-content.ts';
import { ProfileSection } from './profile-section.tsx';

/** Height of the text shown at first, in pixels (first document, §9). */
const collapsedHeight = 200;

export const ProfileAbout = ({ about }: { about: string | null }) => (
  <ProfileSection
    title={words.about}
    edit={{ target: { dialog: 'about' }, label: own.edit.about }}
    add={own.addAbout}
    empty={own.empty.about}
    isEmpty={about === null}
  >
    <LongText height={collapsedHeight} more={words.more} less={words.less}>
      <Prose text={about ?? ''} />
    </LongText>
  </ProfileSection>
);
