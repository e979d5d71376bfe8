import { hearingsPath } from '@basoche/domain/access/own-paths';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { RequestForm } from '../components/request-form.tsx';
import { list } from '../content.ts';
import { form as content } from '../form-content.ts';

export const meta = () => privateMeta(content.title);

/** Screen to ask another avocat to attend a hearing. */
export default function CreatePage() {
  return (
    <Guarded by={privateGuard}>
      <Page
        title={content.title}
        lead={content.lead}
        above={<BackLink to={hearingsPath}>{list.back}</BackLink>}
      >
        <RequestForm />
      </Page>
    </Guarded>
  );
}
