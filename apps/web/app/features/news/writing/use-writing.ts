import {
  type ArticleContent,
  createArticle,
  readWrittenArticle,
  saveArticle,
  type WrittenArticle,
} from '@basoche/contract/news/writing';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../../lib/api.ts';
import { clearDraft, readDraft, writeDraft } from '../../../lib/drafts.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { useApi } from '../../../lib/use-api.ts';

/** After the last change, in milliseconds. */
const pauseMs = 1_200;

interface Kept extends Record<string, unknown> {
  version: number;
  content: ArticleContent;
}

export interface Writing {
  /** As the server has it. */
  readonly article: WrittenArticle;
  /** As it stands on the screen. */
  readonly content: ArticleContent;
  readonly change: (part: Partial<ArticleContent>) => void;
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed';
  readonly failure: string | null;
  /** What this device had kept was taken up. */
  readonly isRestored: boolean;
  /** Somebody else has written meanwhile: what they saved; null where nobody has. */
  readonly conflict: WrittenArticle | null;
  /** Saves what is left to save; whether all is. */
  readonly flush: () => Promise<boolean>;
  /** The version that a decision is about: the last one that was saved. */
  readonly latestVersion: () => number;
  /** What a decision about the article answered. */
  readonly decided: (article: WrittenArticle) => void;
  /** Looks what somebody else did. */
  readonly meet: () => Promise<void>;
  readonly takeTheirs: () => void;
  /** Makes what stands on the screen an article of its own: its id. */
  readonly keepMine: () => Promise<string>;
  /** Grows each time the content is another's. */
  readonly generation: number;
}

const same = (one: ArticleContent, other: ArticleContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What somebody writes of an article: kept on this device at once, and on the server at each pause. */
export const useWriting = (loaded: WrittenArticle): Writing => {
  const api = useApi();
  const { id } = loaded;
  const key = `article:${id}`;
  const [kept] = useState(() => {
    const found = readDraft<Kept>(key);
    return found.content !== undefined && !same(found.content, loaded.content) ? (found as Kept) : null;
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
    clearDraft(key);
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
    writeDraft<Kept>(key, { version: version.current, content: latest.current });
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
    clearDraft(key);
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
      const made = await api.call(createArticle, { body: { content: { ...latest.current, slug: '' } } });
      isDirty.current = false;
      clearDraft(key);
      // Whoever goes there leaves nothing unsaved here.
      setState('saved');
      return made.id;
    },
    generation,
  };
};
