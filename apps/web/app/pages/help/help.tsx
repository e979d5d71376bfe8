import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { typeset } from '@basoche/domain/typography';
import { IconMail, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { contactAddress, mailTo } from '../../lib/contact-address.ts';
import { pageMeta } from '../../lib/meta.ts';
import { useSession } from '../../lib/session.tsx';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import plain from '../../ui/plain-field.module.css';
import { Trail } from '../../ui/trail.tsx';
import type { Route } from './+types/help.ts';
import { help as content } from './content.ts';
import { find, themesOf } from './find.ts';
import classes from './help.module.css';
import type { Question, Theme } from './questions.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: content.title, description: content.meta, path: '/aide', trail: [] });

const contactAnchor = 'nous-ecrire';

/** Opens the answer that the address links to. */
const useLinkedAnswer = () => {
  const { hash } = useLocation();
  useEffect(() => {
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
};

/** Search form; without JavaScript it leads to the same address. */
const Search = ({ typed }: { typed: string }) => {
  const field = useRef<HTMLInputElement>(null);
  // The field follows the address, for the back button. Text typed before hydration stays.
  const shown = useRef(typed);
  useEffect(() => {
    if (field.current && shown.current !== typed) field.current.value = typed;
    shown.current = typed;
  }, [typed]);
  return (
    <search>
      <Form action="/aide" className={classes.search} preventScrollReset>
        <span className={plain.field}>
          <IconSearch size={20} stroke={1.5} aria-hidden className={plain.before} />
          <input
            ref={field}
            className={plain.control}
            type="search"
            name="q"
            aria-label={content.search}
            placeholder={content.placeholder}
            defaultValue={typed}
            maxLength={searchAtMost}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit" variant="default">
          {content.submit}
        </Button>
      </Form>
    </search>
  );
};

const Themes = ({ themes }: { themes: readonly Theme[] }) => (
  <nav aria-label={content.themes}>
    <ul className={classes.themes}>
      {themes.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
      <li>
        <a href={`#${contactAnchor}`}>{content.contactTitle}</a>
      </li>
    </ul>
  </nav>
);

const Answer = ({ one, isOpen }: { one: Question; isOpen: boolean }) => (
  <details id={one.id} open={isOpen}>
    <summary>{typeset(one.question)}</summary>
    {one.answer.map((paragraph) => (
      <p key={paragraph}>
        <InlineText text={paragraph} />
      </p>
    ))}
    {one.list && (
      <dl className={classes.list}>
        {one.list.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </details>
);

const Answers = ({ found, typed }: { found: readonly Theme[]; typed: string }) =>
  found.map(({ id, title, questions }) => (
    <div key={id} id={id} className={classes.theme}>
      <Section title={title}>
        <div className={classes.questions}>
          {questions.map((one) => (
            <Answer key={`${one.id} ${typed}`} one={one} isOpen={typed !== ''} />
          ))}
        </div>
      </Section>
    </div>
  ));

const Contact = () => {
  const { me } = useSession();
  return (
    <div id={contactAnchor} className="top-12">
      <Panel title={content.contactTitle} text={content.contactText}>
        <Button
          component="a"
          href={mailTo(me ? `${content.subject} ${me.id}` : content.subject)}
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
        >
          {content.write}
        </Button>
        <p className="soft top-2">{contactAddress}</p>
      </Panel>
    </div>
  );
};

/**
 * Help page: questions by theme with a search, and the contact address.
 */
export default function HelpPage() {
  useLinkedAnswer();
  const [search] = useSearchParams();
  const typed = (search.get('q') ?? '').trim().slice(0, searchAtMost);
  const themes = themesOf(useSiteSettings());
  const found = find(typed, themes);
  const number = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Page
      title={content.title}
      lead={content.lead}
      above={<Trail links={[]} current={content.title} />}
      width="reading"
    >
      <Search typed={typed} />
      {typed === '' ? (
        <Themes themes={themes} />
      ) : (
        <p className={classes.found} role="status">
          {number > 0 && content.found(number, typed)} <Link to="/aide">{content.all}</Link>
        </p>
      )}
      {number === 0 && <EmptyState title={content.nothing.title}>{content.nothing.text}</EmptyState>}
      <Answers found={found} typed={typed} />
      <Contact />
    </Page>
  );
}
