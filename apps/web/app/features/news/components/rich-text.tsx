import type { Article } from '@basoche/contract/news/news';
import { groupNodes, isSafeLink, type Segment, segments } from '@basoche/domain/news/rich-text';
import { typeset } from '@basoche/domain/typography';
import { Link } from 'react-router';
import classes from './article-view.module.css';

type Node = Article['data']['subtitle'][number];

const Stretch = ({ text, strong, em, url }: Segment) => {
  const set = typeset(text);
  const plain = em ? <em>{set}</em> : set;
  const shown = strong ? <strong>{plain}</strong> : plain;
  if (url === null || !isSafeLink(url)) return shown;
  if (url.startsWith('/')) return <Link to={url}>{shown}</Link>;
  return (
    <a href={url} rel="noopener">
      {shown}
    </a>
  );
};

const Line = ({ node }: { node: Node }) =>
  segments(node).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one text have no other identity and never move
    <Stretch key={index} {...segment} />
  ));

const tags = { paragraph: 'p', 'list-item': 'ul', 'o-list-item': 'ol' } as const;

/** Paragraphs and lists; neighbouring items of the same kind form one list. */
export const RichText = ({ nodes }: { nodes: readonly Node[] }) => (
  <div className={classes.text}>
    {groupNodes(nodes).map(({ kind, nodes: lines }, group) => {
      const Tag = tags[kind];
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <Tag key={group}>
          {lines.map((node, index) =>
            kind === 'paragraph' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <Line key={index} node={node} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <li key={index}>
                <Line node={node} />
              </li>
            ),
          )}
        </Tag>
      );
    })}
  </div>
);
