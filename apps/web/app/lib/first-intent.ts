import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { reloadKey, reloadsApartMs } from './stale-build.ts';

/** Public screens that a visitor uses at once, such as forms: their scripts do not wait. */
const usedAtOnce = ['/inscription', '/connexion', '/dossiers/verifier', '/simulateur'];

/**
 * True if a screen is mostly read: for a visitor, its scripts can wait until the first sign of use (a move,
 * press or key).
 */
export const isReadFirst = (pathname: string): boolean =>
  isPublicScreen(pathname) && !usedAtOnce.includes(pathname.replace(/\/$/, ''));

/**
 * Holds presses and typed text of a page until it is hydrated, and repeats them then. Starts its scripts
 * if they are delayed: at a visitor's first input event, at once for a member. Inlined as text, so it uses
 * nothing outside its own body.
 *
 * Links work without scripts; so do forms that search, which are sent natively if the scripts take too long.
 */
const startAtFirstIntent = (isDelayed: boolean, key: string, apartMs: number): void => {
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

  /**
   * Reloads the page, at most once per `apartMs`: a deployment may have removed its files. Waits for the
   * network if offline.
   */
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
    // Chromium reports a pointer at (0, 0) on a page that nobody touches.
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
      // A full page load follows, so no skeleton can be shown: mark the page as being left.
      if (!staysHere && link.origin === location.origin) root.dataset.leaving = '';
      // A download leads to no other page: remove the mark after a while.
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
    // No page of the server reads a posted form: what was typed would be lost.
    if (button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.method === 'get')
      setTimeout(letGo, longMs);
  };

  const onReturn = () => {
    delete root.dataset.leaving;
  };

  /** Repeats the held press, and stops holding later ones. */
  const letGo = () => {
    removeEventListener('click', onClick, true);
    pressed?.removeAttribute('aria-busy');
    pressed?.click();
    pressed = null;
  };

  /**
   * Makes React notice a value typed before hydration: resets the field, sets the value natively and fires an
   * input event.
   */
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

  const hydration = new MutationObserver(() => {
    hydration.disconnect();
    removeEventListener('input', onInput, true);
    for (const field of typed) repeat(field);
    letGo();
  });

  for (const name of intents) addEventListener(name, onIntent, { capture: true, passive: true });
  // A login in another tab changes the storage.
  addEventListener('storage', start);
  addEventListener('input', onInput, true);
  addEventListener('click', onClick, true);
  addEventListener('pageshow', onReturn);
  hydration.observe(root, { attributeFilter: ['data-hydrated'] });
  if (!isDelayed || root.dataset.session !== 'none') start();
};

const startingScript = (isDelayed: boolean) =>
  `(${String(startAtFirstIntent)})(${isDelayed},${JSON.stringify(reloadKey)},${reloadsApartMs})`;

const startingScripts = { read: startingScript(true), used: startingScript(false) };

const moduleScript = ' type="module" async=""';

/**
 * HTML of a page with the starting script, for which its modules wait if the page is read first. Changes
 * nothing in a page that has no modules.
 */
export const withStartingScript = (
  html: string,
  { nonce, isDelayed }: { nonce: string; isDelayed: boolean },
): string => {
  // Cuts the HTML instead of scanning it whole: module links are in its head, the module script near its end.
  const head = html.indexOf('</head>');
  const module = html.lastIndexOf(moduleScript);
  if (head < 0 || module < head) return html;
  const script = `<script nonce="${nonce}">${isDelayed ? startingScripts.read : startingScripts.used}</script>`;
  if (!isDelayed) return `${html.slice(0, head)}${script}${html.slice(head)}`;
  const links = html.slice(0, head).replaceAll('<link rel="modulepreload"', '<link rel="waits"');
  return `${links}${script}${html.slice(head, module)} type="waits"${html.slice(module + moduleScript.length)}`;
};
