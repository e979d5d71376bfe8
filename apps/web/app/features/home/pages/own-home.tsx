import { privateGuard } from '@basoche/domain/access/guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { Page } from '../../../ui/page.tsx';

export const meta = () => privateMeta('À faire');

export default function OwnHomePage() {
  return (
    <Page title="À faire">
      <Guarded by={privateGuard}>
        <p>…</p>
      </Guarded>
    </Page>
  );
}
