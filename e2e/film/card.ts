import type { Page } from '@playwright/test';

interface Card {
  readonly title: string;
  readonly text: string;
}

/** Shows a title card, at the beginning and at the end, in the product's own fonts and colours. */
export const showCard = async (page: Page, { title, text }: Card): Promise<void> => {
  await page.evaluate(
    async (words) => {
      const style = (element: HTMLElement, rules: Partial<CSSStyleDeclaration>) =>
        Object.assign(element.style, rules);
      const card = document.createElement('div');
      style(card, {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'center',
        gap: '26px',
        height: '100vh',
        padding: '0 72px',
        textAlign: 'center',
        background: '#fbf9f6',
        borderTop: '8px solid #e65225',
        boxSizing: 'border-box',
      });
      const logo = document.createElement('img');
      logo.src = '/icons/logotype.svg';
      style(logo, { width: '288px', height: '72px' });
      const title = document.createElement('p');
      title.textContent = words.title;
      style(title, {
        margin: '18px 0 0',
        maxWidth: '860px',
        fontFamily: "'Newsreader Variable', serif",
        fontSize: '52px',
        fontWeight: '560',
        lineHeight: '1.12',
        letterSpacing: '-0.015em',
        textWrap: 'balance',
      });
      const text = document.createElement('p');
      text.textContent = words.text;
      style(text, {
        fontFamily: "'Source Sans 3 Variable', sans-serif",
        margin: '0',
        maxWidth: '760px',
        fontSize: '26px',
        lineHeight: '1.4',
        color: '#645c54',
      });
      card.append(logo, title, text);
      document.body.replaceChildren(card);
      await logo.decode();
      await document.fonts.ready;
    },
    { title, text },
  );
};
