import { fullText } from '@basoche/domain/terms/texts';
import {
  announcedVersion,
  type LegalText,
  legalTexts,
  textVersions,
  versionInForce,
} from '@basoche/domain/terms/versions';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { Document, type DocumentPart } from '../../../ui/document.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { DigestLine } from '../components/digest-line.tsx';
import { PrintButton } from '../components/print-button.tsx';
import classes from '../components/terms.module.css';
import { terms as content, textAnchors, textNames, versionPath } from '../content.ts';
import type { Route } from './+types/terms.ts';

const AcceptTexts = lazy(() => import('../components/accept-texts.tsx'));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: content.title, description: content.meta, path: '/chartes', trail: [] });

const VersionInForce = ({ text, today }: { text: LegalText; today: Day }) => {
  const announced = announcedVersion(text, today);
  return (
    <p className={classes.state}>
      {content.inForce(formatDay(versionInForce(text, today).version))}
      {announced && (
        <>
          {' '}
          {content.announced(formatDay(announced.version))}{' '}
          <Link to={versionPath(text, announced.version)}>{content.readAnnounced}</Link>.
        </>
      )}
    </p>
  );
};

const partOf = (text: LegalText, today: Day): DocumentPart => {
  const version = versionInForce(text, today);
  const { title, preamble, articles } = fullText(version);
  return {
    id: textAnchors[text],
    title,
    opening: <VersionInForce text={text} today={today} />,
    preamble,
    articles,
    closing: <DigestLine sha256={version.sha256} />,
  };
};

const Versions = () => (
  <div className={classes.versions}>
    <Section title={content.versions} lead={content.versionsText}>
      <ul>
        {textVersions.map(({ text, version }) => (
          <li key={`${text} ${version}`}>
            <Link to={versionPath(text, version)}>
              {content.versionOf(textNames[text], formatDay(version))}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  </div>
);

/** Terms of use and sale, then the data charter, in their current versions; other versions are linked. */
export default function TermsPage() {
  const { me } = useSession();
  const today = parisDay(new Date());
  return (
    <Page
      title={content.title}
      lead={content.lead}
      above={<Trail links={[]} current={content.title} />}
      actions={<PrintButton />}
    >
      {me?.owesTerms && (
        <Suspense>
          <AcceptTexts />
        </Suspense>
      )}
      <Document parts={legalTexts.map((text) => partOf(text, today))} />
      <Versions />
    </Page>
  );
}
