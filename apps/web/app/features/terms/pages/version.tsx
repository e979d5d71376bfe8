import { fullText } from '@basoche/domain/terms/texts';
import { type TextVersion, textVersion, versionState } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';
import { data, Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { Document } from '../../../ui/document.tsx';
import { Page } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { DigestLine } from '../components/digest-line.tsx';
import { PrintButton } from '../components/print-button.tsx';
import classes from '../components/terms.module.css';
import { oneVersion as content, terms, textNames, textOfAnchor, versionPath } from '../content.ts';
import type { Route } from './+types/version.ts';

type Params = Route.MetaArgs['params'];

const versionOf = ({ text: anchor, version }: Params): TextVersion | undefined => {
  const text = textOfAnchor(anchor);
  return text && textVersion({ text, version });
};

const refuseUnknown = (params: Params): null => {
  if (!versionOf(params)) throw data(null, { status: 404 });
  return null;
};
export const loader = ({ params }: Route.LoaderArgs) => refuseUnknown(params);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => refuseUnknown(params);

export const meta = (args: Route.MetaArgs) => {
  const one = versionOf(args.params);
  if (!one) return [{ title: content.unknown }];
  const [name, day] = [textNames[one.text], formatDay(one.version)];
  return pageMeta(args, {
    title: terms.versionOf(name, day),
    description: content.meta(name, day),
    path: versionPath(one.text, one.version),
    trail: [{ to: '/chartes', label: terms.title }],
  });
};

const sentenceOf = (one: TextVersion): string => {
  const state = versionState(one, parisDay(new Date()));
  if (state.is === 'replaced') return content.old(formatDay(state.on));
  return state.is === 'inForce' ? content.current : content.later(formatDay(one.version));
};

/** One version of the terms or the data charter, at its permanent address. */
export default function TermsVersionPage({ params }: Route.ComponentProps) {
  const one = versionOf(params);
  if (!one) return null;
  const { title, preamble, articles } = fullText(one);
  const name = terms.versionOf(title, formatDay(one.version));
  return (
    <Page
      title={name}
      above={<Trail links={[{ to: '/chartes', label: terms.title }]} current={name} />}
      actions={<PrintButton />}
    >
      <p className={classes.state}>
        {sentenceOf(one)} <Link to="/chartes">{content.read}</Link>
      </p>
      <Document parts={[{ preamble, articles, closing: <DigestLine sha256={one.sha256} /> }]} />
    </Page>
  );
}
