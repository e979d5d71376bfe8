import { firstSet } from '../../seed/articles/first-set.ts';
import { addNews } from '../features/news/service.ts';
import type { Command } from './command.ts';

/** Operator's command about the news. */
export const newsCommands: Record<string, Command> = {
  'news install': {
    usage: 'news install',
    summary: 'add the first set of articles, those that are there already left as they are',
    parameters: 0,
    run: async ({ database }) => {
      const rows = firstSet({ mailDomain: null });
      const added = await database.transaction((trx) => addNews(trx, rows));
      const existing = rows.articles.length - added;
      const sentence = `${added} ${added === 1 ? 'article' : 'articles'} added`;
      return existing === 0 ? `${sentence}.` : `${sentence}, ${existing} were there already.`;
    },
  },
};
