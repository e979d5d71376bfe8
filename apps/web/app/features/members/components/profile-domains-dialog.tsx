import '@mantine/core/styles/Checkbox.layer.css';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import { ProfileForm } from './profile-form.tsx';

const content = edits.domains;

/** Known legal domains of a text of codes joined by « | ». */
const splitDomains = (joined: string): LegalDomain[] =>
  joined.split(' | ').flatMap((code) => legalDomains.find(({ value }) => value === code)?.value ?? []);

export default function ProfileDomainsDialog({ person, ...dialog }: ProfileDialogProps) {
  const { update } = useProfileEdits(person.id);
  return (
    <ProfileForm<{ domains: LegalDomain[] }>
      {...dialog}
      of="profile"
      id={person.id}
      part="domains"
      title={content.title}
      initialValues={{ domains: splitDomains(person.skillDomains) }}
      check={() => ({})}
      send={({ domains }) => update({ skillDomains: domains.join(' | ') })}
    >
      {({ fields }) => {
        const { domains } = fields.values;
        return (
          <>
            <p className="soft small" role="status">
              {domains.length === 0 ? content.none : content.chosen(domains.length)}
            </p>
            <DomainChoice chosen={domains} onChange={(chosen) => fields.setFieldValue('domains', chosen)} />
          </>
        );
      }}
    </ProfileForm>
  );
}
