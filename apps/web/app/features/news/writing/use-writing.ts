import {
  type ArticleContent,
  createArticle,
  readWrittenArticle,
  saveArticle,
  type WrittenArticle,
} from '@basoche/contract/news/writing';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { clearFormDraft, readFormDraft, writeFormDraft } from '../../../lib/form-drafts.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Pause after the last change before saving, in milliseconds. */
const pauseMs = 1_200;

interface ArticleFormDraft extends Record<string, unknown> {
  version: number;
  content: ArticleContent;
}

export interface Writing {
  /** The article as the server has it. */
  readonly article: WrittenArticle;
  /** Content on the screen. */
  readonly content: ArticleContent;
  readonly change: (part: Partial<ArticleContent>) => void;
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed';
  readonly failure: string | null;
  /** True if a draft of this device was restored. */
  readonly isRestored: boolean;
  /** Article that somebody else saved meanwhile; null if none. */
  readonly conflict: WrittenArticle | null;
  /** Saves pending changes; resolves to true if all are saved. */
  readonly flush: () => Promise<boolean>;
  /** Last saved version, which a decision applies to. */
  readonly latestVersion: () => number;
  /** Takes over the article that a decision answered. */
  readonly decided: (article: WrittenArticle) => void;
  /** Reads the article again, to see whether somebody else saved it. */
  readonly meet: () => Promise<void>;
  readonly takeTheirs: () => void;
  /** Saves the content on the screen as a new article; resolves to its id. */
  readonly keepMine: () => Promise<string>;
  /** Incremented each time the content is replaced. */
  readonly generation: number;
}

const same = (one: ArticleContent, other: ArticleContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** State of writing an article: kept on this device at once, and saved on the server at each pause. */
export const useWriting = (loaded: WrittenArticle): Writing => {
  const api = useApi();
  const { id } = loaded;
  const key = `article:${id}`;
  const [kept] = useState(() => {
    const found = readFormDraft<ArticleFormDraft>(key);
    return found.content !== undefined && !same(found.content, loaded.content)
      ? (found as ArticleFormDraft)
      : null;
  });
  const [article, setArticle] = useState(loaded);
  const [content, setContent] = useState(kept?.content ?? loaded.content);
  const [state, setState] = useState<Writing['state']>(kept ? 'unsaved' : 'saved');
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState(kept && kept.version !== loaded.version ? loaded : null);
  const [generation, setGeneration] = useState(0);

  const latest = useRef(content);
  const version = useRef(kept?.version ?? loaded.version);
  const isDirty = useRef(kept !== null);
  const isStopped = useRef(conflict !== null);
  const running = useRef<Promise<boolean> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const meet = async () => {
    isStopped.current = true;
    setConflict(await api.call(readWrittenArticle, { params: { id } }));
  };

  const failed = async (error: unknown): Promise<boolean> => {
    isDirty.current = true;
    setState('failed');
    setFailure(Object.values(refusedFields(error))[0] ?? failureSentence(error));
    if (isProblem(error, 'STATE_CHANGED')) await meet().catch(() => undefined);
    return false;
  };

  const saveAll = async (): Promise<boolean> => {
    while (isDirty.current && !isStopped.current) {
      isDirty.current = false;
      setState('saving');
      try {
        const body = { version: version.current, content: latest.current };
        const saved = await api.call(saveArticle, { params: { id }, body });
        version.current = saved.version;
        setArticle(saved);
      } catch (error) {
        return failed(error);
      }
    }
    if (isDirty.current) return false;
    clearFormDraft(key);
    setFailure(null);
    setState('saved');
    return true;
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= saveAll().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMs);
  };

  const change = (part: Partial<ArticleContent>) => {
    latest.current = { ...latest.current, ...part };
    isDirty.current = true;
    setContent(latest.current);
    setState((before) => (before === 'saving' ? before : 'unsaved'));
    writeFormDraft<ArticleFormDraft>(key, { version: version.current, content: latest.current });
    if (!isStopped.current) later();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what the device had kept is saved like what is typed
  useEffect(() => {
    if (isDirty.current && !isStopped.current) later();
    const again = () => {
      if (isDirty.current) void flush();
    };
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(timer.current);
    };
  }, []);

  const show = (shown: WrittenArticle) => {
    version.current = shown.version;
    latest.current = shown.content;
    isDirty.current = false;
    isStopped.current = false;
    clearFormDraft(key);
    setArticle(shown);
    setContent(shown.content);
    setConflict(null);
    setFailure(null);
    setState('saved');
    setGeneration((before) => before + 1);
  };

  return {
    article,
    content,
    change,
    state,
    failure,
    isRestored: kept !== null && conflict === null,
    conflict,
    flush,
    latestVersion: () => version.current,
    decided: (answer) => {
      version.current = answer.version;
      setArticle(answer);
    },
    meet,
    takeTheirs: () => {
      if (conflict) show(conflict);
    },
    keepMine: async () => {
      const created = await api.call(createArticle, { body: { content: { ...latest.current, slug: '' } } });
      isDirty.current = false;
      clearFormDraft(key);
      // All is saved in the new article: leaving must not ask.
      setState('saved');
      return created.id;
    },
    generation,
  };
};
