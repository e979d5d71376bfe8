import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { reloadKey, reloadsApartMs } from './stale-build.ts';

/** Public screens that are used as soon as they are seen. */
const usedAtOnce = ['/inscription', '/connexion', '/dossiers/verifier', '/simulateur'];

/** True if the screen is read first: for a visitor, its scripts can wait until the first intent to use it. */
export const isReadFirst = (pathname: string): boolean =>
  isPublicScreen(pathname) && !usedAtOnce.includes(pathname.replace(/\/$/, ''));

/**
 * Starts the scripts that wait in the page: at the first intent of a visitor, at once for a member. Runs in the
 * browser, as text in the head of the page, so it uses nothing from outside.
 *
 * A press on a button and what is typed in the meantime are repeated once the page lives. Links need no scripts; nor do
 * forms, which therefore go their own way where scripts take long.
 */
const startAtFirstIntent = (key: string, apartMs: number): void => {
  const { documentElement: root } = document;
  const intents = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'keydown',
    'focusin',
    'input',
    'scroll',
  ];
  const longMs = 4_000;
  const typed = new Set<HTMLInputElement>();
  let isStarted = false;
  let pressed: HTMLElement | null = null;

  /** Loads the page again, once in a while: after a deployment, its files may be gone. Not before the network is back. */
  const reload = () => {
    if (!navigator.onLine) {
      addEventListener('online', reload, { once: true });
      return letGo();
    }
    try {
      const last = Number(sessionStorage.getItem(key) ?? 0);
      if (Date.now() - last < apartMs) return letGo();
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      // Without storage, the page might be loaded again for ever.
      letGo();
    }
  };

  const runScripts = () => {
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type=waits]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = waiting.nonce;
      script.text = waiting.text;
      script.addEventListener('error', reload);
      waiting.replaceWith(script);
    }
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of intents) removeEventListener(name, onIntent, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=waits]'))
      link.rel = 'modulepreload';
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', runScripts);
    else runScripts();
  };

  const onIntent = (event: Event) => {
    // Chromium moves a pointer to the corner of a page that nobody touches.
    const isAtRest = event instanceof PointerEvent && event.clientX === 0 && event.clientY === 0;
    if (!isAtRest && (event.type !== 'scroll' || scrollY > innerHeight / 2)) start();
  };

  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.add(target);
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      const staysHere =
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        link.target !== '' ||
        link.download !== '' ||
        link.hash !== '';
      // The page that comes is a document, so no grey shapes of it can be shown.
      if (!staysHere && link.origin === location.origin) root.dataset.leaving = '';
      // A file that is only saved brings no other page.
      setTimeout(onReturn, 2 * longMs);
      return;
    }
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>('button, [aria-haspopup]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    pressed.setAttribute('aria-busy', 'true');
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null)
      setTimeout(letGo, longMs);
  };

  const onReturn = () => {
    delete root.dataset.leaving;
  };

  /** Repeats the press, from now on without holding another. */
  const letGo = () => {
    removeEventListener('click', onClick, true);
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
    pressed = null;
  };

  /** Makes React notice a value that it found: it compares with the last one that was set by a script. */
  const repeat = (field: HTMLInputElement) => {
    if (field.type === 'checkbox' || field.type === 'radio') {
      if (field.checked === field.defaultChecked) return;
      field.checked = field.defaultChecked;
      field.click();
      return;
    }
    const { value } = field;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const life = new MutationObserver(() => {
    if (!root.dataset.session?.startsWith('logged')) return;
    life.disconnect();
    removeEventListener('input', onInput, true);
    for (const field of typed) repeat(field);
    letGo();
  });

  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  // Somebody logs in from another tab.
  addEventListener('storage', start);
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('pageshow', onReturn);
  life.observe(root, { attributeFilter: ['data-session'] });
  if (root.dataset.session !== 'none') start();
};

const startingScript = `(${String(startAtFirstIntent)})(${JSON.stringify(reloadKey)},${reloadsApartMs})`;

const moduleScript = ' type="module" async=""';

/** A page whose modules wait for the starting script. */
export const withWaitingScripts = (html: string, nonce: string): string => {
  // In pieces, since a page is long: links of modules stand in its head, the script near its end.
  const head = html.indexOf('</head>');
  const module = html.lastIndexOf(moduleScript);
  if (head < 0 || module < head) return html;
  const links = html.slice(0, head).replaceAll('<link rel="modulepreload"', '<link rel="waits"');
  const script = `<script nonce="${nonce}">${startingScript}</script>`;
  return `${links}${script}${html.slice(head, module)} type="waits"${html.slice(module + moduleScript.length)}`;
};
