import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { ForEditors } from '../../back-office/shared/for-editors.tsx';
import { newsAuthors, newsUniversities } from '../writing/api.ts';
import { signatures as content } from '../writing/signature-content.ts';
import { SignatureList } from '../writing/signature-list.tsx';
import { WrittenElsewhere } from '../writing/written-elsewhere.tsx';

export const meta = () => privateMeta(content.meta);

const Signatures = () => {
  const [params] = useSearchParams();
  const isOfUniversities = params.get('vue') === 'universites';
  const authors = useQuery(newsAuthors);
  const universities = useQuery(newsUniversities);
  if (isProblem(authors.error, 'NEWS_WRITTEN_ELSEWHERE')) return <WrittenElsewhere />;
  const tabs = [
    {
      to: '/admin/auteurs',
      label: content.author.tab,
      count: authors.data?.length,
      isCurrent: !isOfUniversities,
    },
    {
      to: '/admin/auteurs?vue=universites',
      label: content.university.tab,
      count: universities.data?.length,
      isCurrent: isOfUniversities,
    },
  ];
  return (
    <Page title={content.title} lead={content.lead}>
      <TabLinks label={content.tabs} tabs={tabs} />
      {isOfUniversities ? (
        <SignatureList key="university" kind="university" list={universities} />
      ) : (
        <SignatureList key="author" kind="author" list={authors} />
      )}
    </Page>
  );
};

export default function SignaturesPage() {
  return (
    <ForEditors>
      <Signatures />
    </ForEditors>
  );
}
