import '@mantine/core/styles/Checkbox.layer.css';
import { type LegalDomain, legalDomains } from '@basoche/domain/options/legal-domains';
import { DomainChoice } from '../../postings/components/domain-choice.tsx';
import { useProfileEdits } from '../api/edit-profile.ts';
import { edits } from '../profile-content.ts';
import type { ProfileDialogProps } from './profile-edit.tsx';
import classes from './profile-form.module.css';
import { FormBody, FormDialog, useProfileForm } from './profile-form.tsx';

const words = edits.domains;

const read = (joined: string): LegalDomain[] =>
  joined.split(' | ').flatMap((code) => legalDomains.find(({ value }) => value === code)?.value ?? []);

const DomainsForm = ({
  person,
  draft,
  onClose,
  giveUp,
}: ProfileDialogProps & { draft: string; giveUp: () => void }) => {
  const { update } = useProfileEdits(person.id);
  const form = useProfileForm<{ domains: LegalDomain[] }>({
    draft,
    initialValues: { domains: read(person.skillDomains) },
    check: () => ({}),
    send: ({ domains }) => update({ skillDomains: domains.join(' | ') }),
    onClose,
  });
  const { domains } = form.fields.values;
  return (
    <FormBody form={form} onCancel={giveUp}>
      <p className={classes.note} role="status">
        {domains.length === 0 ? words.none : words.chosen(domains.length)}
      </p>
      <DomainChoice chosen={domains} onChange={(chosen) => form.fields.setFieldValue('domains', chosen)} />
    </FormBody>
  );
};

export default function ProfileDomainsDialog(props: ProfileDialogProps) {
  const draft = `profile:${props.person.id}:domains`;
  return (
    <FormDialog opened={props.opened} title={words.title} draft={draft} onClose={props.onClose}>
      {(giveUp) => <DomainsForm {...props} draft={draft} giveUp={giveUp} />}
    </FormDialog>
  );
}
