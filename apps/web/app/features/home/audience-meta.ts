import { pageMeta } from '../../lib/meta.ts';
import type { Audience } from './audience.ts';

/** `FAQPage` of schema.org: the questions of the page. */
const questionsOf = ({ questions, path }: Audience, origin: string) => ({
  '@type': 'FAQPage',
  '@id': `${origin}${path}`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

/** Metadata of an audience's page. */
export const audienceMeta = (args: Parameters<typeof pageMeta>[0], audience: Audience) => {
  const { metaTitle, description, path, picture } = audience;
  return pageMeta(args, {
    title: metaTitle,
    description,
    path,
    picture,
    trail: [],
    structured: import.meta.env.SSR && ((origin) => [questionsOf(audience, origin)]),
  });
};
