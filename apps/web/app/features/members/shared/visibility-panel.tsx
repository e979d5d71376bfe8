import '@mantine/core/styles/Switch.layer.css';
import type { Profile } from '@basoche/contract/members/members';
import { visibilityBody } from '@basoche/contract/members/visibility';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import { Anchor, Button, Skeleton, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifyError, notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { CopyText } from '../../../ui/copy-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { profileQuery } from '../api/profile.ts';
import { useSetVisibility } from '../api/visibility.ts';
import { visibility as content } from '../visibility-content.ts';
import classes from './settings-panels.module.css';

const Indexed = ({ profile }: { profile: Profile }) => {
  const set = useSetVisibility(profile.id);
  const change = useMutation({
    mutationFn: (isIndexed: boolean) => set({ isIndexed }),
    onError: notifyError,
  });
  return (
    <Switch
      size="md"
      label={content.indexed}
      description={content.indexedText}
      checked={change.isPending ? change.variables : profile.isIndexed}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
    />
  );
};

const bodyOf = (typed: string) => ({ vanity: typed.trim() === '' ? null : typed });

const Vanity = ({ profile }: { profile: Profile }) => {
  const set = useSetVisibility(profile.id);
  const savedVanity = profile.own?.vanity ?? '';
  const form = useContractForm({
    initialValues: { vanity: savedVanity },
    check: ({ vanity }) => fieldErrors(visibilityBody, bodyOf(vanity)),
    send: async ({ vanity }) => {
      const { own } = await set(bodyOf(vanity));
      form.fields.setValues({ vanity: own?.vanity ?? '' });
      notifySuccess(own?.vanity ? content.saved : content.givenBack);
    },
  });
  const prefix = `${window.location.host}/m/`;
  return (
    <form {...form.props} className={classes.form}>
      <TextInput
        label={content.vanity}
        description={content.vanityText}
        leftSection={<span className={classes.prefix}>{prefix}</span>}
        leftSectionWidth={`${prefix.length + 1}ch`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.fields.getInputProps('vanity')}
        error={form.fields.errors.vanity ?? form.failure}
      />
      <div className={classes.ways}>
        <Button type="submit" variant="default" loading={form.sending}>
          {content.save}
        </Button>
        {savedVanity !== '' && (
          <CopyText
            variant="subtle"
            value={`${window.location.origin}/m/${savedVanity}`}
            label={content.copy}
            done={content.copied}
          />
        )}
      </div>
    </form>
  );
};

const Wishes = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(profileQuery(id));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // A page rendered for a visitor lacks the owner's data.
  if (!data?.own) return <Skeleton height={180} />;
  return (
    <div className={classes.wishes}>
      <Indexed profile={data} />
      <Vanity profile={data} />
      <Anchor component={Link} className="target" to={canonicalProfilePage(data.userType, id) ?? '/'}>
        {content.see}
      </Anchor>
    </div>
  );
};

/** Setting of who may find the member's page. */
export default function VisibilityPanel() {
  const { id } = useMe();
  return (
    <Panel title={content.title} text={content.text}>
      <Wishes id={id} />
    </Panel>
  );
}
