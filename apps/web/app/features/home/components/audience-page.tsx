import { HydrationBoundary } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PageData } from '../../../lib/page-query.ts';
import { useSession } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Title } from '../../../ui/title.tsx';
import { LatestNews } from '../../news/shared/latest-news.tsx';
import type { Audience, Question } from '../audience.ts';
import { audienceContent as content } from '../content.ts';
import { About } from './about.tsx';
import { AudienceHero } from './audience-hero.tsx';
import classes from './audience-page.module.css';
import parts from './audience-parts.module.css';
import { Claims } from './claims.tsx';
import { LatestListings, type Missions } from './latest-listings.tsx';
import { FoldedPart, Part, Points, Steps } from './part.tsx';

/** Questions that open on their answers, with or without JavaScript. */
const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div className="ruled">
    {questions.map(({ question, answer, link }) => (
      <details key={question} className={parts.question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <div className={parts.answer}>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <Link to={link.to} className="strong target link top-1">
              {link.label}
            </Link>
          )}
        </div>
      </details>
    ))}
  </div>
);

/** Costs of each mode for this reader, and an example. */
const Costs = ({ costs, example, simulator }: Pick<Audience, 'costs' | 'example' | 'simulator'>) => (
  <>
    <dl className={parts.costs}>
      {costs.map(({ what, figure, text }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className={`${parts.figure} tabular`}>{figure}</dd>
          <dd className={parts.text}>{text}</dd>
        </div>
      ))}
    </dl>
    <p className={parts.example}>{example}</p>
    <div className={parts.ways}>
      <Button component={Link} to={simulator} variant="default">
        {content.simulate}
      </Button>
      <Link to="/tarifs" className="strong target link">
        {content.fees}
      </Link>
    </div>
  </>
);

/** First step: the account, for readers without one. */
const First = ({ title, text, link }: Audience['first']) => {
  const { me } = useSession();
  if (me) return null;
  return (
    <section className={classes.first}>
      <div>
        <Title order={2} className={classes.firstTitle}>
          {title}
        </Title>
        <p>{text}</p>
      </div>
      <Button component={Link} to={link.to} size="lg">
        {link.label}
      </Button>
    </section>
  );
};

interface AudiencePageProps {
  audience: Audience;
  dehydrated: PageData['dehydrated'];
  /** Missions listed at its end. */
  missions?: Missions;
}

/** Page of one audience: benefits, steps, costs, guarantees, questions, and the latest postings. */
export const AudiencePage = ({ audience, dehydrated, missions = 'members' }: AudiencePageProps) => {
  const settings = useSiteSettings();
  const holds = ({ holdsWhile }: { readonly holdsWhile?: keyof typeof settings }) =>
    holdsWhile === undefined || settings[holdsWhile];
  return (
    <HydrationBoundary state={dehydrated}>
      <AudienceHero {...audience} />
      <div className={classes.body}>
        <Part title={content.gains}>
          <Points points={audience.gains.filter(holds)} />
        </Part>
        <FoldedPart title={audience.courseTitle} lead={audience.courseLead}>
          <div className={classes.courses}>
            {audience.courses.map(({ title, steps }) => (
              <Steps key={steps[0]?.title} title={title} steps={steps} />
            ))}
          </div>
        </FoldedPart>
        <FoldedPart title={content.costs} lead={audience.costsLead}>
          <Costs {...audience} />
        </FoldedPart>
        <FoldedPart title={content.guarantees} lead={content.guaranteesLead}>
          <Claims isDetailed />
        </FoldedPart>
        <FoldedPart
          title={content.questions}
          lead={content.questionsLead}
          way={{ to: '/aide', label: content.help }}
        >
          <Questions questions={audience.questions.filter(holds)} />
        </FoldedPart>
        <First {...audience.first} />
        <div className={classes.ending}>
          <LatestListings missions={missions} />
          <LatestNews />
          <About />
        </div>
      </div>
    </HydrationBoundary>
  );
};
